/** When a person is reminded of a task. */

import { momentAt, wallTime } from '#common/wording/time/zone-time.ts';

/** Minutes before the due time. */
export const REMINDERS = [0, 10, 60, 1440] as const;
export type Reminder = (typeof REMINDERS)[number];

/** A day without a time is announced in the morning. */
export const MORNING_HOUR = 9;

export interface Remindable {
  due: Date;
  hasTime: boolean;
  timeZone: string;
  reminder: number;
}

export function remindMoment({ due, hasTime, timeZone, reminder }: Remindable): Date {
  const back = (moment: Date) => new Date(moment.getTime() - reminder * 60_000);
  if (hasTime) return back(due);
  const morning = wallTime(due, timeZone);
  morning.setUTCHours(MORNING_HOUR, 0, 0, 0);
  // On the wall, so that "the day before at nine" is at nine when the clocks change that night.
  return momentAt(back(morning), timeZone);
}
