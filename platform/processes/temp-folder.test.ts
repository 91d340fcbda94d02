/** Folders for work on files leave nothing, also when the work failed or its process was killed. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type OwnTemp, useOwnTemp } from '#tests/harness/own-temp.ts';
import { inTempFolder, openTempFolder, sweepTempFolders } from './temp-folder.ts';

let temp: OwnTemp;
beforeAll(() => {
  temp = useOwnTemp();
});
afterAll(() => temp.dispose());

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

/** A process that opens one folder of each of these purposes and then waits. */
async function holder(...purposes: string[]) {
  const module = JSON.stringify(new URL('./temp-folder.ts', import.meta.url));
  const code = `import { openTempFolder } from ${module};
    const folders = await Promise.all(${JSON.stringify(purposes)}.map((one) => openTempFolder(one)));
    process.stdout.write(JSON.stringify(folders.map((one) => one.path)));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  const folders = JSON.parse(String(said)) as string[];
  return {
    folders,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const there = (folders: string[]) => folders.filter((one) => existsSync(one)).map((one) => basename(one));

it('is swept up when its process was killed, and left alone while that lives', async () => {
  const purposes = ['film', 'export', 'speech', 'sound', 'fetch'];
  const [killed, living] = await Promise.all([holder(...purposes), holder('export')]);
  const own = await openTempFolder('sound');
  await killed.kill();
  expect(there(killed.folders)).toHaveLength(purposes.length);
  await sweepTempFolders();
  expect(there(killed.folders)).toEqual([]);
  expect(there([...living.folders, own.path])).toHaveLength(2);
  await living.kill();
  await own.dispose();
});

it('is swept up when an earlier process with our number left it, or nobody knows who, long ago', async () => {
  const own = await openTempFolder('film');
  const began = new Date(Date.now() - 3600_000);
  utimesSync(own.path, began, began);
  const [elsewhere, unnamed] = ['atelier-film-otherhost-1-abc', 'atelier-fetch-abc'].map((name) => {
    const path = join(dirname(own.path), name);
    mkdirSync(path);
    return path;
  }) as [string, string];
  await sweepTempFolders();
  expect(there([own.path, elsewhere, unnamed])).toEqual([basename(elsewhere), basename(unnamed)]);
  await sweepTempFolders(Date.now() + 2 * 86_400_000);
  expect(there([elsewhere, unnamed])).toEqual([]);
});
