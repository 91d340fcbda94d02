/** Cuts a text into pieces that are spoken one after another: whole sentences, the first one short so that sound starts soon. */

import { PAUSE_MARK } from './normalise.ts';

export type Piece = { kind: 'say'; text: string } | { kind: 'pause'; seconds: number };

export interface SplitOptions {
  /** Characters of the first piece: it decides how soon something is heard. */
  firstLength?: number;
  /** Characters of a piece at most; the engine takes some 500 sounds at once. */
  length?: number;
}

const SENTENCE_END = /(?<=[.!?…][”"')\]»]*)\s+|(?<=[。！？][」』”）]*)|\n+/u;
const CLAUSE_END = /(?<=[,;:—–、，；：])\s*/u;

/** Characters of scripts without an alphabet carry several sounds each. */
const weight = (text: string): number =>
  text.length +
  (text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) * 2;

export function splitText(normalised: string, options: SplitOptions = {}): Piece[] {
  const { firstLength = 90, length = 220 } = options;
  const pieces: Piece[] = [];
  const limit = () => (pieces.some((one) => one.kind === 'say') ? length : firstLength);
  let text = '';
  const flush = () => {
    const said = text.trim();
    if (/[\p{L}\p{N}]/u.test(said)) pieces.push({ kind: 'say', text: said });
    text = '';
  };
  const add = (part: string) => {
    if (text && weight(text) + weight(part) > limit()) flush();
    text = text ? `${text} ${part}` : part;
  };
  normalised.split(PAUSE_MARK).forEach((run, index) => {
    if (index % 2 === 1) {
      flush();
      pieces.push({ kind: 'pause', seconds: Number(run) / 1000 });
      return;
    }
    for (const sentence of run.split(SENTENCE_END)) {
      const trimmed = sentence?.trim();
      if (!trimmed) continue;
      const isFirst = text === '' && limit() === firstLength;
      for (const part of isFirst ? headFirst(trimmed, firstLength) : [trimmed]) {
        // A first sentence of ordinary length is not torn apart between two words.
        if (weight(part) <= Math.max(limit(), length * 0.7)) add(part);
        else for (const bit of cutLong(part, limit(), length)) add(bit);
      }
    }
  });
  flush();
  return pieces;
}

/** The part up to a comma alone, where that makes the sound start sooner. */
function headFirst(sentence: string, firstLength: number): string[] {
  if (weight(sentence) <= firstLength) return [sentence];
  const clauses = sentence.split(CLAUSE_END);
  let head = '';
  while (clauses.length > 1 && weight(head) + weight(clauses[0]!) <= firstLength) {
    head = head ? `${head} ${clauses.shift()}` : clauses.shift()!;
  }
  const rest = sentence.slice(head.length).trim();
  return weight(head) >= 20 && rest && sentence.startsWith(head) ? [head, rest] : [sentence];
}

/** At commas, else between words, else anywhere: text without any break is also text. */
function cutLong(sentence: string, first: number, length: number): string[] {
  const parts: string[] = [];
  const most = () => (parts.length === 0 ? Math.max(first, length * 0.5) : length);
  let line = '';
  const push = () => {
    if (line.trim()) parts.push(line.trim());
    line = '';
  };
  const put = (part: string, glue: string) => {
    if (line && weight(line) + weight(part) > most()) push();
    line = line ? line + glue + part : part;
  };
  for (const clause of sentence.split(CLAUSE_END)) {
    if (weight(clause) <= most()) put(clause, ' ');
    else {
      for (const word of clause.split(/\s+/)) {
        if (weight(word) <= most()) put(word, ' ');
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
