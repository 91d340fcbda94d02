/** The question that a passkey answers: kept in a signed cookie, good for a few minutes and one answer. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { cookieOptions } from '#platform/auth/session-cookie.ts';
import { hashToken } from '#platform/auth/sessions.ts';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';
import type { Platform } from '#platform/platform.ts';

const COOKIE = 'atelier_passkey';
const SECONDS = 5 * 60;
/** Longer than the cookie lives. */
const ONCE = { max: 1, windowSeconds: 2 * SECONDS };

export interface RelyingParty {
  /** A domain; passkeys are bound to it. */
  id: string;
  origin: string;
}

/** The configured address where there is one; otherwise the one that was typed, which the host check has judged. */
export function relyingParty({ config }: Platform, request: FastifyRequest): RelyingParty {
  const { origin, hostname } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`);
  return { origin, id: hostname };
}

/** What the answer is for: one for signing in adds no passkey, and one for Ann none for Bob. */
const keyOf = ({ secret }: Platform, purpose: string) => `${secret}/passkey/${purpose}`;

const optionsOf = (request: FastifyRequest) => ({
  ...cookieOptions(request),
  path: '/api/',
  httpOnly: true,
});

export function keepChallenge(
  platform: Platform,
  purpose: string,
  challenge: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const value = signValue(keyOf(platform, purpose), challenge, SECONDS);
  reply.setCookie(COOKIE, value, { ...optionsOf(request), maxAge: SECONDS });
}

export async function takeChallenge(
  platform: Platform,
  purpose: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const challenge = verifyValue<string>(keyOf(platform, purpose), request.cookies[COOKIE]);
  reply.clearCookie(COOKIE, optionsOf(request));
  const isFresh =
    challenge &&
    (await platform.rateLimits.hit(`passkey:challenge:${hashToken(challenge)}`, ONCE)).hits === 1;
  if (!isFresh) throw new AppError('bad_request', 'That took too long. Please try again.');
  return challenge;
}
