/** Folders for work on files leave nothing, also when the work failed or was cut off. */

import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inTempFolder, sweepTempFolders } from './temp-folder.ts';

it('goes with its work, whether that ends well or not', async () => {
  let seen = '';
  const work = async (folder: string) => {
    seen = folder;
    writeFileSync(join(folder, 'x'), 'x');
    return 7;
  };
  expect(await inTempFolder('clip', work)).toBe(7);
  expect(existsSync(seen)).toBe(false);
  const failing = async (folder: string) => {
    await work(folder);
    throw new Error('broken');
  };
  await expect(inTempFolder('clip', failing)).rejects.toThrow('broken');
  expect(existsSync(seen)).toBe(false);
});

it('is swept up when nobody came back for it, and only then', async () => {
  const [old, fresh] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'atelier-film-')));
  const yesterday = Date.now() / 1000 - 86_400;
  utimesSync(old!, yesterday, yesterday);
  await sweepTempFolders();
  expect([existsSync(old!), existsSync(fresh!)]).toEqual([false, true]);
  await sweepTempFolders(Date.now() + 2 * 86_400_000);
  expect(existsSync(fresh!)).toBe(false);
});
