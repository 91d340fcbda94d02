/** Campaigns: facts read from one sentence, pieces made of them by all tools, approved, planned and sent. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { isTimeZone } from '#common/wording/time/zone-time.ts';
import { FACT_KEYS } from './facts/fact-keys.ts';
import { NETWORK_IDS } from './networks/network-names.ts';
import { networkSchema } from './networks/networks.ts';
import { PIECE_KINDS, PIECE_STATES } from './pieces/piece-words.ts';

export const MAX_BRIEF = 500;
export const MAX_CAMPAIGNS = 200;
export const MAX_CAPTION = 5000;
const MAX_FACT = 300;

export const factSchema = z.object({
  key: z.enum(FACT_KEYS),
  label: z.string(),
  value: z.string(),
});
export type Fact = z.infer<typeof factSchema>;

export const pieceSchema = z.object({
  id: z.string(),
  kind: z.enum(PIECE_KINDS),
  network: z.string(),
  format: z.string(),
  caption: z.string(),
  firstComment: z.string(),
  fileUrl: z.string().nullable(),
  /** The further pictures of a carousel or an album. */
  moreFileUrls: z.array(z.string()),
  /** A small picture of its document as it is now. */
  previewUrl: z.string().nullable(),
  publishAt: isoTime.nullable(),
  state: z.enum(PIECE_STATES),
  /** Keys of the facts that it shows. */
  uses: z.array(z.enum(FACT_KEYS)),
  problems: z.array(z.string()),
  /** Where its document is edited; null before it is made. */
  openUrl: z.string().nullable(),
  /** Who gets it, where it is a mail that is planned. */
  audienceId: z.string().nullable(),
  /** Where it can be seen, once it is sent. */
  sentUrl: z.string().nullable(),
  /** Whether a person changed it since it was made. */
  isEdited: z.boolean(),
});
export type Piece = z.infer<typeof pieceSchema>;

export const campaignSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  pieceCount: z.int(),
  coverUrl: z.string().nullable(),
  isLoose: z.boolean(),
  startsOn: z.string(),
  createdAt: isoTime,
});
export type CampaignSummary = z.infer<typeof campaignSummarySchema>;

export const campaignSchema = z.object({
  id: z.string(),
  title: z.string(),
  brief: z.string(),
  language: z.string(),
  startsOn: z.string(),
  weeks: z.int(),
  timeZone: z.string(),
  networks: z.array(z.string()),
  /** Of the work on it; null where none is under way. */
  jobId: z.string().nullable(),
  /** It only holds posts that were made one by one. */
  isLoose: z.boolean(),
  /** When the offer ends, where the dates tell. */
  endsAt: isoTime.nullable(),
  facts: z.array(factSchema),
  pieces: z.array(pieceSchema),
  createdAt: isoTime,
});
export type Campaign = z.infer<typeof campaignSchema>;

const brief = z
  .string({ error: 'Please say what it is about.' })
  .trim()
  .min(3, 'Please say what it is about.')
  .max(MAX_BRIEF, `Keep the sentence within ${MAX_BRIEF} characters.`);

export const factValues = z
  .array(
    z.object({
      key: z.enum(FACT_KEYS, { error: `Facts are ${FACT_KEYS.join(', ')}.` }),
      value: z.string().trim().max(MAX_FACT, `Keep a fact within ${MAX_FACT} characters.`),
    }),
  )
  .max(FACT_KEYS.length, 'Each fact has one value.');
export type FactChange = z.infer<typeof factValues>[number];

export const readBrief = route({
  method: 'POST',
  path: '/api/campaigns/facts',
  summary: 'What a sentence says, before anything is made of it',
  access: 'user',
  body: z.object({
    brief,
    /** Corrected by hand; absent: as the sentence says them. */
    dates: z.string().trim().max(MAX_FACT).optional(),
    timeZone: z.string().max(64).refine(isTimeZone, 'That is no time zone.').optional(),
  }),
  response: z.object({
    language: z.string(),
    facts: z.array(factSchema),
    /** Which days the dates are taken for; null: there are none, or they could not be read and are asked for. */
    period: z.object({ from: isoTime, to: isoTime }).nullable(),
  }),
});

export const listCampaigns = route({
  method: 'GET',
  path: '/api/campaigns',
  summary: 'My campaigns, newest first',
  access: 'user',
  response: z.array(campaignSummarySchema),
});

