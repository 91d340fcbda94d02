/** Works the list by keyboard: arrows, Home and End between rows, E changes, Delete removes; focus is never lost. */

import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Task } from '../../contract.ts';
import { neighbour, rowMove } from './row-move.ts';
import { useWantedRow, wantRow } from './wanted-row.ts';

export interface RowKeysOptions {
  list: RefObject<HTMLUListElement | null>;
  rows: Virtualizer<Window, Element>;
  tasks: readonly Task[];
  onEdit: (task: Task) => void;
  onToggle: (task: Task) => void;
  onRemove: (task: Task) => void;
}

/** Frames to wait for a row that the list has yet to draw. */
const PATIENCE = 20;

export function useRowKeys({ list, rows, tasks, onEdit, onToggle, onRemove }: RowKeysOptions) {
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

  /** What was ticked moves away, perhaps out of what is drawn: focus goes to the task that takes its place. */
  const ticked = useRef<{ id: string; index: number }>(undefined);
  const toggle = (task: Task) => {
    const index = tasks.indexOf(task);
    const hasFocus = list.current?.querySelector(`[data-index="${index}"]`)?.contains(document.activeElement);
    ticked.current = hasFocus ? { id: task.id, index } : undefined;
    onToggle(task);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order has changed
  useEffect(() => {
    if (!ticked.current) return;
    const { id, index } = ticked.current;
    ticked.current = undefined;
    if (tasks.length > 0 && tasks[index]?.id !== id) focusRow(Math.min(index, tasks.length - 1));
  }, [tasks]);

  const wanted = useWantedRow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row is there
  useEffect(() => {
    const index = tasks.findIndex(({ id }) => id === wanted);
    if (index < 0) return;
    wantRow(undefined);
    focusRow(index);
  }, [tasks, wanted]);

  /* Rows are drawn again only when their props change, so they need one function for the list's whole life. */
  const latest = useRef({ remove, toggle });
  useEffect(() => {
    latest.current = { remove, toggle };
  });
  const removeRow = useCallback((task: Task) => latest.current.remove(task), []);
  const toggleRow = useCallback((task: Task) => latest.current.toggle(task), []);

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

  return { onKeyDown, removeRow, toggleRow };
}
