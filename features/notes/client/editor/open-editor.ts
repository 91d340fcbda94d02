/** One open note: the editor's view, what its menus need to know of it, and how blocks come in and out. */

import { closeHistory } from 'prosemirror-history';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { t } from '#common/texts.ts';
import type { Block, Style } from '../../blocks/block.ts';
import { linkRange, placeAt } from './commands.ts';
import { blockOf, blocksOf, docOf, nodeOf } from './convert.ts';
import { nodeViews } from './node-views.ts';
import { schema, stylesOf } from './note-schema.ts';
import { flatHtml, isTooMuch, textSlice } from './paste.ts';
import { notePlugins } from './plugins.ts';

/** What somebody types after a slash or two brackets. */
export interface Asked {
  kind: 'block' | 'note';
  query: string;
  from: number;
  to: number;
}

/** What bars and menus show; the same object until one of it changes. */
export interface Look {
  type: string;
  level: number;
  styles: readonly Style[];
  href: string;
  asked: Asked | null;
}

export interface EditorOptions {
  blocks: readonly Block[];
  onChange: () => void;
  onLink: () => void;
  onFull: () => void;
  onTooMuch: () => void;
  onFiles: (files: File[]) => void;
  onNote: (id: string) => void;
}

export type NoteEditor = ReturnType<typeof openEditor>;

const ASKS_BLOCK = /(?:^|\s)\/([\p{L}\p{N}]{0,20})$/u;
const ASKS_NOTE = /(?:\[\[([^[\]\n\ufffc]{0,60})|(?:^|\s)@([\p{L}\p{N}][^\n@\ufffc]{0,40}|))$/u;
const MAX_BACK = 80;

function askedIn({ selection }: EditorState): Asked | null {
  const { $from, empty } = selection;
  if (!empty || $from.depth !== 1 || $from.parent.type === schema.nodes.code) return null;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - MAX_BACK),
    $from.parentOffset,
    null,
    '\ufffc',
  );
  const block = ASKS_BLOCK.exec(before);
  if (block)
    return { kind: 'block', query: block[1]!, from: $from.pos - block[1]!.length - 1, to: $from.pos };
  const note = ASKS_NOTE.exec(before);
  if (!note) return null;
  const query = note[1] ?? note[2] ?? '';
  const sign = note[1] === undefined ? 1 : 2;
  return { kind: 'note', query, from: $from.pos - query.length - sign, to: $from.pos };
}

function lookOf(state: EditorState): Look {
  const { $from, empty } = state.selection;
  const block = $from.depth > 0 ? $from.node(1) : placeAt(state.doc, $from.pos)?.node;
  const marks =
    state.storedMarks ??
    (empty ? $from.marks() : state.doc.resolve(Math.min($from.pos + 1, state.doc.content.size)).marks());
  return {
    type: block?.type.name ?? 'paragraph',
    level: Number(block?.attrs.level ?? 0),
    styles: stylesOf(marks),
    href: linkRange(state).href,
    asked: askedIn(state),
  };
}

const sameLook = (a: Look, b: Look): boolean => JSON.stringify(a) === JSON.stringify(b);

