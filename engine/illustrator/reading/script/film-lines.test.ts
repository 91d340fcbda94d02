/** What the lines of a film show: what is sold or done, and never its price, its hours or the way there. */

import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import { tradeShots } from './trade-shots.ts';

const drawn = (line: string, script: string): string => readPrompt(line, { script }).drawn.join(', ');

it.each([
  [
    '28 pounds, students 22.',
    'Barber Kings. Sharp cut, hot towel, cold drink. 28 pounds, students 22.',
    'scissors',
  ],
  ['Book at spokes.example.', 'Bike check. Full service for 49 euros. Book at spokes.example.', 'bicycle'],
  ['Livrés le jour même, 18 €.', 'Légumes de la ferme. Livrés le jour même, 18 €.', 'vegetables'],
  [
    'Termine unter 040 555 0199.',
    'Zahnarzt Dr. Weber. Wir haben Zeit. Termine unter 040 555 0199.',
    'dentist|woman|tooth',
  ],
  [
    'Mia unterrichtet auch online.',
    'Yoga mit Mia. Erste Stunde gratis. Mia unterrichtet auch online.',
    'yoga',
  ],
  ['In the Cotswolds, from $8.', 'Raw honey. From our hives in the Cotswolds, from $8.', 'honey|beekeeper'],
  ['Termin zu Hause.', 'Tischlerei Hartmann. Gratis Angebot. Termin zu Hause.', 'carpenter|wooden'],
])('%j shows the trade', (line, script, expected) => {
  const shown = drawn(line, script);
  expect(shown).toMatch(new RegExp(expected));
  expect(shown).not.toMatch(/sheep|sofa|book|dollar|students|phone|door/);
});

it('shows what is sold where the line names it, and nothing of the sum', () => {
  const script =
    'Nordlicht Bakery. Cinnamon buns straight from the oven, two for five euros. Every Saturday.';
  expect(drawn('Cinnamon buns straight from the oven, two for five euros.', script)).toBe('3 cinnamon rolls');
});

it('leaves films alone that sell nothing', () => {
  const script = 'Mia turns seven! Seven candles on the cake. Balloons in the garden.';
  expect(drawn('Balloons in the garden.', script)).toContain('balloon');
});

it('takes the trade that is named first, and none of what is none', () => {
  expect(tradeShots('Paws dog hotel. Going on holiday?')[0]).toContain('dog');
  expect(tradeShots('A quiet evening')).toEqual([]);
});
