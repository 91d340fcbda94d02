/** Reads a script as the field writes it: scenes by their headings, who says what, who is seen, and which shots are asked for. */

import { SCRIPT_PROBLEMS as PROBLEMS } from '../contract.ts';
import {
  MAX_COMPANY,
  MAX_LINES,
  MAX_SCENES,
  MAX_SEEN,
  MAX_SPEECH,
  MAX_SPOKEN,
  SCRIPT_LIMIT,
  type ShotKind,
} from './script-limits.ts';

export interface ScriptLine {
  /** Number in the company. */
  speaker: number;
  text: string;
  /** As it was asked for before the line. */
  shot?: ShotKind;
  /** Number of the script's row in which the speaker is named. */
  row: number;
}

export interface ScriptScene {
  /** As it stands in the script; empty: the script has no headings. */
  heading: string;
  isInside: boolean | undefined;
  place: string;
  time: string;
  /** What is told and not said. */
  action: string;
  lines: ScriptLine[];
  /** Numbers in the company, from left to right. */
  seen: number[];
  walksIn: number[];
}

export interface ScriptPerson {
  name: string;
  /** What the script tells of them. */
  about: string;
}

export interface ReadScript {
  /** As its first page has it. */
  title?: string;
  company: ScriptPerson[];
  scenes: ScriptScene[];
}

const HEADING =
  /^(?:\d+[.)]?\s*)?(INT\.?\s?\/\s?EXT|EXT\.?\s?\/\s?INT|I\/E|INTERIOR|EXTERIOR|INTÉRIEUR|EXTÉRIEUR|INNEN|AUSSEN|AUßEN|INT|EXT|EST|室内|室外|内景|外景|屋内|屋外|실내|실외)(?:[.:．：]\s*|\s+)(.*\S)\s*$/iu;
/** 'Scene 1: The garden', as people write who know no headings. */
const SCENE =
  /^(?:scene|szene|scène|escena|scena|cena|シーン|장면)\s*(?:\d+|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|un|une|uno|una|due|deux|dos)?\s*(?:$|[:：.–—-]\s*(.*)$)|^第\s*[\d一二三四五六七八九十]+\s*[场場幕]\s*[:：]?\s*(.*)$/iu;
