/** Steps that can be taken back: what is typed in one go is one of them. */

import type { VideoData, VideoScene } from '../../contract.ts';

export interface History {
  past: readonly VideoData[];
  present: VideoData;
  future: readonly VideoData[];
  /** What the last step changed, and when (milliseconds); null after undo, redo and a fresh start. */
  last: { field: string; at: number } | null;
}

export const MAX_STEPS = 500;
/** Milliseconds within which changes of one field belong together. */
const TOGETHER = 1000;
/** What is typed, dragged or slid, and so comes in many small changes. */
const FLOWING = new Set([
  'title',
  'description',
  'textOverlay',
  'overlayAt',
  'duration',
  'ending',
  'endCard',
  'brand',
  'narration',
]);

export const freshHistory = (present: VideoData): History => ({ past: [], present, future: [], last: null });

const changedKeys = <T extends object>(before: T, after: T): (keyof T)[] =>
  (Object.keys(after) as (keyof T)[]).filter((key) => before[key] !== after[key]);

/** The one field of one scene that differs; undefined where more does. */
function sceneField(before: readonly VideoScene[], after: readonly VideoScene[]): string | undefined {
  if (before.length !== after.length) return undefined;
  const changed = after.flatMap((scene, i) => (scene === before[i] ? [] : [[before[i]!, scene] as const]));
  const [pair] = changed;
  if (changed.length !== 1 || !pair || pair[0].id !== pair[1].id) return undefined;
  const keys = changedKeys(...pair);
  return keys.length === 1 && (keys[0] === 'text' || keys[0] === 'seconds')
    ? `${pair[1].id}.${keys[0]}`
    : undefined;
}

/** Names a change that may be the next letter of the last one; undefined for one that stands by itself. */
function flowOf(before: VideoData, after: VideoData): string | undefined {
  const keys = changedKeys(before, after);
  // The words of a scene carry the description along.
  if (keys.includes('scenes'))
    return keys.every((key) => key === 'scenes' || key === 'description')
      ? sceneField(before.scenes, after.scenes)
      : undefined;
  return keys.every((key) => FLOWING.has(key)) ? keys.join() : undefined;
}

/** `field`: where a person writes, if whoever calls knows better than the change itself shows. */
export function change(
  history: History,
  next: VideoData,
  at: number,
  field = flowOf(history.present, next),
): History {
  const { past, present, last } = history;
  const keys = changedKeys(present, next);
  if (keys.length === 0) return history;
  // Pictures that were drawn and words that were heard come by themselves: taking back a step does not take them away.
  if (keys.every((key) => key === 'drawn' || key === 'transcripts')) return amend(history, next);
  const isSame = field !== undefined && field === last?.field && at - last.at < TOGETHER;
  return {
    past: isSame ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    last: field === undefined ? null : { field, at },
  };
}

/** A change that is nobody's step, such as a new title from another tab. */
export const amend = (history: History, next: VideoData): History => ({ ...history, present: next });

export function undo({ past, present, future, ...rest }: History): History {
  const before = past.at(-1);
  if (!before) return { past, present, future, ...rest };
  return {
    past: past.slice(0, -1),
    present: { ...before, drawn: present.drawn, transcripts: present.transcripts },
    future: [present, ...future],
    last: null,
  };
}

export function redo({ past, present, future, ...rest }: History): History {
  const [next, ...later] = future;
  if (!next) return { past, present, future, ...rest };
  return {
    past: [...past, present],
    present: { ...next, drawn: present.drawn, transcripts: present.transcripts },
    future: later,
    last: null,
  };
}
