/** A task about to be added. */

import type { z } from 'zod';
import { type createTaskBody, TASK_CATEGORIES } from '#features/tasks/contract.ts';
import { nextNumber } from './sequence.ts';

export type NewTask = z.input<typeof createTaskBody>;

export const newTask = (given: Partial<NewTask> = {}): NewTask => {
  const number = nextNumber();
  return {
    title: `Task ${number}`,
    description: `What task ${number} is about.`,
    category: TASK_CATEGORIES[number % TASK_CATEGORIES.length],
    ...given,
  };
};

/** A due date this many days from now, at five in the afternoon UTC; negative: overdue. */
export function dueInDays(days: number, now: Date = new Date()): string {
  const due = new Date(now);
  due.setUTCDate(due.getUTCDate() + days);
  due.setUTCHours(17, 0, 0, 0);
  return due.toISOString();
}
