/** Icons are found in the language of the page and in English, and those that are shown first have names that are translated. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#common/texts.ts';
import { findIcons, startIcons } from './design-icons.ts';

const names = async (search: string, language?: string) =>
  (await findIcons({ search, language, limit: 60 })).map(({ name }) => name);

it.each([
  ['Hund', 'de', 'Dog'],
  ['Hunde', 'de', 'Dog'],
  ['perro', 'es', 'Dog'],
  ['chien', 'fr', 'Dog'],
  ['cane', 'it', 'Dog'],
  ['cachorro', 'pt', 'Dog'],
  ['犬', 'ja', 'Dog'],
  ['개', 'ko', 'Dog'],
  ['狗', 'zh', 'Dog'],
  ['dog', 'ja', 'Dog'],
  ['犬', undefined, 'Dog'],
  ['chat', 'fr', 'Cat'],
  ['chat', 'en', 'Chat'],
])('finds “%s” in %s', async (search, language, first) => {
  expect((await names(search, language))[0]).toBe(first);
});

it('finds nothing for words that mean nothing', async () => {
  expect(await names('zorblax')).toEqual([]);
});

it('shows first what is there and has a name in every language', async () => {
  const first = await findIcons({ limit: 60 });
  expect(first).toHaveLength(60);
  expect(first.map(({ id }) => id)).toEqual(startIcons().slice(0, 60));
  for (const language of Object.keys(LANGUAGES).filter((one) => one !== 'en')) {
    const texts = JSON.parse(readFileSync(`features/design/texts/${language}.json`, 'utf8'));
    expect(
      first.map(({ name }) => name).filter((name) => !texts[name]),
      language,
    ).toEqual([]);
  }
});
