/** Calls of audiences: who gets mail, since when, and what they agreed to. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { audienceBody, audienceSchema, line, listAudiences } from '../contract.ts';
import { isBirthday } from '../people/birthday.ts';

export const MAX_AUDIENCES = 100;
export const MAX_SUBSCRIBERS = 100_000;
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 50_000;
const PAGE = 100;

export const SUBSCRIBER_STATES = ['pending', 'active', 'unsubscribed', 'refused'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export const emailSchema = z
  .string({ error: 'Please enter an e-mail address.' })
  .trim()
  .toLowerCase()
  .max(254, 'That e-mail address is too long.')
  .pipe(z.email('Please enter a valid e-mail address.'));

const consent = z
  .string()
  .trim()
  .min(3, 'Please say what they agreed to, and where.')
  .max(500, 'Keep the wording within 500 characters.');

export type AudienceBody = z.infer<typeof audienceBody>;

export type Audience = z.infer<typeof audienceSchema>;

export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Day and month, 12-31; empty: unknown. */
  birthday: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  /** When and to which words they agreed. */
  consentAt: isoTime.nullable(),
  consent: z.string(),
  source: z.enum(['form', 'import', 'person']),
  createdAt: isoTime,
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const createAudience = route({
  method: 'POST',
  path: '/api/audiences',
  summary: 'Make an audience, with a public form of its own',
  access: 'user',
  changes: [listAudiences.path],
  body: audienceBody,
  example: { name: 'Bakery news' },
  status: 201,
  response: audienceSchema,
});

export const updateAudience = route({
  method: 'PUT',
  path: '/api/audiences/:id',
  summary: 'Change an audience of mine',
  access: 'user',
  changes: [listAudiences.path],
  params: idParams,
  body: audienceBody,
  response: audienceSchema,
});

export const deleteAudience = route({
  method: 'DELETE',
  path: '/api/audiences/:id',
  summary: 'Delete an audience of mine with its subscribers; who unsubscribed stays known',
  access: 'user',
  changes: [listAudiences.path],
  params: idParams,
  status: 204,
});

export const listSubscribers = route({
  method: 'GET',
  path: '/api/audiences/:id/subscribers',
  summary: 'Subscribers of an audience of mine, newest first',
  access: 'user',
  params: idParams,
  query: z.object({
    search: z.string().trim().max(100).optional(),
    cursor: z.string().max(80).optional(),
    limit: z.coerce.number().int().min(1).max(PAGE).default(PAGE),
  }),
  response: z.array(subscriberSchema),
});

const SUBSCRIBERS = [listAudiences.path, listSubscribers.path];

export const addSubscriber = route({
  method: 'POST',
  path: '/api/audiences/:id/subscribers',
  summary: 'Add somebody: with the words they agreed to, or else they are asked by mail first',
  access: 'user',
  changes: SUBSCRIBERS,
  params: idParams,
  body: z.object({
    email: emailSchema,
    firstName: line(80).default(''),
    lastName: line(80).default(''),
    birthday: z.string().trim().refine(isBirthday, 'Please give the birthday like 12-31.').default(''),
    consent: consent.optional(),
  }),
  example: { email: 'marta@example.com', firstName: 'Marta' },
  status: 201,
  response: subscriberSchema,
});

export const deleteSubscriber = route({
  method: 'DELETE',
  path: '/api/audiences/:id/subscribers/:subscriberId',
  summary: 'Delete a subscriber with all that is known of them; that they unsubscribed stays known by a hash',
  access: 'user',
  changes: SUBSCRIBERS,
  params: idParams.extend({ subscriberId: z.string().min(1).max(64) }),
  status: 204,
});

const CHOOSE_EMAIL = 'Choose the column with the e-mail addresses.';

export const importMappingSchema = z.object({
  columns: z.object(
    {
      email: z.string({ error: CHOOSE_EMAIL }).max(200),
      firstName: z.string().max(200).optional(),
      lastName: z.string().max(200).optional(),
      birthday: z.string().max(200).optional(),
    },
    { error: CHOOSE_EMAIL },
  ),
  consent,
  /** Of addresses that are in the audience already. */
  duplicates: z.enum(['skip', 'update'], { error: 'Choose skip or update.' }).default('skip'),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

export const previewImport = route({
  method: 'POST',
  path: '/api/audiences/:id/import/preview',
  summary: 'What a table holds, before anything is taken from it; send `csv` as a form',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  response: z.object({
    columns: z.array(z.string()),
    rows: z.int(),
    sample: z.array(z.array(z.string())),
    /** Which columns seem to be what. */
    suggested: z.object({
      email: z.string().nullable(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      birthday: z.string().nullable(),
    }),
  }),
});

export const importSubscribers = route({
  method: 'POST',
  path: '/api/audiences/:id/import',
  summary: 'Take subscribers from a table; send `csv` and `mapping` as a form',
  access: 'user',
  changes: SUBSCRIBERS,
  params: idParams,
  consumes: 'multipart/form-data',
  response: z.object({
    added: z.int(),
    updated: z.int(),
    /** They were there already, or stand in the table twice. */
    duplicates: z.int(),
    /** They unsubscribed or could not be reached before. */
    suppressed: z.int(),
    invalid: z.int(),
    /** The first lines that hold no address. */
    invalidLines: z.array(z.int()),
  }),
});

export const exportSubscribers = route({
  method: 'GET',
  path: '/api/audiences/:id/subscribers.csv',
  summary: 'The subscribers of an audience of mine as a table',
  access: 'user',
  params: idParams,
  produces: 'text/csv',
});
