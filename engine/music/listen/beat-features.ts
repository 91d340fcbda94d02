/** What sounds from beat to beat: its notes regardless of octave, its colour and its loudness. */

import { fourierOf, powerAt } from './fourier.ts';

const SIZE = 4096;
const COLOURS = 10;

export interface BeatFeature {
  /** Twelve classes of notes, length 1. */
  chroma: Float32Array;
  /** Logarithm of the power in bands from low to high. */
  colour: Float32Array;
  /** Root mean square. */
  level: number;
}

/** One for each beat, until the next one. For sound of about 22,050 samples a second. */
export function beatFeatures(
  samples: Float32Array,
  sampleRate: number,
  beats: readonly number[],
): BeatFeature[] {
  const fourier = fourierOf(SIZE);
  const hertz = sampleRate / SIZE;
  const classes = Int8Array.from({ length: SIZE / 2 }, (_, bin) => {
    const frequency = bin * hertz;
    if (frequency < 100 || frequency > 2500) return -1;
    return ((Math.round(12 * Math.log2(frequency / 440)) % 12) + 12) % 12;
  });
  const bandOf = Int8Array.from({ length: SIZE / 2 }, (_, bin) =>
    Math.max(
      0,
      Math.min(COLOURS - 1, Math.floor((COLOURS * Math.log((bin * hertz + 1) / 50)) / Math.log(180))),
    ),
  );
  return beats.map((beat, i) => {
    const end = beats[i + 1] ?? Math.min(samples.length / sampleRate, beat + 0.5);
    const chroma = new Float32Array(12);
    const colour = new Float32Array(COLOURS);
    for (const share of [0.35, 0.75]) {
      const power = powerAt(samples, (beat + (end - beat) * share) * sampleRate, fourier);
      for (let bin = 1; bin < power.length; bin++) {
        colour[bandOf[bin]!]! += power[bin]!;
        const pitchClass = classes[bin]!;
        if (pitchClass >= 0) chroma[pitchClass]! += Math.sqrt(power[bin]!);
      }
    }
    const length = Math.hypot(...chroma) || 1;
    return {
      chroma: chroma.map((value) => value / length),
      colour: colour.map((value) => Math.log10(1e-6 + value)),
      level: levelOf(samples, beat * sampleRate, end * sampleRate),
    };
  });
}

function levelOf(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  const [first, last] = [Math.max(0, Math.floor(from)), Math.min(samples.length, Math.ceil(to))];
  for (let i = first; i < last; i++) sum += samples[i]! * samples[i]!;
  return Math.sqrt(sum / Math.max(1, last - first));
}

export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
