/** Reminds people of tasks by bell and mail: each reminder once, however many processes look for it or die meanwhile. */

import { cutText } from '#common/wording/cut-text.ts';
import { said } from '#common/wording/sentence.ts';
import type { Platform } from '#platform/platform.ts';
import { zoneOf } from './schedule-rules.ts';
import * as repo from './tasks.repo.ts';

/** At a time; the rest follows in the same minute. */
const BATCH = 200;
const MAX_TITLE = 120;

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
      const { hasTime } = schedule;
      const due = { date: task.dueDate.toISOString(), hasTime, timeZone: zoneOf(schedule) };
      const notice = {
        kind: 'task-reminder',
        title: said`Reminder: ${cutText(task.title, MAX_TITLE)}`,
        body: said`Due ${due}.`,
        link: `/task-management?task=${task.id}`,
      };
      await notify(task.userId, notice, (tx) => repo.claimReminder(tx, task.id, remindAt));
    }
  } while (found.length === BATCH);
}
