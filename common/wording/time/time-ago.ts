/** "3 minutes ago", by the browser itself: a date library would cost every screen that has the bell. */

import { t } from '#common/texts.ts';
import { relativeFormat } from '../formats.ts';

/** Seconds in each unit, largest first. */
const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relativeTo = relativeFormat({ numeric: 'auto' });

export function timeAgo(time: string, now: number = Date.now()): string {
  /* A clock that runs behind the server's must not put news into the future. */
  const seconds = Math.max(0, (now - new Date(time).getTime()) / 1000);
  for (const [unit, size] of UNITS) if (seconds >= size) return relativeTo(-Math.floor(seconds / size), unit);
  return t('just now');
}
