/** Moves through the list by keyboard: arrows, Home and End between rows, E changes, Delete removes. */

import type { Virtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent, RefObject } from 'react';
import type { Task } from '../../contract.ts';
import { afterRemoval, rowMove } from './row-move.ts';

export interface RowKeysOptions {
  list: RefObject<HTMLUListElement | null>;
  rows: Virtualizer<Window, Element>;
  tasks: readonly Task[];
  onEdit: (task: Task) => void;
  onRemove: (task: Task) => void;
}

export function useRowKeys({ list, rows, tasks, onEdit, onRemove }: RowKeysOptions) {
  /* The row may not exist until the list has scrolled there, so the focus follows once it does. */
  const focusRow = (index: number, tries = 10) => {
    rows.scrollToIndex(index, { align: 'auto' });
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [role="checkbox"]`);
    if (row) row.focus({ preventScroll: true });
    else if (tries > 0) requestAnimationFrame(() => focusRow(index, tries - 1));
  };

  return (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const index = Number(row?.dataset.index);
    const task = tasks[index];
    if (!task) return;
    const target = rowMove(event.key, index, tasks.length);
    if (target !== undefined) focusRow(target);
    else if (event.key === 'e') onEdit(task);
    else if (event.key === 'Delete') {
      const next = afterRemoval(index, tasks.length);
      onRemove(task);
      if (next !== undefined) requestAnimationFrame(() => focusRow(next));
    } else return;
    event.preventDefault();
  };
}
