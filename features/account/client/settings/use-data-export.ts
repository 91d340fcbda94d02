/** The export of one's own data as it goes on; known to the whole client, so that leaving a screen loses nothing. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { getJob, type Job } from '#common/job.ts';
import { t } from '#common/texts.ts';
import { apiKey } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { exportMyData } from '../../contract.ts';
import { EXPORT_KEY, useExportId } from '../export-id.ts';

/** The finished file's address; only one of ours is ever followed. */
export function fileOf(job: Pick<Job, 'status' | 'result'>): string | undefined {
  const url = (job.result as { url?: unknown } | null)?.url;
  return job.status === 'completed' && typeof url === 'string' && url.startsWith('/api/') ? url : undefined;
}

/** `isWatching`: the page shows the end itself, so that no further message is needed. */
export function useDataExport({ isWatching }: { isWatching: () => boolean }) {
  const client = useQueryClient();
  const { job } = useJob(useExportId(), {
    onEnd: (ended, wasRunning) => {
      if (isWatching() || !wasRunning) return;
      const url = fileOf(ended);
      if (url)
        toast({
          title: t('Your data is ready to download'),
          action: { label: t('Download'), onClick: () => location.assign(url) },
        });
      else
        toast({ title: t('Export Failed'), description: ended.error ?? undefined, variant: 'destructive' });
    },
  });

  const starting = useMutation({
    mutationFn: () => callApi(exportMyData),
    onSuccess: (answer) => {
      /* An event may have been faster than this answer and knows more. */
      client.setQueryData<Job>(
        apiKey(getJob, { params: { id: answer.jobId } }),
        (known) => known ?? answer.job,
      );
      client.setQueryData(EXPORT_KEY, answer.jobId);
    },
    onError: onErrorNotify(t('Export Failed'), t('Your data could not be exported. Please try again.')),
  });

  return { job, starting: starting.isPending, start: () => starting.mutate() };
}
