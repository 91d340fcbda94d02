/** Calls of sequences: mails that each reader gets by themselves, at the day that is theirs. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams } from '#common/schema-parts.ts';
import { countsSchema, languageSchema, listMailings, timeZoneSchema } from '../contract.ts';

export const MAX_SEQUENCES = 20;
export const MAX_STEPS = 5;
const MAX_DAYS = 730;

export const SEQUENCE_KINDS = ['welcome', 'birthday', 'comeback'] as const;
export type SequenceKind = (typeof SEQUENCE_KINDS)[number];

const days = z
  .int('Choose a number of days.')
  .min(0, 'Choose a number of days.')
  .max(MAX_DAYS, `Choose ${MAX_DAYS} days at most.`);

export const sequenceSchema = z.object({
  id: z.string(),
  /** After joining, on the birthday, or when nobody heard of them for some days. */
  kind: z.enum(SEQUENCE_KINDS),
  audienceId: z.string().nullable(),
  /** Of comeback: since they joined or last followed a link. */
  days: z.int(),
  isOn: z.boolean(),
  timeZone: z.string(),
  steps: z.array(
    z.object({
      mailingId: z.string(),
      subject: z.string(),
      /** After the mail before it; of the first one after joining. */
      delayDays: z.int(),
      counts: countsSchema,
    }),
  ),
  /** Who would get the first mail at once, if it were on. */
  dueNow: z.int(),
});
export type Sequence = z.infer<typeof sequenceSchema>;

export const listSequences = route({
  method: 'GET',
  path: '/api/mail-sequences',
  summary: 'My sequences of mails with what became of each mail',
  access: 'user',
  response: z.array(sequenceSchema),
});

export const createSequence = route({
  method: 'POST',
  path: '/api/mail-sequences',
  summary: 'Make a sequence with mails to begin with; it is off until it is switched on',
  access: 'user',
  changes: [listSequences.path],
  body: z.object({
    kind: z.enum(SEQUENCE_KINDS, { error: `Sequences are ${SEQUENCE_KINDS.join(', ')}.` }),
    audienceId: z.string({ error: 'Please choose an audience first.' }).max(64),
    /** Of the mails. */
    language: languageSchema,
    timeZone: timeZoneSchema,
  }),
  status: 201,
  response: sequenceSchema,
});

const CHANGED = [listSequences.path];

export const updateSequence = route({
  method: 'PUT',
  path: '/api/mail-sequences/:id',
  summary: 'Change a sequence of mine, switch it on or off; off, nothing more of it is sent',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: z.object({
    audienceId: z.string().max(64).optional(),
    days: days.min(1, 'Choose a number of days.').optional(),
    isOn: z.boolean().optional(),
    delays: z
      .array(z.object({ mailingId: z.string().max(64), delayDays: days }))
      .max(MAX_STEPS)
      .optional(),
  }),
  response: sequenceSchema,
});

export const addStep = route({
  method: 'POST',
  path: '/api/mail-sequences/:id/steps',
  summary: 'Add an empty mail at the end of a sequence of mine',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 201,
  response: sequenceSchema,
});

export const deleteSequence = route({
  method: 'DELETE',
  path: '/api/mail-sequences/:id',
  summary: 'Delete a sequence of mine with its mails',
  access: 'user',
  changes: [...CHANGED, listMailings.path],
  params: idParams,
  status: 204,
});
