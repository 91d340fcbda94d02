/** Moves tasks between days, by dragging or with Alt and the arrow keys; the focus goes with the task. */

import { addDays } from 'date-fns';
import { type DragEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Task } from '../../contract.ts';
import { dayKey, daysOfKey } from './days.ts';

const KIND = 'application/x-atelier-task';

export function useDayMove(
  root: RefObject<HTMLElement | null>,
  tasks: readonly Task[],
  onMove: (task: Task, day: Date) => void,
) {
  /** The day under the pointer while a task is dragged. */
  const [over, setOver] = useState<string>();
  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (!followed.current) return;
    root.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(followed.current)}"]`)?.focus();
    followed.current = undefined;
  });

  const move = (task: Task, day: Date) => {
    if (task.dueDate && dayKey(new Date(task.dueDate)) === dayKey(day)) return;
    onMove(task, day);
  };

  return {
    over,
    chip: (task: Task) => ({
      draggable: true,
      'data-task': task.id,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(KIND, task.id);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragEnd: () => setOver(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const by = daysOfKey(event.key);
        if (!event.altKey || by === undefined || !task.dueDate) return;
        event.preventDefault();
        event.stopPropagation();
        followed.current = task.id;
        move(task, addDays(new Date(task.dueDate), by));
      },
    }),
    target: (day: Date) => ({
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(KIND)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(dayKey(day));
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(undefined);
        const id = event.dataTransfer.getData(KIND);
        const task = tasks.find((one) => one.id === id);
        if (task) move(task, day);
      },
    }),
  };
}

export type DayMove = ReturnType<typeof useDayMove>;
