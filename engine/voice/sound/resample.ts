/** Changes the sample rate with a windowed sinc, phase by phase from a table so that an hour takes seconds. */

/** Zero crossings on each side: enough that speech keeps its s and f. */
const HALF_WIDTH = 16;
/** Fractions of a sample for which the filter is worked out beforehand. */
const PHASES = 256;

interface Filter {
  taps: number;
  table: Float32Array;
}

const filters = new Map<string, Filter>();

function filterFor(ratio: number): Filter {
  const key = ratio.toFixed(6);
  const known = filters.get(key);
  if (known) return known;
  const scale = Math.min(1, ratio);
  const half = Math.ceil(HALF_WIDTH / scale);
  const taps = half * 2;
  const table = new Float32Array((PHASES + 1) * taps);
  const cutoff = scale * 0.95;
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0;
    for (let k = 0; k < taps; k++) {
      const distance = k - half + 1 - phase / PHASES;
      const edge = distance / half;
      const window = Math.abs(edge) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * edge);
      const x = Math.PI * distance * cutoff;
      const value = (Math.abs(x) < 1e-9 ? 1 : Math.sin(x) / x) * window;
      table[phase * taps + k] = value;
      sum += value;
    }
    for (let k = 0; k < taps; k++) table[phase * taps + k]! /= sum;
  }
  const filter = { taps, table };
  if (filters.size > 16) filters.clear();
  filters.set(key, filter);
  return filter;
}

export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to || samples.length === 0) return samples;
  const ratio = to / from;
  const { taps, table } = filterFor(ratio);
  const half = taps / 2;
  const out = new Float32Array(Math.floor(samples.length * ratio));
  for (let i = 0; i < out.length; i++) {
    const place = i / ratio;
    const whole = Math.floor(place);
    const row = Math.round((place - whole) * PHASES) * taps;
    const first = whole - half + 1;
    const start = Math.max(0, -first);
    const end = Math.min(taps, samples.length - first);
    let sum = 0;
    for (let k = start; k < end; k++) sum += samples[first + k]! * table[row + k]!;
    out[i] = sum;
  }
  return out;
}

/** Higher by so many semitones and shorter by the same factor: ask the voice to speak slower beforehand. */
export const pitchFactor = (semitones: number): number => 2 ** (semitones / 12);

export const shiftPitch = (samples: Float32Array, semitones: number): Float32Array =>
  semitones === 0 ? samples : resample(samples, pitchFactor(semitones), 1);
