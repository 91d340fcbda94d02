/** Feeds of one's own: what was sent through such a channel, as RSS 2.0 and JSON Feed 1.1, with its pictures. */

import { fillPath } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import type { Platform } from '#platform/platform.ts';
import { readFeedFile, readJsonFeed, readRssFeed } from '../../calls/channel-calls.ts';
import * as campaignRepo from '../campaign.repo.ts';
import { html } from '../campaign-zip.ts';
import * as repo from './channel.repo.ts';

/** Readers have kept what is older. */
const MAX_ITEMS = 50;

/** Control signs are none of XML's. */
const xml = (text: string): string => html(text.replace(/[^\P{Cc}\n\t]/gu, ''));

interface Item {
  piece: campaignRepo.PieceRow;
  title: string;
  files: { url: string; type: string; size: number }[];
}

export function createFeeds(platform: Platform) {
  const { db, assets, baseUrl } = platform;

  async function open(id: string): Promise<repo.ChannelRow> {
    const channel = await repo.findFeed(db, id);
    if (!channel) throw notFound('That feed');
    return channel;
  }

  async function itemsOf(channel: repo.ChannelRow): Promise<Item[]> {
    const pieces = await campaignRepo.listSentThrough(db, channel.id, MAX_ITEMS);
    return Promise.all(
      pieces.map(async (piece) => {
        const ids = [...(piece.fileId ? [piece.fileId] : []), ...piece.moreFileIds];
        const rows = await Promise.all(ids.map((id) => assets.findOwn(channel.userId, id)));
        const files = rows
          .filter((one) => one !== undefined)
          .map(({ id: fileId, type, size }) => ({
            url: `${baseUrl}${fillPath(readFeedFile.path, { id: channel.id, fileId })}`,
            type,
            size,
          }));
        return { piece, files, title: piece.caption.split('\n')[0]!.slice(0, 120) || channel.name };
      }),
    );
  }

  const momentOf = ({ publishAt, updatedAt }: campaignRepo.PieceRow): Date => publishAt ?? updatedAt;

  return {
    async rss(id: string): Promise<string> {
      const channel = await open(id);
      const items = await itemsOf(channel);
      const entries = items.map(
        ({ piece, title, files: [first, ...more] }) => `<item><title>${xml(title)}</title>
<guid isPermaLink="false">${piece.id}</guid><pubDate>${momentOf(piece).toUTCString()}</pubDate>
<description>${xml(htmlOf(piece.caption, more))}</description>${
          first
            ? `\n<enclosure url="${xml(first.url)}" length="${first.size}" type="${xml(first.type)}"/>`
            : ''
        }</item>`,
      );
      const self = `${baseUrl}${fillPath(readRssFeed.path, { id })}`;
      return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(channel.name)}</title>
<link>${xml(baseUrl)}</link><description>${xml(channel.name)}</description>
<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}</channel></rss>
`;
    },

    async json(id: string): Promise<string> {
      const channel = await open(id);
      const items = (await itemsOf(channel)).map(({ piece, title, files }) => ({
        id: piece.id,
        title,
        content_text: piece.caption,
        date_published: momentOf(piece).toISOString(),
        ...(files[0]?.type.startsWith('image/') && { image: files[0].url }),
        attachments: files.map(({ url, type, size }) => ({ url, mime_type: type, size_in_bytes: size })),
      }));
      return JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: channel.name,
        home_page_url: baseUrl,
        feed_url: `${baseUrl}${fillPath(readJsonFeed.path, { id })}`,
        items,
      });
    },

    /** Only of what was published there. */
    async file(id: string, fileId: string): Promise<AssetRow> {
      const channel = await open(id);
      const pieces = await campaignRepo.listSentThrough(db, channel.id, MAX_ITEMS);
      const isThere = pieces.some((one) => one.fileId === fileId || one.moreFileIds.includes(fileId));
      const row = isThere && (await assets.findOwn(channel.userId, fileId));
      if (!row) throw notFound('That file');
      return row;
    },
  };
}

const htmlOf = (text: string, pictures: Item['files']): string =>
  [
    ...text.split(/\n+/).map((line) => `<p>${xml(line)}</p>`),
    ...pictures.filter(({ type }) => type.startsWith('image/')).map(({ url }) => `<img src="${xml(url)}">`),
  ].join('');
