/** Templates that people make of their own work: what both sides and every tool's gallery know of them. */

import { z } from 'zod';
import { route } from './contract.ts';
import { isoTime } from './schema-parts.ts';

/** What a template makes; each tool that offers one says how (`TemplateSource`). */
export const TEMPLATE_KINDS = ['design', 'film', 'mail', 'campaign', 'book'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const PLACE_KINDS = ['text', 'price', 'date', 'picture'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Its owner alone uses it; waits for an administrator; everybody uses it; an administrator said no. */
export const TEMPLATE_STATES = ['private', 'proposed', 'public', 'refused'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const MAX_PLACES = 60;
export const MAX_PLACE_LENGTH = 5000;

/** Words or a picture of the thing that a template was made of. */
export const partSchema = z.object({
  key: z.string().min(1).max(80),
  name: z.string(),
  type: z.enum(['text', 'picture']),
  /** What stands there: words, or the address of a picture; empty for pictures of others. */
  value: z.string(),
  /** What it seems to be for. */
  kind: z.enum(PLACE_KINDS),
  /** What whoever fills it in should know. */
  hint: z.string().optional(),
});
export type TemplatePart = z.infer<typeof partSchema>;

export const placeSchema = z.object({
  /** Key of the part that is filled in. */
  key: z.string().min(1).max(80),
  name: z
    .string()
    .trim()
    .min(1, 'Each place needs a name.')
    .max(60, 'Keep the name of a place within 60 characters.'),
  hint: z.string().trim().max(200, 'Keep a hint within 200 characters.').default(''),
  kind: z.enum(PLACE_KINDS, { error: 'A place is a text, a price, a date or a picture.' }).default('text'),
  /** Characters; null: as many as the tool takes. */
  maxLength: z
    .int('A limit is a whole number.')
    .min(1, 'A place takes a character at least.')
    .max(MAX_PLACE_LENGTH, `A place takes ${MAX_PLACE_LENGTH} characters at most.`)
    .nullable()
    .default(null),
});
export type TemplatePlace = z.infer<typeof placeSchema>;

/** What a thing that was made from a template keeps to. */
export const templateLockSchema = z.object({
  templateId: z.string(),
  /** Keys of parts that stay as they are. */
  locked: z.array(z.string()),
  /** Everything but the words and pictures that are not locked stays, too. */
  isLayoutLocked: z.boolean(),
  /** Characters, by keys of places. */
  limits: z.record(z.string(), z.int()),
});
export type TemplateLock = z.infer<typeof templateLockSchema>;

export const templateSummarySchema = z.object({
  id: z.string(),
  kind: z.enum(TEMPLATE_KINDS),
  name: z.string(),
  description: z.string(),
  state: z.enum(TEMPLATE_STATES),
  /** Made by whoever asks. */
  isMine: z.boolean(),
  /** Everybody may use it, as it was when it was approved. */
  isPublic: z.boolean(),
  placeCount: z.int(),
  /** Null: there is nothing to see of its kind. */
  previewUrl: z.string().nullable(),
  updatedAt: isoTime,
});
export type TemplateSummary = z.infer<typeof templateSummarySchema>;

export const listTemplates = route({
  method: 'GET',
  path: '/api/templates',
  summary: 'Templates of mine and of everybody, the last changed first',
  access: 'user',
  query: z.object({
    kind: z.enum(TEMPLATE_KINDS, { error: `Kinds are ${TEMPLATE_KINDS.join(', ')}.` }).optional(),
    q: z.string().trim().max(100).optional(),
  }),
  response: z.array(templateSummarySchema),
});

/** Where a template is made of a thing, or one is filled in. */
export const makeTemplatePath = (kind: TemplateKind, itemId: string): string =>
  `/template-maker?kind=${kind}&from=${encodeURIComponent(itemId)}`;
export const fillTemplatePath = (id: string): string => `/template-maker?use=${encodeURIComponent(id)}`;
