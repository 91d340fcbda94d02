/** Whether a report comes from the provider whose shape it has: each signs in its own way. */

import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { AppError } from '#common/errors.ts';

const DAY_MS = 86_400_000;
const FORGED = 'The signature of this report is not right.';
/** Amazon's own, and nobody else's: where certificates and confirmations are fetched from. */
const AMAZON = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(\.cn)?$/;

/** What their certificates are called: elsewhere at Amazon's, others keep files of their own. */
const CERTIFICATE = /^\/SimpleNotificationService-[0-9a-f]+\.pem$/;

const forged = (): AppError => new AppError('forbidden', FORGED);

/** What was seen once cannot be sent again for ever. */
function assertFresh(moment: number): void {
  if (!(Math.abs(Date.now() - moment) <= DAY_MS)) throw forged();
}

const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

export function checkMailgun(key: string, signature: unknown): void {
  const { timestamp, token, signature: given } = (signature ?? {}) as Record<string, unknown>;
  const parts = [timestamp, token, given].map((one) => (typeof one === 'string' ? one : String(one ?? '')));
  const expected = createHmac('sha256', key).update(`${parts[0]}${parts[1]}`).digest('hex');
  if (!same(Buffer.from(expected), Buffer.from(parts[2]!.toLowerCase()))) throw forged();
  assertFresh(Number(parts[0]) * 1000);
}

/** `key`: the public key as SendGrid shows it, in base64. */
export function checkSendgrid(key: string, headers: Record<string, unknown>, raw: Buffer): void {
  const given = String(headers['x-twilio-email-event-webhook-signature'] ?? '');
  const moment = String(headers['x-twilio-email-event-webhook-timestamp'] ?? '');
  let isRight = false;
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    const signed = Buffer.concat([Buffer.from(moment), raw]);
    isRight = verify('sha256', signed, publicKey, Buffer.from(given, 'base64'));
  } catch {
    // A key or a signature that is none.
  }
  if (!isRight) throw forged();
  assertFresh(Number(moment) * 1000);
}

export const isPublicKey = (key: string): boolean => {
  try {
    createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return true;
  } catch {
    return false;
  }
};

export interface SnsMessage {
  Type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation';
  Message: string;
  [name: string]: unknown;
}

export const isSns = (body: unknown): body is SnsMessage => {
  const { Type, Message, Signature, SigningCertURL } = (body ?? {}) as Record<string, unknown>;
  return (
    ['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation'].includes(String(Type)) &&
    [Message, Signature, SigningCertURL].every((one) => typeof one === 'string')
  );
};

/** Throws where it leads anywhere else. */
export function amazonUrl(text: unknown): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.port || url.username || !AMAZON.test(url.hostname)) throw forged();
  return url.href;
}

function certificateUrl(text: unknown): string {
  const { href, pathname, search, hash } = new URL(amazonUrl(text));
  if (!CERTIFICATE.test(pathname) || search || hash) throw forged();
  return href;
}

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const;

/** Its fields by name, each on a line of its own, signed with the key of Amazon's certificate. */
export async function checkSns(
  message: SnsMessage,
  certificateAt: (url: string) => Promise<string>,
): Promise<void> {
  const certificate = await certificateAt(certificateUrl(message.SigningCertURL));
  const fields = message.Type === 'Notification' ? SIGNED.Notification : SIGNED.SubscriptionConfirmation;
  const text = fields
    .filter((name) => typeof message[name] === 'string')
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
  let isRight = false;
  try {
    const hash = message.SignatureVersion === '2' ? 'sha256' : 'sha1';
    isRight = verify(hash, Buffer.from(text), certificate, Buffer.from(String(message.Signature), 'base64'));
  } catch {
    // A certificate that is none.
  }
  if (!isRight) throw forged();
  assertFresh(Date.parse(String(message.Timestamp)));
}
