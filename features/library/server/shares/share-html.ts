/** The page behind a link: plain HTML that needs no script, so that it opens at once on any phone. */

import { createHash } from 'node:crypto';
import type { LibraryItem } from '#common/library.ts';
import { PLAIN_STYLE } from '#platform/http/pages/plain-style.ts';

/** Everything people wrote goes through here. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const SHARE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'`,
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
<style>${PLAIN_STYLE}</style>
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
}

export function sharePage(share: SharePage): string {
  const { token, title, ownerName, items, isCollection, allowDownload, canTakeDown } = share;
  const one = items.length === 1 && !isCollection ? items[0] : undefined;
  const by = ownerName ? ` by ${escapeHtml(ownerName)}` : '';
  const body = one
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
<div class="about"><div><h1>${escapeHtml(title)}</h1><p>Shared${by}${
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
