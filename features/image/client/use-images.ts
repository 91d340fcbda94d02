/** My images in pages, making new ones and removing them. */

import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { ResponseOf } from '#common/contract.ts';
import { serverText, t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';

import { deleteImage, generateImageCall, type getImageEngine, type Image, listImages } from '../contract.ts';
import { fallbackLine } from './image-names.ts';
import { makeEach, type Order } from './make-each.ts';

export interface ImageView {
  search: string;
  style: string;
  model: string;
}

export const DEFAULT_VIEW: ImageView = { search: '', style: 'any', model: '' };

type Page = ResponseOf<typeof listImages>;
export type Engine = ResponseOf<typeof getImageEngine>;

const LIST_KEY = listImages.path;

export function useImages(view: ImageView, enabled: boolean) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [LIST_KEY, view],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listImages,
        {
          query: {
            search: view.search || undefined,
            style: view.style as never,
            model: view.model || undefined,
            cursor: pageParam ?? undefined,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.nextCursor,
    enabled,
    placeholderData: keepPreviousData,
  });

  const refresh = () => refreshAfter(client, generateImageCall);

  /** How many of those under way are there already. */
  const [ready, setReady] = useState(0);
  const under = useRef<AbortController>(undefined);
  const make = useMutation({
    mutationFn: (order: Order) => {
      under.current = new AbortController();
      return makeEach(order, under.current.signal, async (ready) => {
        setReady(ready);
        await refresh();
      });
    },
    onMutate: () => setReady(0),
    onSuccess: async ({ images, missing }) => {
      const fallback = images.find((image) => image.fallback)?.fallback;
      notify({
        title: t('Image Generated!'),
        description: missing
          ? t(
              '{0} of {1} could not be made. {2}',
              missing.count,
              missing.count + images.length,
              serverText(missing.reason),
            )
          : fallback
            ? fallbackLine(fallback)
            : t('Your AI-generated image is ready.'),
      });
      await refresh();
    },
    onError: (error) => {
      // Taken back by the person: the server stops with them, and nothing is counted.
      if (under.current?.signal.aborted) notify({ title: t('Cancelled') });
      else onErrorNotify(t('Generation Failed'), t('Failed to generate image. Please try again.'))(error);
      // Of several, the first may have been made before one failed.
      return refresh();
    },
  });

  const remove = useDelete<Image>({
    contract: deleteImage,
    type: 'image',
    title: t('Image Deleted'),
    onError: (error) =>
      handleApiError(error, {
        title: t('Deletion Failed'),
        description: t('Failed to delete image. Please try again.'),
      }),
  });

  const cancel = () => under.current?.abort();
  return {
    query,
    make,
    ready,
    cancel,
    remove,
    images: query.data?.pages.flatMap((page) => page.images) ?? [],
  };
}
