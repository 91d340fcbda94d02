/** The task that the focus shall go to once its row is there: one that was just added or brought back. */

import { useSyncExternalStore } from 'react';

let wanted: string | undefined;
const listeners = new Set<() => void>();

/** Milliseconds; a row that does not come by then is hidden by a filter. */
const PATIENCE = 2000;
let giveUp: ReturnType<typeof setTimeout> | undefined;

export function wantRow(id: string | undefined): void {
  wanted = id;
  clearTimeout(giveUp);
  if (id) giveUp = setTimeout(() => wantRow(undefined), PATIENCE);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useWantedRow = (): string | undefined => useSyncExternalStore(subscribe, () => wanted);
