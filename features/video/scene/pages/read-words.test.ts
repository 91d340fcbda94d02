/** What the words of a scene are taken for, where that was once wrong. */

import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

it.each([
  [
    'Nordlicht Bakery, Harbour Street 9, Hamburg.',
    'place',
    { headline: 'Nordlicht Bakery', place: 'Harbour Street 9, Hamburg' },
  ],
  ['Luma Yoga, Old Town 12.', 'place', { headline: 'Luma Yoga', place: 'Old Town 12' }],
  ['On sale until Friday, May 12.', 'date', {}],
  ['Paws & Co, from 35 a night.', 'statement', {}],
  ['Every second novel is half price.', 'offer', { headline: 'Every second novel', offer: 'Half price' }],
  ['Fixed price of 180 pounds.', 'price', { headline: 'Fixed price', price: '180 pounds' }],
  ['We sort, file and explain.', 'statement', { headline: 'We sort, file and explain' }],
  [
    'Bath and trim for any dog from $39.',
    'price',
    { headline: 'Bath and trim for any dog', price: 'from $39' },
  ],
  ['Rosensträuße ab 19,90 €.', 'price', { price: 'ab 19,90 €' }],
  ['Tours leave at 9 am, $59 per person.', 'price', { price: '$59 per person' }],
  ['$28 each, set of four for $99.', 'statement', {}],
  ['Join in January and pay only $19 a month.', 'statement', {}],
  ['400 Mill Road, Denver.', 'place', {}],
  ['5 rue de la République, Marseille.', 'place', {}],
  ['Order at goldenhive.example.', 'statement', { headline: 'Order at goldenhive.example' }],
  ['La prima lezione costa solo 10 euro.', 'statement', { headline: 'La prima lezione costa solo 10 euro' }],
  ['New customers get 20% off the first wash.', 'statement', {}],
  [
    'Jetzt Termin vereinbaren: 0711 555 01 23, Stuttgart.',
    'statement',
    { headline: 'Jetzt Termin vereinbaren', subline: 'Stuttgart', website: '0711 555 01 23' },
  ],
  ['First class free, small groups, tea afterwards.', 'list', {}],
])('%j is a %s', (text, kind, words) => {
  expect(readWords(text)).toMatchObject({ kind, words });
});
