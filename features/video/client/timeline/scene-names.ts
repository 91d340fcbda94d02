/** How scenes are named on the timeline, for the eye and for screen readers. */

import { t } from '#common/texts.ts';
import type { Transition } from '../../contract.ts';
import type { SceneCut, Storyboard } from '../../scene/storyboard.ts';
import { shownText } from '../../script/told.ts';

export const lengthOf = ({ start, end }: SceneCut): number => end - start;

/** 4.2; a whole number of seconds has no decimals. */
export const showSeconds = (seconds: number): string => String(Math.round(seconds * 10) / 10);

export const beatsOf = ({ scenes }: Storyboard): SceneCut[] => scenes.filter((one) => one.kind === 'beat');

/** Where the first scene of one's own stands among all. */
export const firstBeat = ({ scenes }: Storyboard): number => scenes.findIndex((one) => one.kind === 'beat');

const NAMES = { title: t('Title card'), end: t('Ending') } as const;

export function sceneName(board: Storyboard, index: number): string {
  const scene = board.scenes[index]!;
  if (scene.kind !== 'beat') return NAMES[scene.kind];
  return t('Scene {0} of {1}', index - firstBeat(board) + 1, beatsOf(board).length);
}

/** "Scene 2 of 5, 4.2 seconds: Every day." */
export function sceneLabel(board: Storyboard, index: number): string {
  const scene = board.scenes[index]!;
  const words = shownText(scene.headline);
  const lasts = t('{0} seconds', showSeconds(lengthOf(scene)));
  return `${sceneName(board, index)}, ${lasts}${words ? `: ${words}` : t(', no text')}`;
}

export const TRANSITION_NAMES: Record<Transition, string> = {
  wipe: t('Wipe'),
  fade: t('Fade'),
  slide: t('Slide'),
  zoom: t('Zoom'),
  circle: t('Circle'),
  cut: t('Hard cut'),
};
