/** Mouth shapes of any recording, by ear: how loud it is, and where its energy lies from low to high. */

import { resample } from '../sound/resample.ts';
import { BANDS, bandsAt } from '../sound/spectrum.ts';
import { type MouthCue, type Shape, smooth } from './shapes.ts';

const RATE = 16_000;
const FRAME_SECONDS = 0.04;

/**
 * How each shape sounds: the logarithm of each band's share of the energy, then of the loudness against the usual.
 * Averages over speech of our own six voices, whose every sound is known.
 */
const HEARD: Readonly<Record<Exclude<Shape, 'rest'>, readonly number[]>> = {
  wide: [-0.32, -0.92, -1.26, -1.95, -2.04, -2.2, -2.54, -2.78, -2.83, -0.03],
  teeth: [-0.72, -1.46, -1.96, -2.19, -2.16, -2.22, -2.32, -2.02, -1.99, -0.63],
  narrow: [-0.17, -0.75, -2.32, -2.72, -2.68, -2.61, -2.78, -2.93, -2.95, 0.12],
  closed: [-0.32, -1.07, -1.75, -1.97, -2.29, -2.36, -2.47, -2.43, -2.56, -0.59],
  tongue: [-0.31, -0.72, -1.53, -1.96, -2.23, -2.63, -2.76, -2.86, -2.86, -0.03],
  lip: [-0.91, -1.42, -1.49, -1.41, -1.6, -1.75, -1.91, -2.06, -2.02, -0.39],
  open: [-0.37, -0.85, -1.3, -1.61, -2.3, -2.51, -2.61, -2.86, -2.96, 0.03],
  round: [-0.27, -0.88, -1.6, -1.83, -2.42, -2.61, -2.73, -2.84, -2.86, -0.29],
};

/** How much each of those varies within one shape. */
const VARIANCE = [0.753, 0.496, 0.626, 0.531, 0.489, 0.456, 0.47, 0.601, 0.685, 0.457];

/** Of the usual loudness: below it the mouth is shut. */
const SILENT_SHARE = 0.08;

function nearest(bands: Float32Array, loudness: number): Shape {
  const total = bands.reduce((sum, one) => sum + one, 1e-9);
  const features = [...bands].map((band) => Math.log10(band / total + 1e-3));
  features.push(Math.log10(loudness + 1e-2));
  let best: Shape = 'rest';
  let least = Number.POSITIVE_INFINITY;
  for (const [shape, heard] of Object.entries(HEARD)) {
    let distance = 0;
    for (let i = 0; i <= BANDS; i++) distance += (features[i]! - heard[i]!) ** 2 / VARIANCE[i]!;
    if (distance < least) [best, least] = [shape as Shape, distance];
  }
  return best;
}

export function mouthFromAudio(sound: Float32Array, sampleRate: number): MouthCue[] {
  const samples = resample(sound, sampleRate, RATE);
  const frame = RATE * FRAME_SECONDS;
  const count = Math.floor(samples.length / frame);
  const loudness = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let k = i * frame; k < (i + 1) * frame; k++) sum += samples[k]! * samples[k]!;
    loudness[i] = Math.sqrt(sum / frame);
  }
  // Loudness of ordinary syllables here, so that whispers and shouts move the mouth alike.
  const heard = [...loudness].filter((one) => one > 0.002).sort((a, b) => a - b);
  const fallback = heard[Math.floor(heard.length * 0.6)] ?? 1;
  const cues: MouthCue[] = [];
  for (let i = 0; i < count; i++) {
    const share = loudness[i]! / fallback;
    const shape = share < SILENT_SHARE ? 'rest' : nearest(bandsAt(samples, (i + 0.5) * frame, RATE), share);
    cues.push({ start: i * FRAME_SECONDS, end: (i + 1) * FRAME_SECONDS, shape });
  }
  return smooth(cues);
}
