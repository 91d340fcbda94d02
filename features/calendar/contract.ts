/** The calendar: what all tools have on a day, holidays and days of trade, and an address to subscribe to it. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { isTimeZone } from '#common/wording/time/zone-time.ts';
import { COUNTRIES } from './days/holidays.ts';

export { COUNTRIES };

/** Of one reading. */
export const MAX_DAYS = 62;
const DAY_MS = 86_400_000;

const DAY_WANTED = 'Please give a day like 2026-11-30.';
const day = z.iso.date(DAY_WANTED);
const timeZone = z.string().max(64).refine(isTimeZone, 'Please send a known time zone.');
const country = z.enum(COUNTRIES, { error: `Choose one of these countries: ${COUNTRIES.join(', ')}.` });

export const calendarEntrySchema = z.object({
  /** Its kind and its id there: 'piece:…'. */
  id: z.string(),
  kind: z.enum(['piece', 'mailing', 'task']),
  title: z.string(),
  /** What it is, as its tool calls it; null where its kind says all. */
  form: z.string().nullable(),
  network: z.string().nullable(),
  at: isoTime,
  isAllDay: z.boolean(),
  /** `problem`: somebody has to look. */
  state: z.enum(['draft', 'planned', 'done', 'problem']),
  openUrl: z.string(),
  imageUrl: z.string().nullable(),
  isMovable: z.boolean(),
  /** Not there yet: a repeat will bring it. */
  isRepeat: z.boolean(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const specialDaySchema = z.object({
  date: z.string(),
  name: z.string(),
  kind: z.enum(['holiday', 'trade']),
});

export const readCalendar = route({
  method: 'GET',
  path: '/api/calendar',
  summary: 'What stands on these days: pieces of campaigns, mails and tasks, holidays and days of trade',
  access: 'user',
  query: z
    .object({
      from: day,
      /** The last day, itself included. */
      to: day,
      timeZone: timeZone.optional(),
      /** Absent: the one in the settings; where that has none, no holidays. */
      country: country.optional(),
    })
    .refine(({ from, to }) => from <= to, 'The first day comes before the last one.')
    .refine(
      ({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS,
      `Ask for ${MAX_DAYS} days at most.`,
    ),
  response: z.object({
    entries: z.array(calendarEntrySchema),
    days: z.array(specialDaySchema),
    /** There is more on these days than a page can show. */
    isCut: z.boolean(),
  }),
});

export const moveEntry = route({
  method: 'PUT',
  path: '/api/calendar/entries/:id',
  summary: 'Move an entry to another day, or to another time of it',
  access: 'user',
  changes: [readCalendar.path, '/api/tasks', '/api/campaigns'],
  params: idParams.extend({ id: z.string().min(1).max(80) }),
  body: z.object({
    day,
    /** As 18:30; absent: the time it has. */
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time like 18:30.')
      .optional(),
    timeZone: timeZone.optional(),
  }),
  example: { day: '2026-11-30', timeZone: 'Europe/Berlin' },
  response: calendarEntrySchema,
});

const SETTINGS = '/api/calendar/settings';
const settingsSchema = z.object({
  /** Whose holidays are shown; null: not chosen yet. */
  country: country.nullable(),
});

export const getCalendarSettings = route({
  method: 'GET',
  path: SETTINGS,
  summary: 'Whose holidays my calendar shows',
  access: 'user',
  response: settingsSchema,
});

export const saveCalendarSettings = route({
  method: 'PUT',
  path: SETTINGS,
  summary: 'Choose whose holidays my calendar shows',
  access: 'user',
  changes: [SETTINGS, readCalendar.path],
  body: settingsSchema,
  response: settingsSchema,
});

const FEED = '/api/calendar-feed';
const feedSchema = z.object({
  /** Null while it is switched off. */
  url: z.string().nullable(),
});

export const getCalendarFeed = route({
  method: 'GET',
  path: FEED,
  summary: 'The secret address of my calendar',
  access: 'user',
  response: feedSchema,
});

export const renewCalendarFeed = route({
  method: 'POST',
  path: FEED,
  summary: 'Switch the feed of my calendar on, or give it a new address: the old one answers 404 from now on',
  access: 'user',
  changes: [FEED],
  body: z.object({ timeZone: timeZone.optional() }),
  response: feedSchema,
});

export const deleteCalendarFeed = route({
  method: 'DELETE',
  path: FEED,
  summary: 'Switch the feed of my calendar off',
  access: 'user',
  changes: [FEED],
  status: 204,
});

export const readCalendarFeed = route({
  method: 'GET',
  path: '/api/calendar/feed/:token.ics',
  summary: 'Everything planned as iCalendar, for whoever has the address',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(64) }),
  produces: 'text/calendar',
});
