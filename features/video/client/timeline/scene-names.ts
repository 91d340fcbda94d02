/** How scenes are named on the timeline, for the eye and for screen readers. */

import type { Transition } from '../../contract.ts';
import { type SceneCut, type Storyboard, shownText } from '../../scene/storyboard.ts';

export const lengthOf = ({ start, end }: SceneCut): number => end - start;

/** 4.2; a whole number of seconds has no decimals. */
export const showSeconds = (seconds: number): string => String(Math.round(seconds * 10) / 10);

export const beatsOf = ({ scenes }: Storyboard): SceneCut[] => scenes.filter((one) => one.kind === 'beat');

/** Where the first scene of one's own stands among all. */
export const firstBeat = ({ scenes }: Storyboard): number => scenes.findIndex((one) => one.kind === 'beat');

const NAMES = { title: 'Title card', end: 'Ending' } as const;

export function sceneName(board: Storyboard, index: number): string {
  const scene = board.scenes[index]!;
  if (scene.kind !== 'beat') return NAMES[scene.kind];
  return `Scene ${index - firstBeat(board) + 1} of ${beatsOf(board).length}`;
}

/** "Scene 2 of 5, 4.2 seconds: Every day." */
export function sceneLabel(board: Storyboard, index: number): string {
  const scene = board.scenes[index]!;
  const words = shownText(scene.headline);
  const lasts = `${showSeconds(lengthOf(scene))} seconds`;
  return `${sceneName(board, index)}, ${lasts}${words ? `: ${words}` : ', no text'}`;
}

export const TRANSITION_NAMES: Record<Transition, string> = {
  wipe: 'Wipe',
  fade: 'Fade',
  slide: 'Slide',
  zoom: 'Zoom',
  circle: 'Circle',
  cut: 'Hard cut',
};
