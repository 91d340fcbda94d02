/** A campaign again in another language: its facts side by side first, then everything is made of them. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams } from '#common/schema-parts.ts';
import { LANGUAGES, type Language } from '#common/texts.ts';
import { factSchema, factValues, listCampaigns } from '../contract.ts';

const CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];
export const campaignLanguage = z.enum(CODES, { error: `Languages are ${CODES.join(', ')}.` });

export const translateFacts = route({
  method: 'POST',
  path: '/api/campaigns/:id/words',
  summary: 'The facts of a campaign of mine in another language, by the text model that is set here',
  access: 'user',
  params: idParams,
  body: z.object({ language: campaignLanguage }),
  example: { language: 'fr' },
  response: z.object({
    facts: z.array(factSchema),
    /** Who wrote them; null: nobody could, and they are as they were. */
    by: z.string().nullable(),
  }),
});

export const translateCampaign = route({
  method: 'POST',
  path: '/api/campaigns/:id/languages',
  summary: 'Make a campaign of mine again in another language; the first one stays as it is',
  access: 'user',
  changes: [listCampaigns.path],
  params: idParams,
  body: z.object({ language: campaignLanguage, facts: factValues }),
  example: { language: 'fr', facts: [{ key: 'what', value: 'Pains au potiron' }] },
  status: 202,
  response: z.object({ id: z.string(), jobId: z.string() }),
});
