/** Steps of a design that can be taken back; what is dragged or typed in one go is one of them. */

import type { DesignDocument } from '#engine/page/document/document.ts';

export interface History {
  past: readonly DesignDocument[];
  present: DesignDocument;
  future: readonly DesignDocument[];
  /** What the last step belongs to, and when it was made (milliseconds). */
  last: { flow: string; at: number } | null;
}

export const MAX_STEPS = 500;
/** Milliseconds within which changes of one flow are one step. */
const TOGETHER = 1200;

export const freshHistory = (present: DesignDocument): History => ({
  past: [],
  present,
  future: [],
  last: null,
});

/** `flow`: names changes that come in many small ones, such as one drag or the letters of one text. */
export function change(history: History, next: DesignDocument, at: number, flow?: string): History {
  const { past, present, last } = history;
  if (next === present) return history;
  const isSame = flow !== undefined && flow === last?.flow && at - last.at < TOGETHER;
  return {
    past: isSame ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    last: flow === undefined ? null : { flow, at },
  };
}

export function undo(history: History): History {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
    : history;
}

export function redo(history: History): History {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later, last: null } : history;
}
