/** A draft that saves itself a moment after the last change, and says whether it is safe. */

import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#platform/browser/use-debounced.ts';

const PAUSE_MS = 700;

interface Saving<T> {
  mutateAsync: (value: T) => Promise<unknown>;
  isPending: boolean;
}

/** `isGood`: what is half written waits until it can be taken. */
export function useSavedDraft<T>(first: T, save: Saving<T>, isGood: (value: T) => boolean) {
  const [draft, setDraft] = useState(first);
  const [saved, setSaved] = useState(first);
  const latest = useRef(draft);
  latest.current = draft;
  const waiting = useDebounced(draft, PAUSE_MS);
  const store = async (value: T): Promise<boolean> => {
    try {
      await save.mutateAsync(value);
      setSaved(value);
      return true;
    } catch {
      // Told by the mutation itself.
      return false;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved once for each pause, not for each render
  useEffect(() => {
    if (waiting !== saved && waiting === latest.current && isGood(waiting)) void store(waiting);
  }, [waiting]);
  return {
    draft,
    setDraft,
    isSaved: draft === saved,
    /** Before anything is done with it. */
    flush: async (): Promise<boolean> => (latest.current === saved ? true : store(latest.current)),
  };
}
