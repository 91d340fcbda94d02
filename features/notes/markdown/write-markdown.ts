/** Blocks as Markdown that other programs read, and that we read back as the same blocks. */

import { type Block, isThing, type Piece, type Style, type TextPiece } from '../blocks/block.ts';

const SIGNS: Readonly<Record<Style, readonly [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  strike: ['~~', '~~'],
  underline: ['<u>', '</u>'],
  code: ['`', '`'],
};
/** From the outside in. */
const ORDER: readonly Style[] = ['bold', 'italic', 'strike', 'underline', 'code'];

const escaped = (text: string): string => text.replace(/[\\`*_[\]~<]/g, '\\$&');

function pieceMarkdown(piece: Piece): string {
  if (piece.type === 'note') return `[${escaped(piece.title || '…')}](/notes/${piece.noteId})`;
  return piece.text
    .split('\n')
    .map((line) => lineMarkdown({ ...piece, text: line }))
    .join('  \n');
}

function lineMarkdown({ text, styles = [], href }: TextPiece): string {
  const words = text.trim();
  if (words === '') return text;
  const isCode = styles.includes('code') && !words.includes('`');
  let inside = isCode ? words : escaped(words);
  if (href === words) return href.includes('>') ? text : text.replace(words, () => `<${href}>`);
  for (const style of ORDER.toReversed()) {
    if (!styles.includes(style) || (style === 'code' && !isCode)) continue;
    inside = `${SIGNS[style][0]}${inside}${SIGNS[style][1]}`;
  }
  if (href) inside = `[${inside}](${href.replaceAll(')', '%29')})`;
  // Spaces stay outside, where styles end.
  return text.slice(0, text.length - text.trimStart().length) + inside + text.slice(text.trimEnd().length);
}

/** What would begin another block. */
const atStart = (text: string): string =>
  text
    .replace(/^(\s*)([#>+|-])/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*)([=]+)\s*$/, '$1\\$2');

const inlineOf = ({ content = [] }: Block): string => content.map(pieceMarkdown).join('');

const THING_PATHS = { image: 'files', video: 'files', audio: 'files', design: 'designs' } as const;

function thingMarkdown({ type, ref = '', name = '' }: Block): string {
  const words = escaped(name.replace(/\s+/g, ' '));
  if (type === 'transcript') return `[${words || 'Transcript'}](/library?open=${ref} "transcript")`;
  const address =
    type === 'design' ? `/api/designs/${ref}/picture` : `/api/${THING_PATHS[type as 'image']}/${ref}`;
  return `![${words}](${address} "${type}")`;
}

function codeMarkdown(block: Block): string {
  const text = (block.content ?? []).map((one) => (one.type === 'text' ? one.text : one.title)).join('');
  let longest = 2;
  for (const [sign] of text.matchAll(/`{3,}/g)) longest = Math.max(longest, sign.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

const LISTS = new Set(['bullet', 'numbered', 'task']);

export function writeMarkdown(title: string, blocks: readonly Block[]): string {
  const parts: string[] = title ? [`# ${escaped(title.replace(/\s+/g, ' '))}`] : [];
  /** Of numbered items, by their indent. */
  const counts: number[] = [];
  let before: Block | undefined;
  for (const block of blocks) {
    const isItem = LISTS.has(block.type);
    const indent = block.indent ?? 0;
    counts.length = Math.min(counts.length, block.type === 'numbered' ? indent + 1 : indent);
    if (block.type === 'numbered') counts[indent] = (counts[indent] ?? 0) + 1;
    const text = blockMarkdown(block, counts[indent] ?? 1);
    const isTight = isItem && before && LISTS.has(before.type);
    parts.push(isTight ? '\n' : parts.length > 0 ? '\n\n' : '', text);
    before = block;
  }
  return `${parts.join('').trimEnd()}\n`;
}

function blockMarkdown(block: Block, number: number): string {
  const indent = block.indent ?? 0;
  const space = '    '.repeat(LISTS.has(block.type) ? indent : 0);
  const text = inlineOf(block);
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level ?? 1)} ${text.replaceAll('\n', ' ')}`;
    case 'bullet':
      return `${space}- ${oneItem(text)}`;
    case 'numbered':
      return `${space}${number}. ${oneItem(text)}`;
    case 'task':
      return `${space}- [${block.checked ? 'x' : ' '}] ${oneItem(text)}`;
    case 'quote':
      return text
        .split('\n')
        .map((line) => `> ${line.trimEnd()}`)
        .join('\n');
    case 'code':
      return codeMarkdown(block);
    case 'divider':
      return '---';
    default:
      return isThing(block.type) ? thingMarkdown(block) : atStart(text);
  }
}

/** Line by line: one expression for all of them would look at a long run of spaces once for each space. */
const oneItem = (text: string): string => {
  const lines = text.split('\n');
  return lines.map((line, at) => (at < lines.length - 1 ? line.trimEnd() : line)).join(' ');
};
