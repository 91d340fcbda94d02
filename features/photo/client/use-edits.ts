/** Sends edits and follows them: the picture that comes out becomes the one on the screen. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { listLibrary } from '#common/library.ts';
import type { PhotoOperation, PhotoOutput } from '#common/photo-recipe.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { createEdit, selectInPhoto } from '../contract.ts';

interface Order {
  operations: PhotoOperation[];
  output?: Partial<PhotoOutput>;
}

export function useEdits(fileId: string, onMade: (assetId: string, order: Order) => void) {
  const client = useQueryClient();
  const [under, setUnder] = useState<{ jobId: string; order: Order }>();
  const { job, percent, isRunning, cancel } = useJob(under?.jobId, {
    onEnd: (ended) => {
      const { order } = under ?? {};
      setUnder(undefined);
      if (ended.status === 'completed') {
        const { assetId, notes = [] } = ended.result as { assetId: string; notes?: string[] };
        if (notes[0]) notify({ title: t('Done with a simpler method'), description: notes[0] });
        void client.invalidateQueries({ queryKey: [listLibrary.path] });
        if (order) onMade(assetId, order);
      } else if (ended.status === 'failed')
        notify({ title: t('Edit failed'), description: ended.error ?? undefined, variant: 'destructive' });
    },
  });
  const start = useMutation({
    mutationFn: (order: Order) => callApi(createEdit, { params: { id: fileId }, body: { ...order } }),
    onSuccess: ({ jobId }, order) => setUnder({ jobId, order }),
    onError: onErrorNotify(t('Edit failed'), t('Please try again.')),
  });
  const select = useMutation({
    mutationFn: (body: {
      points: { x: number; y: number; include: boolean }[];
      operations: PhotoOperation[];
    }) => callApi(selectInPhoto, { params: { id: fileId }, body }),
    onError: onErrorNotify(t('Nothing found there'), t('Please click again.')),
  });
  return {
    apply: (operations: PhotoOperation[], output?: Partial<PhotoOutput>) =>
      start.mutate({ operations, ...(output && { output }) }),
    select,
    isBusy: start.isPending || under !== undefined || isRunning,
    stage: job?.stage ?? t('Starting…'),
    percent,
    cancel: () => cancel.mutate(),
  };
}
