/** Keeps peaks under a ceiling, also those that only appear between the samples, without an audible click. */

import { fromDecibels, type Stereo } from '../stereo.ts';

const LOOK_SECONDS = 0.004;
const RELEASE_SECONDS = 0.08;
/** Between two samples nothing rises by more than this against its neighbours, short of test signals. */
const NEARLY = 0.6;

/** Points between two samples, and the sinc that finds them. */
const PHASES = 4;
const TAPS = 12;
const SINC = Array.from({ length: PHASES - 1 }, (_, phase) =>
  Float64Array.from({ length: TAPS }, (_, k) => {
    const x = k - TAPS / 2 + 1 - (phase + 1) / PHASES;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2));
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** Highest size at a sample or on the way to the next one. */
function peakAt(samples: Float32Array, at: number, ceiling: number): number {
  const here = Math.abs(samples[at]!);
  if (Math.max(here, Math.abs(samples[at + 1] ?? 0)) < ceiling * NEARLY) return here;
  let peak = here;
  const first = at - TAPS / 2 + 1;
  for (const taps of SINC) {
    let sum = 0;
    for (let k = 0; k < TAPS; k++) sum += (samples[first + k] ?? 0) * taps[k]!;
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** The highest true peak of both channels; 1 is full scale. */
export function truePeak({ left, right }: Stereo): number {
  let peak = 0;
  for (const samples of [left, right])
    for (let i = 0; i < samples.length; i++) peak = Math.max(peak, peakAt(samples, i, peak));
  return peak;
}

/** A new sound; the ceiling in dBTP. */
export function limit({ left, right, sampleRate }: Stereo, ceilingDb = -1): Stereo {
  const ceiling = fromDecibels(ceilingDb);
  const length = left.length;
  const gains = new Float32Array(length).fill(1);
  let isCalm = true;
  for (let i = 0; i < length; i++) {
    const peak = Math.max(peakAt(left, i, ceiling), peakAt(right, i, ceiling));
    if (peak <= ceiling) continue;
    gains[i] = ceiling / peak;
    isCalm = false;
  }
  if (!isCalm) smooth(gains, sampleRate);
  const out = { sampleRate, left: new Float32Array(length), right: new Float32Array(length) };
  for (let i = 0; i < length; i++) {
    out.left[i] = left[i]! * gains[i]!;
    out.right[i] = right[i]! * gains[i]!;
  }
  return out;
}

/** Down before each peak within the look-ahead, slowly up after it, never above what was asked. */
function smooth(gains: Float32Array, sampleRate: number): void {
  const look = Math.round(LOOK_SECONDS * sampleRate);
  const rise = 1 / (RELEASE_SECONDS * sampleRate);
  for (let i = 1; i < gains.length; i++) gains[i] = Math.min(gains[i]!, gains[i - 1]! + rise);
  const fall = 1 / look;
  for (let i = gains.length - 2; i >= 0; i--) gains[i] = Math.min(gains[i]!, gains[i + 1]! + fall);
}
