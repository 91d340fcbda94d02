/** My logos and the templates, and the calls that change them, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
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
        title: 'Success',
        description: draft.editing ? 'Logo updated successfully' : 'Logo created successfully',
      });
      return refresh();
    },
    onError: (error, { draft }) =>
      handleApiError(error, {
        title: 'Error',
        description: draft.editing ? 'Failed to update logo' : 'Failed to create logo',
        unauthorized: 'Please log in again.',
      }),
  });

  const remove = useDelete({
    contract: deleteUserLogo,
    type: 'logo',
    title: 'Success',
    description: 'Logo deleted successfully',
    // Deliberately without a way to the sign-in page: the spec keeps the person here.
    onError: () => notify({ title: 'Error', description: 'Failed to delete logo', variant: 'destructive' }),
  });

  return { query, keep, remove };
}
