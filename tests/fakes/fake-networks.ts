/** A Mastodon server and a program with a webhook, as their documents describe them, that misbehave on request. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface PostedStatus {
  status: string;
  mediaIds: string[];
  key: string;
}

/** `hang up`: takes the post and says nothing more. */
type Mood = 'ok' | 'busy' | 'refuse' | 'hang up';

export async function startFakeNetworks(token = 'good-token') {
  const statuses: PostedStatus[] = [];
  const media: Buffer[] = [];
  const hooks: { body: string; key: string }[] = [];
  let mood: Mood = 'ok';
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const say = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const path = request.url ?? '';
    if (path.startsWith('/hook')) return hook(request, response, body);
    if (request.headers.authorization !== `Bearer ${token}`)
      return say(401, { error: 'The access token is invalid' });
    if (path === '/api/v1/accounts/verify_credentials') return say(200, { acct: 'bakery' });
    if (path === '/api/v2/media') {
      media.push(body);
      return say(200, { id: `m${media.length}` });
    }
    if (path !== '/api/v1/statuses') return say(404, { error: 'Record not found' });
    if (mood === 'busy') return say(503, { error: 'Busy' });
    if (mood === 'refuse') return say(422, { error: 'Validation failed: Text limit exceeded' });
    const key = String(request.headers['idempotency-key'] ?? '');
    const { status, media_ids: mediaIds } = JSON.parse(body.toString()) as {
      status: string;
      media_ids: string[];
    };
    if (!statuses.some((one) => one.key === key)) statuses.push({ status, mediaIds, key });
    return say(200, { id: '1', url: 'https://social.example/@bakery/1' });
  });
  const hook = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    hooks.push({ body: body.toString('latin1'), key: String(request.headers['idempotency-key'] ?? '') });
    if (mood === 'hang up') return request.socket.destroy();
    return response.writeHead(mood === 'ok' ? 200 : 503).end();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    media,
    hooks,
    be(next: Mood) {
      mood = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type FakeNetworks = Awaited<ReturnType<typeof startFakeNetworks>>;
