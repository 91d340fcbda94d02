/** Puts the session into a cookie and finds the person behind every request. */

import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiKeys, keyInHeader } from './keys/api-keys.ts';
import { admit, admitByKey } from './keys/key-access.ts';
import { type ApiKey, TICKET_HEADER } from './keys/tickets.ts';
import { hashToken, SESSION_DAYS, type Sessions } from './sessions.ts';

const COOKIE = 'atelier_sid';
/** Readable by the page: only says that a session probably exists, so the right screen shows at once. */
const HINT = 'atelier_in';
/** Tells the next page that somebody signed out here: it forgets what they left in the browser (leave-nothing.ts). */
const OUT = 'atelier_out';
const OUT_SECONDS = 30 * 86_400;

export async function installSessions(
  fastify: FastifyInstance,
  sessions: Sessions,
  keys: ApiKeys,
  secure: boolean,
): Promise<void> {
  // Before the plugin that writes what is set here.
  fastify.addHook('onSend', async (request, reply) => {
    const token = request.cookies[COOKIE];
    const isShared = /\bpublic\b/.test(String(reply.getHeader('cache-control') ?? ''));
    if (request.renewsCookie && token && !isShared) setSessionCookie(request, reply, token);
  });
  await fastify.register(cookie);
  fastify.decorateRequest('user', null);
  fastify.decorateRequest('sid', null);
  fastify.decorateRequest('renewsCookie', false);
  fastify.decorateRequest('apiKey', null);
  fastify.decorateRequest('callerGone', null);
  fastify.decorate('secureCookies', secure);
  fastify.addHook('onRequest', async (request) => {
    // Files of the web client need nobody to be known; shared pages and links of customers know their owner.
    if (!/^\/(api|s|v1|review)\/|^\/(mcp|share)\b/.test(request.url)) return;
    const ticket = keys.tickets.find(request.headers[TICKET_HEADER]);
    if (ticket) return admit(request, ticket);
    const key = keyInHeader(request.headers.authorization);
    if (key !== undefined) return admitByKey(request, key, keys);
    const sid = sessionIn(request);
    if (!sid) return;
    request.sid = sid;
    request.user = await sessions.load(sid, () => {
      request.renewsCookie = true;
    });
  });
}

/** The session that the cookie names, whether there is one or not. */
export function sessionIn(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token && token.length <= 128 ? hashToken(token) : undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the request came with, in place of a session. */
    apiKey: ApiKey | null;
    /** The session's days have begun anew: the browser has to keep its cookie as long. */
    renewsCookie: boolean;
    /** Fires when the one is gone for whom a call inside is made. */
    callerGone: AbortSignal | null;
  }
  interface FastifyInstance {
    secureCookies: boolean;
  }
}

export const cookieOptions = (request: FastifyRequest) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: request.server.secureCookies || request.protocol === 'https',
});

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  request.renewsCookie = false;
  const maxAge = SESSION_DAYS * 86_400;
  reply.setCookie(COOKIE, token, { ...cookieOptions(request), httpOnly: true, maxAge });
  reply.setCookie(HINT, '1', { ...cookieOptions(request), maxAge });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  request.renewsCookie = false;
  reply.clearCookie(COOKIE, { ...cookieOptions(request), httpOnly: true });
  reply.clearCookie(HINT, cookieOptions(request));
  reply.setCookie(OUT, '1', { ...cookieOptions(request), maxAge: OUT_SECONDS });
}
