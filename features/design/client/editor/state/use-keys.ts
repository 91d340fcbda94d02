/** The editor by keyboard, wherever the focus is, except where somebody writes. */

import { useEffect, useRef } from 'react';
import type { Commands } from './commands.ts';
import type { Editor } from './use-editor.ts';

export interface KeyTargets {
  editor: Editor;
  commands: Commands;
  onWrite: (id: string) => void;
  onZoom: (step: 1 | -1 | 0) => void;
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=color]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=slider]',
  ) !== null;

export function useKeys(targets: KeyTargets): void {
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** True when the key meant something. */
function act(event: KeyboardEvent, targets: KeyTargets): boolean {
  const { editor, commands, onWrite } = targets;
  if (event.ctrlKey || event.metaKey) return actWithControl(event, targets);
  const arrow = ARROWS[event.key];
  const [only] = editor.selected;
  if (arrow && only) {
    const far = event.shiftKey ? 10 : 1;
    commands.nudge(arrow[0] * far, arrow[1] * far);
    return true;
  }
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      if (only) commands.remove();
      return Boolean(only);
    case 'Escape':
      if (only) editor.select([]);
      return Boolean(only);
    case 'Enter':
    case 'F2':
      // On a button it presses the button.
      if (event.target instanceof HTMLButtonElement && event.key === 'Enter') return false;
      if (only?.type === 'text') onWrite(only.id);
      return only?.type === 'text';
    case ']':
    case '[':
      if (only) commands.order(event.key === ']' ? 'forward' : 'backward');
      return Boolean(only);
    case 'PageUp':
      editor.showPage(editor.pageIndex - 1);
      return true;
    case 'PageDown':
      editor.showPage(editor.pageIndex + 1);
      return true;
    default:
      return false;
  }
}

function actWithControl(event: KeyboardEvent, { editor, commands, onZoom }: KeyTargets): boolean {
  const letter = event.key.toLowerCase();
  const actions: Record<string, () => void> = {
    z: event.shiftKey ? editor.redo : editor.undo,
    y: editor.redo,
    c: commands.copy,
    x: commands.cut,
    v: commands.paste,
    d: commands.duplicate,
    a: commands.selectAll,
    g: commands.groupOrUngroup,
    ']': () => commands.order('front'),
    '[': () => commands.order('back'),
    '+': () => onZoom(1),
    '=': () => onZoom(1),
    '-': () => onZoom(-1),
    '0': () => onZoom(0),
  };
  const action = event.altKey ? undefined : actions[letter];
  action?.();
  return action !== undefined;
}
