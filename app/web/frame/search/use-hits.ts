/** Everything that matches what was typed: tools and actions at once, work, tasks and people as soon as the server answers. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Clock,
  FileText,
  Film,
  FolderOpen,
  Image,
  ListChecks,
  type LucideIcon,
  Music,
  PenTool,
  PersonStanding,
  RotateCw,
  UserRound,
} from 'lucide-react';
import { useMemo } from 'react';
import { type LibraryItem, type LibraryKind, listLibrary } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { hasRole, type User } from '#common/user.ts';
import { type AdminUser, listUsers } from '#features/admin/contract.ts';
import { listTasks, type Task } from '#features/tasks/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { SEARCH_ENTRIES } from '../navigation.ts';
import { ACTIONS } from './actions.ts';
import type { Hit } from './hit.ts';
import { searchIn } from './rank.ts';
import { type Chosen, readRecent } from './recent.ts';

/** Milliseconds: answers still feel immediate, and a fast typist asks the server once. */
const PAUSE = 90;
/** Lines a group has at most. */
const MAX = 5;

const KIND_ICONS: Partial<Record<LibraryKind, LucideIcon>> = {
  image: Image,
  video: Film,
  audio: Music,
  character: PersonStanding,
  logo: PenTool,
  transcript: FileText,
};

const workHit = (item: LibraryItem): Hit => ({
  key: `work:${item.id}`,
  group: 'Work',
  label: item.title,
  detail: item.kind,
  icon: KIND_ICONS[item.kind] ?? FolderOpen,
  picture: item.thumbnailUrl,
  path: item.openUrl,
});

const taskHit = ({ id, title, completed }: Task): Hit => ({
  key: `task:${id}`,
  group: 'Tasks',
  label: title,
  detail: completed ? 'done' : 'task',
  icon: ListChecks,
  path: `/task-management?task=${encodeURIComponent(id)}`,
});

const personHit = ({ id, firstName, lastName, email }: AdminUser): Hit => ({
  key: `person:${id}`,
  group: 'People',
  label: [firstName, lastName].filter(Boolean).join(' ') || email || t('Unnamed'),
  ...(email && { detail: email }),
  icon: UserRound,
  path: `/admin?person=${encodeURIComponent(id)}`,
});

const recentHit = (one: Chosen): Hit => ({
  ...one,
  group: 'Recent',
  icon: Clock,
  detail: t(one.group),
});

/** What was chosen lately comes first among equals. */
const recentFirst = (hits: readonly Hit[], recent: readonly Chosen[]): Hit[] => {
  const place = new Map(recent.map(({ key }, index) => [key, index]));
  return [...hits].sort((a, b) => (place.get(a.key) ?? 99) - (place.get(b.key) ?? 99));
};

export interface Found {
  hits: Hit[];
  isSearching: boolean;
  hasFailed: boolean;
}

export function useHits(typed: string, user: User): Found {
  const isAdmin = hasRole(user, 'admin');
  const query = typed.trim();
  const term = useDebounced(query, PAUSE);
  const isAsking = term.length > 1;
  const work = useQuery({
    ...apiQuery(listLibrary, { query: { q: term, exact: 'true', limit: MAX } }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  const latest = useQuery({ ...apiQuery(listLibrary, { query: { limit: MAX } }), enabled: query === '' });
  const tasks = useQuery({ ...apiQuery(listTasks), enabled: isAsking });
  const people = useQuery({
    ...apiQuery(listUsers, { query: { search: term, sort: 'newest', page: 1, pageSize: MAX } }),
    enabled: isAsking && isAdmin,
    placeholderData: keepPreviousData,
  });

  const requested = isAdmin ? [work, tasks, people] : [work, tasks];
  const hasFailed = isAsking && requested.some((one) => one.isError);
  const isSearching = query.length > 1 && (term !== query || requested.some((one) => one.isFetching));
  const retry = () => {
    for (const one of requested) if (one.isError) void one.refetch();
  };

  const tools = useMemo(
    () =>
      SEARCH_ENTRIES.filter((entry) => isAdmin || !entry.adminOnly).map(
        (entry): Hit & { keywords: string; isPart?: boolean } => ({
          ...entry,
          key: `tool:${entry.path}`,
          group: 'Tools',
          ...(entry.isPart && { detail: t('Settings') }),
        }),
      ),
    [isAdmin],
  );
  const recent = readRecent(user.id);
  if (query === '') {
    const known = new Set(recent.map(({ path }) => path));
    const made = (latest.data?.items ?? [])
      .map(workHit)
      .filter(({ path }) => !known.has(path!))
      .map((hit): Hit => ({ ...hit, group: 'Recent' }));
    return {
      hits: [...recent.map(recentHit), ...made].slice(0, MAX).concat(
        tools.filter((one) => !one.isPart),
        ACTIONS,
      ),
      isSearching: false,
      hasFailed: false,
    };
  }
  const found = (list: readonly Task[]) =>
    searchIn(
      list.map((task) => ({
        task,
        label: task.title,
        keywords: `${task.description ?? ''} ${task.category ?? ''}`.toLowerCase(),
      })),
      query,
    );
  const hits = [
    ...recentFirst(searchIn(tools, query), recent),
    ...recentFirst(searchIn(ACTIONS, query), recent).slice(0, MAX),
    ...(isAsking ? recentFirst((work.data?.items ?? []).map(workHit), recent).slice(0, MAX) : []),
    ...(isAsking
      ? recentFirst(
          found(tasks.data ?? [])
            .sort((a, b) => Number(a.task.completed) - Number(b.task.completed))
            .slice(0, MAX)
            .map(({ task }) => taskHit(task)),
          recent,
        )
      : []),
    ...(isAsking && isAdmin ? (people.data?.users ?? []).map(personHit) : []),
  ];
  const again: Hit = {
    key: 'retry',
    group: 'Actions',
    label: t('Try again'),
    detail: t('some results couldn’t be loaded'),
    icon: RotateCw,
    act: retry,
    isStaying: true,
  };
  return { hits: hasFailed ? [...hits, again] : hits, isSearching, hasFailed };
}
