/** Which failures pass by themselves, and how long something waits for that. */

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { AppError } from '#common/errors.ts';
import { afterOutage, isOutage } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('an outage', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a connection cut in the middle', coded('ECONNRESET')],
    ['a server that is being stopped', coded('57P01')],
    ['a server that is starting', coded('57P03')],
    ['a server without a free connection', coded('53300')],
    ['a statement that took too long', coded('57014')],
    ['a lost line', new Error('Connection terminated unexpectedly')],
    ['no connection free in time', new Error('timeout exceeded when trying to connect')],
    ['any of them inside a query', new DrizzleQueryError('select 1', [], coded('57P01'))],
    ['all addresses of a name', new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')])],
  ])('is %s', (_what, error) => expect(isOutage(error)).toBe(true));

  it.each([
    ['a broken rule', coded('23505')],
    ['a full disk', coded('53100')],
    [
      'somebody’s own word',
      new AppError('upstream_failed', 'Studio cannot be reached.', { cause: coded('ECONNREFUSED') }),
    ],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('is not %s', (_what, error) => expect(isOutage(error)).toBe(false));
});

describe('work that waits for the end of an outage', () => {
  it('is done when it is over', async () => {
    let requested = 0;
    const done = afterOutage(async () => {
      if (++requested < 3) throw coded('ECONNREFUSED');
      return 'done';
    });
    await expect(done).resolves.toBe('done');
    expect(requested).toBe(3);
  });

  it('does not wait for other failures, nor for ever', async () => {
    let requested = 0;
    const failing = (code: string) => async () => {
      requested++;
      throw coded(code);
    };
    await expect(afterOutage(failing('23505'))).rejects.toMatchObject({ code: '23505' });
    expect(requested).toBe(1);
    await expect(afterOutage(failing('ECONNREFUSED'), 0)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(requested).toBe(2);
  });
});
