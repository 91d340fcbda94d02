/** How loud people hear it: ITU-R BS.1770-4, K-weighting with gating, in LUFS. */

import type { Stereo } from '../stereo.ts';

/** Answered for silence: below everything that is gated away. */
export const SILENT = -70;

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The standard's two filters for any sample rate: a shelf for the head, a high-pass for the ear. */
function weighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelfTan = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const shelf0 = 1 + shelfTan / shelfQ + shelfTan ** 2;
  const passTan = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const pass0 = 1 + passTan / passQ + passTan ** 2;
  return [
    {
      b: [
        (high + (band * shelfTan) / shelfQ + shelfTan ** 2) / shelf0,
        (2 * (shelfTan ** 2 - high)) / shelf0,
        (high - (band * shelfTan) / shelfQ + shelfTan ** 2) / shelf0,
      ],
      a: [(2 * (shelfTan ** 2 - 1)) / shelf0, (1 - shelfTan / shelfQ + shelfTan ** 2) / shelf0],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (passTan ** 2 - 1)) / pass0, (1 - passTan / passQ + passTan ** 2) / pass0],
    },
  ];
}

/** Sums of weighted squares over steps of so many samples. */
function weightedPower(samples: Float32Array, sampleRate: number, step: number): Float64Array {
  const [shelf, pass] = weighting(sampleRate);
  const out = new Float64Array(Math.floor(samples.length / step));
  let [s1, s2, p1, p2] = [0, 0, 0, 0];
  for (let block = 0, i = 0; block < out.length; block++) {
    let sum = 0;
    for (const end = i + step; i < end; i++) {
      const x = samples[i]!;
      const y = shelf.b[0] * x + s1;
      s1 = shelf.b[1] * x - shelf.a[0] * y + s2;
      s2 = shelf.b[2] * x - shelf.a[1] * y;
      const z = pass.b[0] * y + p1;
      p1 = pass.b[1] * y - pass.a[0] * z + p2;
      p2 = pass.b[2] * y - pass.a[1] * z;
      sum += z * z;
    }
    out[block] = sum;
  }
  return out;
}

const toLufs = (power: number): number =>
  power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;

/** Mean power in windows of so many steps, every step. */
function windowPowers(
  { left, right, sampleRate }: Stereo,
  windowSeconds: number,
  stepSeconds: number,
): number[] {
  const step = Math.round(sampleRate * stepSeconds);
  const width = Math.round(windowSeconds / stepSeconds);
  const l = weightedPower(left, sampleRate, step);
  const r = weightedPower(right, sampleRate, step);
  const out: number[] = [];
  for (let i = 0; i + width <= l.length; i++) {
    let sum = 0;
    for (let k = i; k < i + width; k++) sum += l[k]! + r[k]!;
    out.push(sum / (width * step));
  }
  return out;
}

/** Integrated loudness: windows of 400 ms that overlap by three quarters, gated at -70 LUFS and 10 below the mean. */
export function loudness(sound: Stereo): number {
  const powers = windowPowers(sound, 0.4, 0.1).filter((power) => toLufs(power) > SILENT);
  if (powers.length === 0) return SILENT;
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const gate = toLufs(mean(powers)) - 10;
  return toLufs(mean(powers.filter((power) => toLufs(power) > gate)));
}

/** Momentary loudness every tenth of a second, each over the 400 ms that begin there. */
export const loudnessCurve = (sound: Stereo): number[] =>
  windowPowers(sound, 0.4, 0.1).map((power) => Math.max(SILENT, toLufs(power)));
