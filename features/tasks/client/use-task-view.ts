/** What of the tasks is shown and how, kept in the address so that it survives a reload and the way back. */

import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { TASK_CATEGORIES, TASK_PRIORITIES, TASK_STATUS_FILTERS } from '../contract.ts';
import { dayKey, dayOfKey } from './calendar/days.ts';
import { DEFAULT_VIEW, TASK_SORTS, type TaskView } from './task-list.ts';

export const LAYOUTS = ['list', 'week', 'month'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Milliseconds: browsers refuse an address that changes with every letter. */
const SETTLE = 300;

const pick = <T extends string>(value: string | null, known: readonly T[], otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;

export const readFilters = (params: URLSearchParams): TaskView => ({
  search: params.get('q') ?? '',
  category: pick(params.get('category'), ['all', ...TASK_CATEGORIES], DEFAULT_VIEW.category),
  status: pick(params.get('status'), TASK_STATUS_FILTERS, DEFAULT_VIEW.status),
  priority: pick(params.get('priority'), ['all', ...TASK_PRIORITIES], DEFAULT_VIEW.priority),
  sort: pick(params.get('sort'), TASK_SORTS, DEFAULT_VIEW.sort),
});

/** What is as usual stays out of the address. */
export function writeFilters(params: URLSearchParams, filters: TaskView): URLSearchParams {
  for (const [key, value] of Object.entries(filters)) {
    const name = key === 'search' ? 'q' : key;
    if (value === DEFAULT_VIEW[key as keyof TaskView]) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

export function useTaskView() {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(params));
  const written = writeFilters(new URLSearchParams(params), filters).toString();
  const isCurrent = written === params.toString();
  useEffect(() => {
    if (isCurrent) return;
    const timer = setTimeout(() => setParams(new URLSearchParams(written), { replace: true }), SETTLE);
    return () => clearTimeout(timer);
  }, [isCurrent, written, setParams]);

  return {
    filters,
    setFilters,
    layout: pick(params.get('view'), LAYOUTS, 'list'),
    /** The day that the calendar is about; today where none was chosen. */
    day: dayOfKey(params.get('date')) ?? new Date(),
    /** A step that the back button takes back; the same one again, as a press and the focus it brings, is none. */
    show: (layout: Layout, day?: Date) => {
      const now = new URLSearchParams(window.location.search);
      const next = writeFilters(new URLSearchParams(now), filters);
      next.delete('view');
      next.delete('date');
      if (layout !== 'list') next.set('view', layout);
      if (layout !== 'list' && day) next.set('date', dayKey(day));
      if (next.toString() !== now.toString()) setParams(next);
    },
  };
}
