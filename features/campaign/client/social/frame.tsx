/** A frame over a picture: dragged, moved with the arrow keys and brought closer; what is covered or cut is shown. */

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Slider } from '#ui/form/slider.tsx';
import { areaOf, MAX_ZOOM, movedBy, type Place, type Shape } from '../../social/cuts.ts';
import type { Zone } from '../../social/shapes.ts';
import { type Shot, sizeOf } from './pictures.ts';

const STEP = 0.03;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** Pixels of the drawing on the page. */
const DRAWN = 720;

export interface FrameProps {
  shot: Shot;
  shape: Pick<Shape, 'width' | 'height'>;
  onPlace: (place: Place) => void;
  zones?: readonly Zone[];
  className?: string;
  children?: ReactNode;
}

export function Frame({ shot, shape, onPlace, zones = [], className, children }: FrameProps) {
  const from = useRef<{ x: number; y: number; place: Place }>(undefined);
  const aspect = shape.width / shape.height;
  const size = sizeOf(shot);
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    if (!start) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [(event.clientX - start.x) / box.width, (event.clientY - start.y) / box.height];
    onPlace(movedBy(size, aspect, start.place, dx, dy));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onPlace(movedBy(size, aspect, shot.place, by[0], by[1]));
  };
  return (
    <div className={cn('grid grid-cols-1 gap-3', className)}>
      <button
        type="button"
        aria-label={t('Picture in its frame: drag it, or move it with the arrow keys')}
        style={{ aspectRatio: aspect }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY, place: shot.place };
        }}
        onPointerMove={onMove}
        onPointerUp={() => {
          from.current = undefined;
        }}
        onPointerCancel={() => {
          from.current = undefined;
        }}
        onKeyDown={onKeyDown}
        className="focus-ring relative block w-full cursor-grab touch-none overflow-hidden rounded-xl bg-muted active:cursor-grabbing"
      >
        <Cut shot={shot} aspect={aspect} />
        {zones.map((zone) => (
          <span
            key={`${zone.left} ${zone.top}`}
            className="absolute grid place-items-center border border-white/50 border-dashed bg-black/45 text-center text-[11px] text-white leading-tight"
            style={{
              left: `${zone.left * 100}%`,
              top: `${zone.top * 100}%`,
              width: `${zone.width * 100}%`,
              height: `${zone.height * 100}%`,
            }}
          >
            <span className={cn('px-1', zone.width < 0.2 && '[writing-mode:vertical-rl]')}>
              {t(zone.label)}
            </span>
          </span>
        ))}
        {children}
      </button>
      <Slider
        aria-label={t('Closer')}
        min={100}
        max={MAX_ZOOM * 100}
        step={5}
        value={[shot.place.zoom * 100]}
        onValueChange={([zoom]) => onPlace({ ...shot.place, zoom: zoom! / 100 })}
      />
    </div>
  );
}

/** The part that the frame shows, drawn as it will be cut. */
export function Cut({ shot, aspect, className }: { shot: Shot; aspect: number; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ground = canvas.current;
    const context = ground?.getContext('2d');
    if (!ground || !context) return;
    ground.width = aspect >= 1 ? DRAWN : Math.round(DRAWN * aspect);
    ground.height = Math.round(ground.width / aspect);
    const { left, top, width, height } = areaOf(sizeOf(shot), aspect, shot.place);
    context.imageSmoothingQuality = 'high';
    context.drawImage(shot.image, left, top, width, height, 0, 0, ground.width, ground.height);
  }, [shot, aspect]);
  return <canvas ref={canvas} aria-hidden className={cn('absolute inset-0 size-full', className)} />;
}
