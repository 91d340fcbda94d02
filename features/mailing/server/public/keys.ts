/** What stands in links of mails: signed, so that nobody can unsubscribe, confirm or look at what they were not sent. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';

const DAY_SECONDS = 86_400;
const CONFIRM_DAYS = 7;

const mac = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', `${secret}/mailing/${purpose}`).update(text).digest('base64url').slice(0, 32);

function sign(secret: string, purpose: string, parts: readonly string[]): string {
  const text = parts.join('.');
  return `${text}.${mac(secret, purpose, text)}`;
}

function verify(secret: string, purpose: string, key: string): string[] | undefined {
  const end = key.lastIndexOf('.');
  const text = key.slice(0, Math.max(0, end));
  const [given, expected] = [Buffer.from(key.slice(end + 1)), Buffer.from(mac(secret, purpose, text))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return text.split('.');
}

/** Without an end: a mail that is found after years must still let its reader go. */
export const leaveKey = (secret: string, userId: string, hash: string, language: string): string =>
  sign(secret, 'leave', [userId, hash, language]);

export function readLeaveKey(secret: string, key: string) {
  const [userId, hash, language] = verify(secret, 'leave', key) ?? [];
  return userId && hash && language ? { userId, hash, language } : undefined;
}

export const pictureKey = (secret: string, userId: string, assetId: string): string =>
  sign(secret, 'picture', [userId, assetId]);

export function readPictureKey(secret: string, key: string) {
  const [userId, assetId] = verify(secret, 'picture', key) ?? [];
  return userId && assetId ? { userId, assetId } : undefined;
}

/** Of one link of one mail, as one reader got it. */
export const clickKey = (secret: string, linkId: string, mailingId: string, deliveryId: string): string =>
  sign(secret, 'click', [linkId, mailingId, deliveryId]);

export function readClickKey(secret: string, key: string) {
  const [linkId, mailingId, deliveryId] = verify(secret, 'click', key) ?? [];
  return linkId && mailingId && deliveryId ? { linkId, mailingId, deliveryId } : undefined;
}

export const confirmKey = (secret: string, subscriberId: string): string =>
  signValue(`${secret}/mailing/confirm`, subscriberId, CONFIRM_DAYS * DAY_SECONDS);

export const readConfirmKey = (secret: string, key: string): string | undefined =>
  verifyValue<string>(`${secret}/mailing/confirm`, key);
