/** Origin over HTTP: what tools keep is marked, the prompt only where its owner wants it, and anybody may ask about a file. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import type { Image } from '#features/image/contract.ts';
import { imageFeature } from '#features/image/server/image.feature.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Findings } from '../contract.ts';
import { originFeature } from './origin.feature.ts';

let app: TestApp;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    work: false,
    features: [accountFeature, imageFeature, originFeature],
    env: {
      IMAGE_MODEL: 'compatible:painter-1',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_API_KEY: 'sk',
      COMPATIBLE_NAME: 'Studio',
      UPLOAD_MAX_MB: '1',
    },
  });
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

async function verify(bytes: Uint8Array, who: Visitor = app.visitor()) {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), 'dropped.png');
  return who.send<Findings & ErrorBody>('POST', '/api/verify', { raw: form });
}

async function madeBy(person: Visitor): Promise<Buffer> {
  const { body } = await person.post<{ images: Image[] }>('/api/generate/image', {
    prompt: 'a secret lighthouse',
  });
  return Buffer.from(await (await person.open('GET', body.images[0]!.url)).arrayBuffer());
}

it('a cloud picture says that a trained model made it, and a visitor can have it checked', async () => {
  const { status, body } = await verify(await madeBy(await app.person('ada')));
  expect(status).toBe(200);
  expect(body.said).toMatchObject({
    source: 'trainedAlgorithmicMedia',
    engine: 'Studio painter-1',
    prompt: 'a secret lighthouse',
  });
  expect(body.manifest).toMatchObject({ state: 'valid', signer: { isOurs: true } });
});

it('a person who wants no prompt inside gets none, and everything else', async () => {
  const bob = await app.person('bob');
  expect((await app.visitor().get('/api/account/file-settings')).status).toBe(401);
  expect((await bob.get('/api/account/file-settings')).body).toEqual({ promptInFiles: true });
  expect((await bob.put('/api/account/file-settings', { promptInFiles: 'maybe' })).status).toBe(400);
  expect((await bob.put('/api/account/file-settings', { promptInFiles: false })).status).toBe(200);
  const bytes = await madeBy(bob);
  expect(bytes.includes('lighthouse')).toBe(false);
  expect((await verify(bytes)).body).toMatchObject({
    said: { source: 'trainedAlgorithmicMedia', prompt: null },
    manifest: { state: 'valid' },
  });
});

it('garbage, nothing and too much are refused or answered in words', async () => {
  expect((await verify(Buffer.from('not a picture'))).body).toMatchObject({ type: null, said: null });
  const none = new FormData();
  none.append('other', 'x');
  const empty = await app.visitor().send<ErrorBody>('POST', '/api/verify', { raw: none });
  expect([empty.status, empty.body.message]).toEqual([400, 'Please choose a file to check.']);
  const large = await verify(Buffer.alloc(1024 * 1024 + 1));
  expect([large.status, large.body.message]).toEqual([413, 'A file to check may have 1 MB.']);
});
