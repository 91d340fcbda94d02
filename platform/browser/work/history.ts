/** Steps that can be taken back, of designs and films: what is dragged or typed in one go is one of them. */

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last step belongs to, and when it was made (milliseconds); null after undo, redo and a fresh start. */
  last: { flow: string; at: number } | null;
}

export const MAX_STEPS = 500;
/** Milliseconds within which changes of one flow are one step. */
const TOGETHER = 1200;

export const freshHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

/** `flow`: names changes that come in many small ones, such as one drag or the letters of one text. */
export function change<T>(history: History<T>, next: T, at: number, flow?: string): History<T> {
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

/** A change that is nobody's step, such as a new title from another tab. */
export const amend = <T>(history: History<T>, next: T): History<T> => ({ ...history, present: next });

/** `keep`: what came by itself stays as it is now. */
type Keep<T> = (step: T, now: T) => T;
const asItWas = <T>(step: T): T => step;

export function undo<T>(history: History<T>, keep: Keep<T> = asItWas): History<T> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  const before = past.at(-1) as T;
  return {
    past: past.slice(0, -1),
    present: keep(before, present),
    future: [present, ...future],
    last: null,
  };
}

export function redo<T>(history: History<T>, keep: Keep<T> = asItWas): History<T> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  const [next, ...later] = future as [T, ...T[]];
  return { past: [...past, present], present: keep(next, present), future: later, last: null };
}
