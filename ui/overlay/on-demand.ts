/** Windows and lists are fetched when somebody first asks for them: until then a page has only their buttons to draw. */

import { useCallback, useState } from 'react';

export interface OnDemand<T> {
  /** There once it was asked for and has arrived. */
  part: T | undefined;
  /** Fetches the part and shows it. */
  ask: () => void;
  /** For the button: who comes near will probably press. */
  nearness: { onPointerEnter: () => void; onFocus: () => void };
}

/** Not lazy(): React may hold back what was suspended for 300 ms, and whoever clicks would feel it. */
export function useOnDemand<T>(load: () => Promise<T>): OnDemand<T> {
  const [part, setPart] = useState<T>();
  const ask = useCallback(() => void load().then((loaded) => setPart(() => loaded)), [load]);
  const prepare = () => void load().catch(() => {});
  return { part, ask, nearness: { onPointerEnter: prepare, onFocus: prepare } };
}
