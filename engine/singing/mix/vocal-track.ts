/** Sung phrases become one track: each at its moment, evened in loudness, without clicks where it begins and ends. */

import { resample } from '#engine/voice/sound/resample.ts';
import { evenOut, highPass, softenHisses } from './dynamics.ts';
import { softenBursts } from './soften-bursts.ts';

export interface SungPhrase {
  samples: Float32Array;
  /** Seconds of the song. */
  start: number;
  /** Semitones by which it is to be played higher and faster. */
  lift: number;
  /** Decibels above what all have in common. */
  gainDb: number;
}

const EDGE_SECONDS = 0.012;
/** Mean square root of what is sung. */
const LEVEL = 0.12;

export function vocalTrack(
  phrases: readonly SungPhrase[],
  sungRate: number,
  seconds: number,
  sampleRate: number,
): Float32Array {
  const out = new Float32Array(Math.round(seconds * sampleRate));
  for (const { samples, start, lift, gainDb } of phrases) {
    const own = resample(softenBursts(samples, sungRate), sungRate * 2 ** (lift / 12), sampleRate);
    const level = loudnessOf(own);
    if (level === 0) continue;
    const gain = (LEVEL / level) * 10 ** (gainDb / 20);
    const edge = Math.min(own.length / 4, EDGE_SECONDS * sampleRate);
    const offset = Math.round(start * sampleRate);
    for (let i = 0; i < own.length; i++) {
      const at = offset + i;
      if (at < 0 || at >= out.length) continue;
      const fade = Math.min(1, i / edge, (own.length - 1 - i) / edge);
      out[at]! += own[i]! * gain * fade;
    }
  }
  return softenHisses(evenOut(highPass(out, sampleRate, 75), sampleRate), sampleRate);
}

/** Of the moments that are not silent. */
function loudnessOf(samples: Float32Array): number {
  const piece = 1024;
  const powers: number[] = [];
  for (let from = 0; from + piece <= samples.length; from += piece) {
    let sum = 0;
    for (let i = from; i < from + piece; i++) sum += samples[i]! * samples[i]!;
    powers.push(sum / piece);
  }
  const max = Math.max(0, ...powers);
  const loud = powers.filter((one) => one > max * 0.02);
  return loud.length ? Math.sqrt(loud.reduce((sum, one) => sum + one, 0) / loud.length) : 0;
}
