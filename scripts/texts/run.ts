/** Drops translations that nothing uses any more, and says what each language lacks. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Catalogue, LANGUAGES } from '#common/texts.ts';
import { collectTexts } from './collect.ts';

const print = (catalogue: Catalogue) => `${JSON.stringify(catalogue, null, 2)}\n`;
let missing = 0;
for (const [room, english] of collectTexts()) {
  mkdirSync(room, { recursive: true });
  for (const language of Object.keys(LANGUAGES).filter((one) => one !== 'en')) {
    const file = `${room}/${language}.json`;
    const own: Catalogue = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const keys = Object.keys(english);
    writeFileSync(
      file,
      print(Object.fromEntries(keys.filter((key) => key in own).map((key) => [key, own[key]!]))),
    );
    for (const key of keys.filter((key) => !(key in own))) {
      console.log(`${file} lacks ${JSON.stringify(english[key])}`);
      missing++;
    }
  }
}
console.log(`${missing} translations are missing`);
