/** The installation's health, and problems: listing, reporting, taking back, answering. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  answerProblem,
  deleteProblem,
  getHelpHealth,
  listAllProblems,
  listProblems,
  reportProblem,
} from '../contract.ts';

export const useHealth = () => useQuery(apiQuery(getHelpHealth));

export function useProblems(isAdmin: boolean) {
  const client = useQueryClient();
  const own = useQuery(apiQuery(listProblems));
  const all = useQuery({ ...apiQuery(listAllProblems), enabled: isAdmin });
  const report = useMutation({
    mutationFn: (body: BodyOf<typeof reportProblem>) => callApi(reportProblem, { body }),
    onSuccess: () => {
      notify({
        title: t('Sent'),
        description: t('You are told here and by e-mail when there is an answer.'),
      });
      return refreshAfter(client, reportProblem);
    },
    onError: onErrorNotify(t('Not sent'), t('Please try again.')),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(deleteProblem, { params: { id } }),
    onSuccess: () => refreshAfter(client, deleteProblem),
    onError: onErrorNotify(t('Not deleted'), t('Please try again.')),
  });
  const answer = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      callApi(answerProblem, { params: { id }, body: { answer: text } }),
    onSuccess: () => {
      notify({ title: t('Answered') });
      return refreshAfter(client, answerProblem);
    },
    onError: onErrorNotify(t('Not sent'), t('Please try again.')),
  });
  return { own: own.data ?? [], all: all.data ?? [], report, remove, answer };
}
