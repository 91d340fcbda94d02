/** What is pasted or dropped: Markdown and foreign pages become blocks, files become things, and too much is refused in words. */

import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { MAX_BLOCKS, MAX_CHARACTERS } from '../../blocks/block.ts';
import { readMarkdown } from '../../markdown/read-markdown.ts';
import { nodeOf } from './convert.ts';
import { schema } from './note-schema.ts';

/** Signs that only Markdown has at the beginning of its lines. */
const LOOKS_MARKED =
  /^(?: {0,3}(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |```|~~~)|!?\[[^\]\n]{0,1000}\]\([^)\n]{1,2000}\))/m;
const HAS_STYLE = /\*\*[^*\s]|`[^`\s]|\]\(https?:/;
/** HTML says everything several times over. */
const MAX_HTML = 4_000_000;

export const fits = (view: EditorView, characters: number): boolean =>
  view.state.doc.textContent.length + characters <= MAX_CHARACTERS;

/** True where it is more than the note holds. */
export function isTooMuch(view: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData('text/plain').length ?? 0;
  const html = data?.getData('text/html').length ?? 0;
  return html > MAX_HTML || !fits(view, text);
}

function open(nodes: readonly Node[]): Slice {
  const content = Fragment.fromArray([...nodes]);
  const isPlain = (node: Node | null | undefined) => node?.type === schema.nodes.paragraph;
  return new Slice(content, isPlain(content.firstChild) ? 1 : 0, isPlain(content.lastChild) ? 1 : 0);
}

export function textSlice(text: string, isInCode: boolean, isPlain: boolean): Slice {
  if (isInCode) return new Slice(Fragment.from(schema.text(text)), 0, 0);
  if (!isPlain && (LOOKS_MARKED.test(text) || HAS_STYLE.test(text))) {
    const { blocks } = readMarkdown(text);
    if (blocks.length > 0) return open(blocks.map((one) => nodeOf({ ...one, id: '' })));
  }
  const lines = text.replace(/\r\n?/g, '\n').split(/\n+/).slice(0, MAX_BLOCKS);
  return open(lines.map((line) => schema.nodes.paragraph.create(null, line ? schema.text(line) : null)));
}

/** Lists in lists lie flat here, and a paragraph inside of an item is the item. */
export function flatHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('script, style, iframe, object, embed, template')) one.remove();
  for (const paragraph of page.querySelectorAll('li > p:first-child'))
    paragraph.replaceWith(...paragraph.childNodes);
  for (const box of page.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')) {
    const item = box.closest('li')!;
    item.dataset.block = 'task';
    item.dataset.checked = String(box.hasAttribute('checked'));
    box.remove();
  }
  return page.body.innerHTML;
}
