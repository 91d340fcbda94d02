/** Webhooks: where a person's programs are told what happens here, and what became of each message. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';
import { msg } from '#common/texts.ts';

export const WEBHOOK_EVENTS = ['job.finished', 'job.failed', 'asset.made', 'report.filed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by the test button only. */
export const TEST_EVENT = 'webhook.test';

/** Reports are read by those who run the place. */
export const ADMIN_EVENTS: readonly WebhookEvent[] = ['report.filed'];

export const MAX_WEBHOOKS = 20;
export const URL_WRONG = msg('Please enter a web address that begins with https:// or http://.');
export const EVENTS_MISSING = msg('Please choose at least one event.');

const url = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
  }, URL_WRONG);
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, EVENTS_MISSING)
  .max(20)
  .transform((list) => [...new Set(list)]);

export const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  /** Of the last answer; null where there was none. */
  responseStatus: z.int().nullable(),
  error: z.string().nullable(),
  createdAt: isoTime,
  lastAttemptAt: isoTime.nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  createdAt: isoTime,
  lastDelivery: deliverySchema.pick({ status: true, createdAt: true }).nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const listWebhooks = route({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'My webhooks, newest first',
  access: 'user',
  response: z.array(webhookSchema),
});

export const createWebhookBody = z.object({ url, events });

export const createWebhook = route({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Add a webhook; the secret that signs its messages is shown this once',
  access: 'user',
  changes: ['/api/webhooks'],
  body: createWebhookBody,
  status: 201,
  response: z.object({ id: z.string(), secret: z.string() }),
});

export const updateWebhook = route({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  summary: 'Change where a webhook sends, for which events, or whether it sends at all',
  access: 'user',
  changes: ['/api/webhooks'],
  params: idParams,
  body: z.object({ url: url.optional(), events: events.optional(), isActive: z.boolean().optional() }),
  response: webhookSchema,
});

export const deleteWebhook = route({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Delete a webhook and its log',
  access: 'user',
  changes: ['/api/webhooks'],
  params: idParams,
  status: 204,
});

export const testWebhook = route({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  summary: 'Send a test message',
  access: 'user',
  changes: ['/api/webhooks', '/api/webhooks/:id/deliveries'],
  params: idParams,
  status: 202,
  response: deliverySchema,
});

export const listDeliveries = route({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'What a webhook has sent, newest first',
  access: 'user',
  params: idParams,
  query: pageQuery(50),
  response: z.array(deliverySchema),
});

export const resendDelivery = route({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:deliveryId/resend',
  summary: 'Send a message again, under its old id',
  access: 'user',
  changes: ['/api/webhooks', '/api/webhooks/:id/deliveries'],
  params: idParams.extend({ deliveryId: z.string().min(1).max(64) }),
  status: 202,
  response: deliverySchema,
});
