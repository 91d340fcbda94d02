/** A performer at a moment of the song: built once, then posed, lit and shot; by threads of the film and by the page's live preview. */

import { buildCharacter } from '#engine/character/build-character.ts';
import type { Look } from '#engine/character/figure/look.ts';
import { danceAt } from '#engine/character/motion/dance/dance.ts';
import type { Groove } from '#engine/character/motion/dance/groove.ts';
import { singFace } from '#engine/character/motion/sing.ts';
import { withProp } from '#engine/character/props.ts';
import { shootCharacter } from '#engine/character/render/portrait.ts';
import type { PhotoFace } from '#engine/face/photo-face.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { ACTIVITY_RATE } from '#engine/music/listen/vocal.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { Lighting } from '../enums.ts';
import { type Box, framePerformer, statureOf } from './camera.ts';
import { RIGS } from './lights.ts';
import type { Shot } from './shots.ts';

/** Who performs. */
export interface Cast {
  look: Look;
  photoFace: PhotoFace | null;
  hands: Groove['hands'];
}

/** What the performer hears, and the mouth that goes with it. */
export interface Tune {
  groove: Groove;
  cues: MouthCue[];
  /** 0 to 1, fifty values a second. */
  loudness: Float32Array;
  seed: number;
}

export interface PerformerSetup {
  cast: Cast;
  tune: Tune;
}

export interface FrameOrder {
  seconds: number;
  shot: Shot;
  lighting: Lighting;
  /** Of the film. */
  frame: Size;
  /** Pixels of the performer for each pixel of the frame. */
  fineness: number;
}

export interface PerformerFrame extends Size {
  rgba: Uint8ClampedArray;
  place: Box;
  ground: number | undefined;
}

export function createPerformer(cast: Cast) {
  const built = buildCharacter(cast.look, { photoFace: cast.photoFace ?? undefined });
  const performer = cast.hands === 'free' ? built : withProp(built, cast.hands);
  const stature = statureOf(performer);

  return (
    { seconds, shot, lighting, frame, fineness }: FrameOrder,
    { groove, cues, loudness, seed }: Tune,
  ): PerformerFrame => {
    const loudAt = (at: number): number => loudness[Math.floor(at * ACTIVITY_RATE)] ?? 0;
    const pose = {
      ...danceAt(groove, seconds, performer),
      face: singFace(cues, seconds, seed, { loudness: loudAt }),
    };
    const { width, height, camera, place, ground } = framePerformer(performer, stature, {
      pose,
      shot,
      frame,
      fineness,
    });
    const { rgba } = shootCharacter(performer, {
      width,
      height,
      pose,
      camera,
      yaw: shot.yaw,
      light: RIGS[lighting],
      withoutGround: true,
      isQuick: true,
    });
    return { rgba, width, height, place, ground };
  };
}
