/** Seconds along the strip; a press or a drag on them goes there. The player's slider is the same for keys. */

import type { PointerEvent } from 'react';
import { showClock } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { rulerStep } from './drag-math.ts';

export interface RulerProps {
  duration: number;
  /** Pixels of one second. */
  scale: number;
  beats: readonly number[];
  onSeek: (seconds: number) => void;
}

/** Pixels that a label takes. */
const LABEL = 34;

export function Ruler({ duration, scale, beats, onSeek }: RulerProps) {
  const step = rulerStep(scale);
  const marks = Array.from({ length: Math.floor(duration / step) + 1 }, (_, i) => i * step);
  const seek = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.max(0, Math.min(duration, (event.clientX - left) / scale)));
  };
  return (
    <div
      aria-hidden
      data-testid="ruler"
      className="relative h-7 cursor-col-resize touch-none select-none"
      style={{
        width: duration * scale,
        backgroundImage: 'linear-gradient(to right, var(--border) 1px, transparent 1px)',
        backgroundSize: `${(step * scale) / 5}px 5px`,
        backgroundPosition: 'left bottom',
        backgroundRepeat: 'repeat-x',
      }}
      onPointerDown={seek}
      onPointerMove={seek}
    >
      {marks.map((mark) => (
        <span
          key={mark}
          className={cn(
            'absolute top-0 bottom-0 text-[0.6875rem] text-muted-foreground tabular-nums leading-4',
            // What does not fit after its mark stands before it.
            (duration - mark) * scale < LABEL ? 'border-r pr-1' : 'border-l pl-1',
          )}
          style={
            (duration - mark) * scale < LABEL ? { right: (duration - mark) * scale } : { left: mark * scale }
          }
        >
          {step < 1 ? `${showClock(mark)}${mark % 1 ? '.5' : ''}` : showClock(mark)}
        </span>
      ))}
      {scale >= 20 &&
        beats
          .filter((beat) => beat <= duration)
          .map((beat) => (
            <span
              key={beat}
              className="absolute bottom-1.5 size-1 -translate-x-1/2 rounded-full bg-success/70"
              style={{ left: beat * scale }}
            />
          ))}
    </div>
  );
}
