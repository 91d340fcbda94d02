/** The project that is being edited, with undo and redo, by keys too. */

import { useCallback, useEffect, useReducer } from 'react';
import { amend, freshHistory } from '#platform/browser/work/history.ts';
import type { VideoData } from '../../contract.ts';
import { change, type FilmHistory, redo, undo } from './history.ts';

type Update = VideoData | ((now: VideoData) => VideoData);
type Action =
  | { kind: 'change'; update: Update; at: number; field: string | undefined }
  | { kind: 'amend'; update: Update }
  | { kind: 'reset'; update: Update }
  | { kind: 'undo' }
  | { kind: 'redo' };

function reduce(history: FilmHistory, action: Action): FilmHistory {
  if (action.kind === 'undo') return undo(history);
  if (action.kind === 'redo') return redo(history);
  const next = typeof action.update === 'function' ? action.update(history.present) : action.update;
  if (action.kind === 'change') return change(history, next, action.at, action.field);
  return action.kind === 'amend' ? amend(history, next) : freshHistory(next);
}

export interface Steps {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

export function useHistory(initial: VideoData) {
  const [history, dispatch] = useReducer(reduce, initial, freshHistory);
  /** `field`: changes of one field that come quickly are one step. */
  const setData = useCallback(
    (update: Update, field?: string) => dispatch({ kind: 'change', update, field, at: performance.now() }),
    [],
  );
  /** Without a step. */
  const amendData = useCallback((update: Update) => dispatch({ kind: 'amend', update }), []);
  /** Another project: its steps begin anew. */
  const resetData = useCallback((update: Update) => dispatch({ kind: 'reset', update }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || event.defaultPrevented || isText(event.target)) return;
      event.preventDefault();
      dispatch({ kind: action });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const steps: Steps = {
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
  return { data: history.present, setData, amendData, resetData, steps };
}

function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** In a text the browser's own undo is wanted; a window in front has nothing to do with the film. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=range], [type=checkbox], [type=color]), textarea, [contenteditable], [role=dialog]',
  ) !== null;
