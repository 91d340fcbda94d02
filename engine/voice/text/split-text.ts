/** Cuts a text into pieces that are spoken one after another: whole sentences, the first one short so that sound starts soon. */

import { PAUSE_MARK } from './normalise.ts';

export type Piece = { kind: 'say'; text: string } | { kind: 'pause'; seconds: number };

export interface SplitOptions {
  /** Characters of the first piece: it decides how soon something is heard. */
  firstLength?: number;
  /** Characters of a piece at most; the engine takes some 500 sounds at once. */
  length?: number;
  /** How much longer each piece may be than the one before. */
  growth?: number;
}

/** Four seconds of speech, which two cores make in two. */
const FIRST_LENGTH = 64;
export const PIECE_LENGTH = 220;
/** Voices are made at twice the speed of speech at least: a piece so much longer is ready before the one before it ends. */
const GROWTH = 1.6;
/** A sentence that is a little too long is not torn. */
const TOLERANCE = 1.25;
/** A head shorter than this sounds like a stumble. */
const SHORTEST_HEAD = 20;

const SENTENCE_END = /(?<=[.!?…][”"')\]»]*)\s+|(?<=[。！？][」』”）]*)|\n+/u;
/** A comma inside a number ends nothing. */
const CLAUSE_END = /(?<=[,;:—–])\s+|(?<=[、，；：])\s*/u;

/** Characters of scripts without an alphabet carry several sounds each. */
const weight = (text: string): number =>
  text.length +
  (text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) * 2;

/** Of a long text its length says enough: nothing weighs less than its letters. */
const exceeds = (text: string, max: number): boolean => text.length > max || weight(text) > max;

export function splitText(normalised: string, options: SplitOptions = {}): Piece[] {
  const { firstLength = FIRST_LENGTH, length = PIECE_LENGTH, growth = GROWTH } = options;
  const pieces: Piece[] = [];
  let limit = firstLength;
  let text = '';
  const flush = () => {
    const said = text.trim();
    text = '';
    if (!/[\p{L}\p{N}]/u.test(said)) return;
    pieces.push({ kind: 'say', text: said });
    limit = Math.min(length, limit * growth);
  };
  const add = (part: string) => {
    if (text && weight(text) + weight(part) > limit) flush();
    text = text ? `${text} ${part}` : part;
  };
  const addSentence = (sentence: string) => {
    if (text && exceeds(sentence, limit - weight(text))) flush();
    const head = text || limit >= length ? sentence : headOf(sentence, limit, limit === firstLength);
    if (!exceeds(head, Math.max(limit * TOLERANCE, length * 0.7))) add(head);
    else for (const bit of cutLong(head, limit, length)) add(bit);
    const rest = sentence.slice(head.length).trim();
    if (rest) addSentence(rest);
  };
  normalised.split(PAUSE_MARK).forEach((run, index) => {
    if (index % 2 === 1) {
      flush();
      pieces.push({ kind: 'pause', seconds: Number(run) / 1000 });
      return;
    }
    for (const sentence of run.split(SENTENCE_END)) {
      const trimmed = sentence?.trim();
      if (trimmed) addSentence(trimmed);
    }
  });
  flush();
  return pieces;
}

/** As much of a sentence as may be said alone so that sound comes soon: up to a comma, or (`isTorn`) between two words. */
function headOf(sentence: string, max: number, isTorn: boolean): string {
  if (!exceeds(sentence, max * TOLERANCE)) return sentence;
  // One letter more, since a comma is told by what follows it.
  const near = sentence.slice(0, Math.floor(max) + 1);
  const upTo = (ends: RegExp): string | undefined =>
    [...near.matchAll(ends)]
      .map((end) => sentence.slice(0, end.index + end[0].length))
      .findLast((head) => weight(head) <= max && weight(head) >= SHORTEST_HEAD);
  const head = upTo(/[,;:—–](?=\s)|[、，；：]/gu) ?? (isTorn ? upTo(/\s+/gu) : sentence);
  if (head !== undefined) return head;
  const letters = [...near];
  let count = 0;
  for (let sum = 0; sum <= max && count < letters.length; count++) sum += weight(letters[count]!);
  return letters.slice(0, count - 1).join('');
}

/** At commas, else between words, else anywhere: text without any break is also text. */
function cutLong(sentence: string, first: number, length: number): string[] {
  const parts: string[] = [];
  const max = () => (parts.length === 0 ? Math.max(first, length * 0.5) : length);
  let line = '';
  const push = () => {
    if (line.trim()) parts.push(line.trim());
    line = '';
  };
  const put = (part: string, glue: string) => {
    if (line && weight(line) + weight(part) > max()) push();
    line = line ? line + glue + part : part;
  };
  for (const clause of sentence.split(CLAUSE_END)) {
    if (!exceeds(clause, max())) put(clause, ' ');
    else {
      for (const word of clause.split(/\s+/)) {
        if (!exceeds(word, max())) put(word, ' ');
        else for (const bit of chop(word, Math.floor(length / 3))) put(bit, '');
      }
    }
  }
  push();
  return parts;
}

function chop(word: string, length: number): string[] {
  const letters = [...word];
  const bits: string[] = [];
  for (let at = 0; at < letters.length; at += length) bits.push(letters.slice(at, at + length).join(''));
  return bits;
}
