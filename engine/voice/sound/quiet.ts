/** Finds where nobody speaks: to cut a long recording between words, and to skip what is silent. */

const FRAME_SECONDS = 0.03;

/** Root mean square of each frame. */
export function loudnessOf(samples: Int16Array, sampleRate: number): Float32Array {
  const frame = Math.max(1, Math.floor(sampleRate * FRAME_SECONDS));
  const out = new Float32Array(Math.floor(samples.length / frame));
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let k = i * frame; k < (i + 1) * frame; k++) sum += samples[k]! * samples[k]!;
    out[i] = Math.sqrt(sum / frame) / 32768;
  }
  return out;
}

/** About -56 dB: below every voice in a room, above the noise of a good recording. */
const SILENCE = 0.0016;

/** A tenth of a second of sound is the least that can be a word. */
export function isSilent(samples: Int16Array, sampleRate: number): boolean {
  let loud = 0;
  for (const value of loudnessOf(samples, sampleRate)) if (value > SILENCE) loud++;
  return loud * FRAME_SECONDS < 0.1;
}

/** Samples after which to cut: the quietest moment in the last part of the window, so that no word is torn. */
export function quietCut(samples: Int16Array, sampleRate: number, earliestSeconds: number): number {
  const loudness = loudnessOf(samples, sampleRate);
  const frame = Math.max(1, Math.floor(sampleRate * FRAME_SECONDS));
  const width = 5;
  let best = loudness.length;
  let least = Number.POSITIVE_INFINITY;
  for (let i = Math.floor(earliestSeconds / FRAME_SECONDS); i + width <= loudness.length; i++) {
    let sum = 0;
    for (let k = i; k < i + width; k++) sum += loudness[k]!;
    // Of equals the latest: longer windows hold more of the sense.
    if (sum <= least * 1.0001) {
      least = sum;
      best = i + Math.floor(width / 2);
    }
  }
  return Math.min(samples.length, best * frame);
}

/** Seconds of silence that part two stretches of speech. */
const REST = 0.9;

/** Where something is to be heard, in seconds; short rests belong to it. */
export function soundingRanges(samples: Int16Array, sampleRate: number): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const [i, value] of loudnessOf(samples, sampleRate).entries()) {
    if (value <= SILENCE) continue;
    const [start, end] = [i * FRAME_SECONDS, (i + 1) * FRAME_SECONDS];
    const last = ranges.at(-1);
    if (last && start - last.end < REST) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}
