/** Turns a picture into pixel art: few large pixels, few colours, a dark contour. */

export interface Sprite {
  width: number;
  height: number;
  /** Straight RGBA. */
  rgba: Uint8ClampedArray;
}

const LEVELS = 7;

/** `block` picture pixels become one. */
export function pixelArt(source: Sprite, block: number): Sprite {
  const width = Math.floor(source.width / block);
  const height = Math.floor(source.height / block);
  const small = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) average(source, x * block, y * block, block, small, (y * width + x) * 4);
  const contoured = contour(small, width, height);
  const out = new Uint8ClampedArray(source.rgba.length);
  for (let y = 0; y < source.height; y++)
    for (let x = 0; x < source.width; x++) {
      const o =
        (Math.min(height - 1, Math.floor(y / block)) * width + Math.min(width - 1, Math.floor(x / block))) *
        4;
      out.set(contoured.subarray(o, o + 4), (y * source.width + x) * 4);
    }
  return { width: source.width, height: source.height, rgba: out };
}

function average(
  source: Sprite,
  x0: number,
  y0: number,
  block: number,
  out: Uint8ClampedArray,
  at: number,
): void {
  let [r, g, b, a] = [0, 0, 0, 0];
  for (let y = y0; y < y0 + block; y++)
    for (let x = x0; x < x0 + block; x++) {
      const o = (y * source.width + x) * 4;
      const cover = source.rgba[o + 3]! / 255;
      r += source.rgba[o]! * cover;
      g += source.rgba[o + 1]! * cover;
      b += source.rgba[o + 2]! * cover;
      a += cover;
    }
  if (a < block * block * 0.45) return;
  const step = 255 / LEVELS;
  const level = (sum: number) => Math.round(((sum / a) * 1.04) / step) * step;
  out.set([level(r), level(g), level(b), 255], at);
}

/** Every empty pixel beside a full one becomes the figure's dark edge. */
function contour(pixels: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const out = pixels.slice();
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const o = (y * width + x) * 4;
      if (pixels[o + 3] !== 0) continue;
      const near = [o - 4, o + 4, o - width * 4, o + width * 4].some((n) => pixels[n + 3] === 255);
      if (near) out.set([34, 26, 40, 255], o);
    }
  return out;
}
