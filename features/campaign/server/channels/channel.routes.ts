/** HTTP for channels. */

import { sendAsset } from '#platform/assets/assets.routes.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../../calls/channel-calls.ts';
import { createChannelService } from './channel.service.ts';
import { createFeeds } from './feeds.ts';
import { createPostedFiles } from './posted-files.ts';

export function registerChannelRoutes(api: Api, platform: Platform): void {
  const channels = createChannelService(platform);
  const feeds = createFeeds(platform);
  const openPostedFile = createPostedFiles(platform);
  api.handle(calls.listChannels, ({ user }) => channels.list(user.id));
  api.handle(calls.createChannel, ({ user, body, reply }) =>
    channels.create(user.id, body, abortOnDisconnect(reply)),
  );
  api.handle(calls.testChannel, ({ user, params, reply }) =>
    channels.test(user.id, params.id, abortOnDisconnect(reply)),
  );
  api.handle(calls.deleteChannel, ({ user, params }) => channels.remove(user.id, params.id));

  api.handle(calls.readPostedFile, async ({ params, request, reply }) => {
    const { row, jpeg } = await openPostedFile(params.token);
    reply.header('x-robots-tag', 'noindex');
    if (jpeg) return reply.header('content-type', 'image/jpeg').send(jpeg);
    return sendAsset(request, reply, row, platform.storage, 'private, no-cache');
  });

  const caching = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };
  api.handle(calls.readRssFeed, async ({ params, reply }) =>
    reply
      .headers({ ...caching, 'content-type': 'application/rss+xml; charset=utf-8' })
      .send(await feeds.rss(params.id)),
  );
  api.handle(calls.readJsonFeed, async ({ params, reply }) =>
    reply
      .headers({ ...caching, 'content-type': 'application/feed+json; charset=utf-8' })
      .send(await feeds.json(params.id)),
  );
  api.handle(calls.readFeedFile, async ({ params, request, reply }) =>
    sendAsset(request, reply, await feeds.file(params.id, params.fileId), platform.storage),
  );
}
