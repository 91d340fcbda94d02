/** The list itself. Only the rows near the visible part exist, so ten thousand tasks scroll like ten. */

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import type { Task } from '../contract.ts';
import { useRowKeys } from './keys/use-row-keys.ts';
import { TaskRow, type TaskRowActions } from './task-row.tsx';

/** Pixels of a row with a one-line title, before it has been measured. */
const ROW_GUESS = 88;

export interface TaskRowsProps extends TaskRowActions {
  tasks: readonly Task[];
  now: number;
}

export function TaskRows({ tasks, now, onToggle, onEdit, onRemove }: TaskRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  /* How far down the page the list starts changes with everything above it, so it is read after every drawing. */
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  const rows = useWindowVirtualizer({
    count: tasks.length,
    estimateSize: () => ROW_GUESS,
    getItemKey: (index) => tasks[index]!.id,
    overscan: 8,
    scrollMargin: top,
  });
  const { onKeyDown, removeRow, toggleRow } = useRowKeys({ list, rows, tasks, onEdit, onToggle, onRemove });

  return (
    <ul
      ref={list}
      aria-label={t('Tasks')}
      onKeyDown={onKeyDown}
      className="relative -mx-1 px-1 max-sm:mb-20"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const task = tasks[index]!;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={tasks.length}
            aria-posinset={index + 1}
            className="absolute inset-x-1 top-0 pb-2.5"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <TaskRow task={task} now={now} onToggle={toggleRow} onEdit={onEdit} onRemove={removeRow} />
          </li>
        );
      })}
    </ul>
  );
}
