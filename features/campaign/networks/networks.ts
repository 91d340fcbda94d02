/** What each network takes: one table as data, with the source of every row and the day it was looked up. */

import { z } from 'zod';
import table from './networks.json' with { type: 'json' };

const video = z.object({
  type: z.string().optional(),
  minSeconds: z.number().optional(),
  maxSeconds: z.number().optional(),
  maxBytes: z.number().optional(),
  aspect: z.string().optional(),
  note: z.string().optional(),
});

export const networkSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What one needs to post there. */
  access: z.string(),
  title: z.number().optional(),
  text: z.number().optional(),
  textNote: z.string().optional(),
  /** Of the words under a picture. */
  caption: z.number().optional(),
  hashtags: z.number().optional(),
  hashtagsNote: z.string().optional(),
  images: z.number().optional(),
  imagesMin: z.number().optional(),
  imageMaxBytes: z.number().optional(),
  imageTypes: z.array(z.string()).optional(),
  /** Width to height. */
  aspectMin: z.number().optional(),
  aspectMax: z.number().optional(),
  widthMin: z.number().optional(),
  widthMax: z.number().optional(),
  links: z.string().optional(),
  linkLength: z.number().optional(),
  video: video.optional(),
  watermarkForbidden: z.boolean().optional(),
  photoTitle: z.number().optional(),
  photoText: z.number().optional(),
  dailyNote: z.string().optional(),
  /** The day it was looked up; null: not yet. */
  checked: z.string().nullable(),
  source: z.string(),
});
export type Network = z.infer<typeof networkSchema>;

/** Those to which this product posts itself; the others get a pack of files and a reminder. */
export const DIRECT_NETWORKS = [
  'mastodon',
  'bluesky',
  'telegram',
  'wordpress',
  'discord',
  'facebook',
  'instagram',
  'linkedin',
  'webhook',
  'feed',
] as const;
export type DirectNetwork = (typeof DIRECT_NETWORKS)[number];

export const NETWORKS: readonly Network[] = z.array(networkSchema).parse(table.networks);

export const networkOf = (id: string): Network | undefined => NETWORKS.find((one) => one.id === id);

/** Ways that take pieces of any network. */
export const takesAll = (id: string): boolean => id === 'webhook' || id === 'feed';

export const isDirect = (id: string): id is DirectNetwork =>
  (DIRECT_NETWORKS as readonly string[]).includes(id);
