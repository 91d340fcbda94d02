/** A person's tasks as a calendar that other programs subscribe to, behind a secret address. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { isTimeZone } from '#common/wording/time/zone-time.ts';

const PATH = '/api/task-calendar';

const calendarSchema = z.object({
  /** Null while it is switched off. */
  url: z.string().nullable(),
});

export const getTaskCalendar = route({
  method: 'GET',
  path: PATH,
  summary: 'The secret address of my task calendar',
  access: 'user',
  response: calendarSchema,
});

export const renewTaskCalendar = route({
  method: 'POST',
  path: PATH,
  summary: 'Switch my task calendar on, or give it a new address: the old one answers 404 from now on',
  access: 'user',
  changes: [PATH],
  body: z.object({
    /** For tasks that have none of their own. */
    timeZone: z.string().max(64).refine(isTimeZone, 'Please send a known time zone.').optional(),
  }),
  response: calendarSchema,
});

export const deleteTaskCalendar = route({
  method: 'DELETE',
  path: PATH,
  summary: 'Switch my task calendar off',
  access: 'user',
  changes: [PATH],
  status: 204,
});

export const readTaskCalendar = route({
  method: 'GET',
  path: '/api/tasks/calendar/:token.ics',
  summary: 'Tasks with a due date as iCalendar, for whoever has the address',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(64) }),
  produces: 'text/calendar',
});
