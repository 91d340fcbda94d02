/** A real S3 protocol server in this process, with a record of what was asked of it. */

import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3rver {
  httpServer: Server;
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** The package has no types. */
const S3rverClass = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;

export interface FakeS3 {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Every how many-th request fails from now on; 0: none, 1: all. */
  failEvery(n: number): void;
  /** 'METHOD /path?query' of each request so far. */
  requests: string[];
  close(): Promise<void>;
}

export async function startFakeS3(): Promise<FakeS3> {
  const directory = await mkdtemp(join(tmpdir(), 'fake-s3-'));
  const server = new S3rverClass({ port: 0, address: '127.0.0.1', directory, silent: true });
  const { port } = await server.run();
  const requests: string[] = [];
  let failEvery = 0;
  let requested = 0;
  // In front of the server's own listener, which does not see a request that fails here.
  const [serve] = server.httpServer.listeners('request') as [(request: unknown, response: unknown) => void];
  server.httpServer.removeAllListeners('request');
  server.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`);
    if (failEvery === 0 || ++requested % failEvery !== 0) return serve(request, response);
    // Read to its end: a store that stumbles behind its door has taken the bytes.
    request.resume().once('end', () => {
      response.writeHead(500, { 'content-type': 'application/xml' });
      response.end('<Error><Code>InternalError</Code><Message>We stumbled.</Message></Error>');
    });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    requests,
    failEvery: (n) => {
      failEvery = n;
      requested = 0;
    },
    close: async () => {
      (server.httpServer as Server & { closeAllConnections(): void }).closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
