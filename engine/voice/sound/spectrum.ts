/** How strong a sound is in each band of frequencies, frame by frame. */

/** Hertz: edges of the bands that tell vowels, hums and hisses apart. */
export const BAND_EDGES = [80, 300, 550, 850, 1300, 1900, 2700, 3800, 5500, 8000] as const;
export const BANDS = BAND_EDGES.length - 1;

const SIZE = 512;

const WINDOW = Float32Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
const COSINES = Float32Array.from({ length: SIZE / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / SIZE));
const SINES = Float32Array.from({ length: SIZE / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / SIZE));

/** In place, radix 2: real and imaginary parts. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  for (let i = 1, j = 0; i < SIZE; i++) {
    let bit = SIZE >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let length = 2; length <= SIZE; length *= 2) {
    const step = SIZE / length;
    for (let start = 0; start < SIZE; start += length) {
      for (let k = 0; k < length / 2; k++) {
        const [a, b] = [start + k, start + k + length / 2];
        const [cosine, sine] = [COSINES[k * step]!, SINES[k * step]!];
        const re = real[b]! * cosine + imaginary[b]! * sine;
        const im = imaginary[b]! * cosine - real[b]! * sine;
        real[b] = real[a]! - re;
        imaginary[b] = imaginary[a]! - im;
        real[a]! += re;
        imaginary[a]! += im;
      }
    }
  }
}

/** Power in each band around a place, for sound of 16,000 samples a second. */
export function bandsAt(samples: Float32Array, center: number, sampleRate: number): Float32Array {
  const real = new Float32Array(SIZE);
  const imaginary = new Float32Array(SIZE);
  const first = Math.round(center) - SIZE / 2;
  for (let i = 0; i < SIZE; i++) real[i] = (samples[first + i] ?? 0) * WINDOW[i]!;
  transform(real, imaginary);
  const out = new Float32Array(BANDS);
  for (let band = 0; band < BANDS; band++) {
    const from = Math.ceil((BAND_EDGES[band]! * SIZE) / sampleRate);
    const to = Math.min(SIZE / 2, Math.ceil((BAND_EDGES[band + 1]! * SIZE) / sampleRate));
    for (let bin = from; bin < to; bin++) out[band]! += real[bin]! ** 2 + imaginary[bin]! ** 2;
  }
  return out;
}
