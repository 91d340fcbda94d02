/** Calls of channels: accounts of networks through which pieces are sent. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { DIRECT_NETWORKS } from '../networks/networks.ts';

export const MAX_CHANNELS = 30;

const web = (example: string) =>
  z
    .string({ error: `Please enter an address like ${example}.` })
    .trim()
    .max(500)
    .refine((text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, username, password } = new URL(text);
      return /^https?:$/.test(protocol) && username === '' && password === '';
    }, `Please enter an address like ${example}.`);
const secret = (what: string) =>
  z
    .string({ error: `Please enter ${what}.` })
    .trim()
    .min(1, `Please enter ${what}.`)
    .max(500);

export const channelBody = z.discriminatedUnion('network', [
  z.object({
    network: z.literal('mastodon'),
    settings: z.object({ server: web('https://mastodon.social'), token: secret('the access token') }),
  }),
  z.object({
    network: z.literal('bluesky'),
    settings: z.object({
      server: web('https://bsky.social').default('https://bsky.social'),
      handle: secret('the handle'),
      password: secret('the app password'),
    }),
  }),
  z.object({
    network: z.literal('telegram'),
    settings: z.object({
      server: web('https://api.telegram.org').default('https://api.telegram.org'),
      token: secret('the bot token'),
      chat: secret('the channel, such as @bakery'),
    }),
  }),
  z.object({
    network: z.literal('wordpress'),
    settings: z.object({
      server: web('https://example.com'),
      user: secret('the user name'),
      password: secret('the application password'),
    }),
  }),
  z.object({
    network: z.literal('discord'),
    settings: z.object({ server: web('https://discord.com/api/webhooks/…') }),
  }),
  z.object({
    network: z.literal('webhook'),
    settings: z.object({ server: web('https://example.com/hook') }),
  }),
  z.object({
    network: z.enum(['facebook', 'instagram']),
    settings: z.object({
      server: web('https://graph.facebook.com/v23.0').default('https://graph.facebook.com/v23.0'),
      account: secret('the number of the page or account'),
      token: secret('the access token'),
    }),
  }),
  z.object({
    network: z.literal('linkedin'),
    settings: z.object({
      server: web('https://api.linkedin.com').default('https://api.linkedin.com'),
      token: secret('the access token'),
      version: z
        .string()
        .regex(/^20\d{4}$/, 'Please give the version like 202610.')
        .default('202610'),
    }),
  }),
  z.object({
    network: z.literal('feed'),
    settings: z.object({ title: secret('the name of the feed') }),
  }),
]);
export type ChannelBody = z.infer<typeof channelBody>;

export const channelSchema = z.object({
  id: z.string(),
  network: z.enum(DIRECT_NETWORKS),
  name: z.string(),
  testedAt: isoTime.nullable(),
  problem: z.string().nullable(),
  /** Where a feed of one's own is read; null for all others. */
  feedUrl: z.string().nullable(),
  createdAt: isoTime,
});
export type Channel = z.infer<typeof channelSchema>;

export const listChannels = route({
  method: 'GET',
  path: '/api/channels',
  summary: 'My channels; what opens them is never shown again',
  access: 'user',
  response: z.array(channelSchema),
});

export const createChannel = route({
  method: 'POST',
  path: '/api/channels',
  summary: 'Add an account of a network; it is tried at once',
  access: 'user',
  changes: [listChannels.path],
  body: channelBody,
  example: { network: 'mastodon', settings: { server: 'https://mastodon.social', token: '…' } },
  status: 201,
  response: channelSchema,
});

export const testChannel = route({
  method: 'POST',
  path: '/api/channels/:id/test',
  summary: 'Try whether a channel of mine still opens; nothing is published',
  access: 'user',
  changes: [listChannels.path],
  params: idParams,
  response: channelSchema,
});

export const deleteChannel = route({
  method: 'DELETE',
  path: '/api/channels/:id',
  summary: 'Delete a channel of mine',
  access: 'user',
  changes: [listChannels.path],
  params: idParams,
  status: 204,
});

const feedParams = z.object({ id: z.string().min(1).max(64) });

export const readRssFeed = route({
  method: 'GET',
  path: '/api/feeds/:id/rss.xml',
  summary: 'What was published to a feed, as RSS',
  access: 'public',
  params: feedParams,
  produces: 'application/rss+xml',
});

export const readJsonFeed = route({
  method: 'GET',
  path: '/api/feeds/:id/feed.json',
  summary: 'What was published to a feed, as JSON Feed',
  access: 'public',
  params: feedParams,
  produces: 'application/feed+json',
});

export const readFeedFile = route({
  method: 'GET',
  path: '/api/feeds/:id/files/:fileId',
  summary: 'A picture or film that was published to a feed',
  access: 'public',
  params: feedParams.extend({ fileId: z.string().min(1).max(64) }),
  produces: 'application/octet-stream',
});

export const readPostedFile = route({
  method: 'GET',
  path: '/api/posted-files/:token',
  summary:
    'A file that is being posted, for the network that fetches it, by a signed address that ends after a day',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(400) }),
  produces: 'application/octet-stream',
});
