/** What two people's requests make together, and what becomes of it when the first of them leaves. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Log } from '#platform/log/log.ts';
import { createFsStorage } from '#platform/storage/fs.storage.ts';
import { type Cache, createCache } from './cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let cache: Cache;
let at = 0;
beforeEach(async () => {
  cache = createCache(await createFsStorage({ root: join(folder, String(at++)) }), {
    warn: () => undefined,
  } as unknown as Log);
});

const once = (work: () => Promise<Uint8Array>) => cache.once('ann', 'a line', 'text/plain', work);
const said = async () => Buffer.from('said');

it('makes once what is asked for twice', async () => {
  let tries = 0;
  const work = () => {
    tries++;
    return said();
  };
  expect((await Promise.all([once(work), once(work)])).map(String)).toEqual(['said', 'said']);
  expect(String(await once(work))).toBe('said');
  expect(tries).toBe(1);
});

it('begins again for those who stay when the one who began has left', async () => {
  const left = new AbortController();
  const first = once(
    () => new Promise((_, reject) => left.signal.addEventListener('abort', () => reject(left.signal.reason))),
  );
  let tries = 0;
  const work = () => {
    tries++;
    return said();
  };
  const staying = [once(work), once(work), once(work)];
  // Until all of them have looked whether it is there already.
  await sleep(50);
  expect(tries).toBe(0);
  left.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect((await Promise.all(staying)).map(String)).toEqual(['said', 'said', 'said']);
  expect(tries).toBe(1);
});

it('tells everybody what fails for everybody', async () => {
  const sore = () => Promise.reject(new Error('the throat is sore'));
  const all = await Promise.allSettled([once(sore), once(sore), once(sore)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
