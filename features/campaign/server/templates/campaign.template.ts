/** Campaigns as templates: their sentence, their facts and what is planned of them, begun anew with other facts. */

import { z } from 'zod';
import { AppError } from '#common/errors.ts';
import type { TemplatePart } from '#common/templates.ts';
import type { TemplateContent, TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { createCampaignBody } from '../../contract.ts';
import { FACT_KEYS } from '../../facts/fact-keys.ts';
import { FACT_LABELS } from '../../pieces/piece-words.ts';
import { wantedOf } from '../../pieces/plan-pieces.ts';
import { createCampaignService } from '../campaign.service.ts';

const contentSchema = createCampaignBody
  .pick({
    brief: true,
    networks: true,
    weeks: true,
    hasFilms: true,
    hasPrint: true,
    hasPage: true,
    hasMail: true,
  })
  .extend({
    facts: z.record(z.enum(FACT_KEYS), z.string()),
    language: z.string(),
    timeZone: z.string(),
  });
type Content = z.infer<typeof contentSchema>;

const read = (content: TemplateContent): Content => {
  const found = contentSchema.safeParse(content);
  if (!found.success) throw new AppError('unprocessable', 'This template was made by another version.');
  return found.data;
};

const MAX_FACT = 300;
const DAY_MS = 86_400_000;

const KINDS = { price: 'price', dates: 'date' } as const;

const partsOf = ({ facts }: Content): TemplatePart[] =>
  FACT_KEYS.map((key) => ({
    key,
    name: FACT_LABELS[key],
    type: 'text',
    value: facts[key] ?? '',
    kind: key === 'price' || key === 'dates' ? KINDS[key] : 'text',
  }));

export function createCampaignTemplates(platform: Platform): TemplateSource {
  const campaigns = createCampaignService(platform);
  return {
    kind: 'campaign',
    isFree: true,
    // Each of them makes a dozen things.
    maxRows: 5,

    async items(userId) {
      const all = await campaigns.list(userId);
      return all
        .filter(({ isLoose }) => !isLoose)
        .slice(0, 100)
        .map(({ id, title, coverUrl, createdAt }) => ({
          id,
          name: title,
          pictureUrl: coverUrl && `${coverUrl}/thumbnail`,
          updatedAt: createdAt,
        }));
    },

    async describe(userId, itemId) {
      const { title, isLoose, facts, pieces, brief, networks, weeks, language, timeZone } =
        await campaigns.get(userId, itemId);
      if (isLoose) throw new AppError('unprocessable', 'These posts have no facts that could be places.');
      const content = {
        brief,
        networks,
        weeks,
        language,
        timeZone,
        ...wantedOf(pieces),
        facts: Object.fromEntries(facts.map(({ key, value }) => [key, value])),
      };
      return { name: title, content };
    },

    parts: (content) => partsOf(read(content)),
    formats: () => [],

    fill(content, values) {
      const { facts, ...rest } = read(content);
      const next = FACT_KEYS.map((key) => [key, (values.get(key) ?? facts[key] ?? '').slice(0, MAX_FACT)]);
      return { ...rest, facts: Object.fromEntries(next) };
    },

    async make(user, content, { id: wanted }) {
      const { facts, language, ...order } = read(content);
      const { id } = await campaigns.create(user, {
        ...order,
        language,
        id: wanted,
        startsOn: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
        facts: FACT_KEYS.map((key) => ({ key, value: facts[key] ?? '' })),
      });
      return { id, openUrl: `/campaigns?campaign=${id}` };
    },
  };
}
