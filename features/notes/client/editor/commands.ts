/** What keys, menus and bars do to a note: plain commands on the editor's state. */

import { toggleMark } from 'prosemirror-commands';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { MAX_INDENT, type Style, type TEXT_TYPES, type ThingType } from '../../blocks/block.ts';
import { markOf, schema } from './note-schema.ts';

export type TextType = (typeof TEXT_TYPES)[number];
const LISTS = new Set(['bullet', 'numbered', 'task']);

export interface Place {
  node: Node;
  /** Before the block. */
  pos: number;
  index: number;
}

/** The block that a position is in, or stands before. */
export function placeAt(doc: Node, pos: number): Place | undefined {
  const $pos = doc.resolve(Math.min(pos, doc.content.size));
  const index = Math.min($pos.index(0), doc.childCount - 1);
  const node = doc.child(index);
  let start = 0;
  for (let at = 0; at < index; at++) start += doc.child(at).nodeSize;
  return { node, pos: start, index };
}

/** All blocks that the selection touches. */
export function placesIn({ doc, selection }: EditorState): Place[] {
  const places: Place[] = [];
  doc.forEach((node, pos, index) => {
    if (pos < selection.to && pos + node.nodeSize > selection.from) places.push({ node, pos, index });
  });
  const here = places.length > 0 ? places : [placeAt(doc, selection.from)];
  return here.filter((one) => one !== undefined);
}

export const toggleStyle = (style: Style): Command => toggleMark(markOf(style));

/** Makes blocks of another kind of them; the words stay. */
export const turnInto =
  (type: TextType, level = 1): Command =>
  (state, dispatch) => {
    const places = placesIn(state).filter(({ node }) => node.isTextblock);
    if (places.length === 0) return false;
    if (!dispatch) return true;
    const { tr } = state;
    for (const { node, pos } of places) {
      const { id, indent } = node.attrs;
      const attrs = { id, indent, ...(type === 'heading' && { level }) };
      if (type === 'code' || node.type.name === 'code') {
        const text = node.textContent;
        const made = schema.nodes[type].create(attrs, text ? schema.text(text) : null);
        const at = tr.mapping.map(pos);
        const { anchor } = tr.selection;
        tr.replaceWith(at, at + node.nodeSize, made);
        tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(anchor, tr.doc.content.size))));
      } else tr.setNodeMarkup(tr.mapping.map(pos), schema.nodes[type], attrs);
    }
    dispatch(tr.scrollIntoView());
    return true;
  };

export const indentBy =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const { node, pos } of placesIn(state)) {
      const indent = Math.min(MAX_INDENT, Math.max(0, Number(node.attrs.indent) + step));
      if (indent !== node.attrs.indent && node.type.name !== 'code')
        tr.setNodeMarkup(pos, undefined, { ...node.attrs, indent });
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };

/** A new block below, of the kind that one expects there. */
export const splitHere: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const block = $from.parent;
  if (!block.isTextblock || $from.depth !== 1 || block.type === schema.nodes.code) return false;
  const { indent } = block.attrs;
  const name = block.type.name;
  const isList = LISTS.has(name);
  if (empty && block.content.size === 0 && (isList || name === 'quote' || name === 'heading' || indent > 0))
    return indent > 0 ? indentBy(-1)(state, dispatch) : turnInto('paragraph')(state, dispatch);
  if (!dispatch) return true;
  const { tr } = state;
  tr.deleteSelection();
  const at = tr.selection.$from;
  const isAtEnd = at.parentOffset === at.parent.content.size;
  const goesOn = isList || (name === 'quote' && !isAtEnd) || (name === 'heading' && !isAtEnd);
  const type = goesOn ? at.parent.type : schema.nodes.paragraph;
  const attrs = { indent, ...(name === 'heading' && goesOn && { level: at.parent.attrs.level }) };
  tr.split(at.pos, 1, [{ type, attrs }]);
  dispatch(tr.scrollIntoView());
  return true;
};

/** At the beginning of a block: one step back to a plain line at the margin. */
export const backHere: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.depth !== 1 || $from.parentOffset > 0) return false;
  if ($from.parent.attrs.indent > 0) return indentBy(-1)(state, dispatch);
  if ($from.parent.type !== schema.nodes.paragraph) return turnInto('paragraph')(state, dispatch);
  const before = $from.nodeBefore ?? state.doc.resolve($from.before()).nodeBefore;
  // An empty line goes; what stands above keeps its kind.
  if ($from.parent.content.size === 0 && before?.isTextblock && dispatch) {
    const pos = $from.before();
    const tr = state.tr.delete(pos, pos + $from.parent.nodeSize);
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(pos), -1)).scrollIntoView());
    return true;
  }
  return false;
};

