/** What a recording of a voice goes through: rumble out, loud moments and hisses down. */

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

/** How loud it has been lately: quick to rise and slow to fall, by seconds. */
function follower(rising: number, falling: number, sampleRate: number) {
  const rise = Math.exp(-1 / (rising * sampleRate));
  const fall = Math.exp(-1 / (falling * sampleRate));
  return (level: number, size: number): number => size + (level - size) * (size > level ? rise : fall);
}

const ATTACK = 0.006;
const RELEASE = 0.14;
const THRESHOLD = 0.11;
const RATIO = 2.6;
const MAKE_UP = 1.25;

/** A gentle compressor. */
export function evenOut(samples: Float32Array, sampleRate: number): Float32Array {
  const followed = follower(ATTACK, RELEASE, sampleRate);
  const out = new Float32Array(samples.length);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(samples[i]!);
    level = followed(level, size);
    const gain = level > THRESHOLD ? (THRESHOLD / level) ** (1 - 1 / RATIO) : 1;
    out[i] = samples[i]! * gain * MAKE_UP;
  }
  return out;
}

/** Hertz from which hisses are heard. */
const HISS = 4500;
const HISS_RISE = 0.001;
const HISS_FALL = 0.03;
/** Mean size from which a hiss is brought down, and how far. */
const HISS_LEVEL = 0.05;
const HISS_RATIO = 5;

/** The sharp s of a voice that stands close: only what hisses is brought down, and only while it does. */
export function softenHisses(samples: Float32Array, sampleRate: number): Float32Array {
  if (HISS * 2.2 > sampleRate) return samples;
  // There and back again: what is taken away must not lag behind what it is taken from.
  const high = highPass(highPass(samples, sampleRate, HISS).reverse(), sampleRate, HISS).reverse();
  const followed = follower(HISS_RISE, HISS_FALL, sampleRate);
  const out = new Float32Array(samples.length);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    const size = Math.abs(high[i]!);
    level = followed(level, size);
    const gain = level > HISS_LEVEL ? (HISS_LEVEL / level) ** (1 - 1 / HISS_RATIO) : 1;
    out[i] = samples[i]! - high[i]! * (1 - gain);
  }
  return out;
}
