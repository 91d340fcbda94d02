/** Looking at one's own jobs and stopping them. */

import { notFound } from '#common/errors.ts';
import { cancelJob, getJob } from '#common/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { JobRow } from '#platform/jobs/jobs.repo.ts';
import type { Api } from './api.ts';

export function registerJobRoutes(api: Api, queue: JobQueue): void {
  const own = async (userId: string, id: string): Promise<JobRow> => {
    const row = await queue.find(id);
    if (row?.userId !== userId) throw notFound('That job');
    return row;
  };
  api.handle(getJob, async ({ user, params }) => queue.show(await own(user.id, params.id)));
  api.handle(cancelJob, async ({ user, params }) => queue.cancel(await own(user.id, params.id)));
}
