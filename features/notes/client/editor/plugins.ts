/** Keys, Markdown while typing, ids of new blocks, and the hint in an empty line. */

import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { newId } from '#common/ids.ts';
import { t } from '#common/texts.ts';
import { isSafeHref, MAX_BLOCKS, type Style } from '../../blocks/block.ts';
import * as commands from './commands.ts';
import { schema } from './note-schema.ts';

/** `[] ` and its like at the beginning of a plain line. */
const blockRule = (
  pattern: RegExp,
  type: commands.TextType,
  attrs: (match: RegExpMatchArray) => object = () => ({}),
) =>
  new InputRule(pattern, (state, match, start, end) => {
    const $start = state.doc.resolve(start);
    if ($start.parent.type === schema.nodes.code || $start.parent.type.name === type) return null;
    const { id, indent } = $start.parent.attrs;
    return state.tr
      .delete(start, end)
      .setBlockType(start, start, schema.nodes[type], { id, indent, ...attrs(match) });
  });

/** `**bold**` while it is typed; of its last sign all but the letter just typed stand in the document. */
const markRule = (sign: string, pattern: RegExp, mark: MarkType) =>
  new InputRule(pattern, (state, match, start, end) => {
    const words = match[1] ?? '';
    const open = start + match[0].length - words.length - 2 * sign.length;
    const from = open + sign.length;
    const until = from + words.length;
    if (state.doc.rangeHasMark(from, until, schema.marks.mono)) return null;
    const { tr } = state;
    if (until < end) tr.delete(until, end);
    tr.delete(open, from);
    return tr.addMark(open, open + words.length, mark.create()).removeStoredMark(mark);
  });

const dividerRule = new InputRule(/^(?:---|\*\*\*|___)$/, (state, _match, start) => {
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== schema.nodes.paragraph) return null;
  const pos = $start.before();
  const tr = state.tr.replaceWith(pos, pos + $start.parent.nodeSize, [
    schema.nodes.divider.create({ id: $start.parent.attrs.id }),
    schema.nodes.paragraph.create(),
  ]);
  return tr.setSelection(TextSelection.create(tr.doc, pos + 2));
});

/** An address becomes a link with the space behind it. */
const linkRule = new InputRule(/(?:^|\s)(https?:\/\/\S{3,})\s$/, (state, match, _start, end) => {
  const href = match[1]!.replace(/[.,;:!?)]+$/, '');
  const from = end - match[1]!.length;
  if (!isSafeHref(href) || state.doc.rangeHasMark(from, end, schema.marks.link)) return null;
  return state.tr
    .addMark(from, from + href.length, schema.marks.link.create({ href }))
    .insertText(' ', end)
    .removeStoredMark(schema.marks.link);
});

const rules = inputRules({
  rules: [
    blockRule(/^(#{1,3})\s$/, 'heading', (match) => ({ level: match[1]!.length })),
    blockRule(/^[-*+]\s$/, 'bullet'),
    blockRule(/^\d{1,3}[.)]\s$/, 'numbered'),
    blockRule(/^\[([ xX]?)\]\s$/, 'task', (match) => ({ checked: /x/i.test(match[1] ?? '') })),
    blockRule(/^>\s$/, 'quote'),
    blockRule(/^```$/, 'code'),
    dividerRule,
    linkRule,
    markRule('**', /(?:^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, schema.marks.bold),
    markRule('*', /(?:^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, schema.marks.italic),
    markRule('~~', /~~([^~\s](?:[^~]*[^~\s])?)~~$/, schema.marks.strike),
    markRule('`', /(?:^|[^`])`([^`\s](?:[^`]*[^`\s])?)`$/, schema.marks.mono),
  ],
});

const style = (name: Style): Command => commands.toggleStyle(name);

const keys = keymap({
  Enter: commands.splitHere,
  'Shift-Enter': chainCommands(commands.newLine),
  'Mod-Enter': chainCommands(commands.toggleTask, exitCode),
  Backspace: commands.backHere,
  Tab: (state, dispatch) => {
    if (state.selection.$from.parent.type === schema.nodes.code) {
      dispatch?.(state.tr.insertText('\t'));
      return true;
    }
    // The last step in is not the way out: that is Escape.
    commands.indentBy(1)(state, dispatch);
    return true;
  },
  'Shift-Tab': commands.indentBy(-1),
  Escape: (_state, _dispatch, view) => {
    view?.dom.blur();
    return true;
  },
  'Mod-b': style('bold'),
  'Mod-i': style('italic'),
  'Mod-u': style('underline'),
  'Mod-e': style('code'),
  'Mod-Shift-x': style('strike'),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-Alt-0': commands.turnInto('paragraph'),
  'Mod-Alt-1': commands.turnInto('heading', 1),
  'Mod-Alt-2': commands.turnInto('heading', 2),
  'Mod-Alt-3': commands.turnInto('heading', 3),
  'Alt-Shift-ArrowUp': commands.moveBlock(-1),
  'Alt-Shift-ArrowDown': commands.moveBlock(1),
});

/** Every block has an id that no other has: saving, merging and tasks go by it. */
const ids = new Plugin({
  appendTransaction(transactions, _before, state) {
    if (!transactions.some((one) => one.docChanged)) return null;
    const taken = new Set<string>();
    const tasks = new Set<string>();
    const { tr } = state;
    state.doc.forEach((node, pos) => {
      const { id, taskId } = node.attrs;
      const isNew = id === '' || taken.has(id);
      // A line that was split or copied is another task.
      const isOther = taskId && tasks.has(taskId);
      if (isNew || isOther)
        tr.setNodeMarkup(pos, undefined, {
          ...node.attrs,
          id: isNew ? newId() : id,
          ...(isOther && { taskId: '' }),
        });
      if (!isNew) taken.add(id);
      if (taskId) tasks.add(taskId);
    });
    return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
  },
});

const limit = (onFull: () => void) =>
  new Plugin({
    filterTransaction(tr) {
      if (!tr.docChanged || tr.doc.childCount <= MAX_BLOCKS) return true;
      onFull();
      return false;
    },
  });

const HINTS: Readonly<Record<string, string>> = {
  paragraph: t('Write, or press / for more'),
  heading: t('Heading'),
  task: t('Something to do'),
};

function hintIn({ doc, selection }: EditorState): DecorationSet {
  const { $from, empty } = selection;
  const block: Node = $from.parent;
  const isOnly = doc.childCount === 1;
  if (!empty || $from.depth !== 1 || block.content.size > 0) return DecorationSet.empty;
  const hint = HINTS[block.type.name];
  if (!hint || (block.type === schema.nodes.paragraph && !isOnly && block.attrs.indent > 0))
    return DecorationSet.empty;
  return DecorationSet.create(doc, [Decoration.node($from.before(), $from.after(), { 'data-hint': hint })]);
}

const hints = new Plugin({ props: { decorations: hintIn } });

export const notePlugins = (onFull: () => void): Plugin[] => [
  rules,
  keys,
  keymap(baseKeymap),
  history(),
  ids,
  limit(onFull),
  hints,
];
