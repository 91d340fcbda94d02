/** Handles over the preview: every word, picture and logo on the page of a scene can be moved, resized and turned. */

import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { t } from '#common/texts.ts';
import type { Page } from '#engine/page/document/document.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import { type Gesture, type GestureStart, gestured, targetsOf } from '#engine/page/edit/gestures.ts';
import { frameOf, handlesOf, placeOf } from '#engine/page/edit/handles.ts';
import { HandleFrame } from '#ui/overlay/handle-frame.tsx';
import type { LayerPlace } from '../../contract.ts';
import {
  cropMoved,
  groundPicture,
  isMovable,
  placeOfLayer,
  withoutLayer,
} from '../../scene/pages/moved-layers.ts';

export interface PageHandlesProps {
  page: Page;
  places: readonly LayerPlace[];
  /** Width by height of the picture that is the page's ground. */
  ratio: number | undefined;
  /** What lies over all scenes, in pixels of the page. */
  over: readonly Layer[];
  /** The layer that is worked on. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** While one of those is moved. */
  onOver: (layer: Layer) => void;
  /** Where the preview lies, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number };
  /** While something is dragged; null: not any more. */
  onLive: (places: LayerPlace[] | null) => void;
  onChange: (places: LayerPlace[]) => void;
  onDone: () => void;
}

/** Pixels of the screen within which something catches. */
const CATCH = 6;
/** Of the page's shorter side, for each press of an arrow key; with Shift the larger one. */
const STEP = { small: 0.005, large: 0.05 };
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const NEARER: Record<string, number> = { '+': 1.08, '=': 1.08, '-': 1 / 1.08 };

/** What lies over all scenes, by the names of its handles. */
export const OVER = { logo: 'over-logo', captions: 'over-captions' } as const;

const nameOf = (layer: Layer): string =>
  layer.type === 'text' ? layer.text.slice(0, 60) : layer.type === 'logo' ? t('Logo') : t('Picture');

