/** Which tasks stand on which day, those that a repeat will bring among them. */

import { dayKey } from '#platform/browser/calendar/days.ts';
import { onWall } from '#platform/browser/preferences/time-zone.ts';
import type { Task } from '../../contract.ts';
import { upcoming } from '../../schedule/occurrences.ts';
import { highestFirst } from '../task-list.ts';

export interface Entry {
  task: Task;
  at: Date;
  /** Not there yet: it comes when the one before is ticked. */
  isUpcoming: boolean;
}

/** More of one task in one view tell nothing. */
const MAX_UPCOMING = 42;

/** Open before done, whole days before times, then by time and by what matters. */
function inOrder(a: Entry, b: Entry): number {
  return (
    Number(a.task.completed) - Number(b.task.completed) ||
    Number(a.task.hasTime) - Number(b.task.hasTime) ||
    (a.task.hasTime ? a.at.getTime() - b.at.getTime() : 0) ||
    highestFirst(a.task, b.task) ||
    a.task.title.localeCompare(b.task.title)
  );
}

/** By the key of the day; `from` and `to` are the first and the last moment that is shown. */
export function entriesByDay(tasks: readonly Task[], from: Date, to: Date): Map<string, Entry[]> {
  const found: Entry[] = [];
  for (const task of tasks) {
    if (task.dueDate === null) continue;
    const due = new Date(task.dueDate);
    if (due >= from && due <= to) found.push({ task, at: due, isUpcoming: false });
    if (!task.repeat || task.completed || due > to) continue;
    const repeating = { due, repeat: task.repeat, timeZone: task.timeZone ?? 'UTC' };
    for (const at of upcoming(repeating, from, to).slice(0, MAX_UPCOMING))
      found.push({ task, at, isUpcoming: true });
  }
  return Map.groupBy(found.sort(inOrder), ({ at }) => dayKey(onWall(at)));
}
