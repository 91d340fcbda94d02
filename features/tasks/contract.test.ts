/** What a due date may be, and that no server's own time zone changes it. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTaskBody } from './contract.ts';

const due = (dueDate: string) => createTaskBody.safeParse({ title: 'x', dueDate });

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('a due date read in %s', (zone) => {
  it.each([
    ['2027-03-01', '2027-03-01T23:59:59.999Z'],
    ['2028-02-29', '2028-02-29T23:59:59.999Z'],
    ['2027-03-01T10:00', '2027-03-01T10:00:00.000Z'],
    ['2027-03-01T10:00:00.5', '2027-03-01T10:00:00.500Z'],
    ['2027-03-01T10:00:00Z', '2027-03-01T10:00:00.000Z'],
    ['2027-03-01T10:00:00-05:00', '2027-03-01T15:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    vi.stubEnv('TZ', zone);
    expect(due(text).data?.dueDate).toBe(moment);
  });

  it.each([
    '2025-02-31',
    '2027-02-29',
    '2025-02-31T10:00:00Z',
    '2027-04-31T10:00',
    '2027-03-01T25:00',
    '2027-03-01 and more',
    '1899-12-31',
  ])('%s is refused', (text) => {
    vi.stubEnv('TZ', zone);
    expect(due(text).error?.issues).toMatchObject([
      { path: ['dueDate'], message: 'Please enter a valid due date.' },
    ]);
  });
});
