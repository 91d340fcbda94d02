/** My audiences and their subscribers: read, changed, taken from tables. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { type BodyOf, fillPath } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { useCursorPages } from '#platform/browser/cursor-pages.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import * as calls from '../../calls/audience-calls.ts';
import { listAudiences } from '../../contract.ts';

export const useAudiences = () => useQuery(apiQuery(listAudiences));

export const useSubscribers = (id: string, search: string) =>
  useCursorPages(
    { ...calls.listSubscribers, path: fillPath(calls.listSubscribers.path, { id }) },
    search ? { search } : {},
  );

export function useSaveAudience(id: string | undefined, onSaved: (audience: calls.Audience) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<calls.AudienceBody> & { name: string }) =>
      id ? callApi(calls.updateAudience, { params: { id }, body }) : callApi(calls.createAudience, { body }),
    onSuccess: async (saved) => {
      await refreshAfter(client, calls.createAudience);
      onSaved(saved);
    },
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
}

export function useAudience(id: string) {
  const client = useQueryClient();
  const params = { id };
  const refresh = () => refreshAfter(client, calls.addSubscriber, { params });
  const onError = onErrorNotify(t('Not changed'), t('Please try again.'));
  const add = useMutation({
    mutationFn: (body: BodyOf<typeof calls.addSubscriber>) => callApi(calls.addSubscriber, { params, body }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Not added'), t('Please try again.')),
  });
  const drop = useMutation({
    mutationFn: (subscriberId: string) =>
      callApi(calls.deleteSubscriber, { params: { ...params, subscriberId } }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({
    mutationFn: () => callApi(calls.deleteAudience, { params }),
    onSuccess: () => refreshAfter(client, calls.createAudience),
    onError: onErrorNotify(t('Not deleted'), t('Please try again.')),
  });
  const look = useMutation({
    mutationFn: (csv: File) => callApi(calls.previewImport, formCall(id, csv) as never),
    onError: onErrorNotify(t('The table could not be read'), t('Please try again.')),
  });
  const take = useMutation({
    mutationFn: ({ csv, mapping }: { csv: File; mapping: calls.ImportMapping }) =>
      callApi(calls.importSubscribers, formCall(id, csv, mapping) as never),
    onSuccess: refresh,
    onError: onErrorNotify(t('Nothing was taken from the table'), t('Please try again.')),
  });
  return { add, drop, remove, look, take };
}

/** The contract describes a form by its content type only. */
function formCall(id: string, csv: File, mapping?: calls.ImportMapping) {
  const form = new FormData();
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  form.append('csv', csv, csv.name);
  return { params: { id }, body: form };
}
