/** A recording as the ear tells sounds apart: the shape of each moment's spectrum, free of who speaks and through which microphone. */

import { fourierOf, powerAt } from '#engine/music/listen/fourier.ts';

export const FRAME_SECONDS = 0.01;
/** Samples a second of everything here. */
export const ALIGN_RATE = 16_000;
const HOP = ALIGN_RATE * FRAME_SECONDS;
const WINDOW = 512;
const BANDS = 26;
const SHAPES = 13;
/** Of the loudest: what is quieter is a pause. */
const SILENCE_BELOW_PEAK = 4.2;

export interface SpeechFrames {
  count: number;
  /** Numbers that describe one frame. */
  width: number;
  shapes: Float32Array;
  /** Natural logarithm of each frame's power. */
  loudness: Float32Array;
  isSilent: Uint8Array;
}

const mel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const hertz = (value: number): number => 700 * (Math.exp(value / 1127) - 1);

/** Where each band rises, peaks and falls, in bins. */
const EDGES = Array.from({ length: BANDS + 2 }, (_, i) => {
  const at = hertz(mel(90) + ((mel(7600) - mel(90)) * i) / (BANDS + 1));
  return (at * WINDOW) / ALIGN_RATE;
});
const COSINES = Array.from({ length: SHAPES }, (_, k) =>
  Float32Array.from({ length: BANDS }, (_, band) => Math.cos((Math.PI * k * (band + 0.5)) / BANDS)),
);

export function speechFrames(samples: Float32Array): SpeechFrames {
  const count = Math.max(1, Math.floor(samples.length / HOP));
  const fourier = fourierOf(WINDOW);
  const plain = new Float32Array(count * SHAPES);
  const loudness = new Float32Array(count);
  const bands = new Float32Array(BANDS);
  for (let i = 0; i < count; i++) {
    const power = powerAt(samples, (i + 0.5) * HOP, fourier);
    let whole = 0;
    for (let bin = 2; bin < power.length; bin++) whole += power[bin]!;
    loudness[i] = Math.log(whole + 1e-7);
    for (let band = 0; band < BANDS; band++) bands[band] = Math.log(bandPower(power, band) + 1e-7);
    for (let k = 0; k < SHAPES; k++) {
      let sum = 0;
      for (let band = 0; band < BANDS; band++) sum += bands[band]! * COSINES[k]![band]!;
      plain[i * SHAPES + k] = sum;
    }
  }
  const isSilent = silences(loudness);
  level(plain, isSilent);
  return { count, width: 2 * SHAPES, shapes: withChanges(plain, count), loudness, isSilent };
}

function bandPower(power: Float32Array, band: number): number {
  const [from, peak, to] = [EDGES[band]!, EDGES[band + 1]!, EDGES[band + 2]!];
  let sum = 0;
  for (let bin = Math.ceil(from); bin <= Math.min(power.length - 1, Math.floor(to)); bin++)
    sum += power[bin]! * (bin < peak ? (bin - from) / (peak - from) : (to - bin) / (to - peak));
  return sum;
}

/** Far below the loud parts, or near the quietest ones where it is noisy. */
function silences(loudness: Float32Array): Uint8Array {
  const sorted = Float32Array.from(loudness).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  const [floor, peak] = [at(0.05), at(0.95)];
  const max = Math.max(peak - 2 * SILENCE_BELOW_PEAK, Math.min(floor + 1.2, peak - SILENCE_BELOW_PEAK));
  return Uint8Array.from(loudness, (one) => (one < max ? 1 : 0));
}

/** Around nought and of one size, measured where somebody speaks. */
function level(shapes: Float32Array, isSilent: Uint8Array): void {
  const spoken = isSilent.reduce((sum, one) => sum + (1 - one), 0) || 1;
  for (let k = 0; k < SHAPES; k++) {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < isSilent.length; i++) {
      if (isSilent[i]) continue;
      sum += shapes[i * SHAPES + k]!;
      squares += shapes[i * SHAPES + k]! ** 2;
    }
    const mean = sum / spoken;
    const size = Math.sqrt(Math.max(1e-6, squares / spoken - mean ** 2));
    for (let i = 0; i < isSilent.length; i++)
      shapes[i * SHAPES + k] = (shapes[i * SHAPES + k]! - mean) / size;
  }
}

/** Each shape, and how it changes. */
function withChanges(plain: Float32Array, count: number): Float32Array {
  const out = new Float32Array(count * 2 * SHAPES);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < SHAPES; k++) {
      const at = (frame: number) => plain[Math.max(0, Math.min(count - 1, frame)) * SHAPES + k]!;
      out[i * 2 * SHAPES + k] = at(i);
      out[i * 2 * SHAPES + SHAPES + k] = ((at(i + 1) - at(i - 1)) * 2 + (at(i + 2) - at(i - 2))) / 3;
    }
  return out;
}
