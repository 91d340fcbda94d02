/** Birthdays as people and spreadsheets write them. */

import { expect, it } from 'vitest';
import { birthdaysOn, isBirthday, isMonthFirst, readBirthday } from './birthday.ts';

it.each([
  ['1987-12-31', '12-31'],
  ['12-31', '12-31'],
  ['31.12.1987', '12-31'],
  ['3.4.', '04-03'],
  ['31/12/1987', '12-31'],
  ['12/31/1987', '12-31'],
  ['1987年12月31日', '12-31'],
  ['12月31日', '12-31'],
  ['2024-02-29T00:00:00Z', '02-29'],
  ['31.02.1990', ''],
  ['soon', ''],
  ['', ''],
])('%s is %j', (text, birthday) => {
  expect(readBirthday(text)).toBe(birthday);
  expect(isBirthday(birthday)).toBe(true);
});

it('reads a column as the row says that leaves no doubt', () => {
  expect(isMonthFirst(['03/04/1990', '12/31/1987'])).toBe(true);
  expect(isMonthFirst(['03/04/1990', '31/12/1987'])).toBe(false);
  expect(readBirthday('03/04/1990', true)).toBe('03-04');
  expect(readBirthday('03/04/1990')).toBe('04-03');
});

it('has those of 29 February on the 28th where there is none', () => {
  expect(birthdaysOn(new Date('2027-02-28T10:00:00Z'))).toEqual(['02-28', '02-29']);
  expect(birthdaysOn(new Date('2028-02-28T10:00:00Z'))).toEqual(['02-28']);
});
