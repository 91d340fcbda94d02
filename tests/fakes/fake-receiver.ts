/** Somebody's program that takes webhooks over real HTTP, and misbehaves on request. */

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A status to answer with, or 'hang': never a word. */
type Reply = number | 'hang';

export async function startFakeReceiver() {
  const received: Received[] = [];
  let replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    received.push({ path: request.url ?? '', headers, body: await text(request) });
    answer(response, (replies.length > 1 ? replies.shift() : replies[0]) ?? 200);
  });
  const answer = (response: ServerResponse, reply: Reply) => {
    if (reply === 'hang') return;
    response.writeHead(reply, reply >= 300 && reply < 400 ? { location: '/elsewhere' } : {}).end();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** One after the other; the last one stays. */
    script(...next: Reply[]) {
      replies = next;
      received.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type FakeReceiver = Awaited<ReturnType<typeof startFakeReceiver>>;
