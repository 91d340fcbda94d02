/** Several sounds become one: places, gains, fades and cross-fades. */

import { fromDecibels, type Stereo, silence } from '../stereo.ts';

export interface Ingredient {
  /** All ingredients of a mix have one sample rate. */
  sound: Stereo;
  /** Seconds from the beginning of the mix. */
  at?: number;
  gainDb?: number;
  /** Seconds. */
  fadeIn?: number;
  fadeOut?: number;
}

/** Half of a cosine: the sum of both halves keeps its power. */
const rising = (share: number): number => Math.sin((Math.PI / 2) * Math.max(0, Math.min(1, share)));

/** Of exactly these seconds; what lies outside is cut off. */
export function mix(ingredients: readonly Ingredient[], seconds: number, sampleRate: number): Stereo {
  const out = silence(seconds, sampleRate);
  for (const { sound, at = 0, gainDb = 0, fadeIn = 0, fadeOut = 0 } of ingredients) {
    if (sound.sampleRate !== sampleRate) throw new Error('Sounds of one mix share one sample rate.');
    const gain = fromDecibels(gainDb);
    const offset = Math.round(at * sampleRate);
    const length = sound.left.length;
    const [inLength, outLength] = [fadeIn * sampleRate, fadeOut * sampleRate];
    for (let i = Math.max(0, -offset); i < length && offset + i < out.left.length; i++) {
      let level = gain;
      if (i < inLength) level *= rising(i / inLength);
      if (length - i < outLength) level *= rising((length - i) / outLength);
      out.left[offset + i]! += sound.left[i]! * level;
      out.right[offset + i]! += sound.right[i]! * level;
    }
  }
  return out;
}

/** The end of one over the beginning of the other, at equal power. */
export function crossFade(first: Stereo, second: Stereo, seconds: number): Stereo {
  const { sampleRate } = first;
  const [a, b] = [first.left.length / sampleRate, second.left.length / sampleRate];
  const overlap = Math.min(seconds, a, b);
  return mix(
    [
      { sound: first, fadeOut: overlap },
      { sound: second, at: a - overlap, fadeIn: overlap },
    ],
    a + b - overlap,
    sampleRate,
  );
}
