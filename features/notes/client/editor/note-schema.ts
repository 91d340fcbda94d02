/** Blocks as the editor's document: flat, so that a key changes one node of thousands. */

import {
  type AttributeSpec,
  type DOMOutputSpec,
  type Mark,
  type MarkType,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { isSafeHref, isStyle, isThing, MAX_INDENT, type Style } from '../../blocks/block.ts';

const placed = (more: Record<string, AttributeSpec> = {}): Record<string, AttributeSpec> => ({
  id: { default: '' },
  indent: { default: 0 },
  ...more,
});

const indentOf = (dom: HTMLElement): number => {
  const own = Number(dom.dataset.indent);
  if (Number.isInteger(own) && dom.dataset.indent) return Math.min(MAX_INDENT, Math.max(0, own));
  let depth = -1;
  for (let at = dom.parentElement; at; at = at.parentElement) if (/^[uo]l$/i.test(at.tagName)) depth++;
  return Math.min(MAX_INDENT, Math.max(0, depth));
};

/** Without the id: what is pasted is a block of its own. */
const attrsOf = (dom: HTMLElement) => ({ indent: indentOf(dom) });

const dom = (
  tag: string,
  type: string,
  attrs: Record<string, unknown>,
  more: Record<string, string> = {},
): DOMOutputSpec => [
  tag,
  {
    'data-block': type,
    ...(attrs.indent ? { 'data-indent': String(attrs.indent) } : {}),
    dir: 'auto',
    ...more,
  },
  0,
];

const inlineBlock = (type: string, tag: string, rules: NodeSpec['parseDOM'] = []): NodeSpec => ({
  group: 'block',
  content: 'inline*',
  attrs: placed(),
  defining: type !== 'paragraph',
  parseDOM: [
    { tag: `[data-block=${type}]`, getAttrs: attrsOf, priority: 60 },
    ...rules.map((rule) => ({ ...rule, getAttrs: attrsOf })),
  ] as NodeSpec['parseDOM'] & object,
  toDOM: ({ attrs }) => dom(tag, type, attrs),
});

const isInNumbers = (li: HTMLElement): boolean => li.closest('ul, ol')?.tagName === 'OL';

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: inlineBlock('paragraph', 'p', [{ tag: 'p' }, { tag: 'tr' }]),
    heading: {
      ...inlineBlock('heading', 'div'),
      attrs: placed({ level: { default: 1 } }),
      parseDOM: [
        {
          tag: '[data-block=heading]',
          getAttrs: (one) => ({ ...attrsOf(one), level: Number(one.dataset.level) || 1 }),
          priority: 60,
        },
        ...[1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(3, level) } })),
      ],
      toDOM: ({ attrs }) =>
        dom('div', 'heading', attrs, {
          'data-level': String(attrs.level),
          role: 'heading',
          'aria-level': String(Number(attrs.level) + 1),
        }),
    },
    bullet: {
      ...inlineBlock('bullet', 'div'),
      parseDOM: [
        { tag: '[data-block=bullet]', getAttrs: attrsOf, priority: 60 },
        { tag: 'li', getAttrs: (li) => (isInNumbers(li) ? false : attrsOf(li)) },
      ],
    },
    numbered: {
      ...inlineBlock('numbered', 'div'),
      parseDOM: [
        { tag: '[data-block=numbered]', getAttrs: attrsOf, priority: 60 },
        { tag: 'li', getAttrs: (li) => (isInNumbers(li) ? attrsOf(li) : false) },
      ],
    },
    task: {
      ...inlineBlock('task', 'div'),
      attrs: placed({ checked: { default: false }, taskId: { default: '' } }),
      parseDOM: [
        {
          tag: '[data-block=task]',
          getAttrs: (one) => ({ ...attrsOf(one), checked: one.dataset.checked === 'true' }),
          contentElement: '[data-words]',
          priority: 60,
        },
      ],
      toDOM: ({ attrs }) => [
        'div',
        {
          'data-block': 'task',
          'data-checked': String(attrs.checked),
          ...(attrs.indent ? { 'data-indent': String(attrs.indent) } : {}),
        },
        ['div', { 'data-words': '', dir: 'auto' }, 0],
      ],
    },
    quote: inlineBlock('quote', 'blockquote', [{ tag: 'blockquote' }]),
    code: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: placed(),
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { 'data-block': 'code', dir: 'ltr', spellcheck: 'false' }, ['code', 0]],
    },
    divider: {
      group: 'block',
      attrs: placed(),
      parseDOM: [{ tag: 'hr' }],
      toDOM: () => ['div', { 'data-block': 'divider' }, ['hr']],
    },
    /** A picture, film, sound, design or transcript of the library. */
    thing: {
      group: 'block',
      draggable: true,
      attrs: placed({ kind: { default: 'image' }, ref: { default: '' }, name: { default: '' } }),
      parseDOM: [
        {
          tag: 'figure[data-thing]',
          getAttrs: ({ dataset }) =>
            isThing(dataset.thing ?? '') && {
              kind: dataset.thing,
              ref: (dataset.ref ?? '').slice(0, 64),
              name: (dataset.name ?? '').slice(0, 300),
            },
        },
      ],
      toDOM: ({ attrs }) => [
        'figure',
        { 'data-block': 'thing', 'data-thing': attrs.kind, 'data-ref': attrs.ref, 'data-name': attrs.name },
      ],
    },
    text: { group: 'inline' },
    /** A link to another note. */
    note: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { noteId: {}, title: { default: '' } },
      parseDOM: [
        {
          tag: 'a[data-note]',
          getAttrs: ({ dataset, textContent }) => ({
            noteId: (dataset.note ?? '').slice(0, 64),
            title: (textContent ?? '').slice(0, 200),
          }),
        },
      ],
      toDOM: ({ attrs }) => [
        'a',
        { 'data-note': attrs.noteId, href: `/notes/${encodeURIComponent(attrs.noteId)}` },
        String(attrs.title || '…'),
      ],
    },
    /** A new line inside of a block. */
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]:not([data-note])',
          getAttrs: (one) => {
            const href = one.getAttribute('href') ?? '';
            return isSafeHref(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener noreferrer nofollow' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (one) => one.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    underline: {
      parseDOM: [{ tag: 'u' }],
      toDOM: () => ['u', 0],
    },
    strike: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
      toDOM: () => ['s', 0],
    },
    /** Code inside of a line; the block of code has that name already. */
    mono: {
      code: true,
      parseDOM: [{ tag: 'code' }],
      toDOM: () => ['code', 0],
    },
  },
});

export const markOf = (style: Style): MarkType => schema.marks[style === 'code' ? 'mono' : style];

export const stylesOf = (marks: readonly Mark[]): Style[] =>
  marks.map(({ type }) => (type === schema.marks.mono ? 'code' : type.name)).filter(isStyle);
