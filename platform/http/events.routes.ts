/** The live line to a page: server-sent events, one JSON object a message. */

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type RouteContract, route } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { ServerEvent } from '#common/job.ts';
import type { ApiKeys } from '#platform/auth/keys/api-keys.ts';
import type { Sessions } from '#platform/auth/sessions.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import type { Api } from './api.ts';

export const eventStream = route({
  method: 'GET',
  path: '/api/events',
  summary: 'Live events of mine: jobs, notifications, things to read anew (text/event-stream)',
  access: 'user',
  query: z.object({}),
  produces: 'text/event-stream',
});

/** Proxies cut silent connections after a minute or so. */
const BEAT_MS = 25_000;
const MAX_LINES_PER_PERSON = 20;
/** Bytes that wait for a page which does not read; beyond, it is gone or hostile. A page that lives connects again. */
const MAX_UNREAD = 1024 * 1024;

interface Line {
  /** Whether the session that it was opened with still counts; a key is watched. */
  isOpen(): Promise<boolean>;
  send(event: ServerEvent): void;
  close(): void;
}

interface Callers {
  sessions: Sessions;
  apiKeys: ApiKeys;
}

export function registerEventRoutes(api: Api, events: UserEvents, { sessions, apiKeys }: Callers): void {
  const open = new Map<string, Set<Line>>();
  closeWithSession(api.fastify, open, sessions);
  api.contracts.push(eventStream as RouteContract);
  api.fastify.get(eventStream.path, { exposeHeadRoute: false }, (request, reply) => {
    const { user, sid, apiKey } = request;
    const isOpen = async () => Boolean(apiKey) || (sid && (await sessions.load(sid))) !== null;
    if (!user) throw new AppError('unauthorized', 'Unauthorized');
    const mine = open.get(user.id) ?? new Set();
    if (mine.size >= MAX_LINES_PER_PERSON)
      throw new AppError('rate_limited', 'Too many pages are open at once.');
    open.set(user.id, mine);

    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    out.write('retry: 2000\n\n');
    const send = (event: ServerEvent) => {
      if (event.type === 'reconnect') return close();
      out.write(`data: ${JSON.stringify(event)}\n\n`);
      if (out.writableLength > MAX_UNREAD) out.destroy();
      if (event.type === 'session-ended') close();
    };
    const unsubscribe = events.subscribe(user.id, send);
    const beat = setInterval(() => out.write(': still here\n\n'), BEAT_MS);
    const watch = apiKey && apiKeys.watchEnd(apiKey, user.id);
    // Once by us and once by the connection: by then there may be a new set of this person's lines.
    const close = () => {
      if (!mine.delete(line)) return;
      clearInterval(beat);
      watch?.stop();
      unsubscribe();
      if (mine.size === 0) open.delete(user.id);
      out.end();
    };
    const line = { isOpen, send, close };
    mine.add(line);
    watch?.ended.addEventListener('abort', () => send({ type: 'session-ended' }));
    out.once('close', close);
    out.once('error', close);
  });
  closeWithServer(api.fastify, open);
}

/** A line may not go on for a session that has ended, wherever it was ended; its page is told, and asks to sign in. */
function closeWithSession(
  { log }: FastifyInstance,
  open: ReadonlyMap<string, Set<Line>>,
  sessions: Sessions,
): void {
  const check = async (line: Line) => {
    if (!(await line.isOpen())) line.send({ type: 'session-ended' });
  };
  sessions.watch((userId) => {
    const lines =
      userId === undefined ? [...open.values()].flatMap((set) => [...set]) : [...(open.get(userId) ?? [])];
    for (const line of lines)
      check(line).catch((error) => log.warn({ err: error }, 'a session could not be checked'));
  });
}

/** Open lines would keep a stopping server waiting for ever. */
function closeWithServer(fastify: FastifyInstance, open: ReadonlyMap<string, Set<Line>>): void {
  fastify.addHook('preClose', async () => {
    for (const lines of open.values()) for (const line of [...lines]) line.close();
  });
}
