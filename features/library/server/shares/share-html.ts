/** The page behind a link: plain HTML that needs no script, so that it opens at once on any phone. */

import { createHash } from 'node:crypto';
import type { LibraryItem } from '#common/library.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import type { SharedPage } from '#platform/generation-jobs/item-kind.ts';
import { PLAIN_STYLE } from '#platform/http/pages/plain-style.ts';

/** Of pages that are words: notes. */
const STYLE = `${PLAIN_STYLE}
.words{max-width:720px;margin-left:auto;margin-right:auto;font-size:17px;line-height:1.65;overflow-wrap:anywhere}
.words h2{font-size:26px;margin:1.2em 0 .3em}.words h3{font-size:21px;margin:1.1em 0 .3em}.words h4{font-size:18px;margin:1em 0 .3em}
.words h2,.words h3,.words h4{line-height:1.3}
.words p{margin:.4em 0;white-space:pre-line}.words ul,.words ol{margin:.3em 0;padding-inline-start:1.6em}
.words blockquote{margin:.6em 0;padding-inline-start:16px;border-inline-start:3px solid var(--main);color:var(--soft);white-space:pre-line}
.words pre{background:var(--well);border:1px solid var(--line);border-radius:10px;padding:12px 16px;overflow-x:auto;font-size:14px}
.words code{background:var(--well);border-radius:4px;padding:0 4px;font-size:.9em}.words pre code{padding:0}
.words figure{margin:1em 0}.words img,.words video{max-width:100%;height:auto;border-radius:12px;display:block}
.words figcaption{color:var(--soft);font-size:14px;margin-top:4px}
.words hr{border:0;border-top:1px solid var(--line);margin:1.4em 0}
.words .task{list-style:none;margin-inline-start:-1.4em}.words .done{color:var(--soft);text-decoration:line-through}
`;

export const SHARE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Head {
  title: string;
  /** For previews in chats and feeds. */
  meta?: Record<string, string>;
}

const page = ({ title, meta = {} }: Head, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Atelier</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${Object.entries(meta)
  .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
  .join('\n')}
<style>${STYLE}</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="28" height="28">Atelier</a></header>
${body}
</body>
</html>`;

export const missingPage = (): string =>
  page(
    { title: 'Link not available' },
    `<main class="note"><h1>This link is not available</h1>
<p>It may have expired, or its owner may have taken it back.</p></main>`,
  );

export const passwordPage = (token: string, problem?: string): string =>
  page(
    { title: 'Password needed' },
    `<main class="note"><h1>This page has a password</h1>
<form method="post" action="/s/${token}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="200" required autofocus${
      problem ? ' aria-invalid="true" aria-describedby="problem"' : ''
    }>
${problem ? `<p id="problem" class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<button class="main">Open</button>
</form></main>`,
  );

export const thanksPage = (text: string): string =>
  page({ title: 'Thank you' }, `<main class="note"><h1>Thank you</h1><p>${escapeHtml(text)}</p></main>`);

export interface SharePage {
  token: string;
  /** Where people reach the product, for addresses that must be whole. */
  baseUrl: string;
  title: string;
  ownerName: string;
  items: readonly LibraryItem[];
  isCollection: boolean;
  allowDownload: boolean;
  /** Behind a password nothing is shown in previews. */
  isPrivate: boolean;
  canTakeDown: boolean;
  /** Words instead of files. */
  page?: SharedPage;
}

