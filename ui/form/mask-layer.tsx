/** What is meant in the photo: painted with a brush, or found from clicks, shown in colour over it. */

import { type PointerEvent, useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import { Spinner } from '#ui/display/spinner.tsx';

export interface Stroke {
  points: [number, number][];
  /** Width of the brush, as a share of the longer side. */
  size: number;
}

export interface MaskLayerProps {
  mode: 'brush' | 'click';
  strokes: Stroke[];
  /** Width of the brush, as a share of the longer side. */
  brush: number;
  /** A grey picture as a data address. */
  mask: string | undefined;
  isLooking: boolean;
  onStroke: (strokes: Stroke[]) => void;
  onClick: (x: number, y: number, include: boolean) => void;
}

const TINT = 'rgb(124 58 237 / 0.55)';

export function MaskLayer({ mode, strokes, brush, mask, isLooking, onStroke, onClick }: MaskLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const box = element.getBoundingClientRect();
    element.width = Math.max(1, Math.round(box.width));
    element.height = Math.max(1, Math.round(box.height));
    const longer = Math.max(element.width, element.height);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = '#7c3aed';
    for (const { points, size } of strokes) {
      context.lineWidth = size * longer;
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x * element.width, y * element.height);
      if (points.length === 1)
        context.lineTo(points[0]![0] * element.width + 0.1, points[0]![1] * element.height);
      context.stroke();
    }
  }, [strokes]);

  const placeOf = (event: PointerEvent): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    return [clamp((event.clientX - box.left) / box.width), clamp((event.clientY - box.top) / box.height)];
  };
  const onDown = (event: PointerEvent) => {
    event.preventDefault();
    const place = placeOf(event);
    if (mode === 'click') return onClick(place[0], place[1], !event.altKey);
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    onStroke([...strokes, { points: [place], size: brush }]);
  };
  const onMove = (event: PointerEvent) => {
    if (!isDown.current) return;
    const last = strokes.at(-1);
    if (last)
      onStroke([...strokes.slice(0, -1), { ...last, points: [...last.points, placeOf(event)].slice(-4000) }]);
  };
  const onUp = () => {
    isDown.current = false;
  };

  return (
    <div
      role="application"
      aria-label={mode === 'brush' ? t('Paint over it') : t('Click on it')}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      className="absolute inset-0 cursor-crosshair touch-none"
    >
      <canvas ref={canvas} className="size-full opacity-55" />
      {mask && (
        <span
          className="pointer-events-none absolute inset-0"
          style={{
            background: TINT,
            maskImage: `url(${mask})`,
            maskMode: 'luminance',
            maskSize: '100% 100%',
          }}
        />
      )}
      {isLooking && (
        <span className="absolute inset-0 grid place-items-center bg-black/30 text-white">
          <Spinner />
        </span>
      )}
    </div>
  );
}
