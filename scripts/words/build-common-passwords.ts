/** Writes the list of passwords that are refused, from the passwords.json of @zxcvbn-ts/language-common: `node scripts/words/build-common-passwords.ts FILE`. */

import { readFileSync, writeFileSync } from 'node:fs';

/** What is shorter is refused anyway. */
const SHORTEST = 8;
const HOW_MANY = 10_000;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file: passwords.json of @zxcvbn-ts/language-common.');
const all = JSON.parse(readFileSync(file, 'utf8')) as string[];
const long = all.filter((one) => one.length >= SHORTEST && /^[\x21-\x7e]+$/.test(one));
const list = [...new Set(long.map((one) => one.toLowerCase()))].slice(0, HOW_MANY);

writeFileSync(
  new URL('../../platform/auth/common-passwords.gen.ts', import.meta.url),
  `/** The most common passwords of eight characters and more, most common first, written by scripts/words/build-common-passwords.ts. */

export const COMMON_PASSWORDS =
  ${JSON.stringify(list.join(' '))};
`,
);
console.log(`${list.length} passwords`);