export const createCampaignBody = z.object({
  brief,
  brandKitId: z.string().max(64).optional(),
  networks: z
    .array(z.enum(NETWORK_IDS, { error: `Networks are ${NETWORK_IDS.join(', ')}.` }))
    .min(1, 'Choose a network at least.')
    .max(NETWORK_IDS.length)
    .transform((all) => [...new Set(all)]),
  /** The first day, as 2026-11-30. */
  startsOn: z.iso.date('Please give the first day like 2026-11-30.'),
  weeks: z
    .int('Choose how many weeks it runs.')
    .min(1, 'It runs a week at least.')
    .max(12, 'It runs 12 weeks at most.'),
  /** As they were corrected; absent: as they are read. */
  facts: factValues.optional(),
  timeZone: z.string().max(64).refine(isTimeZone, 'That is no time zone.').optional(),
  /** Films take minutes. */
  hasFilms: z.boolean().default(true),
  /** A flyer and a price card. */
  hasPrint: z.boolean().default(true),
  /** A landing page for the offer. */
  hasPage: z.boolean().default(true),
  /** A mail to an audience. */
  hasMail: z.boolean().default(true),
});

export const createCampaign = route({
  method: 'POST',
  path: '/api/campaigns',
  summary: 'Make everything for one offer: posts, films, flyer, captions and dates',
  access: 'user',
  changes: [listCampaigns.path],
  body: createCampaignBody,
  example: {
    brief: 'Pumpkin rolls, half price, first week of November, shop in Munich',
    networks: ['instagram', 'mastodon'],
    startsOn: '2026-10-26',
    weeks: 2,
  },
  status: 202,
  response: z.object({ id: z.string(), jobId: z.string() }),
});

export const getCampaign = route({
  method: 'GET',
  path: '/api/campaigns/:id',
  summary: 'One campaign of mine with its facts and pieces',
  access: 'user',
  params: idParams,
  response: campaignSchema,
});

const CHANGED = [listCampaigns.path, getCampaign.path, '/api/posts'];

export const deleteCampaign = route({
  method: 'DELETE',
  path: '/api/campaigns/:id',
  summary: 'Delete a campaign of mine; documents made for it stay in their tools',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 204,
});

export const updateFacts = route({
  method: 'PUT',
  path: '/api/campaigns/:id/facts',
  summary: 'Correct the facts; pieces that show what changed become stale',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: z.object({ facts: factValues }),
  response: campaignSchema,
});

export const rebuildCampaign = route({
  method: 'POST',
  path: '/api/campaigns/:id/rebuild',
  summary: 'Make the stale and failed pieces again; what was changed by hand stays',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 202,
  response: z.object({ id: z.string(), jobId: z.string() }),
});

const pieceParams = idParams.extend({ pieceId: z.string().min(1).max(64) });

const firstComment = z.string().max(MAX_CAPTION, `Keep the first comment within ${MAX_CAPTION} characters.`);

export const updatePiece = route({
  method: 'PATCH',
  path: '/api/campaigns/:id/pieces/:pieceId',
  summary: 'Change the words or the moment of a piece; that takes an approval back',
  access: 'user',
  changes: CHANGED,
  params: pieceParams,
  body: z.object({
    caption: z.string().max(MAX_CAPTION, `Keep the words within ${MAX_CAPTION} characters.`).optional(),
    firstComment: firstComment.optional(),
    publishAt: isoTime.nullable().optional(),
  }),
  response: pieceSchema,
});

export const approvePiece = route({
  method: 'POST',
  path: '/api/campaigns/:id/pieces/:pieceId/approve',
  summary: 'Approve a piece as it is now',
  access: 'user',
  changes: CHANGED,
  params: pieceParams,
  response: pieceSchema,
});

export const schedulePiece = route({
  method: 'POST',
  path: '/api/campaigns/:id/pieces/:pieceId/schedule',
  summary: 'Send an approved piece at its moment through a channel of mine, or be reminded to post it',
  access: 'user',
  changes: CHANGED,
  params: pieceParams,
  body: z.object({
    /** Absent: a reminder with the files, at that moment; a page is opened at it. */
    channelId: z.string().max(64).optional(),
    /** Who gets it, where it is a mail. */
    audienceId: z.string().max(64).optional(),
    publishAt: isoTime.optional(),
    /** The answer to the question whether an out-of-date piece goes out all the same. */
    sendsOutdated: z.boolean().default(false),
  }),
  response: pieceSchema,
});

