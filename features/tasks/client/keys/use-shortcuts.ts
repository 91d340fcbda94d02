/** Shortcuts for the whole screen; those of a single key can be switched off (voice control types letters). */

import { useEffect, useRef, useState } from 'react';

const STORED = 'atelier.task-shortcuts';

export interface Shortcuts {
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
}

export function useShortcuts(actions: Record<string, () => void>): Shortcuts {
  const [enabled, setEnabled] = useState(() => localStorage.getItem(STORED) !== 'off');
  const latest = useRef(actions);
  const isEnabled = useRef(enabled);
  useEffect(() => {
    latest.current = actions;
    isEnabled.current = enabled;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || isBusy(event.target)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const action = latest.current[isCommand && !event.shiftKey ? `Ctrl+${event.key}` : event.key];
      if (!action || (isCommand && event.shiftKey) || (!isCommand && !isEnabled.current)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
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
