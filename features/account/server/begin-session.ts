/** Starts a session under a new token, so that nobody can plant one beforehand. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '#platform/auth/session-cookie.ts';
import type { Platform } from '#platform/platform.ts';

export async function beginSession(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  if (request.sid) await platform.sessions.end(request.sid);
  const token = await platform.sessions.start(userId, {
    address: request.ip,
    agent: request.headers['user-agent']?.slice(0, 200),
  });
  setSessionCookie(request, reply, token);
}
