/** API keys: their data and calls. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { ownerProof } from '#common/proof.ts';
import { idParams, isoTime, scopeSchema } from '#common/schema-parts.ts';

export const MAX_KEYS = 50;
export const CALLS_PER_MINUTE = { min: 1, max: 6000, default: 300 } as const;
const NAME_REQUIRED = 'Please give the key a name.';
const CALLS = `Choose ${CALLS_PER_MINUTE.min} to ${CALLS_PER_MINUTE.max.toLocaleString('en-US')} calls a minute.`;
const BUDGET = 'Choose a budget of 1 to 1,000,000 a month.';

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters of the key. */
  hint: z.string(),
  scopes: z.array(scopeSchema),
  callsPerMinute: z.int(),
  /** Things made a month; null: as many as the plan allows. */
  monthlyBudget: z.int().nullable(),
  usedThisMonth: z.int(),
  expiresAt: isoTime.nullable(),
  /** To a minute. */
  lastUsedAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type ApiKeyInfo = z.infer<typeof apiKeySchema>;

export const listKeys = route({
  method: 'GET',
  path: '/api/keys',
  summary: 'My API keys, newest first',
  access: 'user',
  response: z.array(apiKeySchema),
});

export const createKeyBody = z.object({
  name: z
    .string({ error: NAME_REQUIRED })
    .trim()
    .min(1, NAME_REQUIRED)
    .max(60, 'Keep the name within 60 characters.'),
  scopes: z
    .array(scopeSchema, { error: 'Choose what the key may do.' })
    .min(1, 'Choose what the key may do.')
    .max(10, 'Choose what the key may do.')
    .transform((scopes) => [...new Set(scopes)]),
  monthlyBudget: z.int({ error: BUDGET }).min(1, BUDGET).max(1_000_000, BUDGET).nullish(),
  callsPerMinute: z
    .int({ error: CALLS })
    .min(CALLS_PER_MINUTE.min, CALLS)
    .max(CALLS_PER_MINUTE.max, CALLS)
    .default(CALLS_PER_MINUTE.default),
  expiresAt: isoTime.nullish(),
  ...ownerProof,
});

export const createKey = route({
  method: 'POST',
  path: '/api/keys',
  summary:
    'Make an API key, with my password (and a code where two-step sign-in is on); the answer is the only time that it is shown',
  access: 'user',
  changes: [listKeys.path],
  body: createKeyBody,
  status: 201,
  response: apiKeySchema.extend({ key: z.string() }),
});

export const revokeKey = route({
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Revoke an API key of mine; it is refused from now on',
  access: 'user',
  changes: [listKeys.path],
  params: idParams,
  status: 204,
});
