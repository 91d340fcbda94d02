/** Changes to the kept list before the server has answered, each with its way back. */

import type { Task } from '../../contract.ts';

export type TaskPatch = Partial<Omit<Task, 'id' | 'createdAt' | 'updatedAt'>>;

export const withTask = (tasks: readonly Task[], task: Task): Task[] => [
  task,
  ...tasks.filter(({ id }) => id !== task.id),
];

export const patched = (tasks: readonly Task[], id: string, patch: TaskPatch): Task[] =>
  tasks.map((task) => (task.id === id ? { ...task, ...patch } : task));

export const without = (tasks: readonly Task[], id: string): Task[] => tasks.filter((task) => task.id !== id);

/** Puts a removed task back where it was; harmless when it has come back by itself meanwhile. */
export function restored(tasks: readonly Task[], task: Task, index: number): Task[] {
  const rest = without(tasks, task.id);
  return [...rest.slice(0, index), task, ...rest.slice(index)];
}

/**
 * Takes back only the fields that this change touched, and only where they still hold what it wrote,
 * so that a failed change does not undo a later one that worked.
 */
export function reverted(tasks: readonly Task[], before: Task, patch: TaskPatch): Task[] {
  return tasks.map((task) => {
    if (task.id !== before.id) return task;
    const keys = (Object.keys(patch) as (keyof TaskPatch)[]).filter((key) => task[key] === patch[key]);
    return { ...task, ...Object.fromEntries(keys.map((key) => [key, before[key]])) };
  });
}
