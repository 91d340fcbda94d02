/** Rules of channels: tried before they are kept, sealed, and opened by nobody but the sender. */

import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { openSealed, sealText } from '#platform/auth/sealed-text.ts';
import { leadsToPrivate, PrivateAddressError } from '#platform/http/outbound/post-out.ts';
import type { Platform } from '#platform/platform.ts';
import { type Channel, type ChannelBody, MAX_CHANNELS, readRssFeed } from '../../calls/channel-calls.ts';
import type { DirectNetwork } from '../../networks/networks.ts';
import { bluesky } from '../publish/bluesky.ts';
import { inWords } from '../publish/in-words.ts';
import { linkedin } from '../publish/linkedin.ts';
import { mastodon } from '../publish/mastodon.ts';
import { facebook, instagram } from '../publish/meta.ts';
import { discord, feed, telegram, webhook, wordpress } from '../publish/others.ts';
import { callWith, type Publisher } from '../publish/publisher.ts';
import * as repo from './channel.repo.ts';

const SEALED_FOR = 'channels';
/** Of one person, in an hour: enough to try things out, too few to guess passwords with. */
const TRIES = { max: 60, windowSeconds: 3600 };

const PUBLISHERS = {
  facebook,
  instagram,
  linkedin,
  mastodon,
  bluesky,
  telegram,
  wordpress,
  discord,
  webhook,
  feed,
} as unknown as Record<DirectNetwork, Publisher<unknown>>;

export const publisherOf = (network: DirectNetwork): Publisher<unknown> => PUBLISHERS[network];

const toChannel = (
  baseUrl: string,
  { id, network, name, testedAt, problem, createdAt }: repo.ChannelRow,
): Channel => ({
  id,
  network,
  name,
  feedUrl: network === 'feed' ? `${baseUrl}${fillPath(readRssFeed.path, { id })}` : null,
  testedAt: testedAt?.toISOString() ?? null,
  problem,
  createdAt: createdAt.toISOString(),
});

export function openSettings(platform: Pick<Platform, 'secret'>, row: repo.ChannelRow): unknown {
  const text = openSealed(platform.secret, SEALED_FOR, row.id, row.sealed);
  if (!text)
    throw new AppError(
      'forbidden',
      'The key of this channel cannot be read any more, because SESSION_SECRET has changed. Please add the channel anew.',
    );
  return JSON.parse(text);
}

async function assertPublic(server: string): Promise<void> {
  if (await leadsToPrivate(server)) throw new AppError('bad_request', new PrivateAddressError().message);
  if (!server.startsWith('https:'))
    throw new AppError('bad_request', 'Please use an address that begins with https://.');
}

export function createChannelService(platform: Platform) {
  const { db, config, rateLimits } = platform;
  const shown = (row: repo.ChannelRow) => toChannel(platform.baseUrl, row);

  const own = async (userId: string, id: string): Promise<repo.ChannelRow> => {
    const row = await repo.findOwnChannel(db, userId, id);
    if (!row) throw notFound('That channel');
    return row;
  };

  async function tryOut(network: DirectNetwork, settings: unknown, signal: AbortSignal): Promise<string> {
    try {
      return (
        await publisherOf(network).test(settings, callWith(config.webhooks.allowPrivate, signal))
      ).slice(0, 200);
    } catch (error) {
      throw new AppError('unprocessable', inWords(error));
    }
  }
  const spend = (userId: string) => rateLimits.spend(`channels:${userId}`, TRIES, 'You tried many channels.');

  return {
    list: async (userId: string): Promise<Channel[]> => (await repo.listChannels(db, userId)).map(shown),

    async create(userId: string, { network, settings }: ChannelBody, signal: AbortSignal): Promise<Channel> {
      if ('server' in settings && !config.webhooks.allowPrivate) await assertPublic(settings.server);
      await spend(userId);
      const name = await tryOut(network, settings, signal);
      const id = newId();
      const sealed = sealText(platform.secret, SEALED_FOR, id, JSON.stringify(settings));
      const row = await db.transaction(async (tx) => {
        if ((await repo.countChannels(tx, userId)) >= MAX_CHANNELS)
          throw new AppError(
            'conflict',
            `You have ${MAX_CHANNELS} channels already. Please delete one first.`,
          );
        return repo.insertChannel(tx, { id, userId, network, name, sealed, testedAt: new Date() });
      });
      return shown(row);
    },

    async test(userId: string, id: string, signal: AbortSignal): Promise<Channel> {
      const row = await own(userId, id);
      await spend(userId);
      const outcome = await tryOut(row.network, openSettings(platform, row), signal).then(
        (name) => ({ name, problem: null }),
        (error) => ({ problem: inWords(error) }),
      );
      return shown(await repo.updateChannel(db, id, { ...outcome, testedAt: new Date() }));
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await repo.deleteChannel(db, id);
    },
  };
}
