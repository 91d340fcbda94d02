/** People read these words, so each border between units is checked. */

import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

it.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [7 * 86_400, 'last week'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
  [-300, 'just now'],
])('%d seconds back reads "%s"', (seconds, text) => {
  expect(timeAgo(before(seconds), now)).toBe(text);
});
