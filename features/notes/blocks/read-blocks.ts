/** Blocks as they arrive: written by our editor, by a program, or in the form that BlockNote documents have. Nothing unknown gets in. */

import { newId } from '#common/ids.ts';
import {
  type Block,
  type BlockType,
  isBlockType,
  isSafeHref,
  isStyle,
  isText,
  isThing,
  MAX_BLOCKS,
  MAX_CHARACTERS,
  MAX_INDENT,
  MAX_LEVEL,
  MAX_PIECES,
  type Piece,
  type Style,
  TOO_LONG,
} from './block.ts';

/** What BlockNote calls them. */
const OTHER_NAMES: Readonly<Record<string, BlockType>> = {
  bulletListItem: 'bullet',
  numberedListItem: 'numbered',
  checkListItem: 'task',
  toggleListItem: 'bullet',
  codeBlock: 'code',
};

const MAX_ID = 64;
const MAX_NAME = 300;
const MAX_DEPTH = 20;

export class BlockProblem extends Error {}

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const word = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= max ? value : undefined;

const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : undefined;

/** PostgreSQL keeps no NUL, and half a pair of surrogates is no letter. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function stylesIn(value: unknown): Style[] {
  const names = Array.isArray(value)
    ? value
    : isLoose(value)
      ? Object.keys(value).filter((name) => value[name] === true)
      : [];
  return [...new Set(names.filter((one): one is Style => typeof one === 'string' && isStyle(one)))].sort();
}

const textPiece = (text: string, styles: Style[], href: string | undefined): Piece => ({
  type: 'text',
  text: clean(text),
  ...(styles.length > 0 && { styles }),
  ...(href !== undefined && isSafeHref(href) && { href }),
});

function piecesIn(content: unknown, most: number, href?: string): Piece[] {
  if (typeof content === 'string') return content === '' ? [] : [textPiece(content, [], href)];
  if (!Array.isArray(content)) return [];
  if (content.length > most) throw new BlockProblem(TOO_LONG);
  return content.flatMap((one): Piece[] => {
    if (typeof one === 'string') return piecesIn(one, most, href);
    if (!isLoose(one)) return [];
    if (one.type === 'note') {
      const noteId = word(one.noteId, MAX_ID);
      return noteId ? [{ type: 'note', noteId, title: clean(word(one.title, MAX_NAME) ?? '') }] : [];
    }
    const target = word(one.href, Number.POSITIVE_INFINITY) ?? href;
    if (one.type === 'link' && href === undefined) return piecesIn(one.content, most, target);
    if (typeof one.text !== 'string' || one.text === '') return [];
    return [textPiece(one.text, stylesIn(one.styles), target)];
  });
}

function blockIn(one: Loose, depth: number, taken: Set<string>, mostPieces: number): Block {
  const props = isLoose(one.props) ? { ...one.props, ...one } : one;
  const named = typeof one.type === 'string' ? (OTHER_NAMES[one.type] ?? one.type) : 'paragraph';
  if (!isBlockType(named))
    throw new BlockProblem(`There is no block of the kind “${String(named).slice(0, 40)}”.`);
  let id = word(one.id, MAX_ID);
  if (id === undefined || taken.has(id)) id = newId();
  taken.add(id);
  const indent = Math.min(MAX_INDENT, (whole(props.indent, 0, MAX_INDENT) ?? 0) + depth);
  const block: Block = { id, type: named, ...(indent > 0 && { indent }) };
  if (named === 'heading') block.level = whole(props.level, 1, MAX_LEVEL) ?? 1;
  if (named === 'task') {
    block.checked = props.checked === true;
    const taskId = word(props.taskId, MAX_ID);
    if (taskId) block.taskId = taskId;
  }
  if (isThing(named)) {
    const ref = word(props.ref, MAX_ID);
    if (ref) block.ref = ref;
    const name = word(props.name, MAX_NAME) ?? word(props.caption, MAX_NAME);
    if (name) block.name = clean(name);
  }
  if (isText(named)) {
    const pieces = piecesIn(one.content, mostPieces);
    if (pieces.length > 0) block.content = named === 'code' ? plain(pieces) : pieces;
  }
  return block;
}

/** A code block has letters and nothing else. */
const plain = (pieces: readonly Piece[]): Piece[] => [
  { type: 'text', text: pieces.map((one) => (one.type === 'note' ? one.title : one.text)).join('') },
];

/** Addresses count as well: a note may hold many long ones. */
const lengthOf = (piece: Piece): number =>
  piece.type === 'note' ? piece.title.length : piece.text.length + (piece.href?.length ?? 0);

/** Throws a `BlockProblem` in words. What is `isKept` already was within the limits of its day. */
export function readBlocks(given: readonly unknown[], { isKept = false } = {}): Block[] {
  const [mostBlocks, mostPieces, mostCharacters] = isKept
    ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    : [MAX_BLOCKS, MAX_PIECES, MAX_CHARACTERS];
  const found: Block[] = [];
  const taken = new Set<string>();
  let characters = 0;
  const take = (list: readonly unknown[], depth: number) => {
    for (const one of list) {
      if (!isLoose(one)) throw new BlockProblem('Please send blocks, each with its type.');
      if (found.length >= mostBlocks || depth > MAX_DEPTH) throw new BlockProblem(TOO_LONG);
      const block = blockIn(one, depth, taken, mostPieces);
      for (const piece of block.content ?? []) characters += lengthOf(piece);
      if (characters > mostCharacters) throw new BlockProblem(TOO_LONG);
      found.push(block);
      if (Array.isArray(one.children)) take(one.children, depth + 1);
    }
  };
  take(given, 0);
  return found;
}
