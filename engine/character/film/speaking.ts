/** A character who speaks on film: which pose it has at a moment, from its movement, its mood and the sounds it makes. */

import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { type Animation, poseAt } from '../motion/animations.ts';
import type { Pose } from '../motion/pose.ts';
import { singFace } from '../motion/sing.ts';

export interface SpeakingPart {
  movement: Animation;
  /** 1 is normal. */
  speed: number;
  /** The face while nothing is said. */
  mood: Pose['face'];
  /** Seconds of the film. */
  cues: readonly MouthCue[];
  /** Blinks at other moments than somebody else. */
  seed: number;
}

/** Shapes of the mouth that pull against those of speech. */
const MOUTH_MOODS = ['smile', 'frown'] as const;
/** How much of them is left while the mouth is busy. */
const LEFT_WHILE_SPEAKING = 0.2;
/** Of a song: people who speak to a camera speak clearly. */
const LOUDNESS = 0.7;

const within = (value: number): number => Math.max(0, Math.min(1, value));

/** Pure: the same part and moment give the same pose. */
export function speakingPose(part: SpeakingPart, seconds: number): Pose {
  const pose = poseAt(part.movement, seconds, part.speed);
  const said = singFace(part.cues, seconds, part.seed, { loudness: () => LOUDNESS, mood: 0 });
  const { blink = 0, browUp = 0, smile: _none, ...mouth } = said;
  const busy = within(Object.values(mouth).reduce((sum, share) => sum + share, 0));
  const face: Pose['face'] = { ...part.mood, ...mouth };
  for (const name of MOUTH_MOODS) if (face[name]) face[name] *= 1 - (1 - LEFT_WHILE_SPEAKING) * busy;
  face.blink = Math.max(blink, part.mood.blink ?? 0);
  face.browUp = within((part.mood.browUp ?? 0) + 0.6 * browUp);
  return { ...pose, face };
}
