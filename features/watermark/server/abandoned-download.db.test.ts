/** Downloads that nobody waits for any more: what they were reading is closed. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOpenStreams, type OpenStreams } from '#tests/fakes/open-streams.ts';
import { noiseBytes } from '#tests/harness/seed.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import * as repo from './watermark.repo.ts';

/** Bytes; more than the buffers between two processes hold. */
const LARGE = 12 * 1024 * 1024;

let app: TestApp;
let ada: Visitor;
let streams: OpenStreams;
let assetId: string;
beforeAll(async () => {
  app = await openTestApp();
  ada = await app.person('ada');
  streams = countOpenStreams(app.platform.storage);
  const file = { userId: ada.user!.id, name: 'a.png', type: 'image/png', bytes: noiseBytes(LARGE) };
  assetId = (await app.platform.assets.save(file)).id;
});
afterAll(() => app.dispose());

/** Reads the beginning, and leaves. */
async function leaveEarly(path: string): Promise<void> {
  const before = streams.opened();
  const leave = new AbortController();
  const response = await ada.open('GET', path, { signal: leave.signal });
  expect(response.status).toBe(200);
  await response.body!.getReader().read();
  expect(streams.opened()).toBeGreaterThan(before);
  leave.abort();
  await expect.poll(() => streams.stillOpen()).toBe(0);
}

it('a ZIP of photos is left in the middle', async () => {
  const photo = { assetId, isTemporary: false, name: 'a.png', resultId: assetId, error: null };
  const { id } = await repo.insertBatch(app.platform.db, {
    userId: ada.user!.id,
    mark: { content: 'Ada', style: {}, customizations: { type: 'text' } } as never,
    options: {} as never,
    photos: [photo, photo, photo],
  });
  const before = streams.opened();
  await leaveEarly(`/api/watermark-batches/${id}/zip`);
  // Nobody goes on to the other photos either.
  expect(streams.opened() - before).toBe(1);
});

it('a single file is left in the middle', () => leaveEarly(`/api/files/${assetId}`));
