/** Tasks on the days of the calendar, those that a repeat will bring among them. */

import { notFound } from '#common/errors.ts';
import type { DatedEntry, DatedSource } from '#platform/generation-jobs/dated.ts';
import type { Platform } from '#platform/platform.ts';
import { upcoming } from '../schedule/occurrences.ts';
import * as repo from './tasks.repo.ts';
import { change } from './tasks.service.ts';

/** Counting dates out takes a moment each: so many tasks show what is to come, and so often. */
const MAX_REPEATING = 50;
const MAX_UPCOMING = 42;

const toEntry = ({ task, schedule }: repo.TaskWithSchedule, at: Date, isRepeat = false): DatedEntry => ({
  id: task.id,
  title: task.title,
  at,
  isAllDay: !schedule?.hasTime,
  state: task.completed ? 'done' : 'draft',
  openUrl: `/task-management?task=${encodeURIComponent(task.id)}`,
  isMovable: !isRepeat,
  isRepeat,
});

export const datedTasks = (platform: Platform): DatedSource => ({
  kind: 'task',

  async list(userId, span) {
    const { from, to } = span;
    const [due, repeating] = await Promise.all([
      repo.listTasksDue(platform.db, userId, span),
      repo.listRepeating(platform.db, userId, to, MAX_REPEATING),
    ]);
    const later = repeating.flatMap(({ task, schedule }) =>
      upcoming(
        { due: task.dueDate!, repeat: schedule.repeat!, timeZone: schedule.timeZone ?? 'UTC' },
        from,
        to,
      )
        .slice(0, MAX_UPCOMING)
        .map((at) => toEntry({ task, schedule }, at, true)),
    );
    return [...due.map((one) => toEntry(one, one.task.dueDate!)), ...later];
  },

  async find(userId, id) {
    const found = await repo.findTask(platform.db, userId, id);
    return found?.task.dueDate ? toEntry(found, found.task.dueDate) : undefined;
  },

  async move(user, id, { at, timeZone }) {
    const found = await repo.findTask(platform.db, user.id, id);
    if (!found) throw notFound('That task');
    await change(platform, user.id, id, { dueDate: at.toISOString(), timeZone });
  },
});
