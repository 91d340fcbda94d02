/** Writes the English texts of every part into one file each, and says what other languages lack. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Catalogue, LANGUAGES } from '#common/texts.ts';
import { collectTexts } from './collect.ts';

const print = (catalogue: Catalogue) => `${JSON.stringify(catalogue, null, 2)}\n`;
let missing = 0;
for (const [room, english] of collectTexts()) {
  mkdirSync(room, { recursive: true });
  writeFileSync(`${room}/en.json`, print(english));
  const counts = Object.keys(LANGUAGES).map((language) => {
    const file = `${room}/${language}.json`;
    if (!existsSync(file)) return `${language} –`;
    const own = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
    const kept = Object.fromEntries(
      Object.keys(english)
        .filter((key) => key in own)
        .map((key) => [key, own[key]!]),
    );
    if (language !== 'en') writeFileSync(file, print(kept));
    missing += Object.keys(english).length - Object.keys(kept).length;
    return `${language} ${Object.keys(kept).length}`;
  });
  console.log(`${room}: ${counts.join(', ')}`);
}
console.log(`${missing} translations are missing`);
