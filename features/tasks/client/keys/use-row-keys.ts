/** Works the list by keyboard: arrows, Home and End between rows, E changes, Delete removes; focus is never lost. */

import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Task } from '../../contract.ts';
import { neighbour, rowMove } from './row-move.ts';

export interface RowKeysOptions {
  list: RefObject<HTMLUListElement | null>;
  rows: Virtualizer<Window, Element>;
  tasks: readonly Task[];
  onEdit: (task: Task) => void;
  onRemove: (task: Task) => void;
}

/** Frames to wait for a row that the list has yet to draw. */
const PATIENCE = 20;

export function useRowKeys({ list, rows, tasks, onEdit, onRemove }: RowKeysOptions) {
  const focusRow = (index: number, tries = PATIENCE) => {
    rows.scrollToIndex(index, { align: 'auto' });
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [role="checkbox"]`);
    if (row) row.focus({ preventScroll: true });
    else if (tries > 0) requestAnimationFrame(() => focusRow(index, tries - 1));
  };

  const remove = (task: Task) => {
    const next = neighbour(tasks.indexOf(task), tasks.length);
    if (next !== undefined) focusRow(next);
    onRemove(task);
  };

  /* Rows are drawn again only when their props change, so they need one function for the list's whole life. */
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });
  const removeRow = useCallback((task: Task) => latest.current(task), []);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const index = Number(row?.dataset.index);
    const task = tasks[index];
    if (!task) return;
    const target = rowMove(event.key, index, tasks.length);
    if (target !== undefined) focusRow(target);
    else if (event.key === 'e') onEdit(task);
    else if (event.key === 'Delete') remove(task);
    else return;
    event.preventDefault();
  };

  return { onKeyDown, removeRow };
}
