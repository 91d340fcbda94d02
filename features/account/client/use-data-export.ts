/** The export of one's own data as it goes on; known to the whole client, so that leaving a screen loses nothing. */

import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, callApi } from '#common/api-client.ts';
import { getJob, isFinished, type Job } from '#common/job.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { exportMyData } from '../contract.ts';

/** Which job it is; written by the start, never fetched. */
const EXPORT_KEY = ['export-of-my-data'];

export const useExportId = (): string | undefined =>
  useQuery<string>({ queryKey: EXPORT_KEY, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data;

/** The finished file's address; only one of ours is ever followed. */
export function fileOf(job: Pick<Job, 'status' | 'result'>): string | undefined {
  const url = (job.result as { url?: unknown } | null)?.url;
  return job.status === 'completed' && typeof url === 'string' && url.startsWith('/api/') ? url : undefined;
}

/** `isWatching`: the window is open and shows the end itself, so that no further message is needed. */
export function useDataExport({ isWatching }: { isWatching: boolean }) {
  const client = useQueryClient();
  const id = useExportId();
  /* Server events write each step to the same place in the cache. */
  const { data: job } = useQuery({
    ...apiQuery(getJob, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });

  const starting = useMutation({
    mutationFn: () => callApi(exportMyData),
    onSuccess: (answer) => {
      /* An event may have been faster than this answer and knows more. */
      client.setQueryData<Job>([getJob.path.replace(':id', answer.jobId)], (known) => known ?? answer.job);
      client.setQueryData(EXPORT_KEY, answer.jobId);
    },
    onError: (error) =>
      handleApiError(error, {
        title: 'Export Failed',
        description:
          (error instanceof ApiError && error.detail) || 'Your data could not be exported. Please try again.',
      }),
  });

  const before = useRef(job?.status);
  useEffect(() => {
    const hasJustEnded = job && isFinished(job) && before.current && before.current !== job.status;
    before.current = job?.status;
    if (!hasJustEnded || isWatching) return;
    const url = fileOf(job);
    if (url)
      toast({
        title: 'Your data is ready to download',
        action: { label: 'Download', onClick: () => location.assign(url) },
      });
    else toast({ title: 'Export Failed', description: job.error ?? undefined, variant: 'destructive' });
  }, [job, isWatching]);

  return { job, starting: starting.isPending, start: () => starting.mutate() };
}
