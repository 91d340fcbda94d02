/** The last card: what it asks for, in the language of the film, and the facts that were told. */

import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO, type VideoData } from '../contract.ts';
import { LOOKS } from '../scene/look/template-look.ts';
import { closingWords, factsFor } from './closing-words.ts';

const film = (description: string, template: VideoData['template'] = 'promotional'): VideoData => ({
  ...BLANK_VIDEO,
  template,
  description,
});

describe('the last words', () => {
  it.each([
    ['Cut and shave for £28. Walk in, no booking needed. Visit us on Castle Street.', 'Come and see us'],
    ['Große Inspektion für 49 €. Jetzt Termin buchen.', 'Jetzt buchen'],
    ['Spielzeug aus Buche und Ahorn. Versand kostenlos ab 40 €.', 'Jetzt bestellen'],
    ['Des bouquets frais. Commandez avant vendredi !', 'Commandez maintenant'],
    ['첫 방문 20% 할인. 예약은 02-555-0199.', '지금 예약하세요'],
    ['Your roof could pay your electricity bill.', 'Find out more'],
  ])('%s → %s', (text, words) => {
    expect(closingWords(film(text))).toBe(words);
  });

  it('are those of the template where nothing is sold or nothing is told', () => {
    expect(closingWords(film('Today is your day.', 'birthday'))).toBe(LOOKS.birthday.ending);
    expect(closingWords(film(''))).toBe(LOOKS.promotional.ending);
  });
});

describe('the facts', () => {
  const said =
    'Cut and shave for £28. Visit us at 14 Castle Street, Leeds. Call 0113 496 0000 or see blade.example.';

  it('are price, address, number and site, each once', () => {
    expect(factsFor(film(said), '')).toEqual([
      '14 Castle Street, Leeds',
      '0113 496 0000',
      'blade.example',
      'Cut and shave for £28',
    ]);
    expect(factsFor(film(said), '14 Castle Street, Leeds · blade.example')).toEqual([
      'Cut and shave for £28',
    ]);
  });

  it('follow each other as they were said', () => {
    expect(factsFor(film('Now £349 instead of £420.'), '')).toEqual(['£349 instead of £420']);
    expect(factsFor(film('Every second novel is half price.'), '')).toEqual([
      'Every second novel is half price',
    ]);
    expect(factsFor(film('Visit our open day on Saturday 14 June at 10 am.'), '')).toEqual([
      'Saturday 14 June at 10 am',
    ]);
    expect(
      factsFor(film('Six people, every Thursday at 7 pm in Hackney. Write to @studiokiln.'), ''),
    ).toEqual(['Hackney', '@studiokiln', 'every Thursday at 7 pm']);
    expect(factsFor(film('28 pounds, students 22.'), '')).toEqual(['28 pounds, students 22']);
  });
});
