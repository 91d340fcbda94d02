/** My logos and the templates, and the calls that change them, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  createUserLogo,
  deleteUserLogo,
  type LogoCategory,
  listLogoTemplates,
  listUserLogos,
  updateUserLogo,
} from '../contract.ts';
import { type Draft, toBody } from './draft.ts';

export const useTemplates = (category: LogoCategory | 'all') =>
  useQuery(apiQuery(listLogoTemplates, { query: { category } }));

export interface SaveOptions {
  draft: Draft;
  svg: string;
}

export function useLogos() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listUserLogos));
  const refresh = () => refreshAfter(client, createUserLogo);

  const keep = useMutation({
    mutationFn: ({ draft, svg }: SaveOptions) => {
      const body = toBody(draft, svg);
      return draft.editing
        ? callApi(updateUserLogo, { params: { id: draft.editing }, body })
        : callApi(createUserLogo, { body });
    },
    onSuccess: (_kept, { draft }) => {
      notify({
        title: t('Success'),
        description: draft.editing ? t('Logo updated successfully') : t('Logo created successfully'),
      });
      return refresh();
    },
    onError: (error, { draft }) =>
      handleApiError(error, {
        title: t('Error'),
        description: draft.editing ? t('Failed to update logo') : t('Failed to create logo'),
        unauthorized: t('Please log in again.'),
      }),
  });

  const remove = useDelete({
    contract: deleteUserLogo,
    type: 'logo',
    title: t('Success'),
    description: t('Logo deleted successfully'),
    // Deliberately without a way to the sign-in page: the spec keeps the person here.
    onError: () =>
      notify({ title: t('Error'), description: t('Failed to delete logo'), variant: 'destructive' }),
  });

  return { query, keep, remove };
}
