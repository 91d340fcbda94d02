/** Calls of the subscription page; kept apart from the plans table, so that pages which only show plans load no schema library. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { isoTime } from '#common/schema-parts.ts';
import { PLAN_IDS } from '#common/user.ts';

export const usageSchema = z.object({
  /** First moment of the month that is counted, and of the next, in UTC. */
  periodStart: isoTime,
  resetsAt: isoTime,
  plan: z.enum(PLAN_IDS),
  /** Used and limit per kind (image, avatar, video, coverSong, speech); a limit of null is unlimited. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      used: z.int(),
      limit: z.int().nullable(),
      /** False: what is made on this machine is free, however much it is. */
      isLimited: z.boolean(),
    }),
  ),
  storage: z.object({ usedBytes: z.number(), limitBytes: z.number().nullable() }),
});
export type Usage = z.infer<typeof usageSchema>;

export const getUsage = route({
  method: 'GET',
  path: '/api/subscription/usage',
  summary: 'What I have used this month, and how much my plan allows',
  access: 'user',
  response: usageSchema,
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  /** Smallest unit of the currency. */
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  createdAt: isoTime,
  /** The provider's page of the invoice. */
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const getBilling = route({
  method: 'GET',
  path: '/api/subscription/billing',
  summary: 'Whether payments are possible here, and my invoices',
  access: 'user',
  response: z.object({ isConfigured: z.boolean(), canManage: z.boolean(), invoices: z.array(invoiceSchema) }),
});

export const startCheckout = route({
  method: 'POST',
  path: '/api/subscription/checkout',
  summary: 'Begin a payment; the answer names the page to go to',
  access: 'user',
  body: z.object({
    plan: z.enum(['lite', 'premium', 'pro', 'gold'], { error: 'Choose one of the paid plans.' }),
    interval: z.enum(['monthly', 'yearly'], { error: 'Choose monthly or yearly.' }),
  }),
  response: z.object({ url: z.string() }),
});

export const openPortal = route({
  method: 'POST',
  path: '/api/subscription/portal',
  summary: 'Open the billing portal; the answer names the page to go to',
  access: 'user',
  response: z.object({ url: z.string() }),
});

export const stripeWebhook = route({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Events of the payment provider, with their signature',
  access: 'public',
  consumes: 'application/json',
  response: z.object({ received: z.boolean() }),
});
