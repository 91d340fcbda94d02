/** Everything of a campaign as one archive: a folder for each network, captions, a calendar and a page of all pieces. */

import type { Readable } from 'node:stream';
import { escaped, linesText, stamp, utc } from '#common/wording/calendar-lines.ts';
import type { Platform } from '#platform/platform.ts';
import { uniqueName } from '#platform/storage/zip-names.ts';
import { zipStream } from '#platform/storage/zip-stream.ts';
import { networkOf } from '../networks/networks.ts';
import { KIND_LABELS } from '../pieces/piece-words.ts';
import type * as repo from './campaign.repo.ts';

interface Entry {
  piece: repo.PieceRow;
  /** Inside of the archive. */
  path: string | null;
}

const folderOf = ({ network }: repo.PieceRow): string => networkOf(network)?.name ?? network;

export function campaignZip(
  platform: Platform,
  campaign: repo.CampaignRow,
  pieces: readonly repo.PieceRow[],
): Readable {
  const taken = new Map<string, Set<string>>();
  const nameIn = (folder: string, name: string) => {
    const names = taken.get(folder) ?? new Set<string>();
    taken.set(folder, names);
    return `${folder}/${uniqueName(name, names)}`;
  };
  return zipStream(async ({ add, addStored }) => {
    const entries: Entry[] = [];
    for (const piece of pieces) {
      const asset = piece.fileId && (await platform.assets.findOwn(campaign.userId, piece.fileId));
      const folder = uniqueName(folderOf(piece), new Set());
      const ending = asset ? (/\.[a-z0-9]+$/i.exec(asset.name)?.[0] ?? '') : '';
      const path = asset ? nameIn(folder, `${piece.kind} ${piece.format.replace(':', 'x')}${ending}`) : null;
      if (asset && path) await addStored(path, platform.storage, asset);
      for (const [at, id] of piece.moreFileIds.entries()) {
        const more = await platform.assets.findOwn(campaign.userId, id);
        if (more)
          await addStored(
            nameIn(folder, `${piece.kind} ${piece.format.replace(':', 'x')} ${at + 2}${ending}`),
            platform.storage,
            more,
          );
      }
      if (piece.caption) await add(nameIn(folder, `${piece.kind} caption.txt`), Buffer.from(piece.caption));
      entries.push({ piece, path });
    }
    await add('calendar.ics', Buffer.from(campaignCalendar(platform.baseUrl, campaign, pieces)));
    await add('index.html', Buffer.from(overviewPage(campaign, entries)));
  });
}

export function campaignCalendar(
  baseUrl: string,
  { id, title }: Pick<repo.CampaignRow, 'id' | 'title'>,
  pieces: readonly repo.PieceRow[],
): string {
  const events = pieces.flatMap((piece) =>
    piece.publishAt
      ? [
          'BEGIN:VEVENT',
          `UID:${piece.id}@atelier`,
          `DTSTAMP:${utc(piece.updatedAt)}`,
          `DTSTART:${stamp(piece.publishAt)}Z`,
          `SUMMARY:${escaped(`${folderOf(piece)}: ${KIND_LABELS[piece.kind]} – ${title}`)}`,
          ...(piece.caption ? [`DESCRIPTION:${escaped(piece.caption)}`] : []),
          'TRANSP:TRANSPARENT',
          `URL:${baseUrl}/campaigns?campaign=${id}`,
          'END:VEVENT',
        ]
      : [],
  );
  return linesText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atelier//Campaigns//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]);
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const html = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const shownFile = (path: string): string => {
  const source = path.split('/').map(encodeURIComponent).join('/');
  if (path.endsWith('.mp4')) return `<video src="${source}" controls preload="metadata"></video>`;
  if (path.endsWith('.pdf') || path.endsWith('.html')) return `<p><a href="${source}">${html(path)}</a></p>`;
  return `<img src="${source}" alt="">`;
};

const overviewPage = (
  { title, language, facts }: repo.CampaignRow,
  entries: readonly Entry[],
): string => `<!doctype html>
<html lang="${html(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${html(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1c1917;background:#fafaf9}
ul{list-style:none;padding:0;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr))}
li{background:#fff;border:1px solid #e7e5e4;border-radius:12px;padding:1rem}img,video{max-width:100%;border-radius:8px}
pre{white-space:pre-wrap;font:inherit}h2{font-size:1rem;margin:0 0 .5rem}</style>
<h1>${html(title)}</h1><p>${[facts.offer, facts.price, facts.dates, facts.place].filter(Boolean).map(html).join(' · ')}</p>
<ul>${entries
  .map(
    ({ piece, path }) =>
      `<li><h2>${html(folderOf(piece))} · ${html(KIND_LABELS[piece.kind])}</h2>${path ? shownFile(path) : ''}${piece.caption ? `<pre>${html(piece.caption)}</pre>` : ''}</li>`,
  )
  .join('')}</ul></html>
`;
