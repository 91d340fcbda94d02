/** No model is loaded that is not the published one, and looking costs once. */

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DamagedWeights, readVerified, verify, verifyAll } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('a file is compared with its published sum, whole or up to a place', async () => {
  const path = join(folder, 'model');
  writeFileSync(path, '');
  await verify(path, EMPTY);
  writeFileSync(path, 'changed');
  await expect(verify(path, EMPTY)).rejects.toThrow(DamagedWeights);
  await expect(verify(path, EMPTY)).rejects.toThrow(
    `The model file ${path} is damaged or not the published one.`,
  );
  writeFileSync(path, 'abc and a tail');
  await verify(path, ABC, 3);
  await expect(verify(path, ABC)).rejects.toThrow(DamagedWeights);
  await expect(readVerified(path, ABC)).rejects.toThrow(DamagedWeights);
  writeFileSync(path, 'abc');
  expect((await readVerified(path, ABC)).toString()).toBe('abc');
});

it('one that looks the same is not read again, one that was touched is', async () => {
  const path = join(folder, 'large');
  const [atime, mtime] = [new Date(1_700_000_000_000), new Date(1_700_000_000_000)];
  writeFileSync(path, 'abc');
  utimesSync(path, atime, mtime);
  await verify(path, ABC);
  writeFileSync(path, 'xyz');
  utimesSync(path, atime, mtime);
  await verify(path, ABC);
  utimesSync(path, atime, new Date(mtime.getTime() + 5000));
  await expect(verify(path, ABC)).rejects.toThrow(DamagedWeights);
});

it('one wrong file of several is enough, and a missing one too', async () => {
  writeFileSync(join(folder, 'a'), 'abc');
  writeFileSync(join(folder, 'b'), 'x');
  await verifyAll(folder, { a: ABC });
  await expect(verifyAll(folder, { a: ABC, b: ABC })).rejects.toThrow(DamagedWeights);
  await expect(verifyAll(folder, { gone: ABC })).rejects.toThrow('ENOENT');
});