/** Acts, sections and synopses, pages, what is shown as letters, and lines of the title page. */
const PASSED_OVER =
  /^(?:act|akt|acte|acto|atto|ato)\s+(?:\d+|[ivx]+|one|two|three|four|five)\b.{0,40}$|^[#=]|^(?:super|title card|titel|insert)\s*:|^(?:credit|authors?|source|draft date|contact|copyright|notes|revision|by|von|par|por|di|autor(?:in)?|auteur|autore)\s*:\s/iu;
const TITLE_ROW = /^(?:title|titel|titre|título|titolo|タイトル|제목|标题)\s*[:：]\s*(\S.*)$/iu;
/** 'EMMA. Have you seen it?', as plays are printed. */
const PRINTED = /^(\p{Lu}[\p{Lu}\p{N} '’-]{1,30})\.\s+(\S.*\p{Ll}.*)$/u;
const INSIDE = /^(int|interior|intérieur|innen|室内|内景|屋内|실내)/iu;
const BOTH = /\/|^i\/e/iu;
/** 'CUT TO:', 'FADE IN:' and their like. */
const TRANSITION =
  /^(?:(?:smash |match |jump )?cut to(?: black)?|fade (?:in|out|to black)|dissolve to|the end|end|ende|fin|fine|fim|schnitt|abblende|aufblende|fundido.*)\s*[:.]?$/iu;
const SHOT_ROW: readonly [ShotKind, RegExp][] = [
  ['two', /^(?:two[- ]shot|zweier|plan à deux|plano de dos)\b/iu],
  ['over', /^(?:over (?:.+ )?shoulder|over the shoulder|over-the-shoulder|ots)\b/iu],
  [
    'close',
    /^(?:(?:extreme )?close(?:[- ]?up)?(?: (?:on|of))?|cu|angle on|nahaufnahme|gros plan|primer plano|primo piano)\b/iu,
  ],
  [
    'wide',
    /^(?:wide(?: (?:shot|angle|on))?|establishing(?: shot)?|long shot|totale|plan large|plano general)\b/iu,
  ],
];
/** '(V.O.)', '(O.S.)', '(CONT'D)'. */
const REMARKS = /\s*\(([^)]*)\)/gu;
const UNSEEN = /^(?:v\.?\s?o\.?|o\.?\s?s\.?|o\.?\s?c\.?|off|voice ?over|narrator)$/iu;
const NARRATOR =
  /^(?:narrator|erzähler(?:in)?|narrateur|narratrice|narrador(?:a)?|narratore|语|旁白|ナレーター|나레이터|내레이터)$/iu;
const ENTERS =
  /\b(enters?|walks? in|comes? in|steps? in|arrives?|runs? in|rushes in|bursts in|kommt|betritt|tritt ein|entre|arrive|entra|llega|arriva|chega)\b/iu;
const NAMED = /^([^\s:：][^:：]{0,38}?)\s*[:：]\s*(\S.*)$/u;

/** A row in capitals with at least two letters, and not a sentence. */
function isCue(row: string): boolean {
  if (row.length > 80) return false;
  const name = row.replace(REMARKS, '').trim();
  return (
    name.length >= 2 &&
    name.length <= 38 &&
    /\p{Lu}/u.test(name) &&
    !/\p{Ll}/u.test(name) &&
    !/[.!?:,;]$/u.test(name) &&
    name.split(/\s+/u).length <= 4
  );
}

const plain = (name: string): string => name.trim().toLocaleLowerCase('en').replace(/\s+/gu, ' ');

export const shotOf = (row: string): ShotKind | undefined =>
  row.length > 60 || (/\p{Ll}/u.test(row) && !/^(wide|close|two|over|angle|establishing)/iu.test(row))
    ? undefined
    : SHOT_ROW.find(([, pattern]) => pattern.test(row))?.[0];

/** 'ANNA' as people write it: 'Anna'. */
export const asName = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLocaleLowerCase('en')
        .replace(
          /(^|[\s'’-])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
        );

const MAX_SENTENCE = 500;

/** A few sentences, and nothing of a script in them. */
export const isSentence = (text: string): boolean => text.length <= MAX_SENTENCE && !hasScriptForm(text);

/** Whether somebody wrote a script and not just a sentence: a heading, or two who speak. */
function hasScriptForm(text: string): boolean {
  const rows = rowsOf(text);
  const cue = (row: string) => looksLikeName(NAMED.exec(row)?.[1] ?? '');
  return (
    rows.some((row) => HEADING.test(row)) || rows.some((row) => cue(row)) || rows.slice(0, -1).some(isCue)
  );
}

interface Reading {
  title?: string;
  company: ScriptPerson[];
  unseen: Set<number>;
  scenes: ScriptScene[];
}

export type ScriptProblem = { problem: string };

export const isProblem = (read: ReadScript | ScriptProblem): read is ScriptProblem => 'problem' in read;

/** What is wrong is said in a sentence. */
export function readScript(text: string): ReadScript | ScriptProblem {
  if (text.length > SCRIPT_LIMIT) return { problem: PROBLEMS.tooLong };
  const reading = rowsRead(rowsOf(text));
  const scenes = reading.scenes.filter((one) => one.lines.length > 0 || one.action || one.heading);
  const lines = scenes.flatMap((one) => one.lines);
  // A place without words is a scene; prose is none.
  if (lines.length === 0 && !scenes.some((one) => one.heading)) return { problem: PROBLEMS.noScene };
  const longest = lines.find((one) => one.text.length > MAX_SPEECH);
  if (longest) return { problem: PROBLEMS.longSpeech(longest.text.slice(0, 40)) };
  if (scenes.length > MAX_SCENES) return { problem: PROBLEMS.scenes };
  if (lines.length > MAX_LINES) return { problem: PROBLEMS.speeches };
  if (lines.reduce((sum, one) => sum + one.text.length, 0) > MAX_SPOKEN) return { problem: PROBLEMS.minutes };
  if (reading.company.length > MAX_COMPANY) return { problem: PROBLEMS.people };
  for (const scene of scenes) castScene(scene, reading);
  const crowded = scenes.find((one) => one.seen.length > MAX_SEEN);
  if (crowded) return { problem: PROBLEMS.crowd(crowded.heading || crowded.lines[0]!.text.slice(0, 40)) };
  describe(reading, scenes);
  const { company, title } = reading;
  return { company, scenes, ...(title && { title }) };
}

/** What no pattern is to look at: nobody writes a heading or a name of this length. */
const LONG_ROW = 1000;

/** Runs of blanks are one: patterns that look for them must not be asked about thousands. */
export const rowsOf = (text: string): string[] =>
  text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).map((row) => row.replace(/\s+/gu, ' ').trim());

const isEnough = ({ company, scenes }: Reading): boolean =>
  company.length > MAX_COMPANY ||
  scenes.length > MAX_SCENES + 1 ||
  scenes.reduce((sum, one) => sum + one.lines.length, 0) > MAX_LINES;

function rowsRead(rows: readonly string[]): Reading {
  const reading: Reading = { company: [], unseen: new Set(), scenes: [] };
  let shot: ShotKind | undefined;
  const scene = () => {
    const last = reading.scenes.at(-1);
    if (last) return last;
    reading.scenes.push(sceneOf('', undefined, ''));
    return reading.scenes[0]!;
  };
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(plain(name));
    if (known !== undefined) return known;
    numbers.set(plain(name), reading.company.length);
    return reading.company.push({ name: asName(name.trim()), about: '' }) - 1;
  };
  const say = (cue: string, text: string, row: number) => {
    const name = cue.replace(REMARKS, '').trim();
    const remarks = [...cue.matchAll(REMARKS)].map((one) => one[1]!.trim());
    const speaker = numberOf(name);
    if (remarks.some((one) => UNSEEN.test(one)) || NARRATOR.test(name)) reading.unseen.add(speaker);
    // One that is too long is refused later: only those that fit are looked at.
    const said = text.length > LONG_ROW ? text : withoutRemarks(text);
    if (said) scene().lines.push({ speaker, text: said, ...(shot && { shot }), row });
    shot = undefined;
  };
  for (let i = 0; i < rows.length && !isEnough(reading); i++) {
    if (rows[i]!.length > LONG_ROW) {
      scene().action = `${scene().action} ${rows[i]}`.trim();
      continue;
    }
    const row = plainRow(rows[i]!);
    if (!row || TRANSITION.test(row) || PASSED_OVER.test(row)) continue;
    const titled = reading.scenes.length === 0 ? TITLE_ROW.exec(row)?.[1] : undefined;
    if (titled) {
      reading.title = titled;
      continue;
    }
    const numbered = SCENE.exec(row);
    if (numbered) {
      reading.scenes.push(sceneOf(row, undefined, numbered[1] ?? numbered[2] ?? ''));
      shot = undefined;
      continue;
    }
    const heading = HEADING.exec(row);
    if (heading) {
      const isInside = BOTH.test(heading[1]!) ? undefined : INSIDE.test(heading[1]!);
      reading.scenes.push(sceneOf(row, isInside, heading[2]!));
      shot = undefined;
      continue;
    }
    const wished = shotOf(row);
    if (wished) {
      shot = wished;
      continue;
    }
    const named = NAMED.exec(row) ?? PRINTED.exec(row);
    if (named && looksLikeName(named[1]!)) {
      say(named[1]!, named[2]!, i);
      continue;
    }
    const next = rows[i + 1];
    if (isCue(row) && next) {
      const speech: string[] = [];
      const at = i;
      while (i + 1 < rows.length && rows[i + 1]) {
        const said = rows[i + 1]!;
        if (said.length < LONG_ROW && HEADING.test(said)) break;
        speech.push(said);
        i++;
      }
      say(row, speech.join(' '), at);
      continue;
    }
    scene().action = `${scene().action} ${row}`.trim();
  }
  return reading;
}

const withoutRemarks = (text: string): string =>
  text
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Without the marks of Markdown and Fountain: emphasis, remarks, forced headings, names and transitions. */
const plainRow = (row: string): string =>
  row
    .replace(/\[\[.*?\]\]/gu, ' ')
    .trim()
    .replace(/^\.(?=\p{L})/u, 'EXT. ')
    .replace(/^@(?=\p{L})(.*)$/u, (_, name: string) => name.toLocaleUpperCase('en'))
    .replace(/^[*_>!~\s]+|[*_<\s]+$/gu, '')
    .replace(/\s*\^$/u, '');

/** 'Anna (softly)' or 'MR. BROWN'; not 'Remember' in the middle of a sentence, and no clock. */
function looksLikeName(cue: string): boolean {
  const name = cue.replace(REMARKS, '').trim();
  return (
    name.length > 0 &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]*$/u.test(name) &&
    /^[\p{Lu}\p{Lo}]/u.test(name) &&
    name.split(/\s+/u).length <= 4
  );
}

/** 'BAKERY - EARLY MORNING' is a place and a time. */
function sceneOf(heading: string, isInside: boolean | undefined, rest: string): ScriptScene {
  const parts = rest.split(/\s+[-–—]+\s+|\s*[—–]\s*|\s-\s?|\.\s+|、|，/u).filter(Boolean);
  const time = parts.length > 1 ? parts.at(-1)! : '';
  const place = (parts.length > 1 ? parts.slice(0, -1) : parts).join(', ');
  return { heading, isInside, place, time, action: '', lines: [], seen: [], walksIn: [] };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const nameIn = (name: string): RegExp => new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'iu');

/** Whoever speaks in it or is named in what happens; always in the company's order, so that nobody changes sides. */
function castScene(scene: ScriptScene, { company, unseen }: Reading): void {
  const sentences = scene.action.match(/[^.!?]+[.!?]*/gu) ?? [];
  for (const [i, { name }] of company.entries()) {
    if (unseen.has(i)) continue;
    const speaks = scene.lines.some((one) => one.speaker === i);
    const told = sentences.filter((one) => nameIn(name).test(one));
    if (speaks || told.length > 0) scene.seen.push(i);
    if (told.some((one) => ENTERS.test(one))) scene.walksIn.push(i);
  }
}

/** 'ANNA (30), a baker with red hair, kneads dough.' */
function describe({ company }: Reading, scenes: readonly ScriptScene[]): void {
  const action = scenes.map((one) => one.action).join(' ');
  for (const person of company) {
    const pattern = new RegExp(
      `(?<![\\p{L}])${escaped(person.name)}(?:\\s*\\(([^)]{1,40})\\))?(?:\\s*,\\s*([^.,;:!?]{2,100}(?:\\s+(?:with|in|mit|avec|con|com)\\s[^.,;:!?]{2,60})?))?`,
      'iu',
    );
    const found = pattern.exec(action);
    person.about = [ageOf(found?.[1]), found?.[2]?.trim()].filter(Boolean).join(', ');
  }
}

/** '(9)' is a child, '(70s)' somebody old. */
function ageOf(remark: string | undefined): string | undefined {
  const age = /^\D{0,6}(\d{1,3})/u.exec(remark ?? '')?.[1];
  if (!age) return remark && !UNSEEN.test(remark) ? remark : undefined;
  const years = Number(age);
  return years < 13 ? 'a child' : years < 18 ? 'a teenager' : years >= 65 ? 'old' : undefined;
}