export function PageHandles({
  page,
  places,
  ratio,
  over,
  chosen,
  onChoose: setChosen,
  box,
  onLive,
  onChange,
  onOver,
  onDone,
}: PageHandlesProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const groundButton = useRef<HTMLButtonElement>(null);
  const doing = useRef<{
    gesture: Gesture;
    start: GestureStart;
    last: LayerPlace[] | null;
    isCrop?: boolean;
  } | null>(null);
  const zoom = box.width / page.width;
  const movable = useMemo(
    () => [...page.layers.filter((one) => isMovable(one, page)), ...over],
    [page, over],
  );
  const selected = movable.find(({ id }) => id === chosen);
  const ground = ratio ? groundPicture(page) : undefined;
  const isOver = (layer: Layer) => over.some(({ id }) => id === layer.id);
  const withCrop = (by: { dx: number; dy: number; nearer?: number }, from = ground): LayerPlace[] => [
    ...places.filter((one) => one.layer !== from!.id),
    { ...placeOfLayer(from!, page), crop: cropMoved(from!, ratio!, by) },
  ];

  const withLayer = (layer: Layer): LayerPlace[] => [
    ...places.filter((one) => one.layer !== layer.id),
    { ...places.find((one) => one.layer === layer.id), ...placeOfLayer(layer, page) },
  ];
  const pointOf = (event: { clientX: number; clientY: number }) => {
    const { left, top } = sheet.current!.getBoundingClientRect();
    return { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom };
  };
  const begin = (gesture: Gesture, event: PointerEvent, layer: Layer, isCrop = false) => {
    if (event.button !== 0) return;
    event.preventDefault();
    sheet.current?.setPointerCapture(event.pointerId);
    const start = {
      layers: [layer],
      targets: targetsOf({ ...page, layers: movable }, new Set([layer.id])),
      at: pointOf(event),
      reach: CATCH / zoom,
    };
    doing.current = { gesture, start, last: null, isCrop };
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = doing.current;
    if (!now) return;
    const to = pointOf(event);
    const [held] = now.start.layers;
    if (now.isCrop) {
      const by = { dx: to.x - now.start.at.x, dy: to.y - now.start.at.y };
      now.last = withCrop(by, held as typeof ground);
      onLive(now.last);
      return;
    }
    const keys = { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey };
    const [layer] = gestured(now.gesture, now.start, to, keys).layers.values();
    if (!layer) return;
    if (isOver(layer)) return onOver(layer);
    now.last = withLayer(layer);
    onLive(now.last);
  };
  const end = (isKept: boolean) => {
    const last = doing.current?.last;
    doing.current = null;
    onLive(null);
    if (last && isKept) onChange(last);
  };
  const onKeyDown = (event: KeyboardEvent, layer: Layer) => {
    if (event.key === 'Escape') onDone();
    if ((event.key === 'Delete' || event.key === 'Backspace') && !isOver(layer)) {
      event.preventDefault();
      onChange(withoutLayer(layer, page, places));
      return;
    }
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const by = Math.min(page.width, page.height) * (event.shiftKey ? STEP.large : STEP.small);
    const next = { ...layer, x: layer.x + arrow[0] * by, y: layer.y + arrow[1] * by };
    if (isOver(layer)) onOver(next);
    else onChange(withLayer(next));
  };
  const onCropKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    const arrow = ARROWS[event.key];
    const nearer = NEARER[event.key];
    if (!arrow && !nearer) return;
    event.preventDefault();
    const by = Math.min(page.width, page.height) * (event.shiftKey ? STEP.large : STEP.small) * 2;
    onChange(withCrop({ dx: (arrow?.[0] ?? 0) * by, dy: (arrow?.[1] ?? 0) * by, ...(nearer && { nearer }) }));
  };
  const frame = selected && frameOf([selected]);
  // React listens to the wheel where it cannot keep the page from scrolling.
  useEffect(() => {
    const button = groundButton.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      onChange(withCrop({ dx: 0, dy: 0, nearer: event.deltaY < 0 ? NEARER['+']! : NEARER['-']! }));
    };
    button?.addEventListener('wheel', onWheel, { passive: false });
    return () => button?.removeEventListener('wheel', onWheel);
  });
  return (
    <div
      ref={sheet}
      className="absolute touch-none"
      style={box}
      onPointerMove={onPointerMove}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    >
      {ground && (
        <button
          ref={groundButton}
          type="button"
          aria-label={t('Move the picture in its frame: arrow keys, plus and minus')}
          className="focus-ring absolute cursor-grab touch-none"
          style={placeOf(ground, zoom)}
          onFocus={() => setChosen(null)}
          onKeyDown={onCropKey}
          onPointerDown={(event) => {
            setChosen(null);
            begin({ kind: 'move' }, event, ground, true);
          }}
        />
      )}
      {movable.map((layer) => (
        <button
          key={layer.id}
          type="button"
          aria-label={t('Move “{0}” with the arrow keys', nameOf(layer))}
          aria-pressed={layer.id === chosen}
          className="focus-ring absolute cursor-move touch-none border border-white/70 border-dashed outline outline-black/30"
          style={placeOf(layer, zoom)}
          onFocus={() => setChosen(layer.id)}
          onKeyDown={(event) => onKeyDown(event, layer)}
          onPointerDown={(event) => {
            setChosen(layer.id);
            begin({ kind: 'move' }, event, layer);
          }}
        />
      ))}
      {selected && frame && selected.id !== OVER.captions && (
        <HandleFrame
          style={placeOf(frame, zoom)}
          handles={handlesOf([selected], zoom)}
          turnLabel={t('Turn')}
          onPull={(handle, event) => begin({ kind: 'resize', handle }, event, selected)}
          {...(!isOver(selected) && {
            onTurn: (event: PointerEvent) => begin({ kind: 'rotate' }, event, selected),
          })}
        />
      )}
    </div>
  );
}
