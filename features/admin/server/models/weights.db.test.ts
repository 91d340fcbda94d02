/** Weights in the admin area: downloaded by a job, gone on with, cancelled, chosen, removed, and noted in the trail. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { engineHere } from '#platform/ai/diffusion/binding.ts';
import { SD1, safetensors } from '#platform/ai/diffusion/format/sample-weights.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { WeightsInfo, WeightsOverview } from '../../calls/weight-calls.ts';
import type { AuditLog } from '../../contract.ts';
import { adminFeature } from '../admin.feature.ts';

const WHOLE = Buffer.concat([safetensors(SD1), Buffer.alloc(150_000, 3)]);
const sha256 = createHash('sha256').update(WHOLE).digest('hex');
const PATH = '/api/admin/models/weights';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const source = createServer((request, response) => answer(request, response));
let app: TestApp;
let admin: Visitor;
let base: string;
beforeAll(async () => {
  // Whether the engine runs on the machine of the tests is not what is tried here.
  vi.spyOn(engineHere, 'problem').mockReturnValue(undefined);
  await new Promise<void>((done) => source.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  app = await openTestApp({
    env: { MODELS_PRIVATE_SOURCES: 'true' },
    features: [accountFeature, adminFeature],
  });
  admin = await app.person('admin');
});
afterAll(async () => {
  vi.restoreAllMocks();
  source.closeAllConnections();
  source.close();
  await app.dispose();
});

const overview = async () => (await admin.get<WeightsOverview>(PATH)).body;
const find = async (id: string): Promise<WeightsInfo | undefined> =>
  (await overview()).weights.find((one) => one.id === id);
const add = (name: string, file: string, more: object = {}) =>
  admin.post<{ id: string } & ErrorBody>(PATH, { name, url: `${base}/${file}`, sha256, ...more });
const folder = () => join(app.platform.config.dataDir, 'models');

it('lists what can be downloaded, with licence and size', async () => {
  const { weights, freeBytes } = await overview();
  expect(freeBytes).toBeGreaterThan(0);
  expect(weights.find(({ id }) => id === 'stable-diffusion-xl')).toMatchObject({
    source: 'known',
    state: 'absent',
    bytes: 6_938_078_334,
    licence: { name: 'CreativeML Open RAIL++-M' },
    download: null,
  });
});

it('is downloaded through a broken line, verified, chosen, kept while it is used, and removed', async () => {
  let calls = 0;
  answer = ({ headers }, response) => {
    const from = Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0);
    const rest = WHOLE.subarray(from);
    response.writeHead(from ? 206 : 200, {
      etag: '"one"',
      'content-length': rest.length,
      ...(from && { 'content-range': `bytes ${from}-${WHOLE.length - 1}/${WHOLE.length}` }),
    });
    if (calls++ > 0) return response.end(rest);
    return response.write(rest.subarray(0, 50_000), () => setImmediate(() => response.destroy()));
  };
  const { status, body } = await add('My model', 'mine.safetensors');
  expect([status, body.id]).toEqual([201, 'my-model']);
  await expect.poll(async () => (await find('my-model'))?.state).toBe('verified');
  expect(calls).toBe(2);

  expect((await admin.post(`${PATH}/my-model/use`, {})).status).toBe(200);
  expect(await app.platform.settings.get('image_model')).toBe('local:my-model');
  expect(await find('my-model')).toMatchObject({ isChosen: true });
  const kept = await admin.delete<ErrorBody>(`${PATH}/my-model`);
  expect([kept.status, kept.body.message]).toEqual([
    409,
    'These weights are in use. Choose another engine for pictures first.',
  ]);
  await admin.put('/api/admin/settings/image_model', { value: '' });
  expect((await admin.delete(`${PATH}/my-model`)).status).toBe(200);
  expect([await find('my-model'), existsSync(join(folder(), 'mine.safetensors'))]).toEqual([
    undefined,
    false,
  ]);
  const { body: trail } = await admin.get<AuditLog[]>('/api/admin/audit-logs');
  const actions = trail.filter(({ targetType }) => targetType === 'weights').map(({ action }) => action);
  expect(actions).toEqual(['weights_removed', 'weights_download', 'weights_added']);
});

it('is cancelled while it comes, and goes on later; twice asked is once begun', async () => {
  answer = (_, response) => {
    response.writeHead(200, { etag: '"one"', 'content-length': WHOLE.length });
    response.write(WHOLE.subarray(0, 50_000));
  };
  await add('Slow', 'slow.safetensors');
  await expect.poll(async () => (await find('slow'))?.download?.stage).toContain('Downloading');
  expect((await admin.post(`${PATH}/slow/download`, {})).status).toBe(202);
  expect((await admin.delete(`${PATH}/slow`)).status).toBe(409);
  expect((await admin.post(`${PATH}/slow/cancel`, {})).status).toBe(200);
  await expect.poll(async () => (await find('slow'))?.download).toBeNull();
  expect(await find('slow')).toMatchObject({ state: 'partial', failure: null });
  expect((await admin.post(`${PATH}/slow/cancel`, {})).status).toBe(409);
  expect((await admin.post(`${PATH}/slow/use`, {})).status).toBe(409);
  answer = (_, response) => response.end(WHOLE);
  await admin.post(`${PATH}/slow/download`, {});
  await expect.poll(async () => (await find('slow'))?.state).toBe('verified');
});

it('another sum is removed, and the row says so', async () => {
  answer = (_, response) => response.end(Buffer.alloc(2000));
  await add('False', 'false.gguf');
  await expect
    .poll(async () => (await find('false'))?.failure)
    .toBe('false.gguf didn’t match its SHA-256 and was deleted. Check the address and the checksum.');
  expect(await find('false')).toMatchObject({ state: 'absent', download: null });
});

it('files that somebody put there are listed with what is wrong with them', async () => {
  mkdirSync(folder(), { recursive: true });
  writeFileSync(join(folder(), 'own.safetensors'), safetensors(SD1));
  writeFileSync(join(folder(), 'old.ckpt'), Buffer.from([0x80, 2, ...Array(40).fill(0)]));
  expect(await find('own.safetensors')).toMatchObject({ source: 'file', state: 'here', problem: null });
  expect((await find('old.ckpt'))?.problem).toContain('can run code');
  expect((await admin.post(`${PATH}/own.safetensors/use`, {})).status).toBe(200);
  expect((await admin.post(`${PATH}/old.ckpt/use`, {})).status).toBe(409);
});

it('bad input is refused in words', async () => {
  const bad = async (body: object) => (await add('Bad', 'bad.gguf', body)).status;
  expect(await bad({ name: ' ' })).toBe(400);
  expect(await bad({ url: 'ftp://example.com/x.gguf' })).toBe(400);
  expect(await bad({ url: 'https://example.com/model.ckpt' })).toBe(400);
  expect(await bad({ url: 'https://example.com/..%2f..%2fx.gguf' })).toBe(400);
  expect(await bad({ sha256: 'abc' })).toBe(400);
  expect((await add('Slow', 'other.gguf')).status).toBe(409);
  expect((await admin.post(`${PATH}/nothing/download`, {})).status).toBe(404);
  expect((await admin.delete(`${PATH}/nothing`)).status).toBe(404);
});

it('refuses an address that no name can be read from, in words', async () => {
  const { status, body } = await admin.post<ErrorBody>(PATH, {
    name: 'Odd',
    url: 'https://example.com/%E0%A4%A.safetensors',
    sha256: 'a'.repeat(64),
  });
  expect([status, body.message]).toEqual([400, expect.stringContaining('percent sign')]);
});
