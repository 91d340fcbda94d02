/** Reading and changing designs from the page. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import {
  createDesign,
  deleteDesign,
  designIdeas,
  listBrandKits,
  PICTURE_WANTED_HEADER,
  UNDERSTOOD_HEADER,
  WORDS_BY_HEADER,
  WORDS_PROBLEM_HEADER,
} from '../contract.ts';

export function useCreateDesign(onCreated: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createDesign>) => callApi(createDesign, { body }),
    onSuccess: async ({ id }) => {
      await refreshAfter(client, createDesign);
      onCreated(id);
    },
    onError: onErrorNotify(t('Not started'), t('The design could not be started. Please try again.')),
  });
}

export const useDeleteDesign = () =>
  useDelete({
    contract: deleteDesign,
    type: 'design',
    title: t('Design deleted'),
    onError: onErrorNotify(t('Not deleted'), t('The design could not be deleted. Please try again.')),
  });

export interface Ideas {
  documents: DesignDocument[];
  /** The text model that wrote the words; absent: our rules. */
  by?: string | undefined;
  /** Why it did not. */
  problem?: string | undefined;
  /** What was read out of the sentence. */
  understood?: string | undefined;
  /** Of a quick answer: there will be more, with a picture that is painted for it. */
  isPictureWanted?: boolean | undefined;
}

export function useIdeas() {
  const requested = useRef<AbortController>(undefined);
  const ideas = useMutation({
    mutationFn: async (body: BodyOf<typeof designIdeas>): Promise<Ideas> => {
      requested.current = new AbortController();
      const { signal } = requested.current;
      let notes: Omit<Ideas, 'documents'> = {};
      const read = (headers: Headers, name: string) =>
        decodeURIComponent(headers.get(name) ?? '') || undefined;
      const onHeaders = (headers: Headers) => {
        notes = {
          by: read(headers, WORDS_BY_HEADER),
          problem: read(headers, WORDS_PROBLEM_HEADER),
          understood: read(headers, UNDERSTOOD_HEADER),
          isPictureWanted: headers.has(PICTURE_WANTED_HEADER),
        };
      };
      return { documents: await callApi(designIdeas, { body }, { onHeaders, signal }), ...notes };
    },
    onError: (error) => {
      if (!requested.current?.signal.aborted)
        onErrorNotify(t('No proposals'), t('The proposals could not be made. Please try again.'))(error);
    },
  });
  return { ...ideas, cancel: () => requested.current?.abort() };
}

/** The picture that stands for the brand's logo, where there is a brand. */
export function useBrandLogo(): string | null {
  const { data } = useQuery(apiQuery(listBrandKits));
  return (data?.find(({ isDefault }) => isDefault) ?? data?.[0])?.logos[0] ?? null;
}
