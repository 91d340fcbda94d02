/** What a note is made of: a flat list of blocks, each with a place in an outline; plain data for both sides. */

import { msg } from '#common/texts.ts';

export const TEXT_TYPES = ['paragraph', 'heading', 'bullet', 'numbered', 'task', 'quote', 'code'] as const;
export const THING_TYPES = ['image', 'video', 'audio', 'design', 'transcript'] as const;
export const BLOCK_TYPES = [...TEXT_TYPES, ...THING_TYPES, 'divider'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];
export type ThingType = (typeof THING_TYPES)[number];

export const STYLES = ['bold', 'italic', 'underline', 'strike', 'code'] as const;
export type Style = (typeof STYLES)[number];

export interface TextPiece {
  type: 'text';
  text: string;
  styles?: Style[] | undefined;
  /** A web address or a mail address. */
  href?: string | undefined;
}

/** A link to another note; its title is the one that the note has when it is read. */
export interface NotePiece {
  type: 'note';
  noteId: string;
  title: string;
}

export type Piece = TextPiece | NotePiece;

export interface Block {
  /** Within its note. */
  id: string;
  type: BlockType;
  /** Steps in from the margin. */
  indent?: number | undefined;
  /** Of a heading, from 1. */
  level?: number | undefined;
  /** Of a task. */
  checked?: boolean | undefined;
  /** The task of the task list that this line is. */
  taskId?: string | undefined;
  /** Of a thing: its id in the library of whoever wrote it. */
  ref?: string | undefined;
  /** What a thing is called where it cannot be shown. */
  name?: string | undefined;
  content?: Piece[] | undefined;
}

export const MAX_BLOCKS = 5000;
/** Of all blocks together. */
export const MAX_CHARACTERS = 500_000;
export const MAX_INDENT = 8;
export const MAX_LEVEL = 3;
export const MAX_TITLE = 200;
/** In one block. */
export const MAX_PIECES = 2000;
export const MAX_HREF = 2000;
const MAX_EXCERPT = 240;

/** Said by both sides, in every language. */
export const TOO_LONG = msg(
  'A note holds 5,000 blocks and 500,000 characters at most. Divide it into several notes.',
);

const isOneOf =
  <T extends string>(all: readonly T[]) =>
  (value: string): value is T =>
    (all as readonly string[]).includes(value);
export const isThing = isOneOf(THING_TYPES);
export const isText = isOneOf(TEXT_TYPES);
export const isBlockType = isOneOf(BLOCK_TYPES);
export const isStyle = isOneOf(STYLES);

/** Addresses that a click may lead to: nothing that runs. */
export const isSafeHref = (href: string): boolean =>
  href.length <= MAX_HREF && /^(https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(href);

export const pieceText = (piece: Piece): string => (piece.type === 'note' ? piece.title : piece.text);

export const textOf = ({ content = [], name = '' }: Pick<Block, 'content' | 'name'>): string =>
  content.length > 0 ? content.map(pieceText).join('') : name;

/** Everything that is written in it, for search. */
export const wordsOf = (title: string, blocks: readonly Block[]): string =>
  [title, ...blocks.map(textOf)].filter(Boolean).join('\n');

/** How it begins, in one line. */
export function excerptOf(blocks: readonly Block[]): string {
  let text = '';
  for (const block of blocks) {
    if (text.length >= MAX_EXCERPT) break;
    text += ` ${textOf(block).slice(0, MAX_EXCERPT)}`;
  }
  return text.replace(/\s+/gu, ' ').trim().slice(0, MAX_EXCERPT);
}

export const refsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ type, ref }) => (isThing(type) && ref ? [ref] : []))),
];

export const linksOf = (blocks: readonly Block[]): string[] => [
  ...new Set(
    blocks.flatMap(({ content = [] }) => content.flatMap((one) => (one.type === 'note' ? [one.noteId] : []))),
  ),
];

/** What somebody wrote: linked notes have the titles that they have, and lines become tasks by themselves. */
const asWritten = (block: Block): string =>
  JSON.stringify({
    ...block,
    taskId: undefined,
    content: block.content?.map((one) => (one.type === 'note' ? { ...one, title: '' } : one)),
  });

/** The same in every field that somebody writes. */
export const sameBlock = (a: Block, b: Block): boolean =>
  a === b || ((!a.taskId || !b.taskId || a.taskId === b.taskId) && asWritten(a) === asWritten(b));

export const sameBlocks = (a: readonly Block[], b: readonly Block[]): boolean =>
  a.length === b.length && a.every((one, at) => sameBlock(one, b[at]!));
