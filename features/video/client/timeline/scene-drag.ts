/** Dragging on the strip: only what moves is touched, by transforms, and the project changes when it is let go. */

import { type Box, placeOf, roomFor } from './drag-math.ts';

/** Pixels before a press becomes a drag, and the border near which the strip scrolls by itself. */
const THRESHOLD = 5;
const BORDER = 48;
/** Milliseconds a finger rests before it lifts a scene; a quicker one scrolls. */
const LIFT = 280;

export interface DragPlace {
  scroller: HTMLElement;
  /** Holds all that carries `data-scene`. */
  track: HTMLElement;
}

interface Gesture {
  /** `by`: pixels since the press, the strip's own scrolling included. */
  onMove: (by: number, isFree: boolean) => void;
  /** `by` is undefined when it was given up. */
  onEnd: (by: number | undefined, isFree: boolean) => void;
}

/** Follows one pointer, once a frame at most. */
function follow(
  event: PointerEvent,
  { scroller, track }: DragPlace,
  kind: 'move' | 'edge',
  { onMove, onEnd }: Gesture,
): void {
  const startX = event.clientX;
  const startScroll = scroller.scrollLeft;
  let x = startX;
  let isFree = event.altKey;
  let isOn = false;
  let frame = 0;
  const needsLift = kind === 'move' && event.pointerType === 'touch';
  const by = () => x - startX + scroller.scrollLeft - startScroll;
  const step = () => {
    const { left, right } = scroller.getBoundingClientRect();
    if (kind === 'move' && x > right - BORDER) scroller.scrollLeft += (x - right + BORDER) / 4;
    if (kind === 'move' && x < left + BORDER) scroller.scrollLeft -= (left + BORDER - x) / 4;
    onMove(by(), isFree);
    frame = requestAnimationFrame(step);
  };
  const begin = () => {
    isOn = true;
    track.dataset.dragging = kind;
    frame = requestAnimationFrame(step);
  };
  const lift = needsLift ? window.setTimeout(begin, LIFT) : 0;
  const end = (isDone: boolean) => {
    window.clearTimeout(lift);
    cancelAnimationFrame(frame);
    stop.abort();
    if (!isOn) return;
    delete track.dataset.dragging;
    // The click that follows is part of the drag.
    const swallow = (click: Event) => click.stopPropagation();
    track.addEventListener('click', swallow, { capture: true, once: true });
    window.setTimeout(() => track.removeEventListener('click', swallow, { capture: true }));
    onEnd(isDone ? by() : undefined, isFree);
  };
  const stop = new AbortController();
  const { signal } = stop;
  const same = (other: PointerEvent) => other.pointerId === event.pointerId;
  window.addEventListener(
    'pointermove',
    (moved) => {
      if (!same(moved)) return;
      x = moved.clientX;
      isFree = moved.altKey;
      if (isOn || Math.abs(x - startX) < THRESHOLD) return;
      if (needsLift) end(false);
      else begin();
    },
    { signal },
  );
  window.addEventListener('pointerup', (up) => same(up) && end(true), { signal });
  window.addEventListener('pointercancel', (gone) => same(gone) && end(false), { signal });
  window.addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal });
  // A lifted scene is moved, and the page behind it is not.
  window.addEventListener('touchmove', (touch) => isOn && touch.preventDefault(), { signal, passive: false });
}

/** Elements of each scene: its tile, and what belongs to it in the lanes. */
function partsOf(track: HTMLElement, count: number): HTMLElement[][] {
  const parts: HTMLElement[][] = Array.from({ length: count }, () => []);
  for (const part of track.querySelectorAll<HTMLElement>('[data-scene]'))
    parts[Number(part.dataset.scene)]?.push(part);
  return parts;
}

const shift = (parts: readonly HTMLElement[], by: number) => {
  for (const part of parts) part.style.transform = by === 0 ? '' : `translateX(${by}px)`;
};

/** `boxes` and `index` count the person's own scenes; `offset` stands before them. */
export function dragScene(
  event: PointerEvent,
  place: DragPlace,
  { boxes, index, offset }: { boxes: readonly Box[]; index: number; offset: number },
  onDrop: (to: number) => void,
): void {
  const parts = partsOf(place.track, offset + boxes.length).slice(offset);
  let shown = index;
  follow(event, place, 'move', {
    onMove: (by) => {
      for (const part of parts[index]!) part.dataset.lifted = '';
      shift(parts[index]!, by);
      const next = placeOf(boxes, index, by);
      if (next === shown) return;
      shown = next;
      for (const [i, room] of roomFor(boxes, index, next).entries()) if (i !== index) shift(parts[i]!, room);
    },
    onEnd: (by) => {
      for (const part of parts[index]!) delete part.dataset.lifted;
      for (const part of parts) shift(part, 0);
      const to = by === undefined ? index : placeOf(boxes, index, by);
      if (to !== index) onDrop(to);
    },
  });
}

export interface EdgeDrag {
  index: number;
  count: number;
  box: Box;
  /** Pixels that the box changes by, after limits and snapping; and what is said meanwhile. */
  fit: (by: number, isFree: boolean) => { by: number; note: string };
  onDrop: (by: number) => void;
}

export function dragEdge(event: PointerEvent, place: DragPlace, edge: EdgeDrag): void {
  const parts = partsOf(place.track, edge.count);
  const tile = parts[edge.index]![0]!;
  const note = tile.querySelector<HTMLElement>('[data-note]');
  const before = { width: tile.style.width, note: note?.textContent ?? '' };
  const apply = (by: number) => {
    tile.style.width = `${edge.box.width + by}px`;
    for (const part of parts.slice(edge.index + 1)) shift(part, by);
  };
  follow(event, place, 'edge', {
    onMove: (by, isFree) => {
      const fitted = edge.fit(by, isFree);
      apply(fitted.by);
      tile.dataset.sizing = '';
      if (note) note.textContent = fitted.note;
    },
    onEnd: (by, isFree) => {
      apply(0);
      delete tile.dataset.sizing;
      tile.style.width = before.width;
      if (note) note.textContent = before.note;
      if (by !== undefined) edge.onDrop(edge.fit(by, isFree).by);
    },
  });
}
