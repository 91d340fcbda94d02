/** Posts are planned around the days of an offer. */

import { expect, it } from 'vitest';
import { firstDayFor, isFarOff, missesOffer, weeksFor } from './plan-span.ts';

const WEEKS = ['1', '2', '3', '4', '6', '8'] as const;
const november = { from: '2027-11-01', to: '2027-11-07' };
const today = '2026-11-19';

it('begins a week before the offer, and today where that is over', () => {
  expect(firstDayFor(november, today)).toBe('2027-10-25');
  expect(firstDayFor({ from: '2026-11-21', to: '2026-11-22' }, today)).toBe(today);
  expect(firstDayFor(null, today)).toBe(today);
});

it('takes enough weeks for it', () => {
  expect(weeksFor(november, '2027-10-25', WEEKS)).toBe('2');
  expect(weeksFor({ from: '2026-12-01', to: '2026-12-24' }, '2026-11-24', WEEKS)).toBe('6');
  expect(weeksFor({ from: '2026-12-01', to: '2027-12-24' }, '2026-11-24', WEEKS)).toBe('8');
});

it('says when the posts miss the offer', () => {
  expect(missesOffer(november, today, 2)).toBe('before');
  expect(missesOffer(november, '2027-11-08', 2)).toBe('after');
  expect(missesOffer(november, '2027-10-25', 2)).toBeUndefined();
  expect(isFarOff(november, today)).toBe(true);
  expect(isFarOff({ from: '2026-12-01', to: '2026-12-24' }, today)).toBe(false);
});
