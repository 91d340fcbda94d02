/** The list of toasts outside of React, so that any code can show one; at most one is kept. */

import type { ReactNode } from 'react';

/** One toast is visible at a time: a new one takes the place of the old. */
export const TOAST_LIMIT = 1;

/** Milliseconds that a dismissed toast stays in the list before it is forgotten. */
export const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

export interface ToastEntry extends ToastOptions {
  id: string;
  open: boolean;
}

export type ToastEvent =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'dismiss'; id: string }
  | { type: 'remove'; id: string };

export function toastReducer(list: readonly ToastEntry[], event: ToastEvent): readonly ToastEntry[] {
  switch (event.type) {
    case 'add':
      return [event.toast, ...list].slice(0, TOAST_LIMIT);
    case 'dismiss':
      return list.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case 'remove':
      return list.filter((toast) => toast.id !== event.id);
  }
}

let list: readonly ToastEntry[] = [];
let count = 0;
const listeners = new Set<() => void>();
const waiting = new Map<string, () => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function dispatch(event: ToastEvent): void {
  list = toastReducer(list, event);
  for (const listener of listeners) listener();
}

export const toastList = (): readonly ToastEntry[] => list;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismissToast(id: string): void {
  dispatch({ type: 'dismiss', id });
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      dispatch({ type: 'remove', id });
    }, TOAST_REMOVE_DELAY),
  );
}

export interface ShownToast {
  id: string;
  dismiss: () => void;
  /** Resolves once it stands in the document; never for one whose place was taken before that. */
  shown: Promise<void>;
}

export function toast(options: ToastOptions): ShownToast {
  count += 1;
  const id = String(count);
  waiting.clear();
  const shown = new Promise<void>((resolve) => waiting.set(id, resolve));
  dispatch({ type: 'add', toast: { ...options, id, open: true } });
  return { id, dismiss: () => dismissToast(id), shown };
}

/** Called by whatever draws the toasts. */
export function reportShown(id: string): void {
  waiting.get(id)?.();
  waiting.delete(id);
}
