/** Starts a session under a new token, so that nobody can plant one in advance. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberDevice } from '#platform/auth/known-device.ts';
import { setSessionCookie } from '#platform/auth/session-cookie.ts';
import type { Platform } from '#platform/platform.ts';
import { recordSignIn } from './sign-ins.repo.ts';

export async function beginSession(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  /** Somebody who was signed in already goes on under a new token: no sign-in to be noted. */
  options: { isRenewal?: boolean } = {},
): Promise<void> {
  if (request.sid) await platform.sessions.end(request.sid);
  const facts = { address: request.ip, agent: request.headers['user-agent']?.slice(0, 200) };
  const token = await platform.sessions.start(userId, facts);
  if (!options.isRenewal) await recordSignIn(platform.db, { userId, ...facts });
  setSessionCookie(request, reply, token);
  rememberDevice(platform.secret, request, reply, userId);
}
