/** A disk without room for another file: said in words, nothing counted, nothing half written, and over when there is room. */

import { type FileHandle, open } from 'node:fs/promises';
import { devNull } from 'node:os';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FEATURES } from '#app/features.ts';
import type { ErrorBody } from '#common/errors.ts';
import { builtinDoubles } from '#tests/fakes/builtin-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

/** What the system answers to every write from now on. */
async function fillDisk(): Promise<void> {
  const handle = await open(devNull);
  const files = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  vi.spyOn(files, 'writeFile').mockRejectedValue(
    Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }),
  );
}

describe.runIf(process.env.TEST_DATABASE === 'pglite')('a full disk', () => {
  let app: TestApp;
  let ada: Visitor;
  beforeAll(async () => {
    const { image } = builtinDoubles();
    app = await openTestApp({
      work: false,
      features: FEATURES.map((one) => (one.name === 'image' ? { ...one, models: () => ({ image }) } : one)),
    });
    ada = await app.person('ada');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.dispose());

  const WORDS = 'The disk that holds the files is full. Please tell the administrator.';
  const used = async () => (await app.platform.usage.usedThisMonth(ada.user!.id)).get('image') ?? 0;
  const files = async () => (await ada.get<{ items: unknown[] }>('/api/files')).body.items;
  const stored = async () => {
    let count = 0;
    for await (const _ of app.platform.storage.list('assets/')) count++;
    return count;
  };

  it('refuses an upload and a picture, counts nothing, and takes both once there is room', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fa0' } })
      .png()
      .toBuffer();
    await fillDisk();
    const upload = await ada.upload(png, 'a.png', 'image/png');
    expect([upload.status, (upload.body as ErrorBody).message]).toEqual([503, WORDS]);
    expect(upload.headers.get('retry-after')).toBe('60');
    const picture = await ada.post<ErrorBody>('/api/generate/image', { prompt: 'a fox' });
    expect([picture.status, picture.body.message]).toEqual([503, WORDS]);
    expect((await app.visitor().get('/api/health')).status).toBe(503);
    expect([await used(), await files(), await stored()]).toEqual([0, [], 0]);

    vi.restoreAllMocks();
    expect((await app.visitor().get('/api/health')).status).toBe(200);
    expect((await ada.upload(png, 'a.png', 'image/png')).status).toBe(201);
    expect((await ada.post('/api/generate/image', { prompt: 'a fox' })).status).toBe(200);
    expect(await used()).toBe(1);
  });
});
