/** Search, category, status and order, and how much of the list is left. */

import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { Input } from '#ui/form/input.tsx';
import { TASK_CATEGORIES, TASK_PRIORITIES, TASK_STATUS_FILTERS } from '../contract.ts';
import { priorityName } from './priority-flag.tsx';
import { DEFAULT_VIEW, isFiltered, TASK_SORTS, type TaskView } from './task-list.ts';

const CATEGORIES = ['all', ...TASK_CATEGORIES] as const;
const PRIORITIES = ['all', ...TASK_PRIORITIES] as const;
const SORT_NAMES = {
  due: t('Due date'),
  priority: t('Priority'),
  newest: t('Newest first'),
  title: t('Title'),
} as const;

export interface TaskFiltersProps {
  view: TaskView;
  onChange: (view: TaskView) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  shown: number;
  total: number;
  /** A calendar has an order of its own. */
  isSorted?: boolean;
}

export function TaskFilters({ view, onChange, searchRef, shown, total, isSorted = true }: TaskFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  // On a phone the calendar comes first: what it is filtered by stands behind a button.
  const folded = isSorted || isOpen ? undefined : 'max-sm:hidden';
  return (
    <section aria-label={t('Filters')} className="mt-6 mb-4 grid grid-cols-1 gap-3">
      <div
        className={cn(
          'grid grid-cols-2 gap-3',
          isSorted
            ? 'lg:grid-cols-[minmax(0,1fr)_10rem_9rem_9.5rem_9.5rem]'
            : 'lg:grid-cols-[minmax(0,1fr)_10rem_9rem_9.5rem]',
        )}
      >
        <div className="col-span-2 flex gap-3 lg:col-span-1">
          <div className="relative min-w-0 flex-1">
            <Search className="pointer-events-none absolute top-3 left-3 size-4 text-muted-foreground" />
            <Input
              ref={searchRef}
              type="search"
              aria-label={t('Search tasks')}
              placeholder={t('Search tasks')}
              value={view.search}
              onChange={(event) => onChange({ ...view, search: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && view.search) onChange({ ...view, search: '' });
              }}
              className="pl-9"
            />
          </div>
          {!isSorted && (
            <Button
              variant={isFiltered(view) ? 'secondary' : 'outline'}
              size="icon"
              aria-label={t('Filters')}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="sm:hidden"
            >
              <SlidersHorizontal />
            </Button>
          )}
        </div>
        <ChoiceSelect
          label={t('Category')}
          value={view.category}
          choices={CATEGORIES}
          nameOf={(value) => (value === 'all' ? t('All Categories') : labelOf(value))}
          onChange={(category) => onChange({ ...view, category })}
          className={folded}
        />
        <ChoiceSelect
          label={t('Status')}
          value={view.status}
          choices={TASK_STATUS_FILTERS}
          nameOf={(value) => (value === 'all' ? t('All Statuses') : labelOf(value))}
          onChange={(status) => onChange({ ...view, status })}
          className={folded}
        />
        <ChoiceSelect
          label={t('Priority')}
          value={view.priority}
          choices={PRIORITIES}
          nameOf={(value) => (value === 'all' ? t('All Priorities') : priorityName(value))}
          onChange={(priority) => onChange({ ...view, priority })}
          className={cn(folded, !isSorted && 'max-lg:col-span-2')}
        />
        {isSorted && (
          <ChoiceSelect
            label={t('Sort by')}
            value={view.sort}
            choices={TASK_SORTS}
            nameOf={(value) => SORT_NAMES[value]}
            onChange={(sort) => onChange({ ...view, sort })}
          />
        )}
      </div>
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="mr-auto text-muted-foreground text-sm tabular-nums">
          {t('Showing {0} of {1} tasks', shown, total)}
        </p>
        {isFiltered(view) && shown > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...DEFAULT_VIEW, sort: view.sort })}>
            <X /> {t('Clear Filters')}
          </Button>
        )}
      </div>
    </section>
  );
}
