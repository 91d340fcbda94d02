/** Changes against a server that answers late, refuses, or agrees: what the list shows at each moment. */

import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNoticeHandler } from '#platform/browser/notice.ts';
import { toastList } from '#ui/overlay/toast-store.ts';
import type { Task } from '../../contract.ts';
import { EMPTY_DRAFT } from '../edit/task-draft.ts';
import { TASKS, taskMutations } from './task-mutations.ts';

const task = (id: string, over: Partial<Task> = {}): Task => ({
  id,
  title: `Task ${id}`,
  description: null,
  category: 'work',
  dueDate: null,
  completed: false,
  hasTime: false,
  timeZone: null,
  priority: 'none',
  repeat: null,
  reminder: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...over,
});

/** The server's next answer, given when the test says so. */
let answer: (status: number, body?: unknown) => Promise<void>;
const requests: { method: string; url: string; body: unknown }[] = [];
const notices: { title: string; description?: string }[] = [];
let client: QueryClient;
let mutations: ReturnType<typeof taskMutations>;

beforeEach(() => {
  requests.length = 0;
  notices.length = 0;
  client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } });
  client.setQueryData(TASKS, [task('a'), task('b'), task('c')]);
  mutations = taskMutations(client);
  setNoticeHandler((notice) => void notices.push(notice as { title: string }));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ method: init.method!, url, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return new Promise<Response>((resolve) => {
      answer = async (status, body) => {
        resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
        await settle();
      };
    });
  });
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const list = () => client.getQueryData<Task[]>(TASKS)!;
const ids = () => list().map(({ id }) => id);
const start = async <V>(options: object, variables: V) => {
  new MutationObserver(client, options as never).mutate(variables as never).catch(() => undefined);
  await settle();
};
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

describe('ticking a task', () => {
  it('shows before the server answers, and stays', async () => {
    client.setQueryData(['/api/users/stats'], { projectCount: 0, generationCount: 0 });
    await start(mutations.update, { id: 'b', patch: { completed: true } });
    expect(list()[1]?.completed).toBe(true);
    expect(requests).toEqual([{ method: 'PUT', url: '/api/tasks/b', body: { completed: true } }]);
    await answer(200, task('b', { completed: true }));
    expect(list()[1]?.completed).toBe(true);
    expect(isStale(TASKS)).toBe(true);
    expect(isStale(['/api/users/stats'])).toBe(true);
    expect(notices).toEqual([]);
  });

  it('offers a way back where it says what was done', async () => {
    const patch = { dueDate: '2026-03-01T00:00:00.000Z' };
    await start(mutations.update, { id: 'b', patch, done: 'Moved' });
    await answer(200, task('b', patch));
    const shown = toastList()[0]!;
    expect(shown).toMatchObject({ title: 'Moved', action: { label: 'Undo' } });
    shown.action!.onClick();
    await settle();
    expect(requests.at(-1)).toEqual({ method: 'PUT', url: '/api/tasks/b', body: { dueDate: null } });
  });

  it('goes back and says so when the server refuses', async () => {
    await start(mutations.update, { id: 'b', patch: { completed: true } });
    await answer(500, { message: 'no' });
    expect(list()[1]?.completed).toBe(false);
    expect(notices).toMatchObject([
      { title: 'Update Failed', description: 'Failed to update task. Please try again.' },
    ]);
  });

  it('refreshes once, after the last of several changes', async () => {
    await start(mutations.update, { id: 'a', patch: { completed: true } });
    const first = answer;
    await start(mutations.update, { id: 'b', patch: { completed: true } });
    await first(200, task('a', { completed: true }));
    expect(isStale(TASKS)).toBe(false);
    expect(list()[1]?.completed).toBe(true);
    await answer(200, task('b', { completed: true }));
    expect(isStale(TASKS)).toBe(true);
  });
});

describe('adding a task', () => {
  const draft = { ...EMPTY_DRAFT, title: 'New', description: null, category: 'health' } as const;

  it('puts it on top once it exists', async () => {
    await start(mutations.create, { draft });
    expect(ids()).toEqual(['a', 'b', 'c']);
    await answer(201, task('n', { title: 'New' }));
    expect(ids()).toEqual(['n', 'a', 'b', 'c']);
    expect(toastList()[0]).toMatchObject({ title: 'Task Created!' });
  });

  it('says when it failed', async () => {
    await start(mutations.create, { draft });
    await answer(503, { message: 'later' });
    expect(notices).toMatchObject([
      { title: 'Creation Failed', description: 'Failed to create task. Please try again.' },
    ]);
  });
});

describe('deleting a task', () => {
  it('takes it away at once and offers to bring it back as it was', async () => {
    const done = task('b', {
      completed: true,
      description: 'Two coats',
      dueDate: '2026-02-01T00:00:00.000Z',
      hasTime: true,
      timeZone: 'Europe/Berlin',
      priority: 'high',
      repeat: 'FREQ=DAILY',
      reminder: 10,
    });
    await start(mutations.remove, done);
    expect(ids()).toEqual(['a', 'c']);
    await answer(204);
    const shown = toastList()[0]!;
    expect(shown).toMatchObject({ title: 'Task Deleted', action: { label: 'Undo' } });

    shown.action!.onClick();
    await settle();
    expect(requests.at(-1)).toEqual({
      method: 'POST',
      url: '/api/tasks',
      body: {
        title: 'Task b',
        description: 'Two coats',
        category: 'work',
        dueDate: '2026-02-01T00:00:00.000Z',
        completed: true,
        hasTime: true,
        timeZone: 'Europe/Berlin',
        priority: 'high',
        repeat: 'FREQ=DAILY',
        reminder: 10,
      },
    });
    await answer(201, { ...done, id: 'b2' });
    expect(ids()).toEqual(['b2', 'a', 'c']);
    expect(toastList()[0]).toMatchObject({ title: 'Task Restored' });
  });

  it('returns to its place when the server refuses', async () => {
    await start(mutations.remove, task('b'));
    await answer(500);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(notices).toMatchObject([
      { title: 'Deletion Failed', description: 'Failed to delete task. Please try again.' },
    ]);
  });
});
