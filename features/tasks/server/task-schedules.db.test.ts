/** Time of day, priority, repeat and reminders of tasks, and the calendar behind a secret address. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#platform/db/tables/users.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Task } from '../contract.ts';
import { sendReminders } from './reminders.ts';
import { readCalendar } from './test-calendar-reader.ts';

let app: TestApp;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

const BERLIN = 'Europe/Berlin';
const create = async (who: Visitor, json: object) => (await who.post<Task>('/api/tasks', json)).body;
const tick = (who: Visitor, id: string, completed = true) => who.put<Task>(`/api/tasks/${id}`, { completed });
const listOf = async (who: Visitor) => (await who.get<Task[]>('/api/tasks')).body;
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await app.platform.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

describe('a schedule', () => {
  it('is nothing unless it is sent, and is kept as it was sent', async () => {
    expect(await create(ada, { title: 'Plain' })).toMatchObject({
      hasTime: false,
      timeZone: null,
      priority: 'none',
      repeat: null,
      reminder: null,
    });
    const task = await create(ada, {
      title: 'Stand-up',
      dueDate: '2099-03-27T09:00:00+01:00',
      hasTime: true,
      timeZone: BERLIN,
      priority: 'high',
      repeat: 'byday=MO,TU;FREQ=weekly',
      reminder: 10,
    });
    const kept = {
      hasTime: true,
      timeZone: BERLIN,
      priority: 'high',
      repeat: 'FREQ=WEEKLY;BYDAY=MO,TU',
      reminder: 10,
    };
    expect(task).toMatchObject(kept);
    expect((await listOf(ada))[0]).toEqual(task);
    const changed = (await ada.put<Task>(`/api/tasks/${task.id}`, { priority: 'low', reminder: null })).body;
    expect(changed).toMatchObject({ ...kept, priority: 'low', reminder: null });
    expect((await listOf(ada))[0]).toEqual(changed);
  });

  it('loses time, repeat and reminder with the due date', async () => {
    const task = await create(ada, {
      title: 'x',
      dueDate: '2099-01-01T09:00:00Z',
      hasTime: true,
      repeat: 'FREQ=DAILY',
      reminder: 0,
      priority: 'low',
    });
    expect((await ada.put<Task>(`/api/tasks/${task.id}`, { dueDate: null })).body).toMatchObject({
      dueDate: null,
      hasTime: false,
      repeat: null,
      reminder: null,
      priority: 'low',
    });
  });

  const dated = { title: 'x', dueDate: '2027-06-15' };
  it.each([
    [{ ...dated, priority: 'urgent' }, 'Choose one of these priorities'],
    [{ ...dated, reminder: 7 }, 'Choose one of these reminders'],
    [{ ...dated, timeZone: 'Mars/Base' }, 'known time zone'],
    [{ ...dated, repeat: 'FREQ=HOURLY' }, 'how the task repeats'],
    [{ ...dated, repeat: 'every day' }, 'how the task repeats'],
    [{ ...dated, repeat: 'FREQ=DAILY;UNTIL=20270101' }, 'ends before'],
    [{ ...dated, repeat: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'never comes'],
    [{ title: 'x', repeat: 'FREQ=DAILY' }, 'Choose a due date'],
    [{ title: 'x', reminder: 10 }, 'Choose a due date'],
  ])('%j is refused in words', async (body, message) => {
    const answer = await ada.post<{ message: string }>('/api/tasks', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });
});

describe('a task that repeats', () => {
  const daily = {
    title: 'Water the plants',
    description: 'Also the fern',
    category: 'health',
    dueDate: '2099-03-28T08:00:00Z',
    hasTime: true,
    timeZone: BERLIN,
    repeat: 'FREQ=DAILY;COUNT=3',
    priority: 'medium',
    reminder: 60,
  };

  it('comes again at the same hour when it is ticked, and unticking brings back both', async () => {
    const person = await app.person('gardener');
    const task = await create(person, daily);
    expect((await tick(person, task.id)).body).toMatchObject({ id: task.id, completed: true });
    const both = await listOf(person);
    expect(both).toHaveLength(2);
    const [next] = both;
    expect(next).toMatchObject({
      ...daily,
      // Summer time began in between.
      dueDate: '2099-03-29T07:00:00.000Z',
      repeat: 'FREQ=DAILY;COUNT=2',
      completed: false,
    });
    await tick(person, task.id, false);
    expect(await listOf(person)).toEqual([expect.objectContaining({ id: task.id, completed: false })]);
    await tick(person, task.id);
    expect(await listOf(person)).toHaveLength(2);
  });

  it('ends with its count', async () => {
    const person = await app.person('counter');
    await create(person, daily);
    for (let i = 0; i < 5; i++) {
      const open = (await listOf(person)).find((one) => !one.completed);
      if (open) await tick(person, open.id);
    }
    expect((await listOf(person)).map((one) => one.completed)).toEqual([true, true, true]);
  });

  it('comes once, however often it is ticked at the same time', async () => {
    const person = await app.person('hasty');
    const task = await create(person, daily);
    await Promise.all([1, 2, 3, 4].map(() => tick(person, task.id)));
    expect(await listOf(person)).toHaveLength(2);
  });

  it('keeps the next one when somebody has worked on it', async () => {
    const person = await app.person('editor');
    const task = await create(person, daily);
    await tick(person, task.id);
    const next = (await listOf(person)).find((one) => !one.completed)!;
    await person.put(`/api/tasks/${next.id}`, { title: 'Mine' });
    await tick(person, task.id, false);
    expect((await listOf(person)).map((one) => one.title).sort()).toEqual(['Mine', 'Water the plants']);
  });
});

describe('a reminder', () => {
  const told = async (who: Visitor) =>
    (await who.get<{ items: { title: string; body: string; link: string }[] }>('/api/notifications')).body
      .items;
  const mailJobs = () => rowsOf(sql`select id from jobs where type = 'notification-mail'`);
  const soon = {
    title: 'Call the dentist',
    dueDate: '2099-05-05T09:00:00Z',
    hasTime: true,
    timeZone: BERLIN,
    reminder: 10,
  };

  it('comes at its time, once, by bell and mail, also when several processes look for it', async () => {
    const person = await app.person('patient');
    const task = await create(person, soon);
    await sendReminders(app.platform, new Date('2099-05-05T08:49:59Z'));
    expect(await told(person)).toEqual([]);
    const mails = (await mailJobs()).length;
    const now = new Date('2099-05-05T08:50:00Z');
    await Promise.all([1, 2, 3].map(() => sendReminders(app.platform, now)));
    await sendReminders(app.platform, now);
    expect(await told(person)).toMatchObject([
      {
        title: 'Reminder: Call the dentist',
        body: 'Due Tue, May 5, 11:00 AM.',
        link: `/task-management?task=${task.id}`,
      },
    ]);
    expect(await mailJobs()).toHaveLength(mails + 1);
  });

  it('is all or nothing: what fails half-way comes with the next minute', async () => {
    const person = await app.person('crash');
    await create(person, soon);
    const now = new Date('2099-05-05T08:50:00Z');
    const broken: typeof app.platform.notify = (userId, notice, claim) =>
      app.platform.notify(userId, notice, async (tx) => {
        await claim?.(tx);
        throw new Error('the process died here');
      });
    await expect(
      sendReminders({ ...app.platform, db: app.platform.db, notify: broken }, now),
    ).rejects.toThrow();
    expect(await told(person)).toEqual([]);
    await sendReminders(app.platform, now);
    expect(await told(person)).toHaveLength(1);
  });

  it('moves with the due date, and goes when the task is done or not reminded of', async () => {
    const person = await app.person('mover');
    const moved = await create(person, soon);
    await person.put(`/api/tasks/${moved.id}`, { dueDate: '2099-06-06T09:00:00Z' });
    const done = await create(person, { ...soon, title: 'Done' });
    await tick(person, done.id);
    const silent = await create(person, { ...soon, title: 'Silent' });
    await person.put(`/api/tasks/${silent.id}`, { reminder: null });
    await create(person, { ...soon, title: 'Long ago', dueDate: '2020-01-01T09:00:00Z' });
    await sendReminders(app.platform, new Date('2099-05-06T00:00:00Z'));
    expect(await told(person)).toEqual([]);
    await sendReminders(app.platform, new Date('2099-06-06T09:00:00Z'));
    expect(await told(person)).toHaveLength(1);
  });
});

describe('the calendar', () => {
  const path = (url: string) => new URL(url).pathname;

  it('is off at first, on with a secret address, renewed, and off again', async () => {
    expect((await ada.get('/api/task-calendar')).body).toEqual({ url: null });
    const first = (await ada.post<{ url: string }>('/api/task-calendar', { timeZone: BERLIN })).body.url;
    expect(path(first)).toMatch(/^\/api\/tasks\/calendar\/[0-9a-f]{64}\.ics$/);
    expect((await ada.get('/api/task-calendar')).body).toEqual({ url: first });
    expect((await bob.get('/api/task-calendar')).body).toEqual({ url: null });
    const answer = await app.visitor().get(path(first));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const second = (await ada.post<{ url: string }>('/api/task-calendar', {})).body.url;
    expect(second).not.toBe(first);
    expect((await app.visitor().get(path(first))).status).toBe(404);
    expect((await app.visitor().get(path(second))).status).toBe(200);
    const stored = JSON.stringify(await rowsOf(sql`select * from task_calendars`));
    expect(stored).not.toContain(/([0-9a-f]{64})\.ics/.exec(second)![1]);
    expect((await ada.delete('/api/task-calendar')).status).toBe(204);
    expect((await app.visitor().get(path(second))).status).toBe(404);
    expect((await ada.post('/api/task-calendar', { timeZone: 'nowhere' })).status).toBe(400);
  });

  it('has the tasks of its owner only, and none once they are suspended', async () => {
    const owner = await app.person('owner');
    await create(owner, { title: 'Mine', dueDate: '2099-01-01' });
    await create(owner, { title: 'No date' });
    await create(bob, { title: 'Not mine', dueDate: '2099-01-01' });
    const { url } = (await owner.post<{ url: string }>('/api/task-calendar', {})).body;
    const events = readCalendar((await app.visitor().get(path(url))).text);
    expect(events.map((one) => one.SUMMARY)).toEqual(['Mine']);
    await app.platform.db.update(users).set({ isActive: false }).where(eq(users.id, owner.user!.id));
    expect((await app.visitor().get(path(url))).status).toBe(404);
  });
});
