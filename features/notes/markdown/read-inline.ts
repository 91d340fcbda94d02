/** One line of Markdown into pieces: styles, links and code; every character is looked at a bounded number of times. */

import { isSafeHref, MAX_HREF, type Piece, type Style } from '../blocks/block.ts';

interface Mark {
  sign: string;
  style: Style;
  /** Inside of words it is a letter like any other: snake_case. */
  isWordy?: boolean;
  end?: string;
}

const MARKS: readonly Mark[] = [
  { sign: '**', style: 'bold' },
  { sign: '__', style: 'bold', isWordy: true },
  { sign: '~~', style: 'strike' },
  { sign: '<u>', style: 'underline', end: '</u>' },
  { sign: '*', style: 'italic' },
  { sign: '_', style: 'italic', isWordy: true },
];

const MAX_LINK_TEXT = 1000;
const ESCAPED = /[\\`*_{}[\]()#+\-.!~<>|"']/;
const LETTER = /[\p{L}\p{N}]/u;
/** Signs that may begin something. */
const SPECIAL = /[\\`*_~<[!h]/g;
const BARE = /https?:\/\/[^\s<>"'`]{1,2000}/y;
const ANGLE = /<((?:https?:\/\/|mailto:)[^\s<>"]{1,2000})>/y;
const NOTE = /^\/notes\/([\w-]{1,64})$/;

/** What was looked for last: from where, and where it is. */
type Found = Map<string, { from: number; at: number }>;

interface Around {
  styles: readonly Style[];
  href?: string | undefined;
}

export function readInline(text: string): Piece[] {
  const pieces: Piece[] = [];
  readInto(pieces, text, { styles: [] }, new Map());
  return joined(pieces);
}

const styled = (text: string, { styles, href }: Around): Piece => ({
  type: 'text',
  text,
  ...(styles.length > 0 && { styles: [...styles].sort() }),
  ...(href !== undefined && { href }),
});

function readInto(pieces: Piece[], text: string, around: Around, found: Found): void {
  let from = 0;
  let at = 0;
  const flush = (until: number) => {
    if (until > from) pieces.push(styled(text.slice(from, until), around));
  };
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const sign = SPECIAL.exec(text);
    if (!sign) break;
    at = sign.index;
    const step = special(pieces, text, at, around, found, flush);
    if (step === 0) at += 1;
    else {
      at += step;
      from = at;
    }
  }
  flush(text.length);
}

/** How many characters were taken; `flush` writes what stood before them. */
function special(
  pieces: Piece[],
  text: string,
  at: number,
  around: Around,
  found: Found,
  flush: (until: number) => void,
): number {
  const sign = text[at]!;
  const next = text[at + 1];
  if (sign === '\\') {
    if (next === undefined || !ESCAPED.test(next)) return 0;
    flush(at);
    pieces.push(styled(next, around));
    return 2;
  }
  if (sign === '`') return codeAt(pieces, text, at, around, found, flush);
  if (sign === '[' || (sign === '!' && next === '[')) return linkAt(pieces, text, at, around, flush);
  if (sign === 'h' || (sign === '<' && next !== 'u')) return addressAt(pieces, text, at, around, flush);
  return markAt(pieces, text, at, around, found, flush);
}

/** The place of an end, or -1; remembered, so that many beginnings before a far end look for it once. */
function endOf(text: string, end: string, from: number, found: Found, as = end): number {
  const last = found.get(as);
  if (last && last.from <= from && (last.at < 0 || from <= last.at)) return last.at;
  const at = text.indexOf(end, from);
  found.set(as, { from, at });
  return at;
}

/** Within so many characters, or -1. */
function nearby(text: string, end: string, from: number, most: number): number {
  const at = text.slice(from, from + most + end.length).indexOf(end);
  return at < 0 ? -1 : from + at;
}

function codeAt(
  pieces: Piece[],
  text: string,
  at: number,
  around: Around,
  found: Found,
  flush: (until: number) => void,
): number {
  const end = endOf(text, '`', at + 1, found);
  if (end <= at + 1) return 0;
  flush(at);
  pieces.push(styled(text.slice(at + 1, end), { ...around, styles: [...around.styles, 'code'] }));
  return end + 1 - at;
}

function markAt(
  pieces: Piece[],
  text: string,
  at: number,
  around: Around,
  found: Found,
  flush: (until: number) => void,
): number {
  for (const { sign, style, isWordy, end = sign } of MARKS) {
    if (!text.startsWith(sign, at) || around.styles.includes(style)) continue;
    const inside = at + sign.length;
    if (/\s/.test(text[inside] ?? ' ')) continue;
    if (isWordy && LETTER.test(text[at - 1] ?? ' ')) continue;
    let close = endOf(text, end, inside + 1, found);
    // A single star does not end at a double one.
    if (sign.length === 1 && close >= 0 && text[close + 1] === sign) {
      const double = endOf(text, sign + sign, close + 2, found);
      close = double > 0 ? endOf(text, sign, double + 2, found, `${sign} behind`) : close;
    }
    if (close < 0 || /\s/.test(text[close - 1]!)) continue;
    if (isWordy && LETTER.test(text[close + end.length] ?? ' ')) continue;
    flush(at);
    readInto(pieces, text.slice(inside, close), { ...around, styles: [...around.styles, style] }, new Map());
    return close + end.length - at;
  }
  return 0;
}

/** `[words](address)`; of a picture inside of a line only its name and address stay. */
function linkAt(
  pieces: Piece[],
  text: string,
  at: number,
  around: Around,
  flush: (until: number) => void,
): number {
  if (around.href !== undefined) return 0;
  const open = text[at] === '!' ? at + 2 : at + 1;
  const middle = nearby(text, '](', open, MAX_LINK_TEXT);
  if (middle < 0) return 0;
  const close = nearby(text, ')', middle + 2, MAX_HREF + MAX_LINK_TEXT);
  if (close < 0) return 0;
  const words = text.slice(open, middle);
  const given = text.slice(middle + 2, close).trim();
  const name = given.search(/\s"/);
  const target = name < 0 ? given : given.slice(0, name).trimEnd();
  const noteId = NOTE.exec(target)?.[1];
  if (!noteId && !isSafeHref(target)) return 0;
  flush(at);
  if (noteId) pieces.push({ type: 'note', noteId, title: plain(words).slice(0, 200) });
  else if (words.trim() === '') pieces.push(styled(target, { ...around, href: target }));
  else readInto(pieces, words, { ...around, href: target }, new Map());
  return close + 1 - at;
}

const plain = (text: string): string => text.replace(/\\(.)/g, '$1');

/** A full stop behind an address is none of it. */
function withoutStops(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?)]*_~'.includes(address[end - 1]!)) end--;
  return address.slice(0, end);
}

function addressAt(
  pieces: Piece[],
  text: string,
  at: number,
  around: Around,
  flush: (until: number) => void,
): number {
  if (around.href !== undefined) return 0;
  if (at > 0 && text[at] === 'h' && LETTER.test(text[at - 1]!)) return 0;
  const pattern = text[at] === '<' ? ANGLE : BARE;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match) return 0;
  const whole = match[1] ? match[0] : withoutStops(match[0]);
  const href = match[1] ?? whole;
  if (!isSafeHref(href)) return 0;
  flush(at);
  pieces.push(styled(href, { ...around, href }));
  return whole.length;
}

const sameLook = (a: Piece, b: Piece): boolean =>
  a.type === 'text' &&
  b.type === 'text' &&
  a.href === b.href &&
  (a.styles ?? []).join() === (b.styles ?? []).join();

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.type === 'text' && piece.type === 'text' && sameLook(last, piece))
      all[all.length - 1] = { ...last, text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}
