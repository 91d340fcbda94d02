/** Single-key shortcuts for the whole screen, which a person can switch off (voice control types letters). */

import { useEffect, useRef, useState } from 'react';

const STORED = 'atelier.task-shortcuts';

export interface Shortcuts {
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
}

export function useShortcuts(actions: Record<string, () => void>): Shortcuts {
  const [enabled, setEnabled] = useState(() => localStorage.getItem(STORED) !== 'off');
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target))
        return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled]);
  return {
    enabled,
    setEnabled: (next) => {
      localStorage.setItem(STORED, next ? 'on' : 'off');
      setEnabled(next);
    },
  };
}

/** Typing into a field, or inside a window, menu or list that has its own keys. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=menu]') !==
    null;
