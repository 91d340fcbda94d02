/** Holidays and days of trade, held against printed calendars. */

import { expect, it } from 'vitest';
import { COUNTRIES, type Country } from './holidays.ts';
import { specialDays } from './special-days.ts';

const dateOf = (country: Country, year: number, name: string) =>
  specialDays(country, `${year}-01-01`, `${year}-12-31`)
    .filter((one) => one.name === name)
    .map(({ date }) => date.slice(5));

it.each<[Country, number, string, string[]]>([
  ['DE', 2026, 'Good Friday', ['04-03']],
  ['DE', 2027, 'Whit Monday', ['05-17']],
  ['DE', 2026, 'Mother’s Day', ['05-10']],
  ['DE', 2026, 'Father’s Day', ['05-14']],
  ['DE', 2026, 'First Sunday of Advent', ['11-29']],
  ['DE', 2026, 'Oktoberfest begins', ['09-19']],
  ['FR', 2026, 'Mother’s Day', ['05-31']],
  ['FR', 2023, 'Mother’s Day', ['06-04']],
  ['GB', 2026, 'Mother’s Day', ['03-15']],
  ['GB', 2026, 'Bank Holiday', ['05-04', '05-25', '08-31']],
  ['GB', 2026, 'Day off in lieu', ['12-28']],
  ['GB', 2027, 'Day off in lieu', ['12-27', '12-28']],
  ['US', 2026, 'Thanksgiving', ['11-26']],
  ['US', 2026, 'Black Friday', ['11-27']],
  ['US', 2026, 'Cyber Monday', ['11-30']],
  ['US', 2026, 'Memorial Day', ['05-25']],
  ['CA', 2026, 'Victoria Day', ['05-18']],
  ['NL', 2025, 'King’s Day', ['04-26']],
  ['IE', 2026, 'St. Brigid’s Day', ['02-02']],
  ['JP', 2026, 'Vernal Equinox', ['03-20']],
  ['JP', 2026, 'Autumnal Equinox', ['09-23']],
  ['JP', 2026, 'Day off in lieu', ['05-06']],
  ['CN', 2026, 'Lunar New Year', ['02-17', '02-18', '02-19']],
  ['CN', 2026, 'Tomb-Sweeping Day', ['04-05']],
  ['CN', 2027, 'Lunar New Year', ['02-06', '02-07', '02-08']],
  ['CN', 2025, 'Mid-Autumn Festival', ['10-06']],
  ['KR', 2026, 'Buddha’s Birthday', ['05-24']],
  ['KR', 2026, 'Mid-Autumn Festival', ['09-24', '09-25', '09-26']],
])('%s %i: %s', (country, year, name, expected) => {
  expect(dateOf(country, year, name)).toEqual(expected);
});

it('knows days for every country, and each name on a day once', () => {
  for (const country of COUNTRIES) {
    const days = specialDays(country, '2026-12-20', '2027-01-10');
    expect(days.map(({ name }) => name)).toContain('New Year’s Day');
    const keys = days.map(({ date, name }) => date + name);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
