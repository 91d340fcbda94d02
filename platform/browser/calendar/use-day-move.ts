/** Moves things between days, by dragging or with Alt and the arrow keys; the focus goes with what is moved. */

import { addDays } from 'date-fns';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { onWall } from '../preferences/time-zone.ts';
import { dayKey, dayOfKey, daysOfKey } from './days.ts';

/** Pixels that a pressed mouse moves before it drags; less is a click. */
const SLACK = 5;

interface Drag {
  x: number;
  y: number;
  isMoving: boolean;
  day: string | undefined;
}

export interface Movable {
  id: string;
  /** Its moment; null where it has none. */
  at: string | null;
}

const dayAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((one) => (one as HTMLElement).dataset.day)
    .find(Boolean);

export function useDayMove<T extends Movable>(
  root: RefObject<HTMLElement | null>,
  onMove: (thing: T, day: Date) => void,
) {
  /** The day under the pointer while something is dragged. */
  const [over, setOver] = useState<string>();
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  /** Where what was moved by keyboard will stand once it is drawn there. */
  const followed = useRef<string>(undefined);

  useEffect(() => {
    const chip = followed.current && root.current?.querySelector<HTMLElement>(followed.current);
    if (!chip) return;
    followed.current = undefined;
    chip.focus();
  });

  const move = (thing: T, day: Date | undefined) => {
    if (!day || !thing.at || dayKey(onWall(thing.at)) === dayKey(day)) return;
    onMove(thing, day);
  };

  const settle = (chip: HTMLElement) => {
    drag.current = undefined;
    chip.style.transform = '';
    chip.style.zIndex = '';
    setOver(undefined);
  };

  return {
    over,
    chip: (thing: T) => ({
      'data-dated': thing.id,
      /* By pointer events and not by the browser's own dragging, which Firefox refuses for buttons. */
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        // At once: a quick hand leaves the chip before it has moved.
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, isMoving: false, day: undefined };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        if (!now) return;
        const [x, y] = [event.clientX - now.x, event.clientY - now.y];
        if (!now.isMoving && Math.hypot(x, y) < SLACK) return;
        const chip = event.currentTarget;
        const day = dayAt(event.clientX, event.clientY);
        drag.current = { ...now, isMoving: true, day };
        chip.style.transform = `translate(${x}px, ${y}px)`;
        chip.style.zIndex = '40';
        setOver(day);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        if (!now) return;
        settle(event.currentTarget);
        wasDragged.current = now.isMoving;
        if (now.isMoving) move(thing, dayOfKey(now.day ?? null));
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' && drag.current) return settle(event.currentTarget);
        const by = daysOfKey(event.key);
        if (!event.altKey || by === undefined || !thing.at) return;
        event.preventDefault();
        event.stopPropagation();
        const day = addDays(onWall(thing.at), by);
        followed.current = `[data-day="${dayKey(day)}"] [data-dated="${CSS.escape(thing.id)}"]`;
        move(thing, day);
      },
    }),
    /** A click that ends a drag opens nothing. */
    isClick: () => !wasDragged.current,
  };
}

export type DayMove<T extends Movable> = ReturnType<typeof useDayMove<T>>;
