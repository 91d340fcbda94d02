/** The newest work of a kind that is under way, as the event line tells it: for calls that answer only at their end. */

import { useSyncExternalStore } from 'react';
import type { Job } from '#common/job.ts';
import { stageText } from '#common/wording/time/time-left.ts';
import { queryClient } from '../api.ts';

const JOBS_PREFIX = '/api/jobs/';

function newestRunning(type: string): Job | undefined {
  const jobs = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(JOBS_PREFIX))
    .map(({ state }) => state.data as Job | undefined)
    .filter((job): job is Job => job?.type === type && job.status === 'running');
  return jobs.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
}

const subscribe = (tell: () => void) => queryClient.getQueryCache().subscribe(tell);

/** What is being done at the moment, in words; nothing while nothing of the kind runs. */
export function useRunningStage(type: string): { stage: string; percent: number } | undefined {
  const job = useSyncExternalStore(
    subscribe,
    () => newestRunning(type),
    () => undefined,
  );
  return job?.stage ? { stage: stageText(job.stage), percent: job.progress } : undefined;
}
