/** Between blocks and the editor's document; what did not change is not converted again. */

import type { Mark, Node } from 'prosemirror-model';
import { type Block, isText, isThing, type Piece, type Style, type ThingType } from '../../blocks/block.ts';
import { markOf, schema, stylesOf } from './note-schema.ts';

const marksOf = (styles: readonly Style[] = [], href: string | undefined): Mark[] => [
  ...(href ? [schema.marks.link.create({ href })] : []),
  ...styles.map((style) => markOf(style).create()),
];

function inlineOf(pieces: readonly Piece[] = []): Node[] {
  return pieces.flatMap((piece): Node[] => {
    if (piece.type === 'note')
      return [schema.nodes.note.create({ noteId: piece.noteId, title: piece.title })];
    const marks = marksOf(piece.styles, piece.href);
    return piece.text
      .split('\n')
      .flatMap((line, at): Node[] => [
        ...(at > 0 ? [schema.nodes.break.create(null, null, marks)] : []),
        ...(line ? [schema.text(line, marks)] : []),
      ]);
  });
}

export function nodeOf(block: Block): Node {
  const { id, type, indent = 0 } = block;
  if (isThing(type))
    return schema.nodes.thing.create({
      id,
      indent,
      kind: type,
      ref: block.ref ?? '',
      name: block.name ?? '',
    });
  if (type === 'divider') return schema.nodes.divider.create({ id, indent });
  if (type === 'code') {
    const text = (block.content ?? []).map((one) => (one.type === 'text' ? one.text : one.title)).join('');
    return schema.nodes.code.create({ id, indent }, text ? schema.text(text) : null);
  }
  const attrs = {
    id,
    indent,
    ...(type === 'heading' && { level: block.level ?? 1 }),
    ...(type === 'task' && { checked: block.checked ?? false, taskId: block.taskId ?? '' }),
  };
  return schema.nodes[type].create(attrs, inlineOf(block.content));
}

export const docOf = (blocks: readonly Block[]): Node =>
  schema.nodes.doc.create(null, blocks.length > 0 ? blocks.map(nodeOf) : [schema.nodes.paragraph.create()]);

function pieceOf(node: Node): Piece {
  if (node.type === schema.nodes.note)
    return { type: 'note', noteId: String(node.attrs.noteId), title: String(node.attrs.title) };
  const styles = stylesOf(node.marks).sort();
  const link = node.marks.find(({ type }) => type === schema.marks.link);
  return {
    type: 'text',
    text: node.isText ? (node.text ?? '') : '\n',
    ...(styles.length > 0 && { styles }),
    ...(link && { href: String(link.attrs.href) }),
  };
}

const lookOf = (piece: Piece): string =>
  piece.type === 'note' ? '' : `${piece.href ?? ''} ${(piece.styles ?? []).join()}`;

function piecesOf(node: Node): Piece[] {
  const pieces: Piece[] = [];
  node.forEach((child) => {
    const piece = pieceOf(child);
    const last = pieces.at(-1);
    if (last?.type === 'text' && piece.type === 'text' && lookOf(last) === lookOf(piece))
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
    else pieces.push(piece);
  });
  return pieces;
}

function convert(node: Node): Block {
  const { id, indent, level, checked, taskId, kind, ref, name } = node.attrs;
  const type = node.type === schema.nodes.thing ? (kind as ThingType) : (node.type.name as Block['type']);
  // The fields in the order in which the server writes them.
  const block: Block = { id, type, ...(indent > 0 && { indent }) };
  if (type === 'heading') block.level = level;
  if (type === 'task') {
    block.checked = checked;
    if (taskId) block.taskId = taskId;
  }
  if (isThing(type)) {
    if (ref) block.ref = ref;
    if (name) block.name = name;
  }
  if (isText(type)) {
    const content = piecesOf(node);
    if (content.length > 0) block.content = content;
  }
  return block;
}

const known = new WeakMap<Node, Block>();

export function blockOf(node: Node): Block {
  let block = known.get(node);
  if (!block) {
    block = convert(node);
    known.set(node, block);
  }
  return block;
}

export function blocksOf(doc: Node): Block[] {
  const blocks: Block[] = [];
  doc.forEach((node) => void blocks.push(blockOf(node)));
  return blocks;
}
