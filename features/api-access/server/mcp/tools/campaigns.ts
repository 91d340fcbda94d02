/** Tools that make a whole campaign of one sentence, and read what is planned. */

import { z } from 'zod';
import type { ResponseOf } from '#common/contract.ts';
import { COUNTRIES, type readCalendar } from '#features/calendar/contract.ts';
import { type Campaign, type createCampaign, createCampaignBody } from '#features/campaign/contract.ts';
import { getJson, sendJson } from '#platform/http/in-process/calls.ts';
import { answer, defineTool, follow } from '../tool.ts';

const { networks, weeks } = createCampaignBody.shape;

export const makeCampaign = defineTool({
  name: 'make_campaign',
  title: 'Make a campaign',
  description:
    'Makes posts with captions, a flyer and a price card, a mail and a landing page, and if wanted films, of one sentence about an offer. Nothing is published: the person approves and plans each piece.',
  input: z.object({
    brief: z.string().min(3).max(500).describe('What, for how much, when and where, in one sentence'),
    networks: networks.in.describe('Where it is posted'),
    startsOn: z.iso.date().describe('First day, as 2026-11-30'),
    weeks: weeks.default(2),
    films: z.boolean().default(false).describe('Two films as well; some minutes each'),
  }),
  run: async ({ films, ...order }, run) => {
    await run.report(1, 'Reading the sentence');
    const { id, jobId } = await sendJson<ResponseOf<typeof createCampaign>>(run.client, '/api/campaigns', {
      ...order,
      hasFilms: films,
    });
    await follow(run, jobId);
    const { title, facts, pieces } = await getJson<Campaign>(run.client, `/api/campaigns/${id}`);
    const made = pieces.map(({ kind, network, format, state, caption, fileUrl, publishAt, problems }) => ({
      kind,
      network,
      format,
      state,
      caption,
      url: fileUrl && run.base + fileUrl,
      publishAt,
      problems,
    }));
    return answer({ campaignId: id, title, facts, pieces: made });
  },
});

export const readCalendarTool = defineTool({
  name: 'read_calendar',
  title: 'Read the calendar',
  description:
    'What the person has planned on these days: posts, mails and tasks, with holidays and days of trade of a country.',
  isReadOnly: true,
  input: z.object({
    from: z.iso.date().describe('First day, as 2026-11-30'),
    to: z.iso.date().describe('Last day; 62 days at most'),
    timeZone: z
      .string()
      .max(64)
      .optional()
      .describe('IANA name, such as Europe/Berlin; absent: as in the settings'),
    country: z.enum(COUNTRIES).optional().describe('Whose holidays; absent: as in the settings'),
  }),
  run: async ({ country, timeZone, ...days }, run) => {
    const query = new URLSearchParams({
      ...days,
      ...(timeZone && { timeZone }),
      ...(country && { country }),
    });
    const page = await getJson<ResponseOf<typeof readCalendar>>(run.client, `/api/calendar?${query}`);
    return answer({ ...page });
  },
});
