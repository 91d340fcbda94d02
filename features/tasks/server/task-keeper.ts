/** The task list's door for tools whose documents have tasks in them, such as notes. */

import { AppError } from '#common/errors.ts';
import { taskTitle } from '#common/wording/task-title.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import type { TaskKeeper } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { listTasks } from '../contract.ts';
import * as repo from './tasks.repo.ts';
import { changeIn, taskItems } from './tasks.service.ts';

/** One line, and never none. */
const titleOf = (text: string): string => taskTitle(text) || '…';

export function createTaskKeeper(platform: Platform): TaskKeeper {
  const announce = (userId: string): Promise<void> =>
    platform.events.publish(userId, { type: 'invalidate', keys: [listTasks.path, getUserStats.path] });
  return {
    async read(userId, ids) {
      const rows = ids.length > 0 ? await repo.findTasks(platform.db, ids) : [];
      return new Map(
        rows
          .filter((row) => row.userId === userId)
          .map(({ id, title, completed }) => [id, { title, completed }]),
      );
    },

    async hasRoom(userId, tasks) {
      try {
        await platform.items.assertRoom(userId, taskItems.type, tasks, tasks.length);
        return true;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return false;
      }
    },

    add: (tx, userId, tasks) =>
      repo.insertTasks(
        tx,
        tasks.map(({ title, completed }) => ({
          userId,
          title: titleOf(title),
          completed,
          category: 'personal',
        })),
      ),

    async change(tx, userId, id, { title, completed }) {
      await changeIn(tx, userId, id, {
        ...(title !== undefined && { title: titleOf(title) }),
        ...(completed !== undefined && { completed }),
      });
    },

    announce,
  };
}
