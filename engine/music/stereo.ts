/** Two channels of sound and the small things everybody does with them. */

export interface Stereo {
  sampleRate: number;
  /** As long as the right one. */
  left: Float32Array;
  right: Float32Array;
}

export function silence(seconds: number, sampleRate: number): Stereo {
  const length = Math.max(0, Math.round(seconds * sampleRate));
  return { sampleRate, left: new Float32Array(length), right: new Float32Array(length) };
}

/** One channel heard on both sides. */
export const bothSides = (mono: Float32Array, sampleRate: number): Stereo => ({
  sampleRate,
  left: mono,
  right: mono.slice(),
});

export function toMono({ left, right }: Stereo): Float32Array {
  const out = new Float32Array(left.length);
  for (let i = 0; i < out.length; i++) out[i] = (left[i]! + right[i]!) / 2;
  return out;
}

export const secondsOf = (sound: Stereo): number => sound.left.length / sound.sampleRate;

export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

export const toDecibels = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-9));
