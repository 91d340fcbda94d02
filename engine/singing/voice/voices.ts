/** What each voice can sing: its notes, and how far above its speech it is brought. */

import type { Persona } from '#common/voice-words.ts';

interface SungVoice {
  /** Lowest and highest key that it sings well. */
  range: readonly [number, number];
  /** Semitones by which the model sings lower than what is heard: it was trained on speech, and stays true there. */
  lift: number;
}

const VOICES: Readonly<Record<Persona, SungVoice>> = {
  nova: { range: [54, 65], lift: 3 },
  alloy: { range: [52, 63], lift: 3 },
  shimmer: { range: [54, 64], lift: 3 },
  echo: { range: [45, 57], lift: 0 },
  fable: { range: [45, 57], lift: 1 },
  onyx: { range: [43, 54], lift: 1 },
};

export const rangeOf = (voice: Persona): readonly [number, number] => VOICES[voice].range;
export const liftOf = (voice: Persona): number => VOICES[voice].lift;
