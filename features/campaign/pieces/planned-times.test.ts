/** The moments that pieces are planned for: spread over the weeks, and none of them over. */

import { expect, it } from 'vitest';
import { type PlannedPiece, plannedTimes } from './plan-pieces.ts';

const piece = (kind: string, network: string) => ({ kind, network, format: 'x' }) as unknown as PlannedPiece;
const PIECES = [
  piece('landing', 'web'),
  piece('email', 'email'),
  piece('post', 'mastodon'),
  piece('flyer', 'print'),
];
const schedule = { startsOn: '2026-11-19', weeks: 2, timeZone: 'Europe/Berlin' };
const times = (now: string, startsOn = schedule.startsOn) =>
  plannedTimes(PIECES, { ...schedule, startsOn }, new Date(now)).map((one) => one?.toISOString() ?? null);

it('plans for the first day where that is ahead', () => {
  expect(times('2026-11-18T12:00:00Z')).toEqual([
    '2026-11-19T06:00:00.000Z',
    '2026-11-19T08:00:00.000Z',
    '2026-11-19T10:00:00.000Z',
    null,
  ]);
});

it('plans nothing for a moment that is over, and the page never after its mail', () => {
  // Half past eight in Berlin: the page's hour is over, the mail's is not.
  expect(times('2026-11-19T07:30:00Z')).toEqual([
    '2026-11-20T06:00:00.000Z',
    '2026-11-20T08:00:00.000Z',
    '2026-11-19T10:00:00.000Z',
    null,
  ]);
  expect(times('2026-11-19T20:00:00Z', '1990-01-01')).toEqual([
    '2026-11-20T06:00:00.000Z',
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T10:00:00.000Z',
    null,
  ]);
});
