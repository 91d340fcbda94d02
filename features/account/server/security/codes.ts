/** One-time codes of an authenticator app, and the recovery codes for when it is lost. */

import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { openSealed, sealText } from '#platform/auth/sealed-text.ts';
import type { Platform } from '#platform/platform.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.repo.ts';

const PERIOD_SECONDS = 30;
/** Clocks of phones may be one step away. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 asks. */
const SECRET_BYTES = 20;
const PURPOSE = 'second-factor';

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

export type CodeKind = 'app' | 'recovery';

/** What apps show above the code. */
const totp = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Atelier',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export function newSecret({ secret: key }: Pick<Platform, 'secret'>, userId: string, label: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totp(secret, label).toString(), sealed: sealText(key, PURPOSE, userId, secret) };
}

export function newRecoveryCodes(): string[] {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]!;
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Uses the code up, of either kind; undefined where it is no good. */
export async function acceptCode(
  platform: Platform,
  userId: string,
  typed: string,
): Promise<CodeKind | undefined> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return (await acceptAppCode(platform, userId, code)) ? 'app' : undefined;
  const grouped = code.match(/.{1,4}/g)?.join('-') ?? '';
  return (await takeRecoveryCode(platform.db, userId, grouped)) ? 'recovery' : undefined;
}

export async function acceptAppCode(
  { db, secret: key }: Platform,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await findSecondFactor(db, userId);
  const secret = row && openSealed(key, PURPOSE, userId, row.sealedSecret);
  if (!secret) return false;
  const timestamp = Date.now();
  const delta = totp(secret, userId).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  return takeStep(db, userId, Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta);
}
