/** The library as the client reads it: page after page, kept while the next search is under way. */

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { CallOf } from '#common/contract.ts';
import { listLibrary } from '#common/library.ts';

export type LibraryQuery = NonNullable<CallOf<typeof listLibrary>['query']>;

export function useLibrary(query: LibraryQuery, isWanted = true) {
  return useInfiniteQuery({
    queryKey: [listLibrary.path, query],
    queryFn: ({ pageParam, signal }) =>
      callApi(listLibrary, { query: { ...query, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}
