/** A shipped picture whose first read failed is shown as soon as it can be read. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedPictures } from './shipped-pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'atelier-pictures-'));
const server = fastify();
let base: string;

beforeAll(async () => {
  const pictures = shippedPictures(pathToFileURL(`${root}/`), new Map([['fox', 'animals']]), 'webp');
  server.get<{ Params: { id: string } }>('/:id', (request, reply) =>
    pictures.send(request, reply, request.params.id, 'That picture'),
  );
  base = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('reads again after a failure, and keeps what it could read', async () => {
  const get = async () => {
    const response = await fetch(`${base}/fox`);
    return [response.status, response.ok && (await response.text())];
  };
  expect(await get()).toEqual([500, false]);
  mkdirSync(join(root, 'animals'));
  const path = join(root, 'animals', 'fox.webp');
  writeFileSync(path, 'a fox');
  expect(await get()).toEqual([200, 'a fox']);
  rmSync(path);
  expect(await get()).toEqual([200, 'a fox']);
});
