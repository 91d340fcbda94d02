/** What of the tasks is shown and how, kept in the address so that it survives a reload and the way back. */

import { useSearchParams } from 'wouter';
import { dayKey, dayOfKey } from '#platform/browser/calendar/days.ts';
import { wallNow } from '#platform/browser/preferences/time-zone.ts';
import { useAddressView } from '#platform/browser/work/use-address.ts';
import { TASK_CATEGORIES, TASK_PRIORITIES, TASK_STATUS_FILTERS } from '../contract.ts';
import { DEFAULT_VIEW, TASK_SORTS } from './task-list.ts';

export const LAYOUTS = ['list', 'week', 'month'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const KNOWN_FILTERS = {
  category: ['all', ...TASK_CATEGORIES],
  status: TASK_STATUS_FILTERS,
  priority: ['all', ...TASK_PRIORITIES],
  sort: TASK_SORTS,
};

export function useTaskView() {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useAddressView(DEFAULT_VIEW, KNOWN_FILTERS);
  return {
    filters,
    setFilters,
    layout: LAYOUTS.find((one) => one === params.get('view')) ?? 'list',
    /** The day that the calendar is about; today where none was chosen. */
    day: dayOfKey(params.get('date')) ?? wallNow(),
    /** A step that the back button takes back; the same one again, as a press and the focus it brings, is none. */
    show: (layout: Layout, day?: Date) => {
      const now = new URLSearchParams(window.location.search);
      const next = new URLSearchParams(now);
      next.delete('view');
      next.delete('date');
      if (layout !== 'list') next.set('view', layout);
      if (layout !== 'list' && day) next.set('date', dayKey(day));
      if (next.toString() !== now.toString()) setParams(next);
    },
  };
}
