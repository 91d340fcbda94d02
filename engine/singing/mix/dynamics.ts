/** What a recording of a voice goes through: rumble out, loud moments down. */

export function highPass(samples: Float32Array, sampleRate: number, hertz: number): Float32Array {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const norm = 1 / (1 + Math.SQRT2 * k + k * k);
  const a1 = 2 * (k * k - 1) * norm;
  const a2 = (1 - Math.SQRT2 * k + k * k) * norm;
  const out = new Float32Array(samples.length);
  let [s1, s2] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = x * norm + s1;
    s1 = -2 * x * norm - a1 * y + s2;
    s2 = x * norm - a2 * y;
    out[i] = y;
  }
  return out;
}

const ATTACK = 0.006;
const RELEASE = 0.14;
const THRESHOLD = 0.11;
const RATIO = 2.6;
const MAKE_UP = 1.25;

/** A gentle compressor. */
export function evenOut(samples: Float32Array, sampleRate: number): Float32Array {
  const rise = Math.exp(-1 / (ATTACK * sampleRate));
  const fall = Math.exp(-1 / (RELEASE * sampleRate));
  const out = new Float32Array(samples.length);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(samples[i]!);
    level = size > level ? size + (level - size) * rise : size + (level - size) * fall;
    const gain = level > THRESHOLD ? (THRESHOLD / level) ** (1 - 1 / RATIO) : 1;
    out[i] = samples[i]! * gain * MAKE_UP;
  }
  return out;
}
