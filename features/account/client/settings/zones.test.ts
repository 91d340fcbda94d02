/** Finding a time zone by town, country, words without accents, and offset. */

import { expect, it } from 'vitest';
import { allZones, findZones } from './zones.ts';

const zones = allZones(new Date('2026-11-19T12:00:00Z'));
const first = (typed: string) => findZones(zones, typed, 5)[0]?.id;

it.each([
  ['Berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['Japan', 'Asia/Tokyo'],
  ['america/los_angeles', 'America/Los_Angeles'],
])('finds %s', (typed, id) => expect(first(typed)).toBe(id));

it('finds nothing for nothing, and for what is no place', () => {
  expect(findZones(zones, '  ', 5)).toEqual([]);
  expect(findZones(zones, 'Atlantis', 5)).toEqual([]);
});
