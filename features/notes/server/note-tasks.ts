/** Task lines of a note are tasks of the task list: made when they are written, ticked on either side. */

import { AppError } from '#common/errors.ts';
import type { TaskState } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { type Block, textOf } from '../blocks/block.ts';

/** Of one note in one save; further lines are made into tasks by the next ones. */
const MAX_NEW = 200;

const stateOf = (block: Block): TaskState => ({
  title: textOf(block).trim(),
  completed: block.checked === true,
});
/** As the task list writes it. */
const titleOf = (text: string): string => text.replace(/\s+/gu, ' ').trim().slice(0, 200);

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
        const isRenamed = titleOf(textOf(block)) !== state.title && state.title !== '…';
        return {
          ...block,
          checked: state.completed,
          ...(isRenamed && { content: [{ type: 'text' as const, text: state.title }] }),
        };
      }),

    /** Blocks with the tasks that were made for their new lines, and which those are. */
    async added(userId: string, blocks: readonly Block[]): Promise<{ blocks: Block[]; made: string[] }> {
      const fresh = blocks
        .filter((one) => one.type === 'task' && !one.taskId && textOf(one).trim() !== '')
        .slice(0, MAX_NEW);
      if (fresh.length === 0) return { blocks: [...blocks], made: [] };
      try {
        const made = (await keeper()?.add(userId, fresh.map(stateOf))) ?? [];
        const idOf = new Map(fresh.map((one, at) => [one, made[at]]));
        return {
          blocks: blocks.map((one) => {
            const taskId = idOf.get(one);
            return taskId ? { ...one, taskId } : one;
          }),
          made,
        };
      } catch (error) {
        // A full task list is no reason to lose words: the line stays, and is ticked here alone.
        if (!(error instanceof AppError)) throw error;
        return { blocks: [...blocks], made: [] };
      }
    },

    takeBack: async (userId: string, made: readonly string[]): Promise<void> => {
      if (made.length > 0) await keeper()?.takeBack(userId, made);
    },

    /** Tells the task list what this save changed, and only that: what was ticked there meanwhile stays ticked. */
    async tell(userId: string, before: readonly Block[], now: readonly Block[]): Promise<void> {
      const was = new Map(before.flatMap((one) => (one.taskId ? [[one.taskId, stateOf(one)]] : [])));
      for (const block of now) {
        const old = block.type === 'task' && block.taskId ? was.get(block.taskId) : undefined;
        if (!old) continue;
        const { title, completed } = stateOf(block);
        const change = {
          ...(title !== old.title && title !== '' && { title }),
          ...(completed !== old.completed && { completed }),
        };
        if (Object.keys(change).length === 0) continue;
        try {
          await keeper()?.change(userId, block.taskId!, change);
        } catch (error) {
          // Deleted there: here it is a line like any other.
          if (!(error instanceof AppError)) throw error;
        }
      }
    },
  };
}
