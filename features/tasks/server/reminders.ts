/** Reminds people of tasks by bell and mail: each reminder once, however many processes look for it or die meanwhile. */

import { cutText } from '#common/wording/cut-text.ts';
import type { Platform } from '#platform/platform.ts';
import { zoneOf } from './schedule-rules.ts';
import * as repo from './tasks.repo.ts';

/** At a time; the rest follows in the same minute. */
const BATCH = 200;
const MAX_TITLE = 120;

const dueText = (due: Date, hasTime: boolean, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
  }).format(due);

export async function sendReminders(
  { db, notify }: Pick<Platform, 'db' | 'notify'>,
  now = new Date(),
): Promise<void> {
  let found: Awaited<ReturnType<typeof repo.listDueReminders>>;
  do {
    found = await repo.listDueReminders(db, now, BATCH);
    for (const { task, schedule } of found) {
      const { remindAt } = schedule;
      if (!remindAt || !task.dueDate) continue;
      const notice = {
        kind: 'task-reminder',
        title: `Reminder: ${cutText(task.title, MAX_TITLE)}`,
        body: `Due ${dueText(task.dueDate, schedule.hasTime, zoneOf(schedule))}.`,
        link: `/task-management?task=${task.id}`,
      };
      await notify(task.userId, notice, (tx) => repo.claimReminder(tx, task.id, remindAt));
    }
  } while (found.length === BATCH);
}
