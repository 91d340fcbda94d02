/** Days in UTC, as the charts name them. */

export const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;

/** 'YYYY-MM-DD'. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The last days up to and including today, oldest first. */
export const lastDays = (now: Date, howMany: number = SHOWN_DAYS): string[] =>
  Array.from({ length: howMany }, (_, i) => dayOf(new Date(now.getTime() - (howMany - 1 - i) * DAY_MS)));

export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
