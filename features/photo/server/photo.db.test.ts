/** The photo editor over HTTP: a job makes a new picture, the original stays, versions are kept in a row. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asset, assetUrl } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import type { LibraryDetails, LibraryItem } from '#common/library.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ann: Visitor;
let photo: Asset;
beforeAll(async () => {
  app = await openTestApp();
  ann = await app.person('ann');
  photo = await upload(ann);
});
afterAll(() => app.dispose());

const upload = async (who: Visitor): Promise<Asset> => {
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#336699' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="200" height="100"><circle cx="100" cy="50" r="30" fill="#fc3"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer();
  return (await who.upload(bytes, 'sun.png', 'image/png', 'file', '/api/uploads')).body as Asset;
};

interface Made {
  assetId: string;
  url: string;
}
async function edit(who: Visitor, id: string, body: object): Promise<Made> {
  const started = await who.post<{ jobId: string }>(`${assetUrl(id)}/edits`, body);
  expect(started.status, started.text).toBe(202);
  let job: Job | undefined;
  await expect
    .poll(
      async () => {
        job = (await who.get<Job>(`/api/jobs/${started.body.jobId}`)).body;
        return ['completed', 'failed', 'cancelled'].includes(job.status);
      },
      { interval: 100 },
    )
    .toBe(true);
  expect(job!.status, job!.error ?? '').toBe('completed');
  return job!.result as Made;
}
const sizeOf = async (who: Visitor, url: string) => {
  const answer = await who.open('GET', url);
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height, format];
};

it('crops, turns and changes the format into new pictures, and the original stays', async () => {
  const before = await (await ann.open('GET', photo.url)).arrayBuffer();
  const crop = await edit(ann, photo.id, { operation: 'crop', x: 0, y: 0, width: 0.5, height: 1 });
  expect(await sizeOf(ann, crop.url)).toEqual([100, 100, 'png']);
  const turned = await edit(ann, crop.assetId, { operation: 'rotate', angle: 90, format: 'webp' });
  expect(await sizeOf(ann, turned.url)).toEqual([100, 100, 'webp']);
  const both = await edit(ann, photo.id, {
    operations: [
      { type: 'crop', area: { aspect: 1 } },
      { type: 'filter', name: 'mono' },
    ],
    output: { format: 'jpeg', maxWidth: 50 },
  });
  expect(await sizeOf(ann, both.url)).toEqual([50, 50, 'jpeg']);
  expect(await (await ann.open('GET', photo.url)).arrayBuffer()).toEqual(before);

  const details = (await ann.get<LibraryDetails>(`/api/library/${turned.assetId}`)).body;
  expect(details).toMatchObject({ kind: 'image', tool: 'photo', title: 'sun.png' });
  expect(details.versions.map((one) => one.id)).toEqual([
    photo.id,
    crop.assetId,
    turned.assetId,
    both.assetId,
  ]);
  expect(details.recipe).toEqual([{ label: 'Edits', value: 'turned' }]);
  // A version goes alone; the others stay.
  expect((await ann.delete(assetUrl(crop.assetId))).status).toBe(204);
  expect(await sizeOf(ann, turned.url)).toEqual([100, 100, 'webp']);
});

it('cuts out what stands on a plain ground', async () => {
  const { url } = await edit(ann, photo.id, { operation: 'remove-background' });
  const answer = await ann.open('GET', url);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]!;
  expect([alpha(5, 5), alpha(195, 95)]).toEqual([0, 0]);
  expect(alpha(100, 50)).toBeGreaterThan(240);
});

it('refuses what is not mine, is no picture, or cannot be done', async () => {
  const eve = await app.person('eve');
  expect((await eve.post(`${assetUrl(photo.id)}/edits`, { operation: 'crop', aspect: 1 })).status).toBe(404);
  expect((await eve.post(`${assetUrl(photo.id)}/select`, { points: [{ x: 0.5, y: 0.5 }] })).status).toBe(404);
  expect((await ann.post(`${assetUrl(photo.id)}/edits`, {})).status).toBe(400);
  const refused = await ann.post<ErrorBody>(`${assetUrl(photo.id)}/edits`, {
    operation: 'upscale',
    factor: 9,
  });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toMatch(/^This edit cannot be done\./);
  const text = await app.platform.assets.save({
    userId: ann.user!.id,
    name: 'x.txt',
    type: 'text/plain',
    bytes: Buffer.from('x'),
  });
  expect((await ann.post(`${assetUrl(text.id)}/edits`, { operation: 'crop', aspect: 1 })).status).toBe(400);
  const { items } = (await eve.get<{ items: LibraryItem[] }>('/api/library')).body;
  expect(items).toEqual([]);
});
