/** The proxy of compose.yaml in small: sends requests to those who say they are ready, each once. */

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 100;

export async function startSmallProxy() {
  const ready = new Map<string, boolean>();
  let turn = 0;
  const look = async (base: string) => {
    const isReady = await fetch(`${base}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready.has(base)) ready.set(base, isReady);
  };
  const timer = setInterval(() => {
    for (const base of ready.keys()) void look(base);
  }, LOOK_EVERY_MS);
  const server = createServer((incoming, outgoing) => {
    const open = [...ready].filter(([, isReady]) => isReady).map(([base]) => base);
    const base = open[turn++ % Math.max(1, open.length)];
    if (!base) return void outgoing.writeHead(502).end('nobody is ready');
    const { method, headers, url } = incoming;
    const call = request(`${base}${url}`, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', (error) => outgoing.writeHead(502).end(error.message));
    incoming.pipe(call);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (base: string) => {
      ready.set(base, false);
      await look(base);
    },
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
