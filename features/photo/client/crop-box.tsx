/** The frame over the photo that says which part stays: dragged, pulled at its corners, or moved with the arrow keys. */

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { type CropArea, dragCrop, type Handle } from './draft.ts';

const CORNERS: Exclude<Handle, 'move'>[] = ['nw', 'ne', 'sw', 'se'];
const PLACES: Record<(typeof CORNERS)[number], string> = {
  nw: '-top-2.5 -left-2.5 cursor-nwse-resize',
  ne: '-top-2.5 -right-2.5 cursor-nesw-resize',
  sw: '-bottom-2.5 -left-2.5 cursor-nesw-resize',
  se: '-right-2.5 -bottom-2.5 cursor-nwse-resize',
};
const STEP = 0.01;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface CropBoxProps {
  area: CropArea;
  /** Width over height in shares of the picture; undefined: free. */
  aspect: number | undefined;
  onChange: (area: CropArea) => void;
}

export function CropBox({ area, aspect, onChange }: CropBoxProps) {
  const ground = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; area: CropArea; handle: Handle }>(undefined);

  const onDown = (handle: Handle) => (event: PointerEvent) => {
    event.preventDefault();
    event.stopPropagation();
    (event.target as HTMLElement).setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY, area, handle };
  };
  const onMove = (event: PointerEvent) => {
    const from = start.current;
    const box = ground.current?.getBoundingClientRect();
    if (!from || !box) return;
    const [dx, dy] = [(event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height];
    onChange(dragCrop(from.area, from.handle, dx, dy, aspect));
  };
  const onUp = () => {
    start.current = undefined;
  };
  const onKey = (handle: Handle) => (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(dragCrop(area, handle, step[0], step[1], aspect));
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      ref={ground}
      className="absolute inset-0 overflow-hidden rounded-lg"
      onPointerMove={onMove}
      onPointerUp={onUp}
    >
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved with the arrow keys
        tabIndex={0}
        aria-label={t('Crop area; move it with the arrow keys')}
        onPointerDown={onDown('move')}
        onKeyDown={onKey('move')}
        className="focus-ring absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/0.55)]"
        style={{
          left: percent(area.x),
          top: percent(area.y),
          width: percent(area.width),
          height: percent(area.height),
        }}
      >
        <span className="pointer-events-none absolute inset-x-0 top-1/3 h-1/3 border-white/40 border-y" />
        <span className="pointer-events-none absolute inset-y-0 left-1/3 w-1/3 border-white/40 border-x" />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            aria-label={t('Corner {0}', corner)}
            onPointerDown={onDown(corner)}
            onKeyDown={onKey(corner)}
            className={cn(
              'focus-ring absolute size-5 touch-none rounded-full border-2 border-white bg-primary',
              PLACES[corner],
            )}
          />
        ))}
      </div>
    </div>
  );
}
