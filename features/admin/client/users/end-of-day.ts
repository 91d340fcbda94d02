/** Between a date field and the moment a plan ends: the last one of that day, where the administrator is. */

import { fromWall, wallField } from '#platform/browser/preferences/time-zone.ts';

export const endOfDay = (date: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return fromWall(new Date(year, month - 1, day, 23, 59, 59)).toISOString();
};

/** A moment as a date field shows it. */
export const dateField = (moment: Date): string => wallField(moment).slice(0, 10);