export function sharePage(share: SharePage): string {
  const { token, title, ownerName, items, isCollection, allowDownload, canTakeDown } = share;
  const words = share.page;
  const files = new Set(items.map(({ assetId }) => assetId));
  const wordsFile = (id: string) =>
    files.has(id) ? `/s/${token}/files/${encodeURIComponent(id)}` : undefined;
  const one = items.length === 1 && !isCollection && !words ? items[0] : undefined;
  const by = ownerName ? ` by ${escapeHtml(ownerName)}` : '';
  const body = words
    ? `<article class="words" dir="auto">${words.html(wordsFile)}</article>`
    : one
      ? stage(token, one)
      : items.length > 0
        ? `<ul class="grid">${items.map((item) => tile(token, item)).join('')}</ul>`
        : '<p class="empty">There is nothing in this collection yet.</p>';
  const download =
    one && allowDownload
      ? `<a class="main" href="${fileUrl(token, one)}?download=1" download>Download</a>`
      : '';
  const down = canTakeDown
    ? `<form method="post" action="/s/${token}/take-down"><button class="danger">Take this page down</button></form>`
    : '';
  return page(
    { title, meta: previewOf(share, one ?? items[0]) },
    `<main>
${one ? body : ''}
<div class="about${words ? ' words' : ''}"><div><h1>${escapeHtml(title)}</h1><p>Shared${by}${
      isCollection ? ` · ${items.length} ${items.length === 1 ? 'item' : 'items'}` : ''
    }</p></div>${download}</div>
${one ? '' : body}
</main>
<footer>
<details><summary>Report this page</summary>
<form method="post" action="/s/${token}/report">
<label for="reason">What is wrong with it?</label>
<textarea id="reason" name="reason" rows="3" maxlength="1000" required></textarea>
<button>Send report</button></form></details>
${down}
<p>Made with <a href="/">Atelier</a></p>
</footer>`,
  );
}

const fileUrl = (token: string, { assetId }: LibraryItem): string => `/s/${token}/files/${assetId}`;

function stage(token: string, item: LibraryItem): string {
  const url = fileUrl(token, item);
  const alt = escapeHtml(item.title);
  const type = item.contentType ?? '';
  const size = item.width && item.height ? ` width="${item.width}" height="${item.height}"` : '';
  if (type.startsWith('image/'))
    return `<figure class="stage"><img src="${url}" alt="${alt}"${size}></figure>`;
  if (type.startsWith('video/'))
    return `<figure class="stage"><video src="${url}" controls playsinline preload="metadata"${size} aria-label="${alt}"></video></figure>`;
  if (type.startsWith('audio/'))
    return `<figure class="stage sound"><audio src="${url}" controls preload="metadata" aria-label="${alt}"></audio></figure>`;
  return '<p class="empty">This file has no preview.</p>';
}

function tile(token: string, item: LibraryItem): string {
  const url = fileUrl(token, item);
  const name = escapeHtml(item.title);
  const type = item.contentType ?? '';
  if (type.startsWith('image/'))
    return `<li><a href="${url}"><img src="${url}/thumbnail" alt="${name}" loading="lazy"></a></li>`;
  if (type.startsWith('video/'))
    return `<li><video src="${url}" controls playsinline preload="metadata" aria-label="${name}"></video></li>`;
  if (type.startsWith('audio/'))
    return `<li class="sound"><p>${name}</p><audio src="${url}" controls preload="none" aria-label="${name}"></audio></li>`;
  return `<li class="sound"><a href="${url}">${name}</a></li>`;
}

/** Open Graph: what a chat shows of the link. */
function previewOf(
  { token, baseUrl, title, isPrivate }: SharePage,
  item: LibraryItem | undefined,
): Record<string, string> {
  if (isPrivate) return { 'og:title': 'A page with a password', 'og:site_name': 'Atelier' };
  const type = item?.contentType ?? '';
  const meta: Record<string, string> = {
    'og:title': title,
    'og:site_name': 'Atelier',
    'og:type': type.startsWith('video/') ? 'video.other' : 'website',
    'og:url': `${baseUrl}/s/${token}`,
    'twitter:card': 'summary_large_image',
  };
  if (!item) return meta;
  const url = `${baseUrl}${fileUrl(token, item)}`;
  if (type.startsWith('image/')) meta['og:image'] = url;
  else if (item.thumbnailUrl) meta['og:image'] = `${url}/thumbnail`;
  if (type.startsWith('video/')) {
    meta['og:video'] = url;
    meta['og:video:type'] = type;
  }
  return meta;
}
