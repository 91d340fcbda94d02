/** Task lines of a note are tasks of the task list: made when they are written, ticked on either side. */

import { AppError } from '#common/errors.ts';
import { isNewTitle } from '#common/wording/task-title.ts';
import type { Db } from '#platform/db/database.ts';
import type { TaskState } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { type Block, textOf } from '../blocks/block.ts';

/** Of one note in one save; further lines are made into tasks by the next ones. */
const MAX_NEW = 200;

const stateOf = (block: Block): TaskState => ({
  title: textOf(block).trim(),
  completed: block.checked === true,
});

const newLines = (blocks: readonly Block[]): Block[] =>
  blocks.filter((one) => one.type === 'task' && !one.taskId && textOf(one).trim() !== '').slice(0, MAX_NEW);

const taskIdsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ type, taskId }) => (type === 'task' && taskId ? [taskId] : []))),
];

export function createNoteTasks({ maker }: Pick<Platform, 'maker'>) {
  /** An installation may have no task list. */
  const keeper = () => {
    try {
      return maker('tasks');
    } catch {
      return undefined;
    }
  };

  return {
    /** What the task list says of them, by id. */
    read: async (userId: string, blocks: readonly Block[]): Promise<Map<string, TaskState>> =>
      (await keeper()?.read(userId, taskIdsOf(blocks))) ?? new Map(),

    /** As they are on the task list now; what is no task there stays a line that can be ticked. */
    refreshed: (blocks: readonly Block[], states: ReadonlyMap<string, TaskState>): Block[] =>
      blocks.map((block) => {
        const state = block.taskId === undefined ? undefined : states.get(block.taskId);
        if (!state || block.type !== 'task') return block;
        const isRenamed = state.title !== '…' && isNewTitle(state.title, textOf(block));
        return {
          ...block,
          checked: state.completed,
          ...(isRenamed && { content: [{ type: 'text' as const, text: state.title }] }),
        };
      }),

    /** Before a save: a full task list is no reason to lose words, the lines stay and are ticked here alone. */
    async hasRoom(userId: string, notes: readonly (readonly Block[])[]): Promise<boolean> {
      const states = notes.flatMap(newLines).map(stateOf);
      return (await keeper()?.hasRoom(userId, states)) ?? false;
    },

    /** The tasks that its lines were already: an answer that was lost makes no second ones. */
    adopted(blocks: readonly Block[], before: readonly Block[]): Block[] {
      const known = new Map(before.flatMap(({ id, taskId }) => (taskId ? [[id, taskId]] : [])));
      const named = new Set(taskIdsOf(blocks));
      return blocks.map((one) => {
        const taskId = one.type === 'task' && !one.taskId ? known.get(one.id) : undefined;
        return taskId && !named.has(taskId) ? { ...one, taskId } : one;
      });
    },

    /** Blocks with the tasks that are made for their new lines; part of the save. */
    async added(tx: Db, userId: string, blocks: readonly Block[]): Promise<Block[]> {
      const fresh = newLines(blocks);
      if (fresh.length === 0) return [...blocks];
      const made = (await keeper()?.add(tx, userId, fresh.map(stateOf))) ?? [];
      const idOf = new Map(fresh.map((one, at) => [one, made[at]]));
      return blocks.map((one) => {
        const taskId = idOf.get(one);
        return taskId ? { ...one, taskId } : one;
      });
    },

    /** Tells the task list what this save changed, and only that: what was ticked there meanwhile stays ticked. */
    async tell(tx: Db, userId: string, before: readonly Block[], now: readonly Block[]): Promise<boolean> {
      const was = new Map(before.flatMap((one) => (one.taskId ? [[one.taskId, stateOf(one)]] : [])));
      const changes: [id: string, change: Partial<TaskState>][] = [];
      for (const block of now) {
        const old = block.type === 'task' && block.taskId ? was.get(block.taskId) : undefined;
        if (!old) continue;
        const { title, completed } = stateOf(block);
        const change = {
          ...(title !== old.title && title !== '' && { title }),
          ...(completed !== old.completed && { completed }),
        };
        if (Object.keys(change).length > 0) changes.push([block.taskId!, change]);
      }
      // In one order everywhere, so that two saves never wait for each other.
      changes.sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [id, change] of changes)
        try {
          await keeper()?.change(tx, userId, id, change);
        } catch (error) {
          // Deleted there: here it is a line like any other.
          if (!(error instanceof AppError)) throw error;
        }
      return changes.length > 0;
    },

    announce: async (userId: string): Promise<void> => keeper()?.announce(userId),
  };
}
