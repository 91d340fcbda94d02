/** How many pixels a second takes: as many as fit, until somebody looks nearer. */

import { type RefObject, useEffect, useState } from 'react';
import type { Storyboard } from '../../scene/storyboard.ts';
import type { Zoom } from './toolbar.tsx';

const NEAREST = 200;
/** Below this many pixels a second, scenes can hardly be told apart: then the strip begins larger, and scrolls. */
const LEAST = 16;
const DEFAULT = 24;

export function useScale(scroller: RefObject<HTMLElement | null>, { duration }: Storyboard): Zoom {
  const [room, setRoom] = useState(0);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    const box = scroller.current!;
    const watcher = new ResizeObserver(() => setRoom(box.clientWidth));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [scroller]);
  const min = Math.max(2, Math.min(NEAREST, ((room || 800) - 8) / duration));
  const scale = Math.max(min, Math.min(NEAREST, chosen ?? (min < LEAST ? DEFAULT : min)));
  return { scale, min, max: NEAREST, onChange: setChosen };
}
