/** The frame around what is selected on a page, with its handles. */

import { RotateCw } from 'lucide-react';
import type { CSSProperties, PointerEvent } from 'react';

export interface FrameHandle {
  /** Which corner or side, each −1, 0 or 1. */
  x: number;
  y: number;
  cursor: string;
}

export interface HandleFrameProps<H extends FrameHandle> {
  /** Where it lies. */
  style: CSSProperties;
  handles: readonly H[];
  /** Of the handle that turns; absent where nothing is turned. */
  turnLabel?: string | undefined;
  onPull: (handle: H, event: PointerEvent) => void;
  onTurn?: (event: PointerEvent) => void;
}

export function HandleFrame<H extends FrameHandle>({
  style,
  handles,
  turnLabel,
  onPull,
  onTurn,
}: HandleFrameProps<H>) {
  return (
    <div className="pointer-events-none absolute border-2 border-primary" style={style} data-selection>
      {handles.map((handle) => (
        <span
          key={`${handle.x}${handle.y}`}
          data-handle={`${handle.x},${handle.y}`}
          onPointerDown={(event) => {
            event.stopPropagation();
            onPull(handle, event);
          }}
          className="-translate-x-1/2 -translate-y-1/2 pointer-events-auto absolute grid size-8 touch-none place-items-center"
          style={{
            left: `${(handle.x + 1) * 50}%`,
            top: `${(handle.y + 1) * 50}%`,
            cursor: handle.cursor,
          }}
        >
          <span className="size-3 rounded-full border-2 border-primary bg-white shadow-soft" />
        </span>
      ))}
      {turnLabel && (
        <span
          data-handle="rotate"
          onPointerDown={(event) => {
            event.stopPropagation();
            onTurn?.(event);
          }}
          title={turnLabel}
          className="-top-10 -right-10 pointer-events-auto absolute grid size-8 cursor-grab touch-none place-items-center rounded-full border bg-card text-foreground shadow-soft"
        >
          <RotateCw className="size-3.5" />
        </span>
      )}
    </div>
  );
}
