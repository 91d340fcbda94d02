/** The receiving end: what was sent to this page, or is to be opened here, is handed over once and leaves the address. */

import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { getLibraryItem, type LibraryDetails } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '../failure.ts';

/** Takes names out of the address without a step in the history. */
function useAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return {
    params: new URLSearchParams(search),
    drop: (...names: string[]) => {
      // Two parts of a page may drop their names after the same render.
      const rest = new URLSearchParams(window.location.search);
      for (const name of names) rest.delete(name);
      navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
    },
  };
}

export type Takers = Record<string, (item: LibraryDetails) => unknown>;

/** By the id of the target it was sent to. `isReady`: the page can take something now. */
export function useTaken(takers: Takers, isReady = true): void {
  const { params, drop } = useAddress();
  const [id, as] = [params.get('take'), params.get('as') ?? ''];
  const latest = useRef(takers);
  latest.current = takers;
  const isMine = id !== null && as in takers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: handed over once, to whoever takes it then
  useEffect(() => {
    if (!id || !isMine || !isReady) return;
    drop('take', 'as');
    callApi(getLibraryItem, { params: { id } })
      .then((item) => latest.current[as]?.(item))
      .catch(onErrorNotify(t('That could not be opened')));
  }, [id, as, isMine, isReady]);
}

/** Opens the thing that the address names, such as `?image=…`. */
export function useOpened(name: string, open: (id: string) => unknown, isReady = true): void {
  const { params, drop } = useAddress();
  const id = params.get(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    if (!id || !isReady) return;
    drop(name);
    open(id);
  }, [id, isReady]);
}

/** The same for a thing that is read by its id first. */
export function useOpenedBy<T>(
  name: string,
  read: (id: string) => Promise<T>,
  open: (found: T) => unknown,
): void {
  useOpened(name, (id) => read(id).then(open, onErrorNotify(t('That could not be opened'))));
}
