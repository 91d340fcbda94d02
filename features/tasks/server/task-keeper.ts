/** The task list's door for tools whose documents have tasks in them, such as notes. */

import { AppError } from '#common/errors.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import type { TaskKeeper } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { listTasks } from '../contract.ts';
import * as repo from './tasks.repo.ts';
import { change, remove, taskItems } from './tasks.service.ts';

const MAX_TITLE = 200;
/** One line, and never none. */
const titleOf = (text: string): string => text.replace(/\s+/gu, ' ').trim().slice(0, MAX_TITLE) || '…';

export function createTaskKeeper(platform: Platform): TaskKeeper {
  const announce = (userId: string) =>
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

    async add(userId, tasks) {
      await platform.items.assertRoom(userId, taskItems.type, tasks);
      const rows = tasks.map(({ title, completed }) => ({
        userId,
        title: titleOf(title),
        completed,
        category: 'personal',
      }));
      const ids = await repo.insertTasks(platform.db, rows);
      await announce(userId);
      return ids;
    },

    async change(userId, id, { title, completed }) {
      await change(platform, userId, id, {
        ...(title !== undefined && { title: titleOf(title) }),
        ...(completed !== undefined && { completed }),
      });
      await announce(userId);
    },

    async takeBack(userId, ids) {
      for (const id of ids)
        await remove(platform.db, userId, id).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
      await announce(userId);
    },
  };
}
