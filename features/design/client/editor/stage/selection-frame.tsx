/** The frame around what is selected, with its handles. */

import { RotateCw } from 'lucide-react';
import type { PointerEvent } from 'react';
import { t } from '#common/texts.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import { type Box, boundsOf, boxOf, HANDLES, type Handle } from '../geometry/box.ts';
import type { Gesture } from './gestures.ts';

export interface SelectionFrameProps {
  layers: readonly Layer[];
  zoom: number;
  onBegin: (gesture: Gesture, event: PointerEvent) => void;
}

export function SelectionFrame({ layers, zoom, onBegin }: SelectionFrameProps) {
  const [only] = layers;
  const bounds = boundsOf(layers);
  if (!only || !bounds) return null;
  const box: Box = layers.length === 1 ? only : boxOf(bounds);
  const isLocked = layers.every((one) => one.isLocked);
  const begin = (gesture: Gesture) => (event: PointerEvent) => {
    event.stopPropagation();
    onBegin(gesture, event);
  };
  const small = Math.min(box.w, box.h) * zoom < 44;
  return (
    <div
      className="pointer-events-none absolute border-2 border-primary"
      style={placeOf(box, zoom)}
      data-selection
    >
      {!isLocked && (
        <>
          {HANDLES.filter((handle) => isOffered(handle, layers, small)).map((handle) => (
            <span
              key={`${handle.x}${handle.y}`}
              data-handle={`${handle.x},${handle.y}`}
              onPointerDown={begin({ kind: 'resize', handle })}
              className="-translate-x-1/2 -translate-y-1/2 pointer-events-auto absolute grid size-8 touch-none place-items-center"
              style={{
                left: `${(handle.x + 1) * 50}%`,
                top: `${(handle.y + 1) * 50}%`,
                cursor: cursorOf(handle, box.rotation),
              }}
            >
              <span className="size-3 rounded-full border-2 border-primary bg-white shadow-soft" />
            </span>
          ))}
          <span
            data-handle="rotate"
            onPointerDown={begin({ kind: 'rotate' })}
            title={t('Rotate')}
            className="-top-10 -right-10 pointer-events-auto absolute grid size-8 cursor-grab touch-none place-items-center rounded-full border bg-card text-foreground shadow-soft"
          >
            <RotateCw className="size-3.5" />
          </span>
        </>
      )}
    </div>
  );
}

export const placeOf = (box: Box, zoom: number) => ({
  left: box.x * zoom,
  top: box.y * zoom,
  width: box.w * zoom,
  height: box.h * zoom,
  rotate: t('{0}deg', box.rotation),
});

/** Several are resized by their corners; what is small has no room for all handles. */
function isOffered({ x, y }: Handle, layers: readonly Layer[], small: boolean): boolean {
  const isCorner = x !== 0 && y !== 0;
  if (layers.length > 1) return isCorner;
  const type = layers[0]!.type;
  if (type === 'icon' || type === 'qr') return isCorner;
  if (type === 'line') return y === 0;
  if (type === 'text') return isCorner || y === 0;
  return isCorner || !small;
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

function cursorOf({ x, y }: Handle, rotation: number): string {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI + rotation;
  return CURSORS[((Math.round(degrees / 45) % 4) + 4) % 4]!;
}
