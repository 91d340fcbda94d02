/** The inverse Fourier transform of a square grid, in place; what turns a spectrum of waves into a sea. */

/** `size` must be a power of two; `re` and `im` hold size × size values. */
export function inverse2d(re: Float64Array, im: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) inverse(re, im, row * size, 1, size);
  for (let column = 0; column < size; column++) inverse(re, im, column, size, size);
}

function inverse(re: Float64Array, im: Float64Array, start: number, step: number, n: number): void {
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(re, start + i * step, start + j * step);
      swap(im, start + i * step, start + j * step);
    }
  }
  for (let length = 2; length <= n; length <<= 1) {
    const angle = (2 * Math.PI) / length;
    const [wr, wi] = [Math.cos(angle), Math.sin(angle)];
    for (let block = 0; block < n; block += length) {
      let [cr, ci] = [1, 0];
      for (let k = 0; k < length / 2; k++) {
        const a = start + (block + k) * step;
        const b = a + (length / 2) * step;
        const tr = re[b]! * cr - im[b]! * ci;
        const ti = re[b]! * ci + im[b]! * cr;
        re[b] = re[a]! - tr;
        im[b] = im[a]! - ti;
        re[a]! += tr;
        im[a]! += ti;
        [cr, ci] = [cr * wr - ci * wi, cr * wi + ci * wr];
      }
    }
  }
}

function swap(data: Float64Array, a: number, b: number): void {
  const kept = data[a]!;
  data[a] = data[b]!;
  data[b] = kept;
}
