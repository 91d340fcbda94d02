/** How the client reads: each answer is fetched once and kept until something says that it changed. */

import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, callApi, isUnauthorizedError } from '#common/api-client.ts';
import {
  type CallOf,
  changedPaths,
  fillPath,
  type ResponseOf,
  type RouteContract,
} from '#common/contract.ts';
import { goToSignIn } from './sign-in/sign-in.ts';

/** What a read does with a 401: give null, or fail (and lead to the sign-in page). */
export type On401 = 'returnNull' | 'throw';

/** Reads the path that the key's text segments form, with cookies. */
export async function getPath(key: QueryKey, on401: On401 = 'throw', signal?: AbortSignal): Promise<unknown> {
  const path = key.filter((segment) => typeof segment === 'string').join('/');
  const response = await fetch(path, { credentials: 'include', signal });
  if (on401 === 'returnNull' && response.status === 401) return null;
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.json();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isUnauthorizedError(error)) goToSignIn();
    },
  }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => getPath(queryKey, 'throw', signal),
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      /* Offline is no reason to wait: the server may be this very machine. */
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

type ReadCall<R extends RouteContract> = Pick<CallOf<R>, 'params' | 'query'>;

/** The cache key of a read: its path with the parameters filled in, then its query where it has one. */
export function apiKey<R extends RouteContract>(contract: R, call?: ReadCall<R>): QueryKey {
  const path = fillPath(contract.path, call?.params);
  return call?.query ? [path, call.query] : [path];
}

/** Reads again what a call has changed, as its contract says; the person's other pages hear of it from the server. */
export async function refreshAfter<R extends RouteContract>(
  client: QueryClient,
  contract: R,
  call?: Pick<CallOf<R>, 'params'>,
): Promise<void> {
  const paths = changedPaths(contract, call?.params);
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Options for useQuery out of a contract: `useQuery(apiQuery(listTasks))`. */
export function apiQuery<R extends RouteContract>(
  contract: R,
  call?: ReadCall<R>,
): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<ResponseOf<R>> };
export function apiQuery<R extends RouteContract>(
  contract: R,
  call: ReadCall<R> | undefined,
  options: { on401: 'returnNull' },
): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<ResponseOf<R> | null> };
export function apiQuery<R extends RouteContract>(
  contract: R,
  call?: ReadCall<R>,
  options: { on401?: On401 } = {},
) {
  return {
    queryKey: apiKey(contract, call),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      try {
        return await callApi(contract as RouteContract, call as never, { signal });
      } catch (error) {
        if (options.on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  };
}
