/** My campaigns: read, made, corrected, approved and planned. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import * as calls from '../contract.ts';

export const useCampaignList = (isSignedIn: boolean) =>
  useQuery({ ...apiQuery(calls.listCampaigns), enabled: isSignedIn });

export const useReadBrief = () =>
  useMutation({
    mutationFn: (brief: string) =>
      callApi(calls.readBrief, {
        body: { brief, timeZone: zoneHere() },
      }),
    onError: onErrorNotify(t('The sentence could not be read'), t('Please try again.')),
  });

/** The days that are meant, read again as soon as somebody has corrected them. */
export function usePeriod(brief: string, dates: string, before: Period): Period {
  const [first] = useState(dates);
  const settled = useDebounced(dates.trim(), 600);
  const { data } = useQuery({
    queryKey: ['campaign-period', brief, settled],
    queryFn: () => callApi(calls.readBrief, { body: { brief, dates: settled, timeZone: zoneHere() } }),
    enabled: settled !== first.trim(),
    placeholderData: (last) => last,
  });
  return settled === first.trim() ? before : (data?.period ?? null);
}

export type Period = ResponseOf<typeof calls.readBrief>['period'];

export function useCreateCampaign(onCreated: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof calls.createCampaign>) => callApi(calls.createCampaign, { body }),
    onSuccess: async ({ id }) => {
      await refreshAfter(client, calls.createCampaign);
      onCreated(id);
    },
    onError: onErrorNotify(t('The campaign could not be started'), t('Please try again.')),
  });
}

export function useCampaign(id: string) {
  const query = useQuery(apiQuery(calls.getCampaign, { params: { id } }));
  const client = useQueryClient();
  const following = useJob(query.data?.jobId, {
    isWanted: Boolean(query.data?.jobId),
    onEnd: ({ status }, wasRunning) => {
      void query.refetch();
      void refreshAfter(client, calls.createCampaign);
      if (status === 'completed' && wasRunning) notify({ title: t('Everything is made') });
    },
  });
  const refresh = () => refreshAfter(client, calls.updateFacts, { params: { id } });
  const saveFacts = useMutation({
    mutationFn: (facts: calls.FactChange[]) =>
      callApi(calls.updateFacts, { params: { id }, body: { facts } }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  const rebuild = useMutation({
    mutationFn: () => callApi(calls.rebuildCampaign, { params: { id } }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Not started'), t('Please try again.')),
  });
  const spread = useMutation({
    mutationFn: () => callApi(calls.spreadCampaign, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      notify({ title: t('Planned by your posting times') });
    },
    onError: onErrorNotify(t('Not changed'), t('Please try again.')),
  });
  const remove = useMutation({
    mutationFn: () => callApi(calls.deleteCampaign, { params: { id } }),
    onSuccess: () => refreshAfter(client, calls.createCampaign),
    onError: onErrorNotify(t('Not deleted'), t('Please try again.')),
  });
  return { query, following, saveFacts, rebuild, spread, remove };
}

export type PlanBody = BodyOf<typeof calls.schedulePiece>;

/** What can be done with one piece. */
export function usePiece(campaignId: string, pieceId: string) {
  const client = useQueryClient();
  const params = { id: campaignId, pieceId };
  const onSuccess = () => refreshAfter(client, calls.updatePiece, { params });
  const onError = onErrorNotify(t('Not changed'), t('Please try again.'));
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof calls.updatePiece>) => callApi(calls.updatePiece, { params, body }),
    onSuccess,
    onError,
  });
  const approve = useMutation({
    mutationFn: () => callApi(calls.approvePiece, { params }),
    onSuccess,
    onError,
  });
  const plan = useMutation({
    mutationFn: (body: Partial<PlanBody>) => callApi(calls.schedulePiece, { params, body }),
    onSuccess,
    onError,
  });
  const takeBack = useMutation({
    mutationFn: () => callApi(calls.unschedulePiece, { params }),
    onSuccess,
    onError,
  });
  const posted = useMutation({ mutationFn: () => callApi(calls.markPosted, { params }), onSuccess, onError });
  const remove = useMutation({
    mutationFn: () => callApi(calls.deletePiece, { params }),
    onSuccess,
    onError,
  });
  return { change, approve, plan, takeBack, posted, remove };
}
