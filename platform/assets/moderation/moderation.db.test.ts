/** Upload moderation: off it looks at nothing; on it refuses what is clearly explicit at every door, and notes it. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { isExplicit, judgeFolder, loadJudge, type Scores } from './explicit-model.ts';

let app: TestApp;
let admin: Visitor;
let ann: Visitor;
let picture: Buffer;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('admin');
  ann = await app.person('ann');
  picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4a8' } })
    .png()
    .toBuffer();
});
afterAll(() => app.dispose());

const scores = (over: Partial<Scores>): Scores => ({
  drawing: 0,
  hentai: 0,
  neutral: 0,
  porn: 0,
  sexy: 0,
  ...over,
});
const DOORS = ['/api/uploads', '/api/uploads?library=true', '/api/video/media'];
const send = (door: string) => ann.upload(picture, 'a.png', 'image/png', 'file', door);

it('is off at first, and then nothing is judged', async () => {
  const judge = vi.spyOn(app.platform.moderation, 'judge');
  for (const door of DOORS) expect((await send(door)).status, door).toBe(201);
  expect(judge).not.toHaveBeenCalled();
});

it('refuses the clearly explicit at every door, keeps nothing of it, and notes who sent it', async () => {
  await app.platform.settings.set('upload_moderation', 'on', null);
  const judge = vi.spyOn(app.platform.moderation, 'judge');
  const before = await app.platform.db.select().from(assets);
  for (const door of DOORS) {
    judge.mockResolvedValueOnce(scores({ porn: 0.93, sexy: 0.05 }));
    const { status, body } = await send(door);
    expect([status, (body as ErrorBody).message], door).toEqual([
      422,
      'This looks sexually explicit. Such pictures and films are not taken here.',
    ]);
  }
  expect(await app.platform.db.select().from(assets)).toEqual(before);
  const noted = (await app.platform.db.select().from(auditLogs)).filter(
    ({ action }) => action === 'upload_refused',
  );
  expect(noted).toHaveLength(3);
  expect(noted[0]).toMatchObject({
    adminId: ann.user!.id,
    targetType: 'user',
    details: { name: 'a.png', certainty: '93 %' },
  });
  judge.mockResolvedValueOnce(scores({ sexy: 0.9, porn: 0.1 }));
  expect((await send('/api/uploads')).status).toBe(201);
  judge.mockRejectedValueOnce(new Error('gone'));
  expect((await send('/api/uploads')).status).toBe(503);
  judge.mockRestore();
});

it('draws the line where doubt ends', () => {
  expect(isExplicit(scores({ porn: 0.5, hentai: 0.4 }))).toBe(true);
  expect(isExplicit(scores({ porn: 0.6, sexy: 0.4 }))).toBe(false);
  expect(isExplicit(scores({ neutral: 1 }))).toBe(false);
});

const isInstalled = judgeFolder() !== undefined;

it('the switch tells when it cannot work', async () => {
  await app.platform.settings.set('upload_moderation', 'off', null);
  const { status, body } = await admin.put('/api/admin/settings/upload_moderation', { value: 'on' });
  expect(status, JSON.stringify(body)).toBe(isInstalled ? 200 : 409);
});

it.skipIf(!isInstalled)(
  `the model takes a plain picture for what it is${isInstalled ? '' : ' (nsfwjs is not installed)'}`,
  async () => {
    const judge = await loadJudge();
    const found = await judge(picture);
    expect(Object.values(found).reduce((sum, one) => sum + one)).toBeCloseTo(1, 2);
    expect(isExplicit(found)).toBe(false);
  },
);
