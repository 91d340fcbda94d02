/** An edge of the used part: pulled with a finger or a mouse, or moved by keys. */

import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { cn } from '#ui/cn.ts';
import { clock } from '../clock.ts';

export interface TrimHandleProps {
  label: string;
  /** Seconds. */
  value: number;
  duration: number;
  box: RefObject<HTMLDivElement | null>;
  onMove: (to: number) => void;
  isEnd?: boolean;
}

const STEPS: Record<string, number> = {
  ArrowLeft: -0.5,
  ArrowDown: -0.5,
  ArrowRight: 0.5,
  ArrowUp: 0.5,
  PageDown: -5,
  PageUp: 5,
};

export function TrimHandle({ label, value, duration, box, onMove, isEnd = false }: TrimHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Home') onMove(0);
    else if (event.key === 'End') onMove(duration);
    else if (step) onMove(value + step);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    const frame = box.current?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove(((event.clientX - frame.left) / frame.width) * duration);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(value * 10) / 10}
      aria-valuetext={clock(value)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      style={{ left: `${(value / duration) * 100}%` }}
      className={cn(
        'focus-ring absolute inset-y-0 w-6 cursor-ew-resize touch-none rounded before:absolute before:inset-y-0 before:w-1.5 before:rounded before:bg-primary',
        isEnd ? '-translate-x-full before:right-0' : 'before:left-0',
      )}
    />
  );
}
