/** Handles over the preview: every word, picture and logo on the page of a scene can be moved, resized and turned. */

import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import type { Page } from '#engine/page/document/document.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import { type Gesture, type GestureStart, gestured, targetsOf } from '#engine/page/edit/gestures.ts';
import { frameOf, handlesOf, placeOf } from '#engine/page/edit/handles.ts';
import { HandleFrame } from '#ui/overlay/handle-frame.tsx';
import type { LayerPlace } from '../../contract.ts';
import { isMovable, placeOfLayer } from '../../scene/pages/moved-layers.ts';

export interface PageHandlesProps {
  page: Page;
  places: readonly LayerPlace[];
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

const nameOf = (layer: Layer): string =>
  layer.type === 'text' ? layer.text.slice(0, 60) : layer.type === 'logo' ? t('Logo') : t('Picture');

export function PageHandles({ page, places, box, onLive, onChange, onDone }: PageHandlesProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const doing = useRef<{ gesture: Gesture; start: GestureStart; last: LayerPlace[] | null } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const zoom = box.width / page.width;
  const movable = useMemo(() => page.layers.filter((one) => isMovable(one, page)), [page]);
  const selected = movable.find(({ id }) => id === chosen);

  const withLayer = (layer: Layer): LayerPlace[] => [
    ...places.filter((one) => one.layer !== layer.id),
    placeOfLayer(layer, page),
  ];
  const pointOf = (event: { clientX: number; clientY: number }) => {
    const { left, top } = sheet.current!.getBoundingClientRect();
    return { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom };
  };
  const begin = (gesture: Gesture, event: PointerEvent, layer: Layer) => {
    if (event.button !== 0) return;
    event.preventDefault();
    sheet.current?.setPointerCapture(event.pointerId);
    const start = {
      layers: [layer],
      targets: targetsOf({ ...page, layers: movable }, new Set([layer.id])),
      at: pointOf(event),
      reach: CATCH / zoom,
    };
    doing.current = { gesture, start, last: null };
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = doing.current;
    if (!now) return;
    const keys = { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey };
    const [layer] = gestured(now.gesture, now.start, pointOf(event), keys).layers.values();
    if (!layer) return;
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
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const by = Math.min(page.width, page.height) * (event.shiftKey ? STEP.large : STEP.small);
    onChange(withLayer({ ...layer, x: layer.x + arrow[0] * by, y: layer.y + arrow[1] * by }));
  };
  const frame = selected && frameOf([selected]);
  return (
    <div
      ref={sheet}
      className="absolute touch-none"
      style={box}
      onPointerMove={onPointerMove}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    >
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
      {selected && frame && (
        <HandleFrame
          style={placeOf(frame, zoom)}
          handles={handlesOf([selected], zoom)}
          turnLabel={t('Turn')}
          onPull={(handle, event) => begin({ kind: 'resize', handle }, event, selected)}
          onTurn={(event) => begin({ kind: 'rotate' }, event, selected)}
        />
      )}
    </div>
  );
}
