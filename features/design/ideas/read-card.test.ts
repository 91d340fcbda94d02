/** Business cards in a sentence: every line by which somebody is reached is found, and nobody else's is shown. */

import { describe, expect, it } from 'vitest';
import { withOwnLines } from './card-words.ts';
import { wordsFor } from './propose.ts';
import type { CardReading } from './read-card.ts';
import { readSentence } from './read-sentence.ts';

const CARDS: readonly [sentence: string, Partial<CardReading>][] = [
  [
    'Business card for Anna Berger, ceramic studio, Lindenstraße 12, 80331 München, anna@tonundform.de, 0151 2345678',
    {
      name: 'Anna Berger',
      trade: 'Ceramic studio',
      address: 'Lindenstraße 12, 80331 München',
      contact: '0151 2345678\nanna@tonundform.de',
    },
  ],
  [
    'Business card: Fern & Field, garden design, Alma Winter, owner, 8 Mill Road, Ashford, +44 20 7946 0123, alma@fernfield.com, fernfield.com',
    {
      company: 'Fern & Field',
      name: 'Alma Winter',
      position: 'Owner',
      trade: 'Garden design',
      address: '8 Mill Road, Ashford',
      website: 'fernfield.com',
    },
  ],
  [
    'Visitenkarte für Dr. Paul Klein, Zahnarzt, Praxis am Markt, Am Markt 5, 04109 Leipzig, Tel. 0341 998877, www.zahnarzt-klein.de',
    {
      company: 'Praxis am Markt',
      name: 'Dr. Paul Klein',
      position: 'Zahnarzt',
      address: 'Am Markt 5, 04109 Leipzig',
      contact: '0341 998877',
      website: 'www.zahnarzt-klein.de',
    },
  ],
  [
    'Visitenkarte für Yogastudio Lotus, Petra Hahn, Inhaberin, Bahnhofstr. 3a, 70173 Stuttgart, 0711/123456',
    {
      company: 'Yogastudio Lotus',
      name: 'Petra Hahn',
      position: 'Inhaberin',
      address: 'Bahnhofstr. 3a, 70173 Stuttgart',
    },
  ],
  [
    'Business card for Carmen Ruiz, abogada, Avenida de la Constitución 8, 41001 Sevilla, 954 123 456',
    { name: 'Carmen Ruiz', contact: '954 123 456', address: 'Avenida de la Constitución 8, 41001 Sevilla' },
  ],
  [
    'Make a business card for Green Leaf Cafe, 221B Baker Street, London NW1 6XE, hello@greenleaf.co.uk',
    { company: 'Green Leaf Cafe', name: '', address: '221B Baker Street, London NW1 6XE' },
  ],
  [
    'Business card for John Smith, realtor, 742 Evergreen Terrace, Springfield, IL 62701, 555-0199',
    { position: 'Realtor', address: '742 Evergreen Terrace, Springfield, IL 62701', contact: '555-0199' },
  ],
  [
    'Business card for Tom North, master joiner at North & Co., Dock Street 7, Bristol',
    { company: 'North & Co.', position: 'Master joiner', address: 'Dock Street 7, Bristol' },
  ],
  [
    'Business card\nMaria Lopez photographer\nCalle Mayor 15\n28013 Madrid\nmaria@luz.es',
    { name: 'Maria Lopez', position: 'Photographer', address: 'Calle Mayor 15, 28013 Madrid' },
  ],
];

describe('a business card', () => {
  it.each(CARDS)('%s', (sentence, expected) => {
    const reading = readSentence(sentence);
    expect(reading.format).toBe('business-card');
    expect(reading.card).toMatchObject(expected);
  });

  it('is read so as well where its format was chosen instead of said', () => {
    const { card } = readSentence('Anna Berger, Lindenstraße 12, 80331 München', 'business-card');
    expect(card?.address).toBe('Lindenstraße 12, 80331 München');
    expect(readSentence('Anna Berger, Lindenstraße 12, 80331 München').card).toBeUndefined();
  });

  it('asks for the lines that are missing, and keeps those that are there', () => {
    const words = (sentence: string) => {
      const reading = readSentence(sentence);
      return withOwnLines(wordsFor(reading, 'business-card'), 'business-card', reading.language);
    };
    expect(words('Visitenkarte für Tom Nord')).toMatchObject({
      headline: 'Tom Nord',
      name: 'Tom Nord',
      contact: 'Ihre Telefonnummer\nIhre E-Mail',
      place: 'Ihre Adresse',
    });
    const full = words('Business card for Oak & Iron, 8 Mill Road, Ashford, 020 7946 0123');
    expect(full).toMatchObject({
      headline: 'Oak & Iron',
      name: 'Your name',
      contact: '020 7946 0123',
      place: '8 Mill Road, Ashford',
    });
    expect(full).not.toHaveProperty('website');
  });

  it('bears the name of the brand where the sentence names only a person', () => {
    const reading = readSentence('Business card for Anna Berger, owner');
    const brand = { name: 'Ton & Form', tagline: 'Ceramics by hand' };
    expect(wordsFor(reading, 'business-card', brand)).toMatchObject({
      headline: 'Ton & Form',
      subline: 'Ceramics by hand',
      name: 'Anna Berger',
      position: 'Owner',
    });
  });
});
