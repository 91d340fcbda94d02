/** What a task row and the filter bar say to eyes and to screen readers. */

import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Task } from '../contract.ts';
import { TaskFilters } from './task-filters.tsx';
import { DEFAULT_VIEW, type TaskView } from './task-list.ts';
import { TaskRow } from './task-row.tsx';

const NOW = Date.parse('2026-05-10T12:00:00.000Z');
const task: Task = {
  id: 'a',
  title: 'Paint the sign',
  description: 'Two coats',
  category: 'creative',
  dueDate: '2026-05-09T12:00:00.000Z',
  completed: false,
  hasTime: false,
  timeZone: null,
  priority: 'none',
  repeat: null,
  reminder: null,
  createdAt: '2026-05-01T12:00:00.000Z',
  updatedAt: '2026-05-01T12:00:00.000Z',
};
const nothing = () => {};
const row = (over: Partial<Task> = {}) =>
  renderToStaticMarkup(
    <TaskRow task={{ ...task, ...over }} now={NOW} onToggle={nothing} onEdit={nothing} onRemove={nothing} />,
  );

describe('task row', () => {
  it('names its controls by the task', () => {
    const html = row();
    expect(html).toMatch(
      /role="checkbox"[^>]*aria-label="Paint the sign"|aria-label="Paint the sign"[^>]*role="checkbox"/,
    );
    expect(html).toContain('aria-label="Edit Paint the sign"');
    expect(html).toContain('aria-label="Delete Paint the sign"');
  });
  it('marks an overdue task by word, and not a finished or future one', () => {
    expect(row()).toContain('>Overdue<');
    expect(row({ completed: true })).not.toContain('Overdue');
    expect(row({ dueDate: '2026-05-11T12:00:00.000Z' })).not.toContain('Overdue');
  });
  it('shows category and due date only where they exist', () => {
    expect(row()).toContain('>Creative<');
    expect(row()).toContain('May 9, 2026');
    const bare = row({ category: null, dueDate: null, description: null });
    expect(bare).not.toContain('<time');
    expect(bare).not.toContain('Creative');
  });
  it('shows hostile titles as text', () => {
    expect(row({ title: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
  });
});

describe('filter bar', () => {
  const bar = (view: Partial<TaskView>, shown: number) =>
    renderToStaticMarkup(
      <TaskFilters
        view={{ ...DEFAULT_VIEW, ...view }}
        onChange={nothing}
        searchRef={createRef()}
        shown={shown}
        total={6}
      />,
    );
  it('says how much is shown', () => {
    expect(bar({}, 6)).toContain('Showing 6 of 6 tasks');
    expect(bar({ category: 'work' }, 2)).toContain('Showing 2 of 6 tasks');
  });
  it('offers to clear filters only when there are some', () => {
    expect(bar({}, 6)).not.toContain('Clear Filters');
    expect(bar({ sort: 'due' }, 6)).not.toContain('Clear Filters');
    expect(bar({ status: 'pending' }, 3)).toContain('Clear Filters');
  });
});
