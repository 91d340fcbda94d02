/** Spectra of any power-of-two size, to and fro. */

export interface Fourier {
  size: number;
  /** Bell-shaped weights; overlapping by half they add up to 1. */
  window: Float32Array;
  /** In place: real and imaginary parts. */
  transform(real: Float32Array, imaginary: Float32Array): void;
}

const known = new Map<number, Fourier>();

export function fourierOf(size: number): Fourier {
  const made = known.get(size);
  if (made) return made;
  const turn = (i: number) => (2 * Math.PI * i) / size;
  const cosines = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos(turn(i)));
  const sines = Float64Array.from({ length: size / 2 }, (_, i) => Math.sin(turn(i)));
  const window = Float32Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos(turn(i)));
  const swaps = new Uint32Array(size);
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    swaps[i] = j;
  }
  const transform = (real: Float32Array, imaginary: Float32Array) => {
    for (let i = 1; i < size; i++) {
      const j = swaps[i]!;
      if (i >= j) continue;
      const re = real[i]!;
      const im = imaginary[i]!;
      real[i] = real[j]!;
      imaginary[i] = imaginary[j]!;
      real[j] = re;
      imaginary[j] = im;
    }
    for (let length = 2; length <= size; length *= 2) {
      const half = length / 2;
      const stride = size / length;
      for (let start = 0; start < size; start += length) {
        for (let k = 0; k < half; k++) {
          const a = start + k;
          const b = a + half;
          const cosine = cosines[k * stride]!;
          const sine = sines[k * stride]!;
          const re = real[b]! * cosine + imaginary[b]! * sine;
          const im = imaginary[b]! * cosine - real[b]! * sine;
          real[b] = real[a]! - re;
          imaginary[b] = imaginary[a]! - im;
          real[a]! += re;
          imaginary[a]! += im;
        }
      }
    }
  };
  const fourier = { size, window, transform };
  known.set(size, fourier);
  return fourier;
}

/** Power of each frequency around a place, from 0 up to half the sample rate. */
export function powerAt(samples: Float32Array, center: number, fourier: Fourier): Float32Array {
  const { size, window, transform } = fourier;
  const real = new Float32Array(size);
  const imaginary = new Float32Array(size);
  const first = Math.round(center) - size / 2;
  for (let i = 0; i < size; i++) real[i] = (samples[first + i] ?? 0) * window[i]!;
  transform(real, imaginary);
  const out = new Float32Array(size / 2);
  for (let i = 0; i < out.length; i++) out[i] = real[i]! ** 2 + imaginary[i]! ** 2;
  return out;
}
