/** Optimistic changes must be undone exactly, whatever else happened in between. */

import { describe, expect, it } from 'vitest';
import type { Task } from '../../contract.ts';
import { patched, restored, reverted, without, withTask } from './task-cache.ts';

const task = (id: string, over: Partial<Task> = {}): Task => ({
  id,
  title: id,
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

const list = [task('a'), task('b'), task('c')];
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id).join('');

describe('the kept list', () => {
  it('takes a new task at the top, once', () => {
    expect(ids(withTask(list, task('d')))).toBe('dabc');
    expect(ids(withTask(list, task('b')))).toBe('bac');
  });

  it('changes one task and leaves the others the same objects', () => {
    const next = patched(list, 'b', { completed: true });
    expect(next[1]?.completed).toBe(true);
    expect(next[0]).toBe(list[0]);
    expect(list[1]?.completed).toBe(false);
  });

  it('removes and puts back at the old place', () => {
    const removed = without(list, 'b');
    expect(ids(removed)).toBe('ac');
    expect(restored(removed, list[1]!, 1)).toEqual(list);
    expect(ids(restored(list, list[1]!, 1))).toBe('abc');
    expect(ids(restored([], list[1]!, 7))).toBe('b');
  });

  it('reverts a failed change', () => {
    const patch = { completed: true, title: 'new' };
    expect(reverted(patched(list, 'b', patch), list[1]!, patch)).toEqual(list);
  });

  it('keeps a later change when an earlier one fails', () => {
    const first = { completed: true, title: 'one' };
    const both = patched(patched(list, 'b', first), 'b', { title: 'two' });
    const after = reverted(both, list[1]!, first);
    expect(after[1]).toMatchObject({ title: 'two', completed: false });
  });
});
