/** The people that match what is asked for, one page at a time. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlanId, Role } from '#common/user.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { listUsers, type USER_SORTS } from '../../contract.ts';

export interface UserView {
  search: string;
  role: Role | 'all';
  plan: PlanId | 'all';
  active: 'all' | 'true' | 'false';
  sort: (typeof USER_SORTS)[number];
  page: number;
}

export const ALL_USERS: UserView = {
  search: '',
  role: 'all',
  plan: 'all',
  active: 'all',
  sort: 'newest',
  page: 1,
};

export const PAGE_SIZE = 25;

const chosen = <T extends string>(value: T | 'all') =>
  value === 'all' ? undefined : (value as Exclude<T, 'all'>);

export const isFiltered = ({ search, role, plan, active }: UserView): boolean =>
  search.trim() !== '' || role !== 'all' || plan !== 'all' || active !== 'all';

export function useUserList(view: UserView) {
  const search = useDebounced(view.search.trim());
  const { role, plan, active, sort, page } = view;
  const query = {
    search: search || undefined,
    role: chosen(role),
    plan: chosen(plan),
    active: chosen(active),
    sort,
    page,
    pageSize: PAGE_SIZE,
  };
  return useQuery({ ...apiQuery(listUsers, { query }), placeholderData: keepPreviousData });
}
