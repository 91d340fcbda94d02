/** What the person at the terminal reads when the embedded database does not open. */

import { expect, it } from 'vitest';
import { StartError } from '#platform/config/start-error.ts';
import { readableOpenFailure } from './open-failure.ts';

const saying = (error: unknown, free = 1e12) => readableOpenFailure(error, '/data', () => free);
const FULL = new StartError('the disk of the data folder /data is full. About 100 MB are needed to begin.');

it.each([
  ['an error of WebAssembly', { name: 'ErrnoError', errno: 51 }, 1e12],
  ['a bare number on a full disk', 1, 4096],
  ['PostgreSQL’s own code', Object.assign(new Error('could not extend file'), { code: '53100' }), 1e12],
  ['a failed write of our own', Object.assign(new Error('no space'), { code: 'ENOSPC' }), 1e12],
])('%s says that the disk is full', (_what, error, free) => expect(saying(error, free)).toEqual(FULL));

it('a number for another reason at least comes with the folder', () =>
  expect(saying(7)).toEqual(new StartError('the database in /data could not be opened (7).')));

it('any other error stays what it is', () => {
  const error = new Error('something else');
  expect(saying(error, 0)).toBe(error);
});
