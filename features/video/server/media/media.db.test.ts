/** Media for films over HTTP: what is too large is refused whole, never cut and kept. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assets } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  owner = await app.person('media-owner');
});
afterAll(() => app.dispose());

it('a picture followed by megabytes of nothing is too large, and nothing of it is kept', async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  for (const megabytes of [10.2, 12, 24]) {
    const bytes = Buffer.concat([picture, Buffer.alloc(megabytes * 1024 * 1024)]);
    const answer = await owner.upload(bytes, 'padded.png', 'image/png', 'file', '/api/video/media');
    expect(answer.status, `${megabytes} MB`).toBe(413);
  }
  expect(await app.platform.db.select().from(assets)).toEqual([]);
  const small = await owner.upload(picture, 'fine.png', 'image/png', 'file', '/api/video/media');
  expect(small.status).toBe(201);
});
