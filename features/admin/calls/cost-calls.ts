/** Calls about what cloud models cost: the month in figures, prices, and budgets of single people. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime, okResponse } from '#common/schema-parts.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give the month as YYYY-MM.');

/** Dollars. */
const amount = z.number().min(0).max(9_999_999);

export const PRICE_UNITS = ['image', 'character', 'minute', 'second', 'input token', 'output token'] as const;

const priceSchema = z.object({
  model: z.string(),
  unit: z.enum(PRICE_UNITS),
  /** Dollars for a thousand units. */
  price: z.number(),
  /** Set here; otherwise the list price that comes with the product. */
  isOwn: z.boolean(),
});
export type CostPrice = z.infer<typeof priceSchema>;

export const costsSchema = z.object({
  month: z.string(),
  /** All amounts in dollars. */
  total: z.number(),
  /** Null: no limit. */
  budget: z.number().nullable(),
  budgetPerPerson: z.number().nullable(),
  /** The last 30 days, oldest first, by provider. */
  days: z.array(z.string()),
  providers: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
  models: z.array(
    z.object({
      provider: z.string(),
      model: z.string(),
      kind: z.string(),
      calls: z.int(),
      units: z.record(z.string(), z.number()),
      cost: z.number(),
    }),
  ),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      cost: z.number(),
      /** Their own; null: everybody's. */
      budget: z.number().nullable(),
    }),
  ),
});
export type CostFigures = z.infer<typeof costsSchema>;

export const getCosts = route({
  method: 'GET',
  path: '/api/admin/costs',
  summary: 'What cloud models cost in a month, by model and by person',
  access: 'admin',
  query: z.object({ month: month.optional() }),
  response: costsSchema,
});

export const listPrices = route({
  method: 'GET',
  path: '/api/admin/costs/prices',
  summary: 'Prices by which calls of cloud models are counted',
  access: 'admin',
  response: z.array(priceSchema),
});

export const setPrice = route({
  method: 'PUT',
  path: '/api/admin/costs/prices',
  summary: 'Set a price for a model, or take the list price again with null',
  access: 'admin',
  body: z.object({
    model: z
      .string()
      .trim()
      .max(200)
      .regex(/^[a-z]+:\S+$/, 'Enter provider:model, for example openai:gpt-image-1.'),
    unit: z.enum(PRICE_UNITS),
    price: amount.nullable(),
  }),
  changes: ['/api/admin/costs/prices'],
  response: okResponse,
});

export const setPersonBudget = route({
  method: 'PUT',
  path: '/api/admin/costs/people/:id',
  summary: "Set a person's own budget a month, or take everybody's again with null",
  access: 'admin',
  params: idParams,
  body: z.object({ budget: amount.nullable() }),
  changes: ['/api/admin/costs'],
  response: okResponse,
});

export const listCancellations = route({
  method: 'GET',
  path: '/api/admin/cancellations',
  summary: 'Subscriptions of deleted accounts that could not be ended yet',
  access: 'admin',
  response: z.array(
    z.object({
      customerId: z.string(),
      /** False: it was given up, and only the provider's own page helps. */
      isTried: z.boolean(),
      error: z.string().nullable(),
      createdAt: isoTime,
    }),
  ),
});
