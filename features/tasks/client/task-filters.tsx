/** Search, category, status and order, and how much of the list is left. */

import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { capitalize } from '#platform/browser/format.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { Input } from '#ui/form/input.tsx';
import { TASK_CATEGORIES, TASK_STATUS_FILTERS } from '../contract.ts';
import { DEFAULT_VIEW, isFiltered, TASK_SORTS, type TaskView } from './task-list.ts';

const CATEGORIES = ['all', ...TASK_CATEGORIES] as const;
const SORT_NAMES = { newest: 'Newest first', due: 'Due date', title: 'Title' } as const;

export interface TaskFiltersProps {
  view: TaskView;
  onChange: (view: TaskView) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  shown: number;
  total: number;
}

export function TaskFilters({ view, onChange, searchRef, shown, total }: TaskFiltersProps) {
  return (
    <section aria-label="Filters" className="mt-6 mb-4 grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_10rem]">
        <div className="relative col-span-2 lg:col-span-1">
          <Search className="pointer-events-none absolute top-3 left-3 size-4 text-muted-foreground" />
          <Input
            ref={searchRef}
            type="search"
            aria-label="Search tasks"
            placeholder="Search tasks"
            value={view.search}
            onChange={(event) => onChange({ ...view, search: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && view.search) onChange({ ...view, search: '' });
            }}
            className="pl-9"
          />
        </div>
        <ChoiceSelect
          label="Category"
          value={view.category}
          choices={CATEGORIES}
          nameOf={(value) => (value === 'all' ? 'All Categories' : capitalize(value))}
          onChange={(category) => onChange({ ...view, category })}
        />
        <ChoiceSelect
          label="Status"
          value={view.status}
          choices={TASK_STATUS_FILTERS}
          nameOf={(value) => (value === 'all' ? 'All Status' : capitalize(value))}
          onChange={(status) => onChange({ ...view, status })}
        />
      </div>
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="mr-auto text-muted-foreground text-sm tabular-nums">
          Showing {shown} of {total} tasks
        </p>
        {isFiltered(view) && shown > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...DEFAULT_VIEW, sort: view.sort })}>
            <X /> Clear Filters
          </Button>
        )}
        <ChoiceSelect
          label="Sort by"
          value={view.sort}
          choices={TASK_SORTS}
          nameOf={(value) => SORT_NAMES[value]}
          onChange={(sort) => onChange({ ...view, sort })}
          className="w-38 lg:w-40"
        />
      </div>
    </section>
  );
}
