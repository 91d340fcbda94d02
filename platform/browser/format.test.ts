/** Dates, sizes and sums in the product's own spelling. */

import { describe, expect, it } from 'vitest';
import { showBytes, showDate, showMoney, showWords } from './format.ts';

describe('sizes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [450 * 1024 ** 2, '450 MB'],
    [2.1 * 1024 ** 3, '2.1 GB'],
    [500 * 1024 ** 3, '500 GB'],
    [5000 * 1024 ** 4, '5,000 TB'],
  ])('%d is %s', (bytes, text) => expect(showBytes(bytes)).toBe(text));
});

it('writes sums in their currency, whatever its smallest unit', () => {
  expect(showMoney(3900, 'usd')).toBe('$39.00');
  expect(showMoney(3900, 'jpy')).toBe('¥3,900');
});

it('writes dates as MMM d, yyyy', () => expect(showDate('2026-11-05T12:00:00Z')).toBe('Nov 5, 2026'));

it('turns codes into words', () => {
  expect(showWords('sign_in_limit_reached')).toBe('Sign in limit reached');
  expect(showWords('coverSong')).toBe('Cover song');
});
