/** How the parts of a schedule hang together, and what a task becomes when it comes again. Rules only, no rows. */

import { AppError } from '#common/errors.ts';
import type { TaskPriority } from '../contract.ts';
import { nextOccurrence, repeatProblem, settledRule } from '../schedule/occurrences.ts';
import { remindMoment } from '../schedule/reminder.ts';

export interface Schedule {
  hasTime: boolean;
  timeZone: string | null;
  priority: TaskPriority;
  repeat: string | null;
  reminder: number | null;
}

export const NO_SCHEDULE: Schedule = {
  hasTime: false,
  timeZone: null,
  priority: 'none',
  repeat: null,
  reminder: null,
};

/** What a schedule is counted in where no zone was sent. */
export const zoneOf = ({ timeZone }: Pick<Schedule, 'timeZone'>): string => timeZone ?? 'UTC';

/** Only the parts that were sent; what is undefined stays as it was. */
export function withChanges(before: Schedule, body: Partial<Record<keyof Schedule, unknown>>): Schedule {
  const sent = (Object.keys(NO_SCHEDULE) as (keyof Schedule)[]).filter((key) => body[key] !== undefined);
  return { ...before, ...Object.fromEntries(sent.map((key) => [key, body[key]])) };
}

/** The schedule as it may be stored with this due date. `sent`: what the caller asked for, to be refused or dropped. */
export function settled(
  schedule: Schedule,
  due: Date | null,
  sent: Partial<Record<keyof Schedule, unknown>>,
): Schedule {
  if (!due) {
    if (sent.repeat) throw new AppError('bad_request', 'Choose a due date for a task that repeats.');
    if (sent.reminder != null) throw new AppError('bad_request', 'Choose a due date for a reminder.');
    return { ...schedule, hasTime: false, repeat: null, reminder: null };
  }
  const timeZone = zoneOf(schedule);
  const repeat = schedule.repeat && settledRule({ due, repeat: schedule.repeat, timeZone });
  const problem = repeat && repeatProblem({ due, repeat, timeZone });
  if (problem) {
    throw new AppError('bad_request', problem, { issues: [{ path: 'repeat', message: problem }] });
  }
  return { ...schedule, repeat };
}

/** When to remind; never of what is done, nor of a time that has passed already. */
export function remindAtOf(schedule: Schedule, due: Date | null, completed: boolean, now: Date): Date | null {
  const { reminder, hasTime } = schedule;
  if (reminder === null || !due || completed) return null;
  const moment = remindMoment({ due, hasTime, timeZone: zoneOf(schedule), reminder });
  return moment > now ? moment : null;
}

/** Ticked late, a task comes again in the future and not once for each time that was missed. */
export function comesAgain(schedule: Schedule, due: Date | null, now: Date) {
  const { repeat } = schedule;
  if (!due || !repeat) return undefined;
  const task = { due, repeat, timeZone: zoneOf(schedule) };
  return nextOccurrence(task, due > now ? due : now);
}