export const unschedulePiece = route({
  method: 'DELETE',
  path: '/api/campaigns/:id/pieces/:pieceId/schedule',
  summary: 'Take a planned piece back before it is sent',
  access: 'user',
  changes: CHANGED,
  params: pieceParams,
  status: 200,
  response: pieceSchema,
});

export const markPosted = route({
  method: 'POST',
  path: '/api/campaigns/:id/pieces/:pieceId/posted',
  summary: 'Note that I posted a piece myself',
  access: 'user',
  changes: CHANGED,
  params: pieceParams,
  response: pieceSchema,
});

export const viewPiece = route({
  method: 'GET',
  path: '/api/campaigns/:id/pieces/:pieceId/view',
  summary: 'The mail or landing page of a campaign of mine as it is now',
  access: 'user',
  params: pieceParams,
  produces: 'text/html',
});

export const downloadCampaign = route({
  method: 'GET',
  path: '/api/campaigns/:id/zip',
  summary: 'All pieces as a ZIP: a folder for each network, captions, a calendar and a page of all',
  access: 'user',
  params: idParams,
  produces: 'application/zip',
});

export const listNetworks = route({
  method: 'GET',
  path: '/api/networks',
  summary: 'What each network takes, with the source and the day it was looked up',
  access: 'user',
  response: z.array(networkSchema.extend({ isDirect: z.boolean() })),
});

export const MAX_POSTING_TIMES = 30;

export const postingTimeSchema = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z
    .array(z.int().min(1).max(7), { error: 'Choose the weekdays.' })
    .min(1, 'Choose a weekday at least.')
    .max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time like 18:30.'),
  /** None: for all of them. */
  networks: z.array(z.enum(NETWORK_IDS)).max(NETWORK_IDS.length).default([]),
});

const postingTimes = z.object({
  times: z.array(postingTimeSchema).max(MAX_POSTING_TIMES, `Keep it to ${MAX_POSTING_TIMES} posting times.`),
});

export const listPostingTimes = route({
  method: 'GET',
  path: '/api/posting-times',
  summary: 'When I post: weekdays and times that new campaigns are planned by',
  access: 'user',
  response: postingTimes,
});

export const savePostingTimes = route({
  method: 'PUT',
  path: '/api/posting-times',
  summary: 'Set when I post',
  access: 'user',
  changes: [listPostingTimes.path],
  body: postingTimes,
  example: { times: [{ weekdays: [1, 3, 5], time: '18:30' }] },
  response: postingTimes,
});

export const spreadCampaign = route({
  method: 'POST',
  path: '/api/campaigns/:id/spread',
  summary: 'Plan the pieces of a campaign anew by my posting times; what is planned to be sent stays',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  response: campaignSchema,
});

export const MAX_FILES = 10;

export const listPosts = route({
  method: 'GET',
  path: '/api/posts',
  summary: 'What I post to a network, the latest moment first: planned, drafted and sent',
  access: 'user',
  query: z.object({ network: z.enum(NETWORK_IDS, { error: `Networks are ${NETWORK_IDS.join(', ')}.` }) }),
  response: z.array(z.object({ campaignId: z.string(), piece: pieceSchema })),
});

export const createPost = route({
  method: 'POST',
  path: '/api/posts',
  summary: 'Plan a post of my own files: one picture or film, a carousel, an album or a story',
  access: 'user',
  changes: CHANGED,
  body: z.object({
    network: z.enum(NETWORK_IDS, { error: `Networks are ${NETWORK_IDS.join(', ')}.` }),
    kind: z.enum(['post', 'carousel', 'story', 'film']).default('post'),
    caption: z.string().max(MAX_CAPTION, `Keep the words within ${MAX_CAPTION} characters.`).default(''),
    firstComment: firstComment.default(''),
    fileIds: z
      .array(z.string().max(64))
      .min(1, 'Choose a picture or a film.')
      .max(MAX_FILES, `A post has ${MAX_FILES} files at most.`),
    /** Absent: in an hour, to be moved. */
    publishAt: isoTime.optional(),
    /** Absent: among the posts that belong to no campaign. */
    campaignId: z.string().max(64).optional(),
  }),
  example: { network: 'instagram', caption: 'Fresh today', fileIds: ['…'] },
  status: 201,
  response: z.object({ campaignId: z.string(), piece: pieceSchema }),
});

export const deletePiece = route({
  method: 'DELETE',
  path: '/api/campaigns/:id/pieces/:pieceId',
  summary: 'Delete a piece of a campaign of mine; its document stays in its tool',
  access: 'user',
  changes: CHANGED,
  params: pieceParams,
  status: 204,
});
