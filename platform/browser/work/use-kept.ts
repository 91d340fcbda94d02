/** State of a form that survives a reload and leaving the page, for the person who typed it, until it is sent. */

import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../session.ts';
import { keptKey, readKept, writeKept } from './kept.ts';

/** Milliseconds without a change before it is stored; whoever leaves sooner is waited for. */
const PAUSE = 300;

/** As `useState`; `forget` once it was sent: what is there then, or what is given, counts as untouched. */
export function useKept<T>(
  name: string,
  initial: T,
): readonly [value: T, setValue: Dispatch<SetStateAction<T>>, forget: (next?: T) => void] {
  const userId = useCurrentUser().user?.id;
  const key = userId && keptKey(userId, name);
  const untouched = useRef(initial);
  const [value, setValue] = useState<T>(() => (key ? readKept(localStorage, key, initial) : initial));
  const latest = useRef({ value, key });
  const timer = useRef(0);

  const flush = useCallback(() => {
    if (timer.current === 0) return;
    window.clearTimeout(timer.current);
    timer.current = 0;
    const now = latest.current;
    if (now.key) writeKept(localStorage, now.key, now.value, untouched.current);
  }, []);

  useEffect(() => {
    if (latest.current.key !== key) {
      flush();
      latest.current.key = key;
      if (key) setValue((now) => readKept(localStorage, key, now));
    }
  }, [key, flush]);
  useEffect(() => {
    if (latest.current.value === value) return;
    latest.current.value = value;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(flush, PAUSE);
  }, [value, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const forget = useCallback((next: T = latest.current.value) => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    untouched.current = next;
    latest.current.value = next;
    setValue(next);
    if (latest.current.key) localStorage.removeItem(latest.current.key);
  }, []);
  return [value, setValue, forget] as const;
}
