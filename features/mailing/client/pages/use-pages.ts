/** My landing pages: read, written and published. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import * as calls from '../../calls/landing-calls.ts';

export const useLandingPages = () => useQuery(apiQuery(calls.listLandingPages));

export function useCreatePage(onCreated: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<calls.LandingPageBody> & { title: string }) =>
      callApi(calls.createLandingPage, { body }),
    onSuccess: async ({ id }) => {
      await refreshAfter(client, calls.createLandingPage);
      onCreated(id);
    },
    onError: onErrorNotify(t('The page could not be made'), t('Please try again.')),
  });
}

export function useLandingPage(id: string) {
  const client = useQueryClient();
  const params = { id };
  const query = useQuery(apiQuery(calls.getLandingPage, { params }));
  const save = useMutation({
    mutationFn: (body: calls.LandingPageBody) => callApi(calls.updateLandingPage, { params, body }),
    onSuccess: (saved) => {
      client.setQueryData(apiQuery(calls.getLandingPage, { params }).queryKey, saved);
      void client.invalidateQueries({ queryKey: [calls.listLandingPages.path] });
    },
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  const remove = useMutation({
    mutationFn: () => callApi(calls.deleteLandingPage, { params }),
    onSuccess: () => refreshAfter(client, calls.createLandingPage),
    onError: onErrorNotify(t('Not deleted'), t('Please try again.')),
  });
  return { query, save, remove };
}
