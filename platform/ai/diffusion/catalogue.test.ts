/** The catalogue is data that strangers' files are judged by: whole, unique, and open about licences. */

import { expect, it } from 'vitest';
import { catalogueSchema, KNOWN_WEIGHTS } from './catalogue.ts';

it('every entry is whole, has a licence, a size and a sum, and comes over https', () => {
  const entries = catalogueSchema.parse(KNOWN_WEIGHTS);
  for (const { licence, files, goodFor } of entries) {
    expect(licence?.url).toMatch(/^https:/);
    expect(goodFor).not.toBe('');
    for (const { url, bytes } of files) {
      expect(url).toMatch(/^https:/);
      expect(bytes).toBeGreaterThan(1e8);
    }
  }
});

it('ids and files are unique', () => {
  const ids = KNOWN_WEIGHTS.map(({ id }) => id);
  const files = KNOWN_WEIGHTS.flatMap((entry) => entry.files.map(({ file }) => file));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(files).size).toBe(files.length);
});

it('an entry of the operator is refused where it would leave the folder, run code, or cannot draw', () => {
  const entry = KNOWN_WEIGHTS[0]!;
  const [file] = entry.files;
  const isGood = (change: object) =>
    catalogueSchema.safeParse([{ ...entry, files: [{ ...file, ...change }] }]).success;
  expect(isGood({})).toBe(true);
  expect(isGood({ file: '../secret.gguf' })).toBe(false);
  expect(isGood({ file: 'model.ckpt' })).toBe(false);
  expect(isGood({ sha256: 'abc' })).toBe(false);
  expect(isGood({ url: 'file:///etc/passwd' })).toBe(false);
  expect(isGood({ bytes: 1e15 })).toBe(false);
  expect(isGood({ role: 'vae' })).toBe(false);
});
