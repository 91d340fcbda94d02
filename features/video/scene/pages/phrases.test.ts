/** What a scene says is read at a glance: nine words, a sum where it stands apart, an address as one. */

import { describe, expect, it } from 'vitest';
import { countWords, MAX_WORDS, phraseAt, phrasesOf, wordsInTurn } from './phrases.ts';
import { readWords } from './read-words.ts';

const LONG = [
  'Every single loaf is kneaded by hand before sunrise, baked on stone and sold while it is still warm, which is why the whole street smells of bread',
  'Haben Sie schon einmal ein Sauerteigbrot gegessen, das drei Tage lang ruhen durfte?',
  'Nous livrons dans toute la ville en moins de deux heures avec nos vélos cargo électriques',
  '新しい季節のケーキが登場しました、ぜひお試しください、お待ちしております、店内でもどうぞ',
];

describe('a long sentence', () => {
  it.each(LONG)('is shown in phrases of nine words at most: %s', (text) => {
    const phrases = phrasesOf(text);
    expect(phrases.length).toBeGreaterThan(1);
    for (const one of phrases) expect(countWords(one)).toBeLessThanOrEqual(MAX_WORDS);
    const letters = (all: string) => all.replace(/[\s,;:、，]/gu, '');
    expect(letters(phrases.join(''))).toBe(letters(text));
  });

  it('is followed phrase by phrase, to its end', () => {
    const turns = wordsInTurn({ headline: LONG[0]! })!;
    const seen = Array.from({ length: 101 }, (_, i) => phraseAt(turns, i / 100).index);
    expect(new Set(seen).size).toBe(turns.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(wordsInTurn({ headline: 'Fresh bread' })).toBeUndefined();
  });
});

describe('what is said', () => {
  it.each([
    ['Cut and hot towel shave for £28.', 'price', { headline: 'Cut and hot towel shave', price: '£28' }],
    ['Margherita a 6,50 € ogni martedì.', 'price', { headline: 'Margherita', price: '6,50 €' }],
    ['Die Eisenbahn mit zwölf Teilen kostet 59 €.', 'price', { headline: 'Die Eisenbahn mit zwölf Teilen' }],
    ['Versand kostenlos ab 40 €.', 'offer', { offer: 'Versand kostenlos', headline: 'Ab 40 €' }],
    ['Livraison gratuite à Lyon dès 30 €.', 'offer', { offer: 'Livraison gratuite' }],
    ['Homeowners save $1,400 a year on average.', 'statement', {}],
    ['More than 5,000 happy pets since 2009.', 'number', { offer: '5,000+' }],
    [
      'Visit us at 14 Castle Street, Leeds.',
      'place',
      { headline: 'Visit us', place: '14 Castle Street, Leeds' },
    ],
    ['Jetzt Termin buchen unter kettenwerk.example', 'statement', { headline: 'Jetzt Termin buchen' }],
    ['Prenota al 02 555 1234.', 'statement', { headline: 'Prenota', website: '02 555 1234' }],
    ['Ethiopia, Colombia, Brazil, and our house blend.', 'list', {}],
  ] as const)('%s', (text, kind, words) => {
    const said = readWords(text);
    expect(said.kind).toBe(kind);
    expect(said.words).toMatchObject(words);
  });
});
