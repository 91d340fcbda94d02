/** Guessing the password of a link is slow from everywhere, and keeps nobody out who knows it. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { Share } from '#common/library.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await openTestApp({ work: false, env: { TRUST_PROXY: '1' } });
  const ann = await app.person('ann');
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const asset = (await ann.upload(bytes, 'a.png', 'image/png', 'file', '/api/uploads')).body as Asset;
  const made = await ann.post<Share>('/api/shares', { assetId: asset.id, password: 'open sesame' });
  url = made.body.url!;
});
afterAll(() => app.dispose());

const unlock = async (password: string, address: string): Promise<number> => {
  const { status } = await app.visitor().open('POST', url, {
    raw: new URLSearchParams({ password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
  });
  return status;
};

it('lets a visitor in while strangers guess, and slows the strangers down together', async () => {
  const guesses: number[] = [];
  for (let i = 0; i < 45; i++) guesses.push(await unlock(`guess ${i}`, `203.0.113.${i % 9}`));
  // More than one address may have alone; together they wait for each other.
  expect(guesses.filter((one) => one === 403).length).toBeLessThanOrEqual(31);
  expect(guesses.at(-1)).toBe(429);
  expect(await unlock('open sesame', '198.51.100.7')).toBe(303);
  // The guessers gained nothing by it.
  expect(await unlock('another guess', '203.0.113.1')).toBe(429);
});

it('stops one address by itself', async () => {
  const tries: number[] = [];
  for (let i = 0; i < 12; i++) tries.push(await unlock('wrong', '192.0.2.1'));
  expect(tries.at(-1)).toBe(429);
});
