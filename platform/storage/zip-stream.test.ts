/** A ZIP whose sources break off while it is read: the rest of it is whole, and it says what is not. */

import { once } from 'node:events';
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noiseBytes } from '#tests/harness/seed.ts';
import { unzip } from '#tests/harness/unzip.ts';
import { createFsStorage } from './fs.storage.ts';
import type { Storage } from './storage.ts';
import { openWhole } from './whole-file.ts';
import { zipStream } from './zip-stream.ts';

/** Bytes; more than any buffer on the way holds. */
const LARGE = 8 * 1024 * 1024;

let root: string;
let storage: Storage;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atelier-zip-'));
  storage = await createFsStorage({ root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function stored(key: string, size: number) {
  await storage.put(key, noiseBytes(size), { contentType: 'text/plain' });
  return { storageKey: key, size };
}
const cut = (key: string) => {
  for (const name of readdirSync(root, { recursive: true }) as string[])
    if (name.endsWith(key)) truncateSync(join(root, name), 1000);
};

it('goes on after a file that is cut while it is read', async () => {
  const [large, small] = [await stored('large', LARGE), await stored('small', 100)];
  const zip = zipStream(async ({ addStored }) => {
    expect(await addStored('large', storage, large)).toBe(false);
    expect(await addStored('small', storage, small)).toBe(true);
  });
  await once(zip, 'readable');
  cut('large');
  const entries = await unzip(await buffer(zip));
  expect(entries.get('small')).toHaveLength(100);
  expect(entries.get('large')!.length).toBeLessThan(LARGE);
  expect(String(entries.get('MISSING-FILES.txt'))).toContain('\nlarge (broken off)\n');
});

it('and who reads such a file alone is told, not left waiting', async () => {
  const file = await stored('alone', LARGE);
  const stream = await openWhole(storage, file);
  await once(stream, 'readable');
  cut('alone');
  await expect(buffer(stream)).rejects.toMatchObject({ code: 'gone' });
});

it('breaks off as a whole when the storage itself fails', async () => {
  const folder = join(root, 'broken');
  const broken = await createFsStorage({ root: folder });
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder was');
  const zip = zipStream(async ({ addStored }) => {
    await addStored('a', broken, { storageKey: 'a', size: 1 });
  });
  await expect(buffer(zip)).rejects.toMatchObject({ code: 'unavailable' });
});
