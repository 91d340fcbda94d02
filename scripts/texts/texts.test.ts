/** Every text exists in every language, with the same places for values and the plural forms that the language has. */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notFound } from '#common/errors.ts';
import {
  addServerTexts,
  type Catalogue,
  knownLanguage,
  LANGUAGES,
  serverText,
  setLanguage,
} from '#common/texts.ts';
import { stageText } from '#common/wording/time/time-left.ts';
import { placeWords } from '#platform/jobs/jobs.repo.ts';
import { collectTexts, textsOfClient, textsOfServer } from './collect.ts';

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');
const read = (file: string): Catalogue =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
const rooms = collectTexts();

/** '{0}' and '{n}' of a text, sorted. */
const places = (text: string): string[] => [...new Set(text.match(/\{[n\d]\}/g) ?? [])].sort();

/** German, Spanish and French put a space before %. */
const UNSPACED_PERCENT = ['it', 'pt', 'ja', 'ko', 'zh'];

function problemsOf(key: string, english: Catalogue[string], own: Catalogue[string], language: string) {
  if (typeof english === 'string') {
    if (typeof own !== 'string' || own.trim() === '') return [`${key}: no translation`];
    if (UNSPACED_PERCENT.includes(language) && /[\d}] %/.test(own)) return [`${key}: a space before %`];
    return places(own).join() === places(english).join() ? [] : [`${key}: other places in “${own}”`];
  }
  if (typeof own !== 'object') return [`${key}: no plural forms`];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  /* 'many' is for round millions in Romance languages; they fall back to 'other'. */
  const missing = forms.filter((form) => form !== 'many' && !own[form]?.trim());
  const wrong = Object.values(own).filter(
    (text) =>
      places(text)
        .filter((one) => one !== '{n}')
        .join() !==
      places(english.other)
        .filter((one) => one !== '{n}')
        .join(),
  );
  return [...missing.map((form) => `${key}: no form '${form}'`), ...wrong.map((text) => `${key}: ${text}`)];
}

describe('texts', () => {
  it.each(OTHERS)('is whole in %s', (language) => {
    const problems = [...rooms].flatMap(([room, english]) => {
      const own = read(`${room}/${language}.json`);
      const surplus = Object.keys(own).filter((key) => !(key in english));
      return [
        ...surplus.map((key) => `${room}: “${key}” is no longer used`),
        ...Object.entries(english).flatMap(([key, value]) =>
          own[key] === undefined
            ? [`${room}: “${key}” is missing`]
            : problemsOf(key, value, own[key], language).map((problem) => `${room}: ${problem}`),
        ),
      ];
    });
    expect(problems).toEqual([]);
  });

  it.each(OTHERS)('says the place in line and what is missing in %s', (language) => {
    setLanguage(knownLanguage(language)!);
    addServerTexts(read(`app/web/texts/server/${language}.json`));
    const [next, third, missing] = [placeWords(1), placeWords(3), notFound('That design').message];
    expect(stageText(third)).toMatch(/3/);
    const own = [stageText(next), stageText(third), serverText(missing)];
    expect(own.filter((text) => /Waiting|in line|That|not found/.test(text))).toEqual([]);
    setLanguage('en');
  });

  it('finds texts in code: calls, plurals, elements, and sentences of the server', () => {
    const code = [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
      "const a = t('One'); const b = cond ? t(\"Don't\") : `x ${t('Two {0}', `${y}`)}`;",
      "tn(list.length, '{n} photo', '{n} photos'); tx('By {0}', <b>{t('Three')}</b> </Icon /> {t('Four')});",
      "format('Not this'); cat('nor this'); // t('comment')",
    ].join('\n');
    expect(textsOfClient(code)).toEqual({
      One: 'One',
      "Don't": "Don't",
      'Two {0}': 'Two {0}',
      '{n} photos': { one: '{n} photo', other: '{n} photos' },
      'By {0}': 'By {0}',
      Three: 'Three',
      Four: 'Four',
    });
    expect(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
      Object.keys(textsOfServer("throw new AppError('gone', `The ${noun} is gone.`); log('a note')")),
    ).toEqual(['The {0} is gone.']);
    expect(Object.keys(textsOfServer("if (!row) throw notFound('That design');"))).toEqual([
      'That design was not found.',
    ]);
  });
});
