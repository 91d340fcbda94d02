/** Sending photos to be marked, one upload after another, and following the work. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '#common/api-client.ts';
import { cancelJob, getJob, isFinished } from '#common/job.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { upload } from '#platform/browser/upload.ts';
import { type BatchOptions, createBatch, deleteBatch, listBatches, type Mark } from '../batch-calls.ts';

/** A photo on this machine, or one that is stored already. */
export type Photo =
  | { kind: 'file'; key: string; name: string; size: number; file: File }
  | { kind: 'stored'; key: string; name: string; assetId: string; url: string };

export interface Order {
  mark: Mark;
  options: BatchOptions;
  photos: Photo[];
}

const reasonOf = (error: unknown) => (error instanceof ApiError && error.detail) || 'Upload failed.';

export function useBatches() {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const query = useQuery(apiQuery(listBatches));
  const refresh = () => client.invalidateQueries({ queryKey: [listBatches.path] });

  const apply = useMutation({
    mutationFn: async ({ mark, options, photos }: Order) => {
      setSent(0);
      const ready: { assetId: string; isTemporary: boolean }[] = [];
      const refused: { key: string; reason: string }[] = [];
      // One at a time: the tab then holds one photo, however many there are.
      for (const photo of photos) {
        if (photo.kind === 'stored') ready.push({ assetId: photo.assetId, isTemporary: false });
        else {
          try {
            ready.push({ assetId: (await upload(photo.file)).id, isTemporary: true });
          } catch (error) {
            if (error instanceof ApiError && error.status === 401) throw error;
            refused.push({ key: photo.key, reason: `${photo.name}: ${reasonOf(error)}` });
          }
        }
        setSent((now) => now + 1);
      }
      if (ready.length > 0) await callApi(createBatch, { body: { mark, options, photos: ready } });
      return { refused, taken: ready.length };
    },
    onSuccess: ({ refused, taken }) => {
      if (refused.length > 0) {
        notify({
          title: `${refused.length} of ${refused.length + taken} photos were not taken`,
          description: refused
            .slice(0, 3)
            .map((one) => one.reason)
            .join(' '),
          variant: 'destructive',
        });
      }
      return refresh();
    },
    onError: (error) =>
      handleApiError(error, {
        title: 'Watermarking Failed',
        description:
          (error instanceof ApiError && error.detail) || 'Failed to apply the watermark. Please try again.',
      }),
  });

  const remove = useMutation({
    mutationFn: (id: string) => callApi(deleteBatch, { params: { id } }),
    onError: (error) =>
      handleApiError(error, { title: 'Deletion Failed', description: 'Failed to delete the photos.' }),
    onSettled: refresh,
  });

  return { query, apply, remove, sent, refresh };
}

/** The running work of one order; when it ends, the list is asked again. */
export function useBatchJob(jobId: string | null, isDone: boolean, onEnd: () => void) {
  const { data: job } = useQuery({
    ...apiQuery(getJob, { params: { id: jobId ?? '' } }),
    enabled: jobId !== null && !isDone,
  });
  const hasEnded = job !== undefined && isFinished(job);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the work asks again
  useEffect(() => {
    if (hasEnded && !isDone) onEnd();
  }, [hasEnded]);
  const cancel = () => void (jobId && callApi(cancelJob, { params: { id: jobId } }).catch(() => undefined));
  return { job, cancel };
}
