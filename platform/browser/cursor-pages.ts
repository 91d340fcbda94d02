/** Long lists that the server hands out piece by piece, each naming the next in the header x-next-cursor. */

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError, urlOf } from '#common/api-client.ts';
import type { QueryOf, ResponseOf, RouteContract } from '#common/contract.ts';

interface Piece<T> {
  items: T[];
  next: string | undefined;
}

type ItemOf<R extends RouteContract> = ResponseOf<R> extends readonly (infer T)[] ? T : never;

async function readPiece<T>(path: string, query: object, signal: AbortSignal): Promise<Piece<T>> {
  const response = await fetch(urlOf(path, undefined, query as Record<string, unknown>), {
    credentials: 'include',
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return {
    items: (await response.json()) as T[],
    next: response.headers.get('x-next-cursor') ?? undefined,
  };
}

/** All pieces read so far as one list, and the way to the next. */
export function useCursorPages<R extends RouteContract>(contract: R, query: Partial<QueryOf<R>>) {
  return useInfiniteQuery({
    queryKey: [contract.path, query],
    queryFn: ({ pageParam, signal }) =>
      readPiece<ItemOf<R>>(contract.path, { ...query, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  });
}
