/** Slower or faster without another pitch: overlapping pieces are laid where they fit best (WSOLA). */

const FRAME_SECONDS = 0.04;
const SEEK_SECONDS = 0.012;

export function stretch(samples: Float32Array, sampleRate: number, factor: number): Float32Array {
  if (Math.abs(factor - 1) < 0.01 || samples.length < sampleRate * 0.1) return samples;
  const frame = Math.floor(sampleRate * FRAME_SECONDS) & ~1;
  const hop = frame / 2;
  const seek = Math.floor(sampleRate * SEEK_SECONDS);
  const out = new Float32Array(Math.floor(samples.length * factor) + frame);
  const window = Float32Array.from(
    { length: frame },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame),
  );
  let expected = 0;
  for (let at = 0; at + frame < out.length; at += hop) {
    const target = Math.round(at / factor);
    if (target + frame + seek >= samples.length) break;
    const place = at === 0 ? 0 : bestPlace(samples, target, expected, hop, seek);
    for (let i = 0; i < frame; i++) out[at + i]! += samples[place + i]! * window[i]!;
    expected = place + hop;
  }
  return out.subarray(0, Math.floor(samples.length * factor));
}

/** Where the sound goes on most like what would have followed. */
function bestPlace(
  samples: Float32Array,
  target: number,
  expected: number,
  length: number,
  seek: number,
): number {
  let best = target;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let place = Math.max(0, target - seek); place <= target + seek; place += 2) {
    let score = 0;
    for (let i = 0; i < length; i += 4) score += (samples[place + i] ?? 0) * (samples[expected + i] ?? 0);
    if (score > bestScore) {
      bestScore = score;
      best = place;
    }
  }
  return best;
}
