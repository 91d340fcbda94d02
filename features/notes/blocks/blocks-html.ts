/** A note as plain HTML for whoever has a link to it: every word is escaped, and nothing of it runs. */

import { escapeHtml } from '#common/wording/escape-html.ts';
import { type Block, isSafeHref, isThing, type Piece, type Style } from './block.ts';

const TAGS: Record<Style, string> = { bold: 'b', italic: 'i', underline: 'u', strike: 's', code: 'code' };

function pieceHtml(piece: Piece): string {
  // Other notes are not shared with this one.
  if (piece.type === 'note') return `<i>${escapeHtml(piece.title)}</i>`;
  let html = escapeHtml(piece.text);
  for (const style of piece.styles ?? []) html = `<${TAGS[style]}>${html}</${TAGS[style]}>`;
  return piece.href && isSafeHref(piece.href)
    ? `<a href="${escapeHtml(piece.href)}" rel="noopener noreferrer nofollow">${html}</a>`
    : html;
}

const inline = ({ content = [] }: Block): string => content.map(pieceHtml).join('');

function thingHtml(
  { type, ref = '', name = '' }: Block,
  fileUrl: (id: string) => string | undefined,
): string {
  const words = escapeHtml(name);
  const address = fileUrl(ref);
  // Not the owner's, or gone: its name is all that is left.
  if (address === undefined) return words && `<p dir="auto"><i>${words}</i></p>`;
  const url = escapeHtml(address);
  const caption = words && `<figcaption dir="auto">${words}</figcaption>`;
  if (type === 'image') return `<figure><img src="${url}" alt="${words}" loading="lazy"></figure>`;
  if (type === 'video')
    return `<figure><video src="${url}" controls playsinline preload="metadata" aria-label="${words}"></video>${caption}</figure>`;
  if (type === 'audio')
    return `<figure><audio src="${url}" controls preload="none" aria-label="${words}"></audio>${caption}</figure>`;
  return words && `<p dir="auto"><i>${words}</i></p>`;
}

const LISTS: Partial<Record<Block['type'], 'ul' | 'ol'>> = { bullet: 'ul', task: 'ul', numbered: 'ol' };

export function blocksHtml(blocks: readonly Block[], fileUrl: (id: string) => string | undefined): string {
  const parts: string[] = [];
  /** Lists that are open, from the outside in. */
  const open: ('ul' | 'ol')[] = [];
  const close = (depth: number) => {
    while (open.length > depth) parts.push(`</${open.pop()}>`);
  };
  for (const block of blocks) {
    const list = LISTS[block.type];
    if (!list) {
      close(0);
      parts.push(isThing(block.type) ? thingHtml(block, fileUrl) : blockHtml(block));
      continue;
    }
    const depth = Math.min(block.indent ?? 0, open.length) + 1;
    close(depth);
    if (open.length === depth && open.at(-1) !== list) close(depth - 1);
    while (open.length < depth) {
      open.push(list);
      parts.push(`<${list}>`);
    }
    parts.push(
      block.type === 'task'
        ? `<li class="task${block.checked ? ' done' : ''}" dir="auto">${block.checked ? '☑' : '☐'} ${inline(block)}</li>`
        : `<li dir="auto">${inline(block)}</li>`,
    );
  }
  close(0);
  return parts.join('\n');
}

function blockHtml(block: Block): string {
  const words = inline(block);
  switch (block.type) {
    case 'heading': {
      const tag = `h${(block.level ?? 1) + 1}`;
      return `<${tag} dir="auto">${words}</${tag}>`;
    }
    case 'quote':
      return `<blockquote dir="auto">${words}</blockquote>`;
    case 'code':
      return `<pre><code>${words}</code></pre>`;
    case 'divider':
      return '<hr>';
    default:
      return `<p dir="auto">${words || '&nbsp;'}</p>`;
  }
}
