/** When an offer is over: after its last day, by the clock on the wall of the shop. */

import { momentAt } from '#common/wording/time/zone-time.ts';

const DAY_MS = 86_400_000;

export const endOfDay = (day: string, timeZone: string): Date =>
  momentAt(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS), timeZone);

export const hasEnded = (day: string | null, timeZone: string, now: Date): boolean =>
  day !== null && endOfDay(day, timeZone) <= now;

export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
