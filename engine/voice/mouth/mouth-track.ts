/** The one way to a speaking mouth: exact where the sounds are known because we made them, by ear for any other recording. */

import { mouthFromAudio } from './from-audio.ts';
import { mouthFromSounds } from './from-sounds.ts';
import type { MouthCue } from './shapes.ts';

export type SpokenSound =
  /** Seconds of each token, the silences at both ends included. */
  { sounds: string; durations: ArrayLike<number> } | { samples: Float32Array; sampleRate: number };

export const mouthTrack = (spoken: SpokenSound): MouthCue[] =>
  'sounds' in spoken
    ? mouthFromSounds(spoken.sounds, spoken.durations)
    : mouthFromAudio(spoken.samples, spoken.sampleRate);
