/** Music in stems makes room for a voice: the tune steps far back, what carries stays, and all leave the band of speech free. */

import { STEMS, type Stem } from '../render/render-score.ts';
import { fromDecibels, type Stereo, secondsOf } from '../stereo.ts';
import { joinRanges, shareAt, type TimeRange } from './duck.ts';
import { limit } from './limit.ts';
import { loudness, SILENT } from './loudness.ts';
import { mix } from './mix.ts';

/** Decibels: how far down a stem goes as a whole, and how much further where speech lives. */
const DEPTHS: Readonly<Record<Stem, { whole: number; speech: number }>> = {
  front: { whole: 12, speech: 5 },
  back: { whole: 5, speech: 9 },
};
/** Hertz: the middle of what makes words understood; and how wide. */
const SPEECH_HERTZ = 2000;
const SPEECH_WIDTH = 0.55;
const ATTACK = 0.2;
const RELEASE = 0.6;

/** LUFS that music has beside voices where nobody speaks. */
export const BESIDE_LUFS = -20;

/** All stems as one sound, at its level before anything goes down. Uses them up: a long film has no room for copies. */
export function underSpeech(
  stems: Readonly<Record<Stem, Stereo>>,
  speech: readonly TimeRange[],
  lufs = BESIDE_LUFS,
): Stereo {
  const { sampleRate } = stems.front;
  const heard = loudness(together(stems));
  const gain = heard <= SILENT ? 1 : fromDecibels(lufs - heard);
  const ranges = joinRanges(speech, ATTACK + RELEASE);
  for (const stem of STEMS)
    for (const side of [stems[stem].left, stems[stem].right]) {
      for (const range of ranges) stepBack(side, sampleRate, range, DEPTHS[stem]);
      for (let i = 0; i < side.length; i++) side[i]! *= gain;
    }
  const { front, back } = stems;
  for (let i = 0; i < front.left.length; i++) {
    front.left[i]! += back.left[i]!;
    front.right[i]! += back.right[i]!;
  }
  return limit(front);
}

const together = (stems: Readonly<Record<Stem, Stereo>>): Stereo =>
  mix(
    STEMS.map((stem) => ({ sound: stems[stem] })),
    secondsOf(stems.front),
    stems.front.sampleRate,
  );

/** One channel of a stem while somebody speaks. */
function stepBack(
  samples: Float32Array,
  sampleRate: number,
  range: TimeRange,
  { whole, speech }: { whole: number; speech: number },
): void {
  const first = Math.max(0, Math.floor((range.start - ATTACK) * sampleRate));
  const last = Math.min(samples.length, Math.ceil((range.end + RELEASE) * sampleRate));
  const { b, a } = bell(sampleRate, -speech);
  let [s1, s2] = [0, 0];
  for (let i = first; i < last; i++) {
    const x = samples[i]!;
    const hollow = b[0] * x + s1;
    s1 = b[1] * x - a[0] * hollow + s2;
    s2 = b[2] * x - a[1] * hollow;
    const share = shareAt(i / sampleRate, range, ATTACK, RELEASE);
    // On the way the hollow sound takes the place of the full one.
    samples[i] = (x + (hollow - x) * share) * fromDecibels(-whole * share);
  }
}

/** A bell-shaped change of so many decibels around the band of speech. */
function bell(sampleRate: number, decibels: number) {
  const size = 10 ** (decibels / 40);
  const angle = (2 * Math.PI * SPEECH_HERTZ) / sampleRate;
  const alpha = Math.sin(angle) / (2 * SPEECH_WIDTH);
  const a0 = 1 + alpha / size;
  const mid = (-2 * Math.cos(angle)) / a0;
  return {
    b: [(1 + alpha * size) / a0, mid, (1 - alpha * size) / a0] as const,
    a: [mid, (1 - alpha / size) / a0] as const,
  };
}
