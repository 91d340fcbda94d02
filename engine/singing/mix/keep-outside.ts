/** Puts what was made anew into what was there before, so that everything outside of it stays as it was to the sample. */

import type { Stereo } from '#engine/music/stereo.ts';

/** Seconds in which one gives way to the other, inside of what is new. */
const FADE = 0.02;

export interface Renewed {
  /** Seconds. */
  start: number;
  end: number;
}

/** Both of one rate; as long as `made`. */
export function keepOutside(made: Stereo, before: Stereo, renewed: readonly Renewed[]): Stereo {
  const { sampleRate } = made;
  const shares = new Float32Array(made.left.length);
  const fade = FADE * sampleRate;
  for (const { start, end } of renewed) {
    const from = Math.max(0, Math.round(start * sampleRate));
    const to = Math.min(shares.length, Math.round(end * sampleRate));
    // The very beginning and end have nothing to fade into.
    for (let i = from; i < to; i++) {
      const rise = from === 0 ? 1 : (i - from) / fade;
      const fall = to === shares.length ? 1 : (to - 1 - i) / fade;
      shares[i] = Math.max(shares[i]!, Math.min(1, rise, fall));
    }
  }
  const blend = (now: Float32Array, then: Float32Array) =>
    now.map((value, i) => {
      const old = then[i] ?? 0;
      const share = shares[i]!;
      return share === 0 ? old : share === 1 ? value : old + (value - old) * share;
    });
  return { sampleRate, left: blend(made.left, before.left), right: blend(made.right, before.right) };
}
