/** Media for films over HTTP: what is too large is refused whole, never cut and kept; music comes as it was asked for. */

import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assets } from '#platform/db/tables/work.table.ts';
import { longIt } from '#tests/harness/short-round.ts';
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

it('music is played for the cuts and around what is said; times that are none are refused in words', async () => {
  const music = '/api/video/music?genre=acoustic&seconds=5&seed=1';
  const answer = await owner.get(`${music}&metre=3/4&cuts=2.5&said=0.35,1.5`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mp4']);
  for (const wrong of ['cuts=2.5,soon', 'said=-1,2', 'metre=5/4'])
    expect((await owner.get(`${music}&${wrong}`)).status, wrong).toBe(400);
  expect((await app.visitor().get(music)).status).toBe(401);
});

longIt('sixty quick changes to a film are never told to wait, and the last one is heard', async () => {
  // As the editor does: each change leaves what was asked for before, and undo asks for the same again.
  const answered: number[] = [];
  let leave = new AbortController();
  let requested: Promise<unknown> = Promise.resolve();
  for (let change = 0; change < 60; change++) {
    leave.abort();
    leave = new AbortController();
    const { signal } = leave;
    const url = `/api/video/music?genre=acoustic&seconds=5&seed=${change % 7}&cuts=2.5`;
    requested = owner.send('GET', url, { signal }).then(
      ({ status }) => answered.push(status),
      () => undefined,
    );
    await setTimeout(25);
  }
  await requested;
  expect(answered.filter((status) => status !== 200)).toEqual([]);
  expect(answered.length).toBeGreaterThan(0);
});
