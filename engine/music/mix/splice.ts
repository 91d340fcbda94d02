/** Plays stretches of a sound one after the other, each running into the next so that no joint clicks. */

import type { Stereo } from '../stereo.ts';

/** Seconds in which one stretch gives way to the next. */
const FADE = 0.012;

/** `ranges`: seconds of the sound; the result lasts as long as all of them together. */
export function splice(
  { left, right, sampleRate }: Stereo,
  ranges: readonly { from: number; to: number }[],
): Stereo {
  const at = (seconds: number) => Math.round(seconds * sampleRate);
  const total = ranges.reduce((sum, { from, to }) => sum + at(to) - at(from), 0);
  const out: Stereo = { left: new Float32Array(total), right: new Float32Array(total), sampleRate };
  let place = 0;
  for (const [i, range] of ranges.entries()) {
    const [from, to] = [at(range.from), at(range.to)];
    const half = Math.min(at(FADE / 2), Math.floor((to - from) / 2));
    const [before, after] = [i > 0 ? half : 0, i < ranges.length - 1 ? half : 0];
    for (let k = -before; k < to - from + after; k++) {
      const gain =
        Math.min(1, before === 0 ? 1 : (k + before) / (2 * before)) *
        Math.min(1, after === 0 ? 1 : (to - from + after - k) / (2 * after));
      // As strong in the middle of the change as before and after it.
      const share = Math.sin((Math.max(0, gain) * Math.PI) / 2);
      const target = place + k;
      if (target < 0 || target >= total) continue;
      out.left[target]! += share * (left[from + k] ?? 0);
      out.right[target]! += share * (right[from + k] ?? 0);
    }
    place += to - from;
  }
  return out;
}
