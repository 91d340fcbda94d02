/** An S3 that stumbles at every third call, or is away: the first is not noticed, the second said in words. */

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { type FakeS3, startFakeS3 } from '#tests/fakes/fake-s3.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

describe('a file store', () => {
  let s3: FakeS3;
  let app: TestApp;
  let ada: Visitor;
  beforeAll(async () => {
    s3 = await startFakeS3();
    app = await openTestApp({
      work: false,
      env: {
        S3_BUCKET: 'files',
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      },
    });
    ada = await app.person('ada');
  });
  afterAll(async () => {
    await app.dispose();
    await s3.close();
  });

  const picture = (red: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 9, b: 9 } } })
      .png()
      .toBuffer();
  const upload = async (red: number) => {
    const { status, body } = await ada.upload(await picture(red), `${red}.png`, 'image/png');
    return { status, ...(body as { id: string; url: string } & ErrorBody) };
  };
  const files = async () => (await ada.get<{ items: { id: string }[] }>('/api/files')).body.items;

  it('that fails at every third call is used as if it did not', async () => {
    s3.failEvery(3);
    const kept = [];
    for (let i = 0; i < 5; i++) kept.push(await upload(i));
    expect(kept.map((one) => one.status)).toEqual([201, 201, 201, 201, 201]);
    for (const { url } of kept) expect((await ada.get(url)).status).toBe(200);
    for (const { id } of kept) expect((await ada.delete(`/api/files/${id}`)).status).toBe(204);
    expect(await files()).toEqual([]);
    s3.failEvery(0);
  });

  it('that is away is said in words, and leaves nothing half done', async () => {
    const before = await upload(100);
    s3.failEvery(1);
    const refused = await ada.upload(await picture(101), 'a.png', 'image/png');
    expect(refused.status).toBe(503);
    expect((refused.body as ErrorBody).message).toBe(
      'The file store answered with an error (500). Please try again in a moment.',
    );
    expect(refused.headers.get('retry-after')).toBe('10');
    expect((await ada.get(before.url)).status).toBe(503);
    expect((await app.visitor().get('/api/health')).status).toBe(503);
    s3.failEvery(0);
    expect((await files()).map((one) => one.id)).toEqual([before.id]);
    expect((await ada.get(before.url)).status).toBe(200);
    expect((await upload(102)).status).toBe(201);
  });
});
