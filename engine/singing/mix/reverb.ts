/** A small room around a voice: combs and all-passes after Schroeder and Moorer, different on both sides. */

import type { Stereo } from '#engine/music/stereo.ts';

/** Seconds of the combs and all-passes. */
const COMBS = [0.0253, 0.0269, 0.029, 0.0307, 0.0322, 0.0338];
const PASSES = [0.0126, 0.01, 0.0077];
const SPREAD = 0.0006;
const FEEDBACK = 0.78;
const DAMPING = 0.35;
const PRE_DELAY = 0.018;

function side(samples: Float32Array, sampleRate: number, spread: number): Float32Array {
  const out = new Float32Array(samples.length);
  const delay = Math.round(PRE_DELAY * sampleRate);
  for (const seconds of COMBS) {
    const line = new Float32Array(Math.round((seconds + spread) * sampleRate));
    let at = 0;
    let low = 0;
    for (let i = 0; i < samples.length; i++) {
      const y = line[at]!;
      low = y * (1 - DAMPING) + low * DAMPING;
      line[at] = (i >= delay ? samples[i - delay]! : 0) + low * FEEDBACK;
      if (++at === line.length) at = 0;
      out[i]! += y / COMBS.length;
    }
  }
  for (const seconds of PASSES) {
    const line = new Float32Array(Math.round((seconds + spread) * sampleRate));
    let at = 0;
    for (let i = 0; i < out.length; i++) {
      const held = line[at]!;
      const x = out[i]!;
      line[at] = x + held * 0.5;
      out[i] = held - x * 0.5;
      if (++at === line.length) at = 0;
    }
  }
  return out;
}

/** Only what the room adds. */
export const roomOf = (samples: Float32Array, sampleRate: number): Stereo => ({
  sampleRate,
  left: side(samples, sampleRate, 0),
  right: side(samples, sampleRate, SPREAD),
});
