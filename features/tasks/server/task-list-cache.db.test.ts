/** The kept task list: always what the database holds at that moment, whoever changed it, within its memory. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTask } from '#tests/factories/task.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Task } from '../contract.ts';
import { createTaskListCache } from './task-list-cache.ts';
import * as tasks from './tasks.service.ts';

let app: TestApp;
let ada: Visitor;
let people = 0;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());
beforeEach(async () => {
  ada = await app.person(`reader${++people}`);
});

/** A second set of answers on the same rows: what another process would have in its memory. */
const another = () => {
  const answers = createTaskListCache(app.platform.db);
  return async (userId: string): Promise<Task[]> => JSON.parse(String(await answers(userId, JSON.stringify)));
};

describe('the kept task list', () => {
  it('shows every change at once, also one made elsewhere', async () => {
    const { db } = app.platform;
    const userId = ada.user!.id;
    const elsewhere = another();
    const agree = async (titles: string[]) => {
      expect((await elsewhere(userId)).map((task) => task.title)).toEqual(titles);
      const here = (await ada.get<Task[]>('/api/tasks')).body;
      expect(here.map((task) => task.title)).toEqual(titles);
      return here;
    };
    await agree([]);
    await ada.post('/api/tasks', newTask({ title: 'one' }));
    const [one] = await agree(['one']);
    await ada.put(`/api/tasks/${one!.id}`, { title: 'uno' });
    await agree(['uno']);
    await db.execute(sql`update tasks set title = 'eins' where id = ${one!.id}`);
    await agree(['eins']);
    await tasks.remove(db, userId, one!.id);
    await agree([]);
    await tasks.create(app.platform, { id: userId, timeZone: null }, { title: 'two', category: 'work' });
    await agree(['two']);
  });

  it('serialises an unchanged list once', async () => {
    const answers = createTaskListCache(app.platform.db);
    let times = 0;
    const serialize = (list: Task[]) => {
      times++;
      return JSON.stringify(list);
    };
    await ada.post('/api/tasks', newTask());
    for (let i = 0; i < 3; i++) await answers(ada.user!.id, serialize);
    expect(times).toBe(1);
  });

  it('forgets the oldest when its memory is full, and keeps nothing too large', async () => {
    const bob = await app.person(`other${people}`);
    for (const one of [ada, bob]) await one.post('/api/tasks', newTask());
    const timesWith = async (maxKept: number) => {
      const answers = createTaskListCache(app.platform.db, maxKept);
      let times = 0;
      for (const one of [ada, bob, ada, bob]) {
        await answers(one.user!.id, () => {
          times++;
          return 'x'.repeat(100);
        });
      }
      return times;
    };
    expect(await timesWith(1000)).toBe(2);
    expect(await timesWith(400)).toBe(2);
    expect(await timesWith(399)).toBe(4);
    expect(await timesWith(0)).toBe(4);
  });

  it('has the type and the form of every other answer', async () => {
    await ada.post('/api/tasks', newTask({ title: 'Größe "€" 👍' }));
    const answer = await ada.get<Task[]>('/api/tasks');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body[0]!.title).toBe('Größe "€" 👍');
  });
});
