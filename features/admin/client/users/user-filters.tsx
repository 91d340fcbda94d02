/** Find people by name or address, by role, plan and status, in the order one needs. */

import { Search, X } from 'lucide-react';
import { t, tn } from '#common/texts.ts';
import { PLAN_IDS, ROLES } from '#common/user.ts';
import { planOf } from '#features/subscription/contract.ts';
import { labelOf } from '#platform/browser/format.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { Input } from '#ui/form/input.tsx';
import { USER_SORTS } from '../../contract.ts';
import { ALL_USERS, isFiltered, type UserView } from './use-user-list.ts';

const SORT_NAMES = {
  newest: t('Newest first'),
  oldest: t('Oldest first'),
  email: t('Email'),
  name: t('Name'),
} as const;
const STATUS_NAMES = { all: t('Any status'), true: t('Active'), false: t('Suspended') } as const;

export interface UserFiltersProps {
  view: UserView;
  onChange: (view: UserView) => void;
  total: number | undefined;
}

export function UserFilters({ view, onChange, total }: UserFiltersProps) {
  /* Another question starts at its first page. */
  const ask = (part: Partial<UserView>) => onChange({ ...view, ...part, page: 1 });
  return (
    <section aria-label={t('Filters')} className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_repeat(4,minmax(10rem,auto))]">
        <div className="relative col-span-2 sm:col-span-4 xl:col-span-1">
          <Search className="pointer-events-none absolute top-3 left-3 size-4 text-muted-foreground" />
          <Input
            type="search"
            aria-label={t('Search users')}
            placeholder={t('Search by email or name')}
            value={view.search}
            maxLength={200}
            onChange={(event) => ask({ search: event.target.value })}
            className="pl-9"
          />
        </div>
        <ChoiceSelect
          label={t('Role')}
          value={view.role}
          choices={['all', ...ROLES] as const}
          nameOf={(role) => (role === 'all' ? t('All roles') : labelOf(role))}
          onChange={(role) => ask({ role })}
        />
        <ChoiceSelect
          label={t('Plan')}
          value={view.plan}
          choices={['all', ...PLAN_IDS] as const}
          nameOf={(plan) => (plan === 'all' ? t('All plans') : planOf(plan).name)}
          onChange={(plan) => ask({ plan })}
        />
        <ChoiceSelect
          label={t('Status')}
          value={view.active}
          choices={['all', 'true', 'false'] as const}
          nameOf={(active) => STATUS_NAMES[active]}
          onChange={(active) => ask({ active })}
        />
        <ChoiceSelect
          label={t('Sort by')}
          value={view.sort}
          choices={USER_SORTS}
          nameOf={(sort) => SORT_NAMES[sort]}
          onChange={(sort) => ask({ sort })}
        />
      </div>
      <div className="flex min-h-9 items-center gap-3">
        <p role="status" className="mr-auto text-muted-foreground text-sm tabular-nums">
          {total === undefined ? t('Loading users...') : tn(total, '{n} user', '{n} users')}
        </p>
        {isFiltered(view) && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...ALL_USERS, sort: view.sort })}>
            <X /> {t('Clear filters')}
          </Button>
        )}
      </div>
    </section>
  );
}
