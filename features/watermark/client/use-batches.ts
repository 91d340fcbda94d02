/** Sending photos to be marked, one upload after another, and following the work. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, isUnauthorizedError } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { errorMessageOr, handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import { upload } from '#platform/browser/work/upload.ts';
import {
  type Batch,
  type BatchOptions,
  createBatch,
  deleteBatch,
  listBatches,
  type Mark,
} from '../calls/batch-calls.ts';

/** A photo on this machine, or one that is stored already. */
export type Photo =
  | { kind: 'file'; key: string; name: string; size: number; file: File }
  | { kind: 'stored'; key: string; name: string; assetId: string; url: string };

export interface Order {
  mark: Mark;
  options: BatchOptions;
  photos: Photo[];
}

export function useBatches() {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const query = useQuery(apiQuery(listBatches));
  const refresh = () => refreshAfter(client, createBatch);

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
            if (isUnauthorizedError(error)) throw error;
            refused.push({
              key: photo.key,
              reason: `${photo.name}: ${errorMessageOr(error, t('Upload failed.'))}`,
            });
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
          title: t('{0} of {1} photos were not added', refused.length, refused.length + taken),
          description: refused
            .slice(0, 3)
            .map((one) => one.reason)
            .join(' '),
          variant: 'destructive',
        });
      }
      return refresh();
    },
    onError: onErrorNotify(t('Watermarking Failed'), t('Failed to apply the watermark. Please try again.')),
  });

  const remove = useDelete<Batch>({
    contract: deleteBatch,
    type: 'watermark-batch',
    title: t('Photos deleted'),
    onError: (error) =>
      handleApiError(error, { title: t('Deletion Failed'), description: t('Failed to delete the photos.') }),
  });

  return { query, apply, remove, sent, refresh };
}
