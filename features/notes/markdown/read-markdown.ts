/** Markdown into blocks, line by line; HTML in it is text like any other. */

import {
  type Block,
  type BlockType,
  MAX_INDENT,
  MAX_LEVEL,
  type Piece,
  type ThingType,
} from '../blocks/block.ts';
import { readInline } from './read-inline.ts';

// With `s`, the rest of a line is all of it: a stop at U+2028 would make the parts before it try each other's lengths.
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/s;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/s;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const QUOTE = /^ {0,3}>[ \t]?(.*)$/s;
const ITEM = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])(?:[ \t]+(.*))?$/s;
const TICK = /^\[([ xX])\](?:[ \t]+(.*))?$/s;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
/** A thing of the library alone on its line, as we write it. */
const THING =
  /^!?\[((?:[^\]\\]|\\.){0,300})\]\((?:\/api\/(?:files|designs)\/|\/library\?open=)([\w-]{1,64})(?:\/picture)?(?: "(image|video|audio|design|transcript)")?\)$/;
const TAB = 4;

export interface ReadNote {
  /** The first heading where the text begins with one. */
  title: string;
  blocks: Block[];
}

interface State {
  blocks: Block[];
  paragraph: string[];
  quote: string[];
  /** Lines of the last block, which is an item and not read yet. */
  item: string[];
  /** Columns at which the items stand that this one is inside of. */
  columns: number[];
}

/** `hasTitle`: a heading of the first level at the top becomes the title. */
export function readMarkdown(text: string, { hasTitle = false } = {}): ReadNote {
  const lines = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').split('\n');
  const state: State = { blocks: [], paragraph: [], quote: [], item: [], columns: [] };
  for (let at = skipFrontMatter(lines); at < lines.length; at++) {
    const line = lines[at]!;
    const fence = FENCE.exec(line);
    if (fence) {
      flush(state);
      at = readCode(state, lines, at, fence[1]!);
    } else readLine(state, line);
  }
  flush(state);
  closeItem(state);
  const [first, ...rest] = state.blocks;
  if (hasTitle && first?.type === 'heading' && first.level === 1)
    return {
      title: (first.content ?? []).map((one) => (one.type === 'note' ? one.title : one.text)).join(''),
      blocks: rest,
    };
  return { title: '', blocks: state.blocks };
}

/** What other programs write above a text: `---`, a few lines, `---`. */
function skipFrontMatter(lines: readonly string[]): number {
  if (lines[0] !== '---') return 0;
  const end = lines.slice(1, 60).indexOf('---');
  return end >= 0 && lines.slice(1, end + 1).every((line) => line === '' || /^[\w -]+:|^\s+\S/.test(line))
    ? end + 2
    : 0;
}

const columnOf = (space: string): number =>
  [...space].reduce((column, sign) => (sign === '\t' ? column + TAB - (column % TAB) : column + 1), 0);

function add(state: State, type: BlockType, content: Piece[] = [], more: Partial<Block> = {}): void {
  closeItem(state);
  state.blocks.push({
    id: `m${state.blocks.length}`,
    type,
    ...more,
    ...(content.length > 0 && { content }),
  });
}

function closeItem(state: State): void {
  if (state.item.length === 0) return;
  const content = readInline(state.item.join(' '));
  if (content.length > 0) state.blocks.at(-1)!.content = content;
  state.item = [];
}

function withoutSpaces(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  return line.slice(0, end);
}

/** Two spaces or a backslash at the end of a line break it. */
const withItsBreak = (line: string): string =>
  line.endsWith('  ')
    ? `${withoutSpaces(line)}\n`
    : line.endsWith('\\')
      ? `${line.slice(0, -1)}\n`
      : `${line} `;

function flush(state: State): void {
  if (state.paragraph.length > 0) {
    const last = state.paragraph.pop()!;
    const text = state.paragraph.map(withItsBreak).join('') + last;
    const indent = state.columns.length;
    add(state, 'paragraph', readInline(text.trim()), indent > 0 ? { indent } : {});
    state.paragraph = [];
  }
  if (state.quote.length > 0) {
    add(state, 'quote', readInline(state.quote.join('\n').trim()));
    state.quote = [];
  }
}

function readCode(state: State, lines: readonly string[], from: number, sign: string): number {
  const code: string[] = [];
  let at = from + 1;
  for (; at < lines.length; at++) {
    const end = FENCE.exec(lines[at]!);
    if (end && end[1]!.startsWith(sign) && end[2]!.trim() === '') break;
    code.push(lines[at]!);
  }
  const text = code.join('\n');
  add(state, 'code', text === '' ? [] : [{ type: 'text', text }]);
  return at;
}

function readLine(state: State, line: string): void {
  if (line.trim() === '') {
    flush(state);
    return;
  }
  const quote = QUOTE.exec(line);
  if (quote) {
    if (state.quote.length === 0) flush(state);
    state.columns = [];
    state.quote.push(quote[1]!);
    return;
  }
  if (state.quote.length > 0) flush(state);
  const underline = UNDERLINE.exec(line);
  if (underline && state.paragraph.length > 0 && state.columns.length === 0) {
    const text = state.paragraph.join(' ').trim();
    state.paragraph = [];
    add(state, 'heading', readInline(text), { level: underline[1]!.startsWith('=') ? 1 : 2 });
    return;
  }
  const heading = HEADING.exec(line);
  if (heading || RULE.test(line)) {
    flush(state);
    state.columns = [];
    if (!heading) add(state, 'divider');
    else {
      const words = (heading[2] ?? '').replace(/(?:^|[ \t])#+[ \t]*$/, '').trim();
      add(state, 'heading', readInline(words), { level: Math.min(MAX_LEVEL, heading[1]!.length) });
    }
    return;
  }
  const item = ITEM.exec(line);
  if (item && (item[3] !== undefined || state.paragraph.length === 0)) {
    readItem(state, item);
    return;
  }
  if (/^\S/.test(line) && state.paragraph.length === 0) state.columns = [];
  const thing = THING.exec(line.trim());
  if (thing) {
    flush(state);
    addThing(state, thing);
  } else if (line.trimStart().startsWith('|')) {
    // A table has a line for each of its rows.
    flush(state);
    state.paragraph.push(line.trim());
    flush(state);
  } else if (state.paragraph.length === 0 && isContinued(state, line)) state.item.push(line.trim());
  else state.paragraph.push(line.trimStart());
}

function readItem(state: State, [, space = '', number, rest = '']: RegExpExecArray): void {
  flush(state);
  const column = columnOf(space);
  while (state.columns.length > 0 && column <= state.columns.at(-1)!) state.columns.pop();
  const indent = Math.min(MAX_INDENT, state.columns.length);
  state.columns.push(column);
  const tick = TICK.exec(rest);
  const place = indent > 0 ? { indent } : {};
  if (tick) add(state, 'task', [], { ...place, checked: tick[1] !== ' ' });
  else add(state, number ? 'numbered' : 'bullet', [], place);
  state.item = [(tick ? (tick[2] ?? '') : rest).trim()];
}

/** A line without a sign right under an item belongs to it. */
const isContinued = (state: State, line: string): boolean =>
  state.columns.length > 0 &&
  /^\s/.test(line) &&
  ['bullet', 'numbered', 'task'].includes(state.blocks.at(-1)?.type ?? '');

function addThing(state: State, [, name = '', ref, kind]: RegExpExecArray): void {
  const type = (kind ?? 'image') as ThingType;
  const words = name.replace(/\\(.)/g, '$1');
  add(state, type, [], { ref, ...(words && { name: words }) });
}
