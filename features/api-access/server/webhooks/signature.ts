/** Secrets and signatures of webhooks, as standardwebhooks.com describes them. */

import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

export const signatureHeaders = (
  secret: string,
  { id, body }: { id: string; body: string },
  now: Date = new Date(),
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, now, body),
});
