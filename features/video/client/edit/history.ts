/** What is one step of a film: the letters of one text, a drag, and nothing that came by itself. */

import {
  amend,
  type History,
  redo as redoStep,
  change as step,
  undo as undoStep,
} from '#platform/browser/work/history.ts';
import type { VideoData, VideoScene } from '../../contract.ts';

export type FilmHistory = History<VideoData>;

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
  history: FilmHistory,
  next: VideoData,
  at: number,
  field = flowOf(history.present, next),
): FilmHistory {
  const keys = changedKeys(history.present, next);
  if (keys.length === 0) return history;
  // Pictures that were drawn and words that were heard come by themselves: taking back a step does not take them away.
  if (keys.every((key) => key === 'drawn' || key === 'transcripts')) return amend(history, next);
  return step(history, next, at, field);
}

const withWhatCame = (data: VideoData, { drawn, transcripts }: VideoData): VideoData => ({
  ...data,
  drawn,
  transcripts,
});
export const undo = (history: FilmHistory): FilmHistory => undoStep(history, withWhatCame);
export const redo = (history: FilmHistory): FilmHistory => redoStep(history, withWhatCame);
