/** Sentences with values: dates in the reader's language, own words as they are. */

import { afterEach, expect, it } from 'vitest';
import { addServerTexts, currentLocale, serverText, setLanguage } from '../texts.ts';
import { asSentence, said, sentenceText } from './sentence.ts';

afterEach(() => setLanguage('en'));

const due = { date: '2027-03-28T07:00:00.000Z', hasTime: true, timeZone: 'Europe/Berlin' };

it('keeps values apart from the text', () => {
  expect(said`Reminder: ${'Cancel'}`).toEqual({ text: 'Reminder: {0}', values: ['Cancel'] });
  expect(sentenceText(said`Due ${due}.`)).toBe('Due Sun, Mar 28, 9:00 AM.');
  expect(sentenceText(asSentence('Nothing in it.'))).toBe('Nothing in it.');
});

it('is said in German, and what a person wrote is not translated', () => {
  setLanguage('de');
  addServerTexts({ 'Due {0}.': 'Fällig {0}.', Cancel: 'Abbrechen' });
  const inGerman = (words: Parameters<typeof sentenceText>[0]) =>
    sentenceText(words, currentLocale(), serverText);
  expect(inGerman(said`Due ${due}.`)).toBe('Fällig So., 28. März, 9:00.');
  expect(inGerman(said`${'Cancel'}`)).toBe('Cancel');
  expect(inGerman(said`${'{1}'} is ${2}`)).toBe('{1} is 2');
});
