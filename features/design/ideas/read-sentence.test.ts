/** Everyday sentences of small businesses: what is offered, when and where is found, and nothing that was said is lost. */

import { describe, expect, it } from 'vitest';
import { wordsFor } from './propose.ts';
import { type Reading, readSentence } from './read-sentence.ts';

const SENTENCES: readonly [sentence: string, Partial<Reading>][] = [
  [
    'Flyer for our autumn bread sale, 20 % off until Sunday',
    { format: 'flyer-a5', subject: 'autumn bread sale', offer: '20% off', date: 'Until Sunday', extra: '' },
  ],
  [
    'Dinner with live jazz on Friday 12 June at 7 pm in the Old Mill',
    { subject: 'Dinner', extra: 'With live jazz', date: 'Friday 12 June at 7 pm', place: 'The Old Mill' },
  ],
  [
    'Yoga for beginners starting 5 May, 8 classes for 90 €',
    { subject: 'Yoga for beginners', extra: '8 classes', price: '90 €', date: 'Starting 5 May' },
  ],
  [
    'Sunday brunch with bottomless prosecco, book at www.lacasa.com',
    { subject: 'Sunday brunch', call: 'Book now' },
  ],
  [
    'Bring this flyer and get a free coffee',
    { format: undefined, subject: 'Bring this flyer and get a free coffee' },
  ],
  ['Instagram post about our new vegan menu', { format: 'instagram-post', subject: 'new vegan menu' }],
  ['Massage for two, now 99 € instead of 140 €', { price: '99 €', extra: 'Instead of 140 €' }],
  ['Back to school haircuts, kids 12 €, until 15 September', { price: '12 €', extra: 'Kids 12 €' }],
  ['Car boot sale this Sunday, sellers from 7 am', { date: 'This Sunday', extra: 'Sellers from 7 am' }],
  [
    "Ladies' night at Club Aurora this Thursday, free entry before 11 pm",
    { offer: 'Free entry before 11 pm' },
  ],
  [
    'Grand opening on 3 May at 12 Market Street',
    { occasion: 'opening', place: '12 Market Street', date: '3 May' },
  ],
  [
    'Photography exhibition by Maria Lopez, 4 November, Gallery North',
    { subject: 'Photography exhibition by Maria Lopez', place: 'Gallery North' },
  ],
  ['New: vegan croissants for 2.50 €', { kicker: 'New', subject: 'vegan croissants', price: '2.50 €' }],
  [
    'Poster: Flohmarkt am 14. Mai ab 9 Uhr im Stadtpark',
    {
      language: 'de',
      format: 'poster-a3',
      subject: 'Flohmarkt',
      date: '14. Mai ab 9 Uhr',
      place: 'Stadtpark',
    },
  ],
  [
    'Weinprobe mit Käse, 24 € pro Person, jeden ersten Freitag im Monat',
    { extra: 'Mit Käse', price: '24 € pro Person', date: 'Jeden ersten Freitag im Monat', place: '' },
  ],
  [
    'Noche de tapas con música en vivo este viernes a las 21 h en nuestra terraza',
    { language: 'es', subject: 'Noche de tapas', extra: 'Con música en vivo', place: 'Nuestra terraza' },
  ],
  [
    'Descuento del 15 % en gafas de sol hasta el 31 de agosto',
    { subject: 'gafas de sol', offer: '15 % de descuento' },
  ],
];

describe('a sentence', () => {
  it.each(SENTENCES)('%s', (sentence, expected) => {
    expect(readSentence(sentence)).toMatchObject(expected);
  });

  it('keeps what else was said as the line below, and speaks its language where it says nothing', () => {
    expect(wordsFor(readSentence('Dinner with live jazz')).subline).toBe('With live jazz');
    expect(wordsFor(readSentence('Herbstmarkt auf dem Rathausplatz am 5. Oktober')).subline).toBe(
      'Wir freuen uns auf Sie.',
    );
  });

  it('invents nothing for a card or a thumbnail', () => {
    expect(wordsFor(readSentence('YouTube thumbnail: I lived on a pier for 7 days'))).toEqual({
      headline: 'I lived on a pier for 7 days',
      quote: 'I lived on a pier for 7 days',
    });
    const card = wordsFor(readSentence('Coffee cart on the pier'), 'business-card');
    expect(card).not.toHaveProperty('kicker');
    expect(card).not.toHaveProperty('button');
  });

  it.each(['???', '🎉🎉🎉', '20 %', 'a'.repeat(500), '((((', '€€€ , , ,'])(
    'that says little: %s',
    (sentence) => {
      expect(readSentence(sentence).subject.length).toBeGreaterThan(0);
    },
  );
});
