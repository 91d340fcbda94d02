/** The calendar shows each task on its own day, what a repeat will bring, and keeps its place in the address. */

import { describe, expect, it } from 'vitest';
import { dayKey, dayOfKey, daysShown, spanTitle, step } from '#platform/browser/calendar/days.ts';
import { readView, writeView } from '#platform/browser/work/use-address.ts';
import type { Task } from '../../contract.ts';
import { DEFAULT_VIEW, type TaskView } from '../task-list.ts';
import { KNOWN_FILTERS } from '../use-task-view.ts';
import { entriesByDay } from './entries.ts';

const task = (over: Partial<Task>): Task => ({
  id: 'a',
  title: 'Task',
  description: null,
  category: null,
  dueDate: new Date(2026, 10, 17, 23, 59, 59, 999).toISOString(),
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
const [from, to] = [new Date(2026, 10, 1), new Date(2026, 10, 30, 23, 59, 59, 999)];

describe('days', () => {
  it('are whole weeks', () => {
    expect(daysShown('week', new Date(2026, 10, 17)).map(dayKey)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    const month = daysShown('month', new Date(2026, 9, 31));
    expect([month.length % 7, dayKey(month[0]!), dayKey(month.at(-1)!)]).toEqual([
      0,
      '2026-09-27',
      '2026-10-31',
    ]);
  });
  it('step by week and by month, never past a short one', () => {
    expect(dayKey(step('month', new Date(2026, 0, 31), 1))).toBe('2026-02-01');
    expect(dayKey(step('week', new Date(2026, 11, 30), 1))).toBe('2027-01-06');
    expect(spanTitle('month', new Date(2026, 10, 17))).toBe('November 2026');
    expect(spanTitle('week', new Date(2026, 10, 17))).toBe('Nov 15 – Nov 21, 2026');
  });
  it.each(['2026-02-31', 'today', '', null])('%j is none', (key) => expect(dayOfKey(key)).toBeUndefined());
});

describe('entries', () => {
  it('stand on their day, whole days first, then by time; done ones last', () => {
    const at = (hour: number) => new Date(2026, 10, 17, hour).toISOString();
    const days = entriesByDay(
      [
        task({ title: 'done', completed: true }),
        task({ title: 'at ten', hasTime: true, dueDate: at(10) }),
        task({ title: 'at nine', hasTime: true, dueDate: at(9) }),
        task({ title: 'day' }),
        task({ title: 'undated', dueDate: null }),
        task({ title: 'other month', dueDate: new Date(2026, 11, 17).toISOString() }),
      ],
      from,
      to,
    );
    expect([...days.keys()]).toEqual(['2026-11-17']);
    expect(days.get('2026-11-17')!.map(({ task: { title } }) => title)).toEqual([
      'day',
      'at nine',
      'at ten',
      'done',
    ]);
  });
  it('show what a repeat will bring, but not for what is done', () => {
    const repeat = 'FREQ=WEEKLY;COUNT=3';
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const dueDate = new Date(2026, 10, 3, 9).toISOString();
    const base = { repeat, timeZone, dueDate, hasTime: true };
    expect([...entriesByDay([task(base)], from, to).keys()]).toEqual([
      '2026-11-03',
      '2026-11-10',
      '2026-11-17',
    ]);
    expect([...entriesByDay([task({ ...base, completed: true })], from, to).keys()]).toEqual(['2026-11-03']);
  });
});

describe('the address', () => {
  it('has what differs from the usual, and gives it back', () => {
    const filters: TaskView = { ...DEFAULT_VIEW, search: 'a b', priority: 'high', sort: 'title' };
    const params = writeView(new URLSearchParams('view=week'), filters, DEFAULT_VIEW);
    expect(params.toString()).toBe('view=week&search=a+b&priority=high&sort=title');
    expect(readView(params, DEFAULT_VIEW, KNOWN_FILTERS)).toEqual(filters);
    expect(writeView(params, DEFAULT_VIEW, DEFAULT_VIEW).toString()).toBe('view=week');
    expect(readView(new URLSearchParams('sort=bogus&status=maybe'), DEFAULT_VIEW, KNOWN_FILTERS)).toEqual(
      DEFAULT_VIEW,
    );
  });
});
