/** Renders the video of a cover and of previews: starts the job, follows it, stops it. */

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { previewCoverSong, previewResult, renderCoverSong } from '../../calls/render-calls.ts';
import type { CoverProject } from '../../contract.ts';

export interface Preview {
  start: () => void;
  isRendering: boolean;
  percent: number;
  videoUrl: string | undefined;
  error: string | undefined;
}

export function useRender(project: CoverProject, refresh: () => Promise<void>) {
  const params = { id: project.id };
  const { job, ...following } = useJob(project.jobId, {
    isWanted: project.status === 'processing',
    onEnd: ({ status, error }) => {
      if (status === 'completed')
        notify({
          title: t('Video ready!'),
          description: t('“{0}” is ready to watch and download.', project.title),
        });
      if (status === 'failed')
        notify({
          title: t('Video Failed'),
          description: error ?? t('The video could not be made. Please try again.'),
          variant: 'destructive',
        });
      void refresh();
    },
  });

  const render = useMutation({
    mutationFn: () => callApi(renderCoverSong, { params }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Video not started'), t('The video could not be started. Please try again.')),
  });
  const cancel = () =>
    following.cancel.mutate(undefined, {
      onSettled: refresh,
      onError: onErrorNotify(t('Not stopped'), t('The video could not be stopped. Please try again.')),
    });
  return {
    render,
    cancel,
    isCancelling: following.cancel.isPending,
    job,
    percent: Math.max(project.processingProgress, following.percent),
    preview: usePreview(project.id),
  };
}

function usePreview(id: string): Preview {
  const [jobId, setJobId] = useState<string>();
  const { job, isFinished, percent } = useJob(jobId);
  const begin = useMutation({
    mutationFn: () => callApi(previewCoverSong, { params: { id } }),
    onSuccess: (started) => setJobId(started.jobId),
    onError: onErrorNotify(t('No preview'), t('The preview could not be made. Please try again.')),
  });
  const result = previewResult.safeParse(job?.result);
  return {
    start: () => begin.mutate(),
    isRendering: begin.isPending || (jobId !== undefined && !isFinished),
    percent,
    videoUrl: result.success ? result.data.videoUrl : undefined,
    error: job?.status === 'failed' ? (job.error ?? t('The preview could not be made.')) : undefined,
  };
}
