/** A real S3 protocol server in this process, with a record of what was asked of it. */

import { mkdtemp, rm } from 'node:fs/promises';
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
  /** 'METHOD /path?query' of each request so far. */
  requests: string[];
  close(): Promise<void>;
}

export async function startFakeS3(): Promise<FakeS3> {
  const directory = await mkdtemp(join(tmpdir(), 'fake-s3-'));
  const server = new S3rverClass({ port: 0, address: '127.0.0.1', directory, silent: true });
  const { port } = await server.run();
  const requests: string[] = [];
  server.httpServer.prependListener('request', (request: { method: string; url: string }) => {
    requests.push(`${request.method} ${request.url}`);
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    requests,
    close: async () => {
      (server.httpServer as Server & { closeAllConnections(): void }).closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
