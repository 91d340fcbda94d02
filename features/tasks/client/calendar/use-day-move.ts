/** Moves tasks between days, by dragging or with Alt and the arrow keys; the focus goes with the task. */

import { addDays } from 'date-fns';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Task } from '../../contract.ts';
import { dayKey, dayOfKey, daysOfKey } from './days.ts';

/** Pixels that a pressed mouse moves before it drags; less is a click. */
const SLACK = 5;

interface Drag {
  x: number;
  y: number;
  isMoving: boolean;
  day: string | undefined;
}

const dayAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((one) => (one as HTMLElement).dataset.day)
    .find(Boolean);

export function useDayMove(root: RefObject<HTMLElement | null>, onMove: (task: Task, day: Date) => void) {
  /** The day under the pointer while a task is dragged. */
  const [over, setOver] = useState<string>();
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  /** Where the task that was moved by keyboard will stand once it is drawn there. */
  const followed = useRef<string>(undefined);

  useEffect(() => {
    const chip = followed.current && root.current?.querySelector<HTMLElement>(followed.current);
    if (!chip) return;
    followed.current = undefined;
    chip.focus();
  });

  const move = (task: Task, day: Date | undefined) => {
    if (!day || !task.dueDate || dayKey(new Date(task.dueDate)) === dayKey(day)) return;
    onMove(task, day);
  };

  const settle = (chip: HTMLElement) => {
    drag.current = undefined;
    chip.style.transform = '';
    chip.style.zIndex = '';
    setOver(undefined);
  };

  return {
    over,
    chip: (task: Task) => ({
      'data-task': task.id,
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
        if (now.isMoving) move(task, dayOfKey(now.day ?? null));
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' && drag.current) return settle(event.currentTarget);
        const by = daysOfKey(event.key);
        if (!event.altKey || by === undefined || !task.dueDate) return;
        event.preventDefault();
        event.stopPropagation();
        const day = addDays(new Date(task.dueDate), by);
        followed.current = `[data-day="${dayKey(day)}"] [data-task="${CSS.escape(task.id)}"]`;
        move(task, day);
      },
    }),
    /** A click that ends a drag opens nothing. */
    isClick: () => !wasDragged.current,
  };
}

export type DayMove = ReturnType<typeof useDayMove>;
