/** The task list's data and calls, used by its screen, its server and the dashboard card. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { isTimeZone } from '#common/wording/time/zone-time.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import { REMINDERS } from './schedule/reminder.ts';
import { parseRule, ruleText } from './schedule/repeat-rule.ts';

export const TASK_CATEGORIES = ['work', 'personal', 'health', 'learning', 'creative', 'finance'] as const;
export const TASK_STATUS_FILTERS = ['all', 'pending', 'completed'] as const;

export const TASK_PRIORITIES = ['none', 'low', 'medium', 'high'] as const;

export const TITLE_REQUIRED = 'Please enter a task title.';

export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  category: z.string().nullable(),
  dueDate: isoTime.nullable(),
  completed: z.boolean(),
  /** The due date has a time of day; without one it means the whole day. */
  hasTime: z.boolean(),
  /** Where "every day at 9" is at 9: an IANA name. */
  timeZone: z.string().nullable(),
  priority: z.enum(TASK_PRIORITIES),
  /** An RFC 5545 recurrence rule. */
  repeat: z.string().nullable(),
  /** Minutes before the due time. */
  reminder: z.int().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

export type Task = z.infer<typeof taskSchema>;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

const title = z
  .string({ error: TITLE_REQUIRED })
  .trim()
  .min(1, TITLE_REQUIRED)
  .max(200, 'Keep the title within 200 characters.');
const description = z.string().trim().max(5000, 'Keep the description within 5000 characters.').nullable();
const category = z.enum(TASK_CATEGORIES, {
  error: `Choose one of these categories: ${TASK_CATEGORIES.join(', ')}.`,
});

const isoDay = z.iso.date();
const isoMoment = z.iso.datetime({ offset: true, local: true });

/** `Date` alone would move 31 February to March and read a time without offset in the zone of its machine. */
function dueMoment(text: string): Date | undefined {
  const isDay = isoDay.safeParse(text).success;
  if (!isDay && !isoMoment.safeParse(text).success) return undefined;
  // A task due today is not overdue until the day is over.
  const moment = isDay ? `${text}T23:59:59.999Z` : /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`;
  const date = new Date(moment);
  // Other years are slips of the keyboard.
  return date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 9999 ? date : undefined;
}

/** A day, or a time with or without offset; stored in UTC. */
const dueDate = z
  .string()
  .max(40)
  .transform((text, context) => {
    const moment = dueMoment(text);
    if (moment) return moment.toISOString();
    context.addIssue('Please enter a valid due date.');
    return z.NEVER;
  })
  .nullable();

const repeat = z
  .string()
  .max(200)
  .transform((text, context) => {
    const rule = parseRule(text);
    if (rule) return ruleText(rule);
    context.addIssue('Please choose how the task repeats.');
    return z.NEVER;
  })
  .nullable();

/** Beyond the spec, all of it optional. */
const schedule = z.object({
  hasTime: z.boolean(),
  timeZone: z.string().max(64).refine(isTimeZone, 'Please send a known time zone.').nullable(),
  priority: z.enum(TASK_PRIORITIES, {
    error: `Choose one of these priorities: ${TASK_PRIORITIES.join(', ')}.`,
  }),
  repeat,
  reminder: z
    .int()
    .refine(
      (minutes) => (REMINDERS as readonly number[]).includes(minutes),
      `Choose one of these reminders: ${REMINDERS.join(', ')} minutes.`,
    )
    .nullable(),
});
const optionalSchedule = schedule.partial().shape;

export const createTaskBody = z.object({
  title,
  description: description.optional(),
  category: category.default('personal'),
  dueDate: dueDate.optional(),
  /** Beyond the spec: lets "Undo" bring a deleted task back as it was. */
  completed: z.boolean().optional(),
  ...optionalSchedule,
});

export const updateTaskBody = z.object({
  title: title.optional(),
  description: description.optional(),
  category: category.optional(),
  dueDate: dueDate.optional(),
  completed: z.boolean().optional(),
  ...optionalSchedule,
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
  changes: [listTasks.path, getUserStats.path],
  body: createTaskBody,
  status: 201,
  response: taskSchema,
});

export const updateTask = route({
  method: 'PUT',
  path: '/api/tasks/:id',
  summary: 'Change a task, or tick it; one that repeats comes again',
  access: 'user',
  changes: [listTasks.path, getUserStats.path],
  params: idParams,
  body: updateTaskBody,
  response: taskSchema,
});

export const deleteTask = route({
  method: 'DELETE',
  path: '/api/tasks/:id',
  summary: 'Delete a task outright',
  access: 'user',
  changes: [listTasks.path, getUserStats.path],
  params: idParams,
  status: 204,
});
