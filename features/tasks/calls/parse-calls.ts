/** Calls that read tasks from words: a title, when it is due, and how it repeats. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { isoTime } from '#common/schema-parts.ts';
import { isTimeZone } from '#common/wording/time/zone-time.ts';
import { TITLE_REQUIRED } from '../contract.ts';

export const MAX_PARSED_TEXT = 300;
export const MAX_PARSED_TEXTS = 50;

const text = z
  .string({ error: TITLE_REQUIRED })
  .trim()
  .min(1, TITLE_REQUIRED)
  .max(MAX_PARSED_TEXT, `Keep the text within ${MAX_PARSED_TEXT} characters.`);
const reading = {
  timeZone: z
    .string({ error: 'Please send a known time zone.' })
    .max(64)
    .refine(isTimeZone, 'Please send a known time zone.'),
  /** The language that is likeliest; others are understood too. */
  language: z.string().max(20).optional(),
};

export const parsedTaskSchema = z.object({
  title: z.string(),
  dueDate: isoTime.optional(),
  /** The due date has a time of day. */
  hasTime: z.boolean().optional(),
  /** RFC 5545, as tasks have it. */
  repeat: z.string().optional(),
});
export type ParsedTask = z.infer<typeof parsedTaskSchema>;

export const parseTask = route({
  method: 'POST',
  path: '/api/tasks/parse',
  summary: 'Read a task from words; nothing is saved',
  access: 'user',
  body: z.object({ text, ...reading }),
  response: parsedTaskSchema,
});

export const parseTasks = route({
  method: 'POST',
  path: '/api/tasks/parse-list',
  summary: 'Read several tasks from words; nothing is saved',
  access: 'user',
  body: z.object({ texts: z.array(text).min(1).max(MAX_PARSED_TEXTS), ...reading }),
  response: z.object({ tasks: z.array(parsedTaskSchema) }),
});
