/** A value that follows once it has stopped changing, so that typing asks the server once and not at every key. */

import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const PAUSE = 250;

export function useDebounced<T>(value: T, pause = PAUSE): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
