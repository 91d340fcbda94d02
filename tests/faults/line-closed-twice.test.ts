/** A live line is closed by the server, and once more when its connection ends; a line that opened in between stays known. */

import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { ServerEvent } from '#common/job.ts';
import type { User } from '#common/user.ts';
import type { ApiKeys } from '#platform/auth/keys/api-keys.ts';
import type { Sessions, SessionWatcher } from '#platform/auth/sessions.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import { createApi } from '#platform/http/api.ts';
import { registerEventRoutes } from '#platform/http/events.routes.ts';

it('ends with its session, although an older line of the same person was closed twice', async () => {
  const fastify = Fastify();
  const answers: ServerResponse[] = [];
  fastify.decorateRequest('user', null).decorateRequest('sid', null).decorateRequest('apiKey', null);
  fastify.addHook('onRequest', async (request, reply) => {
    request.user = { id: 'ada' } as User;
    request.sid = `session ${answers.push(reply.raw)}`;
  });
  let tell: (event: ServerEvent) => void = () => undefined;
  let ended: SessionWatcher = () => undefined;
  const events = {
    publish: async () => undefined,
    subscribe: (_: string, listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as UserEvents;
  const sessions = {
    load: async () => null,
    watch: (watcher: SessionWatcher) => {
      ended = watcher;
    },
  } as unknown as Sessions;
  registerEventRoutes(createApi(fastify, events), events, { sessions, apiKeys: {} as ApiKeys });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const open = () => fetch(`http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}/api/events`);

  await open();
  // The page does not read on: what the server has ended stays open for a while.
  const [first] = answers as [ServerResponse];
  const end = first.end.bind(first);
  first.end = () => first;
  tell({ type: 'reconnect' });
  const second = await open();
  const gone = new Promise((done) => first.once('close', done));
  end();
  await gone;

  ended('ada');
  expect(await second.text()).toContain('session-ended');
  await fastify.close();
});