export const newLine: Command = (state, dispatch) => {
  const isCode = state.selection.$from.parent.type === schema.nodes.code;
  dispatch?.(
    (isCode
      ? state.tr.insertText('\n')
      : state.tr.replaceSelectionWith(schema.nodes.break.create())
    ).scrollIntoView(),
  );
  return true;
};

export const moveBlock =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const places = placesIn(state);
    const [first, last] = [places[0]!, places.at(-1)!];
    const other = step < 0 ? first.index - 1 : last.index + 1;
    if (other < 0 || other >= state.doc.childCount) return false;
    if (!dispatch) return true;
    const neighbour = state.doc.child(other);
    const { tr } = state;
    const end = last.pos + last.node.nodeSize;
    if (step < 0) {
      tr.delete(first.pos - neighbour.nodeSize, first.pos);
      tr.insert(end - neighbour.nodeSize, neighbour);
    } else {
      tr.delete(end, end + neighbour.nodeSize);
      tr.insert(first.pos, neighbour);
    }
    dispatch(tr.scrollIntoView());
    return true;
  };

export const removeBlocks: Command = (state, dispatch) => {
  const places = placesIn(state);
  const from = places[0]!.pos;
  const to = places.at(-1)!.pos + places.at(-1)!.node.nodeSize;
  if (!dispatch) return true;
  const isAll = from === 0 && to === state.doc.content.size;
  const tr = isAll
    ? state.tr.replaceWith(from, to, schema.nodes.paragraph.create())
    : state.tr.delete(from, to);
  dispatch(
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)))).scrollIntoView(),
  );
  return true;
};

export const duplicateBlocks: Command = (state, dispatch) => {
  const places = placesIn(state);
  const last = places.at(-1)!;
  const copies = places.map(({ node }) =>
    node.type.create(
      { ...node.attrs, id: '', ...(node.attrs.taskId && { taskId: '' }) },
      node.content,
      node.marks,
    ),
  );
  dispatch?.(state.tr.insert(last.pos + last.node.nodeSize, copies).scrollIntoView());
  return true;
};

export const toggleTask: Command = (state, dispatch) => {
  const places = placesIn(state).filter(({ node }) => node.type === schema.nodes.task);
  if (places.length === 0) return false;
  const { tr } = state;
  for (const { node, pos } of places)
    tr.setNodeMarkup(pos, undefined, { ...node.attrs, checked: !node.attrs.checked });
  dispatch?.(tr);
  return true;
};

/** Puts blocks where the cursor is: in place of an empty line, else below. */
export const insertBlocks =
  (nodes: readonly Node[]): Command =>
  (state, dispatch) => {
    const here = placesIn(state).at(-1)!;
    const isEmpty = here.node.isTextblock && here.node.content.size === 0;
    const from = isEmpty ? here.pos : here.pos + here.node.nodeSize;
    const to = here.pos + here.node.nodeSize;
    const isLast = to === state.doc.content.size;
    const ends = nodes.at(-1)?.isTextblock !== true && isLast ? [schema.nodes.paragraph.create()] : [];
    const content = Fragment.fromArray([...nodes, ...ends]);
    const tr = state.tr.replace(from, to, new Slice(content, 0, 0));
    const end = from + content.size - (ends.length > 0 ? 1 : 0);
    tr.setSelection(
      Selection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), ends.length > 0 ? 1 : -1),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const insertThing = (kind: ThingType, ref: string, name: string): Command =>
  insertBlocks([schema.nodes.thing.create({ kind, ref, name })]);

export const insertDivider: Command = insertBlocks([schema.nodes.divider.create()]);

export const insertTask: Command = insertBlocks([schema.nodes.task.create()]);

/** Of the selected words, or of the link that the cursor is in; `''` takes it away. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    tr.removeMark(from, to, schema.marks.link);
    if (href && from === to) tr.insertText(href, from);
    if (href) tr.addMark(from, from === to ? from + href.length : to, schema.marks.link.create({ href }));
    dispatch?.(tr);
    return true;
  };

export function linkRange({ selection }: EditorState): { from: number; to: number; href: string } {
  const { $from, from, to, empty } = selection;
  let found = { from, to, href: '' };
  $from.parent.forEach((node, offset) => {
    const mark = node.marks.find(({ type }) => type === schema.marks.link);
    const start = $from.start() + offset;
    if (mark && start <= from && start + node.nodeSize >= (empty ? from : from + 1))
      found = {
        from: empty ? start : from,
        to: empty ? start + node.nodeSize : to,
        href: String(mark.attrs.href),
      };
  });
  return found;
}

export const selectBlock =
  (pos: number): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, pos)));
    return true;
  };
