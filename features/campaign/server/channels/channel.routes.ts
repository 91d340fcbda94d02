/** HTTP for channels. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../../calls/channel-calls.ts';
import { createChannelService } from './channel.service.ts';

export function registerChannelRoutes(api: Api, platform: Platform): void {
  const channels = createChannelService(platform);
  api.handle(calls.listChannels, ({ user }) => channels.list(user.id));
  api.handle(calls.createChannel, ({ user, body, reply }) =>
    channels.create(user.id, body, abortOnDisconnect(reply)),
  );
  api.handle(calls.testChannel, ({ user, params, reply }) =>
    channels.test(user.id, params.id, abortOnDisconnect(reply)),
  );
  api.handle(calls.deleteChannel, ({ user, params }) => channels.remove(user.id, params.id));
}
