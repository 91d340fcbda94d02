/** The reads behind the dashboard; a failed one counts as nothing there, it never blocks the screen. */

import { useQuery } from '@tanstack/react-query';
import { getLibrarySummary } from '#features/library/contract.ts';
import { listTasks, type Task } from '#features/tasks/contract.ts';
import { listProjects, type Project } from '#features/video/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { getUserStats, type UserStats } from '../contract.ts';

export interface Read<T> {
  data: T;
  loading: boolean;
}

const NO_STATS: UserStats = {
  projectCount: 0,
  generationCount: 0,
  usedThisMonth: 0,
  counts: { book: 0, movie: 0, note: 0, template: 0, song: 0, campaign: 0 },
};
const NO_PROJECTS: Project[] = [];
const NO_TASKS: Task[] = [];

/** Reads start once the person is known. */
export function useDashboard(enabled: boolean) {
  const stats = useQuery({ ...apiQuery(getUserStats), enabled });
  const projects = useQuery({ ...apiQuery(listProjects), enabled });
  const tasks = useQuery({ ...apiQuery(listTasks), enabled });
  const library = useQuery({ ...apiQuery(getLibrarySummary), enabled });
  return {
    inLibrary: library.data?.total,
    stats: { data: stats.data ?? NO_STATS, loading: stats.isPending } satisfies Read<UserStats>,
    projects: { data: projects.data ?? NO_PROJECTS, loading: projects.isPending } satisfies Read<Project[]>,
    tasks: { data: tasks.data ?? NO_TASKS, loading: tasks.isPending } satisfies Read<Task[]>,
  };
}
