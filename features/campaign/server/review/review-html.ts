/** The page for a customer: plain HTML that needs no script, so that it opens at once on any phone. */

import { createHash } from 'node:crypto';
import { PLAIN_STYLE } from '#platform/http/pages/plain-style.ts';
import { MAX_REMARK } from '../../calls/review-calls.ts';
import { networkName } from '../../networks/network-names.ts';
import { KIND_LABELS, STATE_LABELS } from '../../pieces/piece-words.ts';
import { REVIEW_WORDS } from '../../pieces/review-words.ts';
import { html } from '../campaign-zip.ts';
import { isOffer } from '../making/make-offer-piece.ts';
import { DECIDED } from '../piece.service.ts';
import type { Reviewed } from './review.service.ts';
import type { ReviewTexts } from './review-texts.ts';

const STYLE = `${PLAIN_STYLE}
.pieces{list-style:none;margin:24px 0 0;padding:0;display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));align-items:start}
.pieces>li{background:var(--card);border:1px solid var(--line);border-radius:16px;overflow:hidden}
.pieces img,.pieces video{display:block;width:100%;height:auto;background:var(--well)}
.pieces iframe{display:block;width:100%;height:480px;border:0;background:var(--well)}
.pieces .more{display:grid;grid-template-columns:repeat(4,1fr);gap:2px}
.text{padding:16px;display:grid;gap:10px}
.text h2{font-size:16px;margin:0;display:flex;justify-content:space-between;gap:12px}
.text h2 span,.said{color:var(--soft);font-weight:400;font-size:14px}
.caption{white-space:pre-line;overflow-wrap:anywhere;margin:0}
.buttons{display:flex;gap:8px;flex-wrap:wrap}
`;

export const REVIEW_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "frame-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = ({ language }: ReviewTexts, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)} · Atelier</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style></head><body>
<header><a href="/"><img src="/favicon.svg" alt="" width="28" height="28">Atelier</a></header>
${body}</body></html>`;

export const reviewNote = (texts: ReviewTexts, title: string, text: string, back?: string): string =>
  page(
    texts,
    texts.say(title),
    `<main class="note"><h1>${html(texts.say(title))}</h1><p>${html(texts.say(text))}</p>${
      back ? `<p><a class="main" href="${html(back)}">${html(texts.say(REVIEW_WORDS.back))}</a></p>` : ''
    }</main>`,
  );

const momentIn = (moment: Date, timeZone: string, language: string): string =>
  `${new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)} (${timeZone})`;

export function reviewPage(
  texts: ReviewTexts,
  token: string,
  { campaign, pieces, hashes, remarks }: Reviewed & { hashes: ReadonlyMap<string, string> },
): string {
  const { say, language } = texts;
  const address = `/review/${encodeURIComponent(token)}`;
  const file = (id: string) => `${address}/files/${encodeURIComponent(id)}`;
  const shown = pieces.map((piece) => {
    const { id, kind, network, caption, firstComment, state, fileId, moreFileIds, publishAt } = piece;
    const label = say(KIND_LABELS[kind]);
    const name = isOffer(piece) ? label : `${networkName(network)} · ${label}`;
    const media = isOffer(piece)
      ? `<iframe src="${address}/views/${encodeURIComponent(id)}" title="${html(name)}" loading="lazy" sandbox="allow-same-origin"></iframe>`
      : kind === 'film'
        ? `<video src="${file(fileId!)}" controls preload="metadata"></video>`
        : network === 'print'
          ? `<p class="text"><a href="${file(fileId!)}">${html(name)} (PDF)</a></p>`
          : `<img src="${file(fileId!)}" alt="${html(name)}" loading="lazy">`;
    const more = moreFileIds.map((one) => `<img src="${file(one)}" alt="" loading="lazy">`).join('');
    const own = remarks.filter(({ pieceId }) => pieceId === id);
    return `<li>${media}${more && `<div class="more">${more}</div>`}<div class="text">
<h2>${html(name)} <span>${html(say(STATE_LABELS[state]))}</span></h2>
${publishAt ? `<p class="said">${html(momentIn(publishAt, campaign.timeZone, language))}</p>` : ''}
${caption ? `<p class="caption">${html(caption)}</p>` : ''}${firstComment ? `<p class="caption said">${html(firstComment)}</p>` : ''}
${own.map((one) => `<p class="said"><b>${html(one.name)}</b>: ${one.verdict === 'approved' ? '✓ ' : ''}${html(one.text)}</p>`).join('')}
${DECIDED.has(state) ? '' : remarkForm(say, address, id, hashes.get(id) ?? '')}</div></li>`;
  });
  return page(
    texts,
    campaign.title,
    `<main><h1>${html(campaign.title)}</h1><p class="said">${html(say(REVIEW_WORDS.ask))}</p>
<ul class="pieces">${shown.join('')}</ul>${pieces.length === 0 ? `<p class="empty">${html(say(REVIEW_WORDS.empty))}</p>` : ''}</main>`,
  );
}

const remarkForm = (
  say: ReviewTexts['say'],
  address: string,
  pieceId: string,
  shown: string,
): string => `<form method="post" action="${address}">
<input type="hidden" name="pieceId" value="${html(pieceId)}"><input type="hidden" name="shown" value="${html(shown)}">
<label for="name-${html(pieceId)}">${html(say(REVIEW_WORDS.name))}</label><input id="name-${html(pieceId)}" name="name" required maxlength="80" autocomplete="name">
<label for="text-${html(pieceId)}">${html(say(REVIEW_WORDS.change))}</label><textarea id="text-${html(pieceId)}" name="text" rows="2" maxlength="${MAX_REMARK}"></textarea>
<div class="buttons"><button class="main" name="verdict" value="approved">${html(say(REVIEW_WORDS.approve))}</button><button name="verdict" value="change">${html(say(REVIEW_WORDS.askForChange))}</button></div></form>`;
