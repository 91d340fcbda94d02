/** The task list's data and calls, used by its screen, its server and the dashboard card. */

import { z } from 'zod';
import { idParams, isoTime, route } from '#common/contract.ts';

export const TASK_CATEGORIES = ['work', 'personal', 'health', 'learning', 'creative', 'finance'] as const;
export const TASK_STATUS_FILTERS = ['all', 'pending', 'completed'] as const;

export const TITLE_REQUIRED = 'Please enter a task title.';

export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  category: z.string().nullable(),
  dueDate: isoTime.nullable(),
  completed: z.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

export type Task = z.infer<typeof taskSchema>;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];

const title = z
  .string({ error: TITLE_REQUIRED })
  .trim()
  .min(1, TITLE_REQUIRED)
  .max(200, 'Keep the title within 200 characters.');
const description = z.string().trim().max(5000, 'Keep the description within 5000 characters.').nullable();
const category = z.enum(TASK_CATEGORIES, {
  error: `Choose one of these categories: ${TASK_CATEGORIES.join(', ')}.`,
});

/** A date or a time with or without offset; stored in UTC. Years beyond 1900–9999 are slips of the keyboard. */
const dueDate = z
  .string()
  .max(40)
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}/.test(text) && isReasonable(new Date(text)),
    'Please enter a valid due date.',
  )
  .transform((text) => new Date(text).toISOString())
  .nullable();

const isReasonable = (date: Date) =>
  !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 9999;

export const createTaskBody = z.object({
  title,
  description: description.optional(),
  category: category.default('personal'),
  dueDate: dueDate.optional(),
  /** Beyond the spec: lets "Undo" bring a deleted task back as it was. */
  completed: z.boolean().optional(),
});

export const updateTaskBody = z.object({
  title: title.optional(),
  description: description.optional(),
  category: category.optional(),
  dueDate: dueDate.optional(),
  completed: z.boolean().optional(),
});

export const listTasks = route({
  method: 'GET',
  path: '/api/tasks',
  summary: 'My tasks, newest first',
  access: 'user',
  response: z.array(taskSchema),
});

export const createTask = route({
  method: 'POST',
  path: '/api/tasks',
  summary: 'Add a task',
  access: 'user',
  body: createTaskBody,
  status: 201,
  response: taskSchema,
});

export const updateTask = route({
  method: 'PUT',
  path: '/api/tasks/:id',
  summary: 'Change a task, or tick it',
  access: 'user',
  params: idParams,
  body: updateTaskBody,
  response: taskSchema,
});

export const deleteTask = route({
  method: 'DELETE',
  path: '/api/tasks/:id',
  summary: 'Delete a task outright',
  access: 'user',
  params: idParams,
  status: 204,
});
