/** What fakes of model servers share: real HTTP, JSON in and out, and pictures of any size. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

export interface SeenCall {
  method: string;
  path: string;
  authorization: string;
  /** Parsed where it was JSON. */
  body: Record<string, unknown>;
  raw: Buffer;
}

export type Serve = (call: SeenCall, response: ServerResponse, request: IncomingMessage) => unknown;

export const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** One colour, made from the seed, so that two pictures can be told apart. */
export const pictureOf = (width: number, height: number, seed: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: { r: (seed * 37) % 255, g: 120, b: 200 } },
  })
    .png()
    .toBuffer();

export async function startFakeServer(
  serve: Serve,
  onUpgrade?: (request: IncomingMessage, socket: Duplex) => void,
) {
  const calls: SeenCall[] = [];
  const server = createServer(async (request, response) => {
    const raw = await buffer(request).catch(() => Buffer.alloc(0));
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const call: SeenCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: isJson && raw.length > 0 ? JSON.parse(raw.toString()) : {},
      raw,
    };
    calls.push(call);
    await serve(call, response, request);
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket) => {
    upgraded.add(socket);
    if (onUpgrade) onUpgrade(request, socket);
    else socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The calls of this path, oldest first. */
    callsOf: (path: string) => calls.filter((call) => call.path.split('?')[0] === path),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}
