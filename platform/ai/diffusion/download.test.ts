/** Downloads of weights against a server that behaves, breaks off, changes its mind and lies. */

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { downloadWeights } from './download.ts';
import { SD1, safetensors } from './format/sample-weights.ts';
import { createWeights } from './weights.ts';

const WHOLE = Buffer.concat([safetensors(SD1), Buffer.alloc(200_000, 7)]);
const SUM = createHash('sha256').update(WHOLE).digest('hex');
const HALF = 100_000;

let folder: string;
let base: string;
let requested: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  requested.push(request);
  answer(request, response);
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), 'atelier-download-'));
  requested = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As file servers do: whole, or from a place on if the mark still fits. */
const serve =
  (bytes: Buffer, etag = '"one"', sendAtMost = Infinity) =>
  ({ headers }: IncomingMessage, response: ServerResponse) => {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const isPart = from > 0 && headers['if-range'] === etag;
    const rest = isPart ? bytes.subarray(from) : bytes;
    response.writeHead(isPart ? 206 : 200, {
      etag,
      'content-length': rest.length,
      ...(isPart && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    });
    if (rest.length <= sendAtMost) return response.end(rest);
    breakOff = () => response.destroy();
    return response.write(rest.subarray(0, sendAtMost));
  };
let breakOff: () => unknown;

const file = (change: object = {}) => ({
  role: 'model' as const,
  file: 'model.safetensors',
  url: `${base}/model.safetensors`,
  bytes: WHOLE.length as number | undefined,
  sha256: SUM,
  ...change,
});
const path = () => join(folder, 'model.safetensors');
const download = (change: object = {}, more: object = {}) =>
  downloadWeights({
    path: path(),
    file: file(change),
    signal: new AbortController().signal,
    allowPrivate: true,
    ...more,
  });
const brokenOff = async () => {
  answer = serve(WHOLE, '"one"', HALF);
  const onBytes = (here: number) => here === HALF && breakOff();
  await expect(download({}, { onBytes })).rejects.toThrow('The connection was lost.');
  expect(readFileSync(`${path()}.part`).length).toBe(HALF);
};

it('brings the file, tells how far it is, compares its sum and leaves nothing else behind', async () => {
  answer = serve(WHOLE);
  const told: number[] = [];
  await download({}, { onBytes: (here: number) => told.push(here) });
  expect(readFileSync(path()).equals(WHOLE)).toBe(true);
  expect(told.at(-1)).toBe(WHOLE.length);
  expect(readdirSync(folder).sort()).toEqual(['model.safetensors', 'model.safetensors.checked']);
  await download();
  expect(requested).toHaveLength(1);
});

it('goes on where the line broke', async () => {
  await brokenOff();
  answer = serve(WHOLE);
  await download();
  expect(requested[1]?.headers).toMatchObject({ range: `bytes=${HALF}-`, 'if-range': '"one"' });
  expect(readFileSync(path()).equals(WHOLE)).toBe(true);
});

it('begins anew when the file behind the address changed, or the server knows no parts', async () => {
  for (const next of [
    serve(WHOLE, '"two"'),
    (_: IncomingMessage, response: ServerResponse) => response.end(WHOLE),
  ]) {
    await brokenOff();
    answer = next;
    await download();
    expect(readFileSync(path()).equals(WHOLE)).toBe(true);
    rmSync(path());
  }
});

it('another sum, or what cannot be weights, is removed and said', async () => {
  answer = serve(Buffer.alloc(WHOLE.length, 1));
  await expect(download()).rejects.toThrow('didn’t match its SHA-256 and was deleted');
  expect(readdirSync(folder)).toEqual([]);
  const garbage = Buffer.alloc(1000, 9);
  answer = serve(garbage);
  const sha256 = createHash('sha256').update(garbage).digest('hex');
  await expect(download({ bytes: 1000, sha256 })).rejects.toThrow('cannot be used. Its header');
  expect(readdirSync(folder)).toEqual([]);
});

it('takes no more than was said, whether the server admits it or not', async () => {
  answer = serve(Buffer.concat([WHOLE, Buffer.alloc(10)]));
  await expect(download()).rejects.toThrow('is larger than the 0.0 GB of the catalogue, so it was removed');
  answer = (_, response) => {
    const more = () => response.destroyed || response.write(Buffer.alloc(65_536), () => setImmediate(more));
    more();
  };
  await expect(download()).rejects.toThrow('is larger than');
  expect(readdirSync(folder)).toEqual([]);
});

it('asks for room on the disk first', async () => {
  answer = (_, response) => response.writeHead(200).end();
  await expect(download({ bytes: 1e15 })).rejects.toThrow('Not enough disk space');
  expect(readdirSync(folder)).toEqual([]);
});

it('leads nowhere private, neither directly nor by redirect, nor without encryption', async () => {
  answer = serve(WHOLE);
  const guarded = (url: string) => download({ url }, { allowPrivate: false });
  await expect(guarded(base.replace('http:', 'https:'))).rejects.toThrow('private network');
  await expect(guarded('https://localhost/x')).rejects.toThrow('private network');
  await expect(guarded('http://example.com/x')).rejects.toThrow('isn’t https://');
  expect(requested).toHaveLength(0);
  answer = ({ url }, response) =>
    url === '/loop'
      ? response.writeHead(302, { location: '/loop' }).end()
      : response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  await expect(download({ url: `${base}/loop` })).rejects.toThrow('redirects too often');
  await expect(download()).rejects.toThrow('isn’t https://');
});

it('failures of the server are told apart: what passes is tried again, what stays is not', async () => {
  const failing = (status: number) => {
    answer = (_, response) => response.writeHead(status).end();
    return download().catch((error) => error.status);
  };
  expect([await failing(404), await failing(403), await failing(503), await failing(429)]).toEqual([
    422, 422, 502, 502,
  ]);
  await brokenOff();
  expect(await failing(416)).toBe(502);
  expect(existsSync(`${path()}.part`)).toBe(false);
});

it('stops when told to, and keeps what it has', async () => {
  const controller = new AbortController();
  answer = (_, response) => {
    response.writeHead(200, { etag: '"one"', 'content-length': WHOLE.length });
    response.write(WHOLE.subarray(0, HALF));
  };
  const onBytes = (here: number) => here >= HALF && controller.abort('cancelled');
  await expect(download({}, { signal: controller.signal, onBytes })).rejects.toBeDefined();
  expect(existsSync(`${path()}.part`)).toBe(true);
});

it('a file of the operator with another sum is named, and never taken away by itself', async () => {
  writeFileSync(path(), Buffer.concat([WHOLE, Buffer.alloc(1)]));
  await expect(download()).rejects.toThrow('does not have the published SHA-256');
  expect(existsSync(path())).toBe(true);
  const weights = createWeights(folder);
  const [own] = await weights.ownFiles();
  expect(own).toMatchObject({ file: 'model.safetensors', recognised: { kind: 'model' } });
  await weights.add({ id: 'mine', name: 'Mine', goodFor: '', files: [file()] });
  expect((await weights.known()).at(-1)).toMatchObject({ state: 'wrong', isOwnEntry: true });
  await expect(weights.add({ id: 'mine', name: 'Mine', goodFor: '', files: [file()] })).rejects.toThrow(
    'already',
  );
  await weights.remove('mine');
  expect(readdirSync(folder)).toEqual(['catalogue.json']);
  writeFileSync(join(folder, 'catalogue.json'), '[{"id": 3}]');
  expect(await weights.catalogueProblem()).toContain('catalogue.json in the folder of models cannot be used');
  expect((await weights.known()).length).toBeGreaterThan(3);
});
