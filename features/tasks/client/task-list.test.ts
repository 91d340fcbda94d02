/** Filtering, sorting and counting decide what people believe about their work, so each rule is pinned down. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TASK_CATEGORIES, TASK_PRIORITIES, type Task } from '../contract.ts';
import { DEFAULT_VIEW, isFiltered, isOverdue, TASK_SORTS, taskStats, visibleTasks } from './task-list.ts';

const NOW = Date.parse('2026-05-10T12:00:00.000Z');

let count = 0;
const task = (over: Partial<Task> = {}): Task => {
  count += 1;
  const createdAt = new Date(NOW - count * 60_000).toISOString();
  return {
    id: `t${count}`,
    title: `Task ${count}`,
    description: null,
    category: 'personal',
    dueDate: null,
    completed: false,
    hasTime: false,
    timeZone: null,
    priority: 'none',
    repeat: null,
    reminder: null,
    createdAt,
    updatedAt: createdAt,
    ...over,
  };
};

const titles = (list: readonly Task[]) => list.map(({ title }) => title);

describe('isOverdue', () => {
  const past = '2026-05-10T11:59:59.999Z';
  it('needs a passed due date and an open task', () => {
    expect(isOverdue({ completed: false, dueDate: past }, NOW)).toBe(true);
    expect(isOverdue({ completed: true, dueDate: past }, NOW)).toBe(false);
    expect(isOverdue({ completed: false, dueDate: null }, NOW)).toBe(false);
  });
  it('is not yet true at the very moment', () => {
    expect(isOverdue({ completed: false, dueDate: '2026-05-10T12:00:00.000Z' }, NOW)).toBe(false);
  });
});

describe('taskStats', () => {
  it('counts an overdue task as pending too', () => {
    const list = [
      task({ completed: true, dueDate: '2020-01-01T00:00:00.000Z' }),
      task({ dueDate: '2026-05-01T00:00:00.000Z' }),
      task({ dueDate: '2026-06-01T00:00:00.000Z' }),
      task(),
    ];
    expect(taskStats(list, NOW)).toEqual({ total: 4, completed: 1, pending: 3, overdue: 1 });
  });
  it('is all zero for nothing', () => {
    expect(taskStats([], NOW)).toEqual({ total: 0, completed: 0, pending: 0, overdue: 0 });
  });
});

describe('visibleTasks', () => {
  const list = [
    task({ title: 'Write invoice', category: 'finance', description: 'For Northbound' }),
    task({ title: 'Paint the sign', category: 'creative', completed: true }),
    task({ title: 'Pay rent', category: 'finance', completed: true }),
  ];

  it('filters by category and status together', () => {
    expect(titles(visibleTasks(list, { ...DEFAULT_VIEW, category: 'finance' }))).toEqual([
      'Write invoice',
      'Pay rent',
    ]);
    expect(titles(visibleTasks(list, { ...DEFAULT_VIEW, category: 'finance', status: 'completed' }))).toEqual(
      ['Pay rent'],
    );
    expect(titles(visibleTasks(list, { ...DEFAULT_VIEW, status: 'pending' }))).toEqual(['Write invoice']);
  });

  it('searches title, description and category, all words in any order and case', () => {
    expect(titles(visibleTasks(list, { ...DEFAULT_VIEW, search: '  northBOUND invoice ' }))).toEqual([
      'Write invoice',
    ]);
    expect(titles(visibleTasks(list, { ...DEFAULT_VIEW, search: 'creative' }))).toEqual(['Paint the sign']);
    expect(visibleTasks(list, { ...DEFAULT_VIEW, search: 'nothing like it' })).toEqual([]);
  });

  it('sorts by due date with undated tasks last', () => {
    const dated = [
      task({ title: 'none' }),
      task({ title: 'later', dueDate: '2026-07-01T00:00:00.000Z' }),
      task({ title: 'sooner', dueDate: '2026-06-01T00:00:00.000Z' }),
    ];
    expect(titles(visibleTasks(dated, { ...DEFAULT_VIEW, sort: 'due' }))).toEqual([
      'sooner',
      'later',
      'none',
    ]);
  });

  it('shows what is due first unless told otherwise: open before done, and what matters before the rest', () => {
    const dueDate = '2026-06-01T00:00:00.000Z';
    const list = [
      task({ title: 'done', dueDate: '2026-01-01T00:00:00.000Z', completed: true }),
      task({ title: 'undated', priority: 'high' }),
      task({ title: 'low', dueDate, priority: 'low' }),
      task({ title: 'high', dueDate, priority: 'high' }),
      task({ title: 'soon', dueDate: '2026-05-20T00:00:00.000Z' }),
    ];
    expect(titles(visibleTasks(list, DEFAULT_VIEW))).toEqual(['soon', 'high', 'low', 'undated', 'done']);
    const byPriority = visibleTasks(list, { ...DEFAULT_VIEW, sort: 'priority' });
    expect(titles(byPriority)).toEqual(['high', 'undated', 'low', 'soon', 'done']);
    expect(titles(visibleTasks(list, { ...DEFAULT_VIEW, priority: 'low' }))).toEqual(['low']);
  });

  it('sorts titles as people do: case and digits in order', () => {
    const named = ['item 10', 'Item 2', 'apple'].map((title) => task({ title }));
    expect(titles(visibleTasks(named, { ...DEFAULT_VIEW, sort: 'title' }))).toEqual([
      'apple',
      'Item 2',
      'item 10',
    ]);
  });

  it('shows the newest first where nothing is due, and leaves the given list alone', () => {
    const old = task({ title: 'old', createdAt: '2025-01-01T00:00:00.000Z' });
    const fresh = task({ title: 'fresh', createdAt: '2026-05-09T00:00:00.000Z' });
    const given = [old, fresh];
    expect(titles(visibleTasks(given, DEFAULT_VIEW))).toEqual(['fresh', 'old']);
    expect(titles(given)).toEqual(['old', 'fresh']);
  });

  it('never invents, doubles or (unfiltered) loses a task', () => {
    const tasks = fc.array(
      fc.record({
        title: fc.string(),
        category: fc.constantFrom(...TASK_CATEGORIES, null),
        completed: fc.boolean(),
        dueDate: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
      }),
    );
    const view = fc.record({
      search: fc.string({ maxLength: 3 }),
      category: fc.constantFrom('all' as const, ...TASK_CATEGORIES),
      status: fc.constantFrom('all' as const, 'pending' as const, 'completed' as const),
      priority: fc.constantFrom('all' as const, ...TASK_PRIORITIES),
      sort: fc.constantFrom(...TASK_SORTS),
    });
    fc.assert(
      fc.property(tasks, view, (made, seen) => {
        const all = made.map((over) => task(over));
        const shown = visibleTasks(all, seen);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((one) => all.includes(one))).toBe(true);
        if (!isFiltered(seen)) expect(shown.length).toBe(all.length);
      }),
      { numRuns: 60 },
    );
  });
});
