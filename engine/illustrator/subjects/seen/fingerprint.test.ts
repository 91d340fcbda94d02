/** Every subject is what it was when a person last looked at it: a change to what many share may not pass unseen. */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findSubject, SUBJECTS } from '../registry.ts';
import { fingerprintOf } from './fingerprint.ts';

const PATH = fileURLToPath(new URL('./fingerprints.json', import.meta.url));

/** Set UPDATE_GOLDEN=1 to take new ones, then `npm run contact-sheet -- changed` to look at both pictures of each. */
it('has the form and the colours that are known of it', async () => {
  const now = Object.fromEntries(SUBJECTS.map((one) => [one.name, fingerprintOf(one)]));
  if (process.env.UPDATE_GOLDEN) await writeFile(PATH, `${JSON.stringify(now, null, 2)}\n`);
  const known = JSON.parse(await readFile(PATH, 'utf8')) as Record<string, string>;
  const names = [...new Set([...Object.keys(known), ...Object.keys(now)])];
  expect(names.filter((name) => known[name] !== now[name])).toEqual([]);
});

it('tells another colour from another form', () => {
  const fox = findSubject('fox')!;
  const [form, colours] = fingerprintOf(fox).split(' ');
  const main = fox.main;
  const red = fingerprintOf({ ...fox, colours: { ...fox.colours, [main]: '#ff0000' } }).split(' ');
  expect([red[0] === form, red[1] === colours]).toEqual([true, false]);
  const cut = fingerprintOf({
    ...fox,
    build: (options) => {
      const model = fox.build(options);
      return { ...model, parts: model.parts.slice(1) };
    },
  }).split(' ');
  expect([cut[0] === form, cut[1] === colours]).toEqual([false, true]);
});
