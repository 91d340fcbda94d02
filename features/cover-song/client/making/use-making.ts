/** The making of the video and of previews: begun, followed live, stopped. */

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { cancelJob, isFinished } from '#common/job.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import type { CoverProject } from '../../contract.ts';
import { generateCover, previewCover, previewResult } from '../../making-calls.ts';
import { sentenceOf, useJob } from '../use-covers.ts';

export interface Preview {
  start: () => void;
  isMaking: boolean;
  percent: number;
  videoUrl: string | undefined;
  error: string | undefined;
}

const failed = (title: string, otherwise: string) => (error: unknown) =>
  handleApiError(error, { title, description: sentenceOf(error) ?? otherwise });

export function useMaking(project: CoverProject, refresh: () => Promise<void>) {
  const params = { id: project.id };
  const isProcessing = project.status === 'processing';
  const { job } = useJob(project.jobId, isProcessing);
  const ended = isProcessing && job && isFinished(job) ? job : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, at the end
  useEffect(() => {
    if (!ended) return;
    if (ended.status === 'completed')
      notify({ title: 'Video ready!', description: `“${project.title}” is ready to watch and download.` });
    if (ended.status === 'failed')
      notify({
        title: 'Video Failed',
        description: ended.error ?? 'The video could not be made. Please try again.',
        variant: 'destructive',
      });
    void refresh();
  }, [ended?.id, ended?.status]);

  const generate = useMutation({
    mutationFn: () => callApi(generateCover, { params }),
    onSuccess: refresh,
    onError: failed('Video not started', 'The video could not be started. Please try again.'),
  });
  const cancel = useMutation({
    mutationFn: () => callApi(cancelJob, { params: { id: project.jobId ?? '' } }),
    onSettled: refresh,
    onError: failed('Not stopped', 'The video could not be stopped. Please try again.'),
  });
  return {
    generate,
    cancel,
    job,
    percent: Math.max(project.processingProgress, job?.progress ?? 0),
    preview: usePreview(project.id),
  };
}

function usePreview(id: string): Preview {
  const [jobId, setJobId] = useState<string | null>(null);
  const { job, isRunning } = useJob(jobId);
  const begin = useMutation({
    mutationFn: () => callApi(previewCover, { params: { id } }),
    onSuccess: (begun) => setJobId(begun.jobId),
    onError: failed('No preview', 'The preview could not be made. Please try again.'),
  });
  const result = previewResult.safeParse(job?.result);
  return {
    start: () => begin.mutate(),
    isMaking: begin.isPending || isRunning || (jobId !== null && !job),
    percent: job?.progress ?? 0,
    videoUrl: result.success ? result.data.videoUrl : undefined,
    error: job?.status === 'failed' ? (job.error ?? 'The preview could not be made.') : undefined,
  };
}
