/** The line that shows where the film stands; moved by itself, so that nothing else is drawn again. */

import { type RefObject, useEffect, useRef } from 'react';
import type { Playhead } from '../preview/playhead.ts';

export interface PlayheadLineProps {
  playhead: Playhead;
  scale: number;
  duration: number;
  scroller: RefObject<HTMLElement | null>;
}

/** Pixels that stay free at the border while the strip follows. */
const AHEAD = 48;

export function PlayheadLine({ playhead, scale, duration, scroller }: PlayheadLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      // Gone from the page: the player stops when it leaves, and says so.
      if (!line.current) return;
      const x = Math.min(playhead.seconds(), duration) * scale;
      line.current.style.transform = `translateX(${x}px)`;
      const box = scroller.current;
      if (!box || !playhead.isPlaying()) return;
      if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - AHEAD) box.scrollLeft = x - AHEAD;
    };
    follow();
    return playhead.subscribe(follow);
  }, [playhead, scale, duration, scroller]);
  return (
    <div
      ref={line}
      aria-hidden
      className="pointer-events-none absolute top-0 bottom-0 left-0 z-20 -ml-px w-0.5 bg-destructive will-change-transform"
    >
      <span className="absolute -top-px left-1/2 h-3.5 w-3 -translate-x-1/2 rounded-t-sm bg-destructive [clip-path:polygon(0_0,100%_0,100%_60%,50%_100%,0_60%)]" />
    </div>
  );
}
