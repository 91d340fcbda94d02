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
          const all = new URLSearchParams(window.location.search);
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

type View<T> = { [K in keyof T]: string | number };
/** What a filter may be, where it is one of a few. */
type Known<T> = { readonly [K in keyof T]?: readonly string[] };

const namesOf = <T extends View<T>>(view: T) => Object.keys(view) as (keyof T & string)[];

/** What the address says of them; what it does not know, or never was one of the few, is as at first. */
export function readView<T extends View<T>>(params: URLSearchParams, initial: T, known: Known<T> = {}): T {
  const next = { ...initial };
  for (const name of namesOf(initial)) {
    const stated = params.get(name);
    if (stated === null || known[name]?.includes(stated) === false) continue;
    const value = typeof initial[name] === 'number' ? Number(stated) || initial[name] : stated;
    next[name] = value as T[typeof name];
  }
  return next;
}

export function writeView<T extends View<T>>(params: URLSearchParams, view: T, initial: T): URLSearchParams {
  for (const name of namesOf(view))
    if (view[name] === initial[name]) params.delete(name);
    else params.set(name, String(view[name]));
  return params;
}

/** Several filters of a list; those that are as at first are not in the address. */
export function useAddressView<T extends View<T>>(
  initial: T,
  known?: Known<T>,
): readonly [view: T, setView: Dispatch<SetStateAction<T>>] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<T>(() => readView(params, initial, known));
  const latest = useRef(setParams);
  latest.current = setParams;
  const path = useRef(window.location.pathname);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const before = window.location.search;
      const all = writeView(new URLSearchParams(before), view, initial);
      // Whoever has left meanwhile has another address.
      if (
        all.toString() !== new URLSearchParams(before).toString() &&
        path.current === window.location.pathname
      )
        latest.current(all, { replace: true });
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [view, initial]);
  return [view, setView];
}
