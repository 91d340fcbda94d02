/** How the presenter holds itself at a moment of the film: lips in step with the voice, hands that speak along, at rest where scenes meet. */

import type { Look } from '#engine/character/figure/look.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import { blendPoses } from '#engine/character/film/blend-poses.ts';
import { speakingPose } from '#engine/character/film/speaking.ts';
import { poseAt } from '#engine/character/motion/animations.ts';
import { faceOf } from '#engine/character/motion/expression.ts';
import type { Pose } from '#engine/character/motion/pose.ts';
import { easeInOut, span } from '#engine/motion/easing.ts';
import type { Presented, VideoData } from '../../contract.ts';
import { changeAt } from '../change-at.ts';
import { type SceneCut, type Storyboard, VOICE_AFTER } from '../storyboard.ts';
import type { SpokenMouth } from './mouths.ts';

export interface PresentedFilm {
  data: VideoData;
  board: Storyboard;
  /** For each scene of the board; null where nothing is heard. */
  mouths: readonly (SpokenMouth | null)[];
}

/** Seconds in which a pose becomes another. */
const RAMP = 0.3;

/** Nobody sees more than this in a moving picture. */
export function presenterLook({ character }: NonNullable<VideoData['presenter']>): Look {
  const look = lookOf(character);
  return { ...look, quality: look.quality === 'high' ? 'medium' : look.quality };
}

/** In which ways the presenter is seen at a moment, and how; undefined where it is not. */
export function presenterAt(
  { data, board, mouths }: PresentedFilm,
  seconds: number,
): { ways: Presented[]; pose: Pose } | undefined {
  if (!data.presenter) return undefined;
  const { scene, before } = changeAt(board, seconds);
  const ways = [...new Set([scene.presenter, before?.presenter])].filter((one) => one !== undefined);
  if (ways.length === 0) return undefined;
  const { character } = data.presenter;
  const mouth = mouths[board.scenes.indexOf(scene)];
  return { ways, pose: poseIn(scene, seconds - scene.start, mouth, character) };
}

/** Begins and ends every scene in the same pose, wherever in the film it stands. */
function poseIn(
  scene: SceneCut,
  since: number,
  mouth: SpokenMouth | null | undefined,
  { personality, seed }: NonNullable<VideoData['presenter']>['character'],
): Pose {
  const left = scene.end - scene.start - since;
  const said = since - VOICE_AFTER;
  const inside = easeInOut(span(Math.min(since, left), 0, RAMP));
  const near = (mouth?.spans ?? []).map(({ start, end }) => Math.min(said - start, end - said) + RAMP);
  const speaking = easeInOut(span(Math.max(0, ...near), 0, RAMP));
  const idle = blendPoses(poseAt('idle', 0), poseAt('idle', since), inside);
  const pose = blendPoses(idle, poseAt('talking', since), speaking * inside);
  const mood = faceOf(personality.traits);
  const { face } = speakingPose(
    { movement: 'idle', speed: 1, mood, cues: mouth?.cues ?? [], seed: seed + scene.turn },
    said,
  );
  return { ...pose, face };
}