export function openEditor(host: HTMLElement, options: EditorOptions) {
  const listeners = new Set<() => void>();
  /** Where a menu was closed without a choice: it stays closed while that word goes on. */
  let dismissed = -1;
  let look: Look;
  /** Set by the menu that is open: arrows and Enter are its own. */
  let menuKeys: ((event: KeyboardEvent) => boolean) | null = null;

  const refresh = (state: EditorState) => {
    let next = lookOf(state);
    if (next.asked?.from === dismissed) next = { ...next, asked: null };
    else if (!next.asked) dismissed = -1;
    if (look && sameLook(look, next)) return;
    look = next;
    for (const listener of listeners) listener();
  };

  const plugins = notePlugins(options.onFull);
  const first = EditorState.create({ doc: docOf(options.blocks), plugins });
  look = lookOf(first);
  const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];
  const refuse = (event: Event) => {
    event.preventDefault();
    options.onTooMuch();
    return true;
  };

  const view: EditorView = new EditorView(
    { mount: host },
    {
      state: first,
      nodeViews,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('Text of the note'),
        class: 'note-text',
      },
      dispatchTransaction(this: EditorView, tr: Transaction) {
        const state = this.state.apply(tr);
        this.updateState(state);
        refresh(state);
        if (tr.docChanged) options.onChange();
      },
      handleKeyDown(_view, event) {
        if (menuKeys?.(event)) return true;
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
          return false;
        // In a text it makes a link; everywhere else it is the search.
        event.stopPropagation();
        options.onLink();
        return true;
      },
      handlePaste(_view, event) {
        const files = filesOf(event.clipboardData);
        if (files.length > 0 && !event.clipboardData?.getData('text/plain')) {
          options.onFiles(files);
          return true;
        }
        return isTooMuch(view, event.clipboardData) ? refuse(event) : false;
      },
      handleDrop(_view, event, _slice, isMoved) {
        if (isMoved) return false;
        const files = filesOf(event.dataTransfer);
        if (files.length > 0) {
          event.preventDefault();
          options.onFiles(files);
          return true;
        }
        return isTooMuch(view, event.dataTransfer) ? refuse(event) : false;
      },
      clipboardTextParser: (text, $context, isPlain) =>
        textSlice(text, $context.parent.type === schema.nodes.code, isPlain),
      transformPastedHTML: flatHtml,
      clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n'),
      handleClickOn(_view, _pos, node, _nodePos, event) {
        if (node.type !== schema.nodes.note) return false;
        event.preventDefault();
        options.onNote(String(node.attrs.noteId));
        return true;
      },
      handleDOMEvents: {
        click(_view, event) {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          // A plain click puts the cursor there; with the control key it opens, as in other editors.
          if (link && !link.dataset.note && !link.closest('figure')) {
            event.preventDefault();
            if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener,noreferrer');
          }
          return false;
        },
      },
    },
  );

  const silently = (tr: Transaction) => tr.setMeta('addToHistory', false);

  return {
    view,
    dom: view.dom,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look: () => look,
    blocks: (): Block[] => blocksOf(view.state.doc),
    run(command: Command): void {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    /** The typed word goes, and the command runs where it stood. */
    choose({ from, to }: Asked, command: Command): void {
      view.dispatch(view.state.tr.delete(from, to));
      command(view.state, view.dispatch, view);
      view.focus();
    },
    dismiss(): void {
      dismissed = look.asked?.from ?? -1;
      refresh(view.state);
    },
    setMenuKeys: (handler: typeof menuKeys) => {
      menuKeys = handler;
    },
    focus: () => view.focus(),

    /** What was written elsewhere comes in; what stays the same keeps its place, the cursor too. */
    show(blocks: readonly Block[], { isUndoable = false } = {}): void {
      const { doc } = view.state;
      const now = blocksOf(doc);
      const same = (a: Block | undefined, b: Block | undefined) =>
        a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);
      const next = blocks.length > 0 ? blocks : [{ id: '', type: 'paragraph' as const }];
      let start = 0;
      while (start < now.length && start < next.length && same(now[start], next[start])) start++;
      let end = 0;
      const least = Math.min(now.length, next.length) - start;
      while (end < least && same(now.at(-1 - end), next.at(-1 - end))) end++;
      if (start + end >= now.length && start + end >= next.length) return;
      let from = 0;
      for (let at = 0; at < start; at++) from += doc.child(at).nodeSize;
      let to = doc.content.size;
      for (let at = 0; at < end; at++) to -= doc.child(doc.childCount - 1 - at).nodeSize;
      const tr = view.state.tr.replaceWith(from, to, next.slice(start, next.length - end).map(nodeOf));
      view.dispatch(isUndoable ? closeHistory(tr) : silently(tr));
    },

    /** Facts about single blocks, such as the task that a line became. */
    mark(facts: ReadonlyMap<string, Partial<Block>>): void {
      const { tr } = view.state;
      view.state.doc.forEach((node, pos) => {
        const fact = facts.get(String(node.attrs.id));
        if (!fact || node.type !== schema.nodes.task) return;
        const { taskId = node.attrs.taskId, checked = node.attrs.checked, content } = fact;
        const at = tr.mapping.map(pos);
        if (taskId !== node.attrs.taskId || checked !== node.attrs.checked)
          tr.setNodeMarkup(at, undefined, { ...node.attrs, taskId, checked });
        if (content && JSON.stringify(content) !== JSON.stringify(blockOf(node).content))
          tr.replaceWith(at + 1, at + node.nodeSize - 1, nodeOf({ id: '', type: 'task', content }).content);
      });
      if (tr.docChanged) view.dispatch(silently(tr));
    },
    close: () => view.destroy(),
  };
}
