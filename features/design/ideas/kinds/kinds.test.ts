/** Sentences in nine languages become the right thing: its kind and format, every fact, and no word in another language. */

import { expect, it } from 'vitest';
import { formatFor, wordsFor } from '../propose.ts';
import { readSentence } from '../read-sentence.ts';

const NOW = new Date('2026-11-19T10:00:00Z');

const SENTENCES: readonly [sentence: string, format: string, language: string, words: object][] = [
  [
    'Invitation de mariage en français : Camille et Julien, samedi 12 juin 2027 à 15 h, Château de Villandry',
    'invitation',
    'fr',
    {
      kicker: 'Invitation au mariage',
      headline: 'Camille et Julien',
      date: 'Samedi 12 juin 2027 à 15 h',
      place: 'Château de Villandry',
    },
  ],
  [
    'Wedding invitation in French for Camille and Julien, Saturday 12 June 2027 at 3 pm, Château de Villandry',
    'invitation',
    'fr',
    { kicker: 'Invitation au mariage', headline: 'Camille et Julien', date: 'Samedi 12 juin 2027 à 15 h' },
  ],
  [
    'Faire-part de naissance : Louise, née le 3 mars 2027 à 8 h 12, 3,2 kg, Anna et Marc Dupont',
    'invitation',
    'fr',
    {
      kicker: 'Faire-part de naissance',
      headline: 'Louise',
      subline: '3,2 kg · Anna et Marc Dupont',
      date: 'Née le 3 mars 2027 à 8 h 12',
    },
  ],
  [
    'Menu A4 for Café Luna: espresso 2.50, cappuccino 3.20, flat white 3.80',
    'menu',
    'en',
    { kicker: 'Menu', headline: 'Café Luna', list: 'Espresso | 2.50\nCappuccino | 3.20\nFlat white | 3.80' },
  ],
  [
    'Preisliste Salon Lena: Haarschnitt 48 €, Färben ab 65 € und Kinder 15 €',
    'price-list',
    'de',
    {
      kicker: 'Preisliste',
      headline: 'Salon Lena',
      list: 'Haarschnitt | 48 €\nFärben | ab 65 €\nKinder | 15 €',
    },
  ],
  [
    'Opening hours in German for Café Luna: Monday to Friday 8:00–18:00, Saturday 9:00–14:00, Sunday closed',
    'opening-hours',
    'de',
    {
      kicker: 'Öffnungszeiten',
      list: 'Montag – Freitag | 8:00–18:00\nSamstag | 9:00–14:00\nSonntag | geschlossen',
    },
  ],
  [
    'Convite de casamento: Ana e Pedro, sábado, 12 de junho de 2027, às 16h, Quinta da Regaleira',
    'invitation',
    'pt',
    { headline: 'Ana e Pedro', date: 'Sábado, 12 de junho de 2027, às 16h', place: 'Quinta da Regaleira' },
  ],
  [
    'Buono regalo per un massaggio, 60 €, valido fino al 31 dicembre 2027',
    'voucher',
    'it',
    { kicker: 'Buono regalo', headline: 'Massaggio', offer: '60 €', date: 'Valido fino al 31 dicembre 2027' },
  ],
  [
    'カミーユとジュリアンの結婚式の招待状、2027年6月12日（土）15時、帝国ホテル',
    'invitation',
    'ja',
    { headline: 'カミーユとジュリアン', date: '2027年6月12日（土）15時', place: '帝国ホテル' },
  ],
  [
    '为李明和王芳设计婚礼请柬，2027年6月12日下午3点，北京饭店',
    'invitation',
    'zh',
    { headline: '李明和王芳', date: '2027年6月12日下午3点', place: '北京饭店' },
  ],
  [
    '카페 루나 메뉴판: 아메리카노 4,000원, 카페라떼 4,500원',
    'menu',
    'ko',
    { headline: '카페 루나', list: '아메리카노 | 4,000원\n카페라떼 | 4,500원' },
  ],
];

it.each(SENTENCES)('reads "%s"', (sentence, format, language, words) => {
  const reading = readSentence(sentence, undefined, NOW);
  expect([formatFor(reading), reading.language]).toEqual([format, language]);
  expect(wordsFor(reading)).toMatchObject(words);
});

it('mentions are not what is asked for', () => {
  expect(readSentence('Instagram post about our new vegan menu').form).toBeUndefined();
  expect(readSentence('Try our new lunch menu this week').form).toBeUndefined();
});

it('says in the language that is asked for, whatever nobody said', () => {
  expect(wordsFor(readSentence('Price list in Italian')).list).toContain('La sua voce');
});
