/** My watermarks and the templates, and the calls that change them, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  createWatermark,
  deleteWatermark,
  listWatermarks,
  listWatermarkTemplates,
  updateWatermark,
  type WatermarkType,
} from '../contract.ts';
import type { Draft } from './draft.ts';

export const useTemplates = (type: WatermarkType | 'all') =>
  useQuery(apiQuery(listWatermarkTemplates, { query: { type } }));

export function useWatermarks() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listWatermarks));
  const refresh = () => refreshAfter(client, createWatermark);

  const keep = useMutation({
    mutationFn: ({ editing, ...body }: Draft) =>
      editing
        ? callApi(updateWatermark, { params: { id: editing }, body })
        : callApi(createWatermark, { body }),
    onSuccess: (_kept, { editing }) => {
      notify({
        title: t('Success'),
        description: editing ? t('Watermark updated successfully') : t('Watermark created successfully'),
      });
      return refresh();
    },
    onError: (error, { editing }) =>
      handleApiError(error, {
        title: t('Error'),
        description: editing ? t('Failed to update watermark') : t('Failed to create watermark'),
        unauthorized: t('Please log in again.'),
      }),
  });

  const remove = useDelete({
    contract: deleteWatermark,
    type: 'watermark',
    title: t('Success'),
    description: t('Watermark deleted successfully'),
    // Deliberately without a way to the sign-in page: the spec keeps the person here.
    onError: () =>
      notify({ title: t('Error'), description: t('Failed to delete watermark'), variant: 'destructive' }),
  });

  return { query, keep, remove };
}
