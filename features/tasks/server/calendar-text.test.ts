/** What is written for other calendars is valid, complete, and stays at its time. */

import { expect, it } from 'vitest';
import type { Task } from '../contract.ts';
import { calendarText } from './calendar-text.ts';
import { readCalendar } from './test-calendar-reader.ts';

const task = (over: Partial<Task>): Task => ({
  id: 'a',
  title: 'Task',
  description: null,
  category: null,
  dueDate: '2027-07-01T07:00:00.000Z',
  completed: false,
  hasTime: true,
  timeZone: 'Europe/Berlin',
  priority: 'none',
  repeat: null,
  reminder: null,
  createdAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2027-01-02T00:00:00.000Z',
  ...over,
});
const written = (...tasks: Partial<Task>[]) =>
  readCalendar(
    calendarText(
      tasks.map((one, at) => task({ id: `t${at}`, ...one })),
      { baseUrl: 'https://example.com', timeZone: 'America/New_York' },
    ),
  );

it('carries every text through escaping and folding', () => {
  const title = 'Größe; "a, b" \\n 👩‍🎨 '.repeat(12).trim();
  const description = `one\r\ntwo; three, four\n\nBEGIN:VEVENT\u0007 ${'日本語'.repeat(60)}`;
  const [event] = written({ title, description, category: 'work' });
  expect(event!.SUMMARY).toBe(title);
  expect(event!.DESCRIPTION).toBe(description.replace('\r\n', '\n').replace('\u0007', ''));
  expect(event!.CATEGORIES).toBe('work');
});

it('writes a day as a date, a time in UTC, and a repeated time on the wall', () => {
  const [time, day, repeated, without] = written(
    {},
    { hasTime: false, dueDate: '2027-07-01T21:59:59.999Z' },
    { repeat: 'FREQ=DAILY;UNTIL=20270705T070000Z' },
    { hasTime: false, timeZone: null, dueDate: '2027-07-02T03:59:59.999Z' },
  );
  expect(time!.DTSTART).toBe('20270701T070000Z');
  expect(day!['DTSTART;VALUE=DATE']).toBe('20270701');
  expect(repeated).toMatchObject({
    DTSTART: '20270701T090000',
    RRULE: 'FREQ=DAILY;UNTIL=20270705T090000',
  });
  expect(without!['DTSTART;VALUE=DATE']).toBe('20270701');
});

it('ends a repeated day with a day, and repeats nothing that is done', () => {
  const day = { hasTime: false, dueDate: '2027-07-01T21:59:59.999Z' };
  const [open, done] = written(
    { ...day, repeat: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270801' },
    { ...day, repeat: 'FREQ=WEEKLY', completed: true, priority: 'high' },
  );
  expect(open!.RRULE).toBe('FREQ=WEEKLY;BYDAY=TH;UNTIL=20270801');
  expect(done).toMatchObject({ SUMMARY: '✓ Task', PRIORITY: '1' });
  expect(done!.RRULE).toBeUndefined();
});

it('leaves out what has no date, and is a calendar also when empty', () => {
  expect(written({ dueDate: null })).toEqual([]);
});
