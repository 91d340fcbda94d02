/** Tasks over HTTP: the whole life of a task, its bad input, and that nobody reaches another's. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Task } from '../contract.ts';

let app: TestApp;
let ada: Visitor;
let bob: Visitor;

beforeAll(async () => {
  app = await openTestApp({ work: false });
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

const create = async (who: Visitor, json: object) => (await who.post<Task>('/api/tasks', json)).body;

describe('a task', () => {
  it('is created with trimmed texts and the default category', async () => {
    const answer = await ada.post<Task>('/api/tasks', { title: '  Draw a fox ', description: '  red  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Draw a fox',
      description: 'red',
      category: 'personal',
      dueDate: null,
      completed: false,
    });
    expect((await ada.get<Task[]>('/api/tasks')).body[0]).toEqual(answer.body);
  });

  it('keeps its due date to the millisecond, whatever the offset', async () => {
    const task = await create(ada, { title: 'Call', dueDate: '2027-03-01T10:00:00.123+02:00' });
    expect(task.dueDate).toBe('2027-03-01T08:00:00.123Z');
  });

  it('is ticked, edited, and loses its due date', async () => {
    const task = await create(ada, { title: 'Tick me', dueDate: '2027-01-01' });
    const ticked = await ada.put<Task>(`/api/tasks/${task.id}`, { completed: true });
    expect(ticked.body).toMatchObject({ completed: true, title: 'Tick me' });
    const edited = await ada.put<Task>(`/api/tasks/${task.id}`, {
      title: 'New',
      category: 'work',
      dueDate: null,
    });
    expect(edited.body).toMatchObject({ completed: true, title: 'New', category: 'work', dueDate: null });
    expect((await ada.put<Task>(`/api/tasks/${task.id}`, {})).body.title).toBe('New');
  });

  it('is deleted outright', async () => {
    const task = await create(ada, { title: 'Gone' });
    expect((await ada.delete(`/api/tasks/${task.id}`)).status).toBe(204);
    expect((await ada.delete(`/api/tasks/${task.id}`)).status).toBe(404);
    expect((await ada.get<Task[]>('/api/tasks')).body.some((one) => one.id === task.id)).toBe(false);
  });

  it('comes in order, newest first', async () => {
    const person = await app.person('order');
    for (const title of ['first', 'second', 'third']) await create(person, { title });
    const titles = (await person.get<Task[]>('/api/tasks')).body.map((task) => task.title);
    expect(titles).toEqual(['third', 'second', 'first']);
  });
});

describe('bad input', () => {
  it.each([
    [{}, 'Please enter a task title.'],
    [{ title: '   ' }, 'Please enter a task title.'],
    [{ title: 7 }, 'Please enter a task title.'],
    [{ title: null }, 'Please enter a task title.'],
    [{ title: 'x'.repeat(201) }, 'Keep the title within 200 characters.'],
    [{ title: 'x', description: 'y'.repeat(5001) }, 'Keep the description within 5000 characters.'],
    [{ title: 'x', category: 'chores' }, 'Choose one of these categories'],
    [{ title: 'x', dueDate: 'tomorrow' }, 'Please enter a valid due date.'],
    [{ title: 'x', dueDate: '2027-13-45' }, 'Please enter a valid due date.'],
    [{ title: 'x', dueDate: '2025-02-31' }, 'Please enter a valid due date.'],
    [{ title: 'x', dueDate: '0001-01-01' }, 'Please enter a valid due date.'],
    [[], ''],
    ['text', ''],
  ])('%j is refused with a message', async (body, message) => {
    const answer = await ada.post<{ message: string }>('/api/tasks', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  it('text that the database cannot store is refused, not lost in a 500', async () => {
    expect((await ada.post('/api/tasks', { title: 'nul \u0000 inside' })).status).toBe(400);
  });

  it('unknown fields are ignored, also those that would change the owner', async () => {
    const task = await create(ada, {
      title: 'Mine',
      userId: bob.user!.id,
      id: 'chosen',
      createdAt: '2000-01-01',
    });
    expect(task.id).not.toBe('chosen');
    expect((await bob.get<Task[]>('/api/tasks')).body).toEqual([]);
  });
});

describe('ownership', () => {
  it('hides tasks of others behind 404', async () => {
    const task = await create(ada, { title: 'Private' });
    expect((await bob.put(`/api/tasks/${task.id}`, { completed: true })).status).toBe(404);
    expect((await bob.put(`/api/tasks/${task.id}`, {})).status).toBe(404);
    expect((await bob.delete(`/api/tasks/${task.id}`)).status).toBe(404);
    expect((await ada.get<Task[]>('/api/tasks')).body.find((one) => one.id === task.id)?.completed).toBe(
      false,
    );
  });

  it('needs a session', async () => {
    const nobody = app.visitor();
    for (const answer of [
      await nobody.get('/api/tasks'),
      await nobody.post('/api/tasks', { title: 'x' }),
      await nobody.put('/api/tasks/any', { completed: true }),
      await nobody.delete('/api/tasks/any'),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('Unauthorized');
    }
  });
});

describe('tasks in words', () => {
  const parse = (text: unknown, timeZone: unknown = 'America/New_York') =>
    ada.post<{ title: string; dueDate?: string; repeat?: string; message?: string }>('/api/tasks/parse', {
      text,
      timeZone,
    });

  it('become a title, a due date where the person is, and a repeat that tasks take', async () => {
    const { status, body } = await parse('Order flour tomorrow at 9:00 every week');
    expect([status, body.title, body.repeat]).toEqual([200, 'Order flour', 'FREQ=WEEKLY']);
    const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'America/New_York' });
    expect(hour.format(new Date(body.dueDate!))).toBe('9 AM');
    expect((await create(ada, body)).repeat).toBe('FREQ=WEEKLY');
    expect((await parse('Buy milk')).body).toEqual({ title: 'Buy milk' });
  });

  it('are read from a list at once, and nothing is saved', async () => {
    const texts = ['And please pay the rent before Friday', 'Call Ada'];
    const before = (await ada.get<Task[]>('/api/tasks')).body.length;
    const { body } = await ada.post<{ tasks: { title: string; dueDate?: string }[] }>(
      '/api/tasks/parse-list',
      {
        texts,
        timeZone: 'UTC',
      },
    );
    expect(body.tasks.map(({ title }) => title)).toEqual(['Pay the rent', 'Call Ada']);
    expect(new Date(body.tasks[0]!.dueDate!).getUTCDay()).toBe(5);
    expect((await ada.get<Task[]>('/api/tasks')).body).toHaveLength(before);
  });

  it('are refused with words where they make no sense', async () => {
    expect((await parse('   ')).body.message).toBe('Please enter a task title.');
    expect((await parse('x'.repeat(301))).body.message).toBe('Keep the text within 300 characters.');
    expect((await parse('Buy milk', 'Mars/Base')).body.message).toBe('Please send a known time zone.');
    expect((await app.visitor().post('/api/tasks/parse', { text: 'x', timeZone: 'UTC' })).status).toBe(401);
  });
});
