/** How strongly something begins at each moment: in all, and in the low notes where kick and bass live. */

import { fourierOf, powerAt } from './fourier.ts';

const SIZE = 1024;
/** Hertz: below this lie kick and bass. */
const LOW_EDGE = 160;
const BANDS = 24;

export interface Onsets {
  /** Values a second. */
  rate: number;
  all: Float32Array;
  low: Float32Array;
}

/** For sound of about 22,050 samples a second. */
export function onsetsOf(samples: Float32Array, sampleRate: number): Onsets {
  const hop = Math.round(sampleRate * 0.01);
  const count = Math.ceil(samples.length / hop);
  const fourier = fourierOf(SIZE);
  const hertz = sampleRate / SIZE;
  const edges = Array.from({ length: BANDS + 1 }, (_, i) =>
    Math.round((40 * (9000 / 40) ** (i / BANDS)) / hertz),
  );
  const lowBands = edges.filter((edge) => edge * hertz < LOW_EDGE).length;
  const all = new Float32Array(count);
  const low = new Float32Array(count);
  let before = new Float32Array(BANDS);
  for (let i = 0; i < count; i++) {
    const power = powerAt(samples, i * hop, fourier);
    const bands = new Float32Array(BANDS);
    for (let band = 0; band < BANDS; band++) {
      let sum = 0;
      for (let bin = edges[band]!; bin < Math.max(edges[band]! + 1, edges[band + 1]!); bin++)
        sum += power[bin] ?? 0;
      bands[band] = Math.log10(1 + sum * 100);
      const rise = Math.max(0, bands[band]! - before[band]!);
      all[i]! += rise;
      if (band < lowBands) low[i]! += rise;
    }
    before = bands;
  }
  // The first frame rises out of nothing; it says no more than the others.
  all[0] = 0;
  low[0] = 0;
  return { rate: sampleRate / hop, all, low };
}

/** The strongest beginning within a few hundredths of a second around a moment. */
export function strengthAt(curve: Float32Array, rate: number, seconds: number): number {
  const center = Math.round(seconds * rate);
  let best = 0;
  for (let i = center - 3; i <= center + 3; i++) best = Math.max(best, curve[i] ?? 0);
  return best;
}
