/** Which tab or filter is chosen, kept in the address so that it survives a reload and the way back. */

import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';

/** `isKnown`: what else stands in the address is passed over. */
export function useAddressValue(
  name: string,
  otherwise = '',
  isKnown: (value: string) => boolean = () => true,
): readonly [value: string, setValue: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const stated = params.get(name);
  const value = stated !== null && isKnown(stated) ? stated : otherwise;
  const setValue = useCallback(
    (next: string) =>
      setParams(
        () => {
          // Two parts of a page may change their names after the same render.
          const all = new URLSearchParams(location.search);
          if (next === otherwise) all.delete(name);
          else all.set(name, next);
          return all;
        },
        { replace: true },
      ),
    [name, otherwise, setParams],
  );
  return [value, setValue];
}

/** One of a few, the first of them where the address names none. */
export function useAddressChoice<T extends string>(
  name: string,
  choices: readonly T[],
  otherwise: T = choices[0]!,
): readonly [value: T, setValue: (value: T) => void] {
  const [value, setValue] = useAddressValue(name, otherwise, (one) => choices.includes(one as T));
  return [value as T, setValue];
}

/** Milliseconds without a key before a search is part of the address: browsers refuse to change it with every key. */
const PAUSE = 300;

/** Several filters of a list; those that are as at first are not in the address. */
export function useAddressView<T extends { [K in keyof T]: string | number }>(
  initial: T,
): readonly [view: T, setView: Dispatch<SetStateAction<T>>] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<T>(() => {
    const next = { ...initial };
    for (const name of Object.keys(initial) as (keyof T & string)[]) {
      const stated = params.get(name);
      if (stated === null) continue;
      const value = typeof initial[name] === 'number' ? Number(stated) || initial[name] : stated;
      next[name] = value as T[typeof name];
    }
    return next;
  });
  const latest = useRef(setParams);
  latest.current = setParams;
  const path = useRef(location.pathname);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const all = new URLSearchParams(location.search);
      const before = all.toString();
      for (const name of Object.keys(view) as (keyof T & string)[])
        if (view[name] === initial[name]) all.delete(name);
        else all.set(name, String(view[name]));
      // Whoever has left meanwhile has another address.
      if (all.toString() !== before && path.current === location.pathname)
        latest.current(all, { replace: true });
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [view, initial]);
  return [view, setView];
}
