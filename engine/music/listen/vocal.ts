/** The singer out of a finished mix, well enough to see when and how they sing: what is in the middle and in a voice's range. */

import type { Stereo } from '../stereo.ts';
import { fourierOf } from './fourier.ts';

const SIZE = 2048;
const HOP = SIZE / 2;
/** Hertz. */
const LOW = 180;
const HIGH = 4500;
/** Used on the way in and on the way out: overlapping by half, its squares add up to 1. */
const WINDOW = fourierOf(SIZE).window.map(Math.sqrt);

/** Per frequency: the middle minus what the sides also play. One channel. */
export function vocalOf({ left, right, sampleRate }: Stereo): Float32Array {
  const { transform } = fourierOf(SIZE);
  const out = new Float32Array(left.length);
  const [first, last] = [Math.ceil((LOW * SIZE) / sampleRate), Math.floor((HIGH * SIZE) / sampleRate)];
  const real = new Float32Array(SIZE);
  const imaginary = new Float32Array(SIZE);
  const middleRe = new Float32Array(SIZE);
  const middleIm = new Float32Array(SIZE);
  for (let start = -SIZE + HOP; start < left.length; start += HOP) {
    // Both at once: the middle as real part, the sides as imaginary part, taken apart by symmetry.
    for (let i = 0; i < SIZE; i++) {
      const l = left[start + i] ?? 0;
      const r = right[start + i] ?? 0;
      real[i] = ((l + r) / 2) * WINDOW[i]!;
      imaginary[i] = ((l - r) / 2) * WINDOW[i]!;
    }
    transform(real, imaginary);
    middleRe.fill(0);
    middleIm.fill(0);
    for (let bin = first; bin <= last; bin++) {
      const mirror = SIZE - bin;
      const mRe = (real[bin]! + real[mirror]!) / 2;
      const mIm = (imaginary[bin]! - imaginary[mirror]!) / 2;
      const sRe = (imaginary[bin]! + imaginary[mirror]!) / 2;
      const sIm = (real[mirror]! - real[bin]!) / 2;
      const middle = Math.hypot(mRe, mIm);
      const keep = middle > 0 ? Math.max(0, 1 - Math.hypot(sRe, sIm) / middle) : 0;
      // Back again by the same way: conjugate, so that a forward transform inverts.
      middleRe[bin] = mRe * keep;
      middleIm[bin] = -mIm * keep;
      middleRe[mirror] = mRe * keep;
      middleIm[mirror] = mIm * keep;
    }
    transform(middleRe, middleIm);
    for (let i = Math.max(0, -start); i < SIZE && start + i < out.length; i++) {
      out[start + i]! += (middleRe[i]! * WINDOW[i]!) / SIZE;
    }
  }
  return out;
}

/** Values a second of `voiceActivity`. */
export const ACTIVITY_RATE = 50;

/** 0 nobody sings, 1 as loud as this singer gets; quick to open, slower to close. */
export function voiceActivity(vocal: Float32Array, sampleRate: number): Float32Array {
  const frame = Math.round(sampleRate / ACTIVITY_RATE);
  const levels = new Float32Array(Math.ceil(vocal.length / frame));
  for (let i = 0; i < levels.length; i++) {
    let sum = 0;
    const end = Math.min(vocal.length, (i + 1) * frame);
    for (let k = i * frame; k < end; k++) sum += vocal[k]! * vocal[k]!;
    levels[i] = Math.sqrt(sum / frame);
  }
  const sorted = [...levels].sort((a, b) => a - b);
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  // Where somebody sings all the time the quietest tenth is no floor.
  const floor = Math.min(sorted[Math.floor(sorted.length * 0.1)] ?? 0, loud * 0.25);
  let held = 0;
  return levels.map((level) => {
    const share = loud > 1e-4 ? Math.max(0, Math.min(1, (level - floor) / (loud - floor))) : 0;
    held = Math.max(share, held * 0.8);
    return held;
  });
}
