/** Which scene of a film is seen at a moment, and how far it has come in over the one before. */

import { span } from '#engine/motion/easing.ts';
import type { SceneCut, Storyboard } from './storyboard.ts';

export const sceneAt = ({ scenes }: Storyboard, seconds: number): number => {
  const found = scenes.findIndex((one) => seconds < one.end);
  return found < 0 ? scenes.length - 1 : found;
};

/** Seconds in which one scene gives way to the next. */
export const TRANSITION_SECONDS = 0.6;

/** Short scenes change quicker. */
const changeSeconds = (before: SceneCut, scene: SceneCut): number =>
  Math.min(TRANSITION_SECONDS, (before.end - before.start) / 2, (scene.end - scene.start) / 2);

export interface Change {
  scene: SceneCut;
  /** The one that gives way; absent once it has. */
  before: SceneCut | undefined;
  /** How far the scene has come in, 0 to 1. */
  share: number;
}

/** What is seen at a moment. */
export function changeAt(board: Storyboard, seconds: number): Change {
  const now = sceneAt(board, seconds);
  const scene = board.scenes[now]!;
  const before = scene.transition === 'cut' ? undefined : board.scenes[now - 1];
  const share = before ? span(seconds, scene.start, scene.start + changeSeconds(before, scene)) : 1;
  return { scene, before: share < 1 ? before : undefined, share };
}
