/** Small pictures drawn by rule, for tests that need to know every pixel. */

import { encodePhoto, type Pixels } from '#engine/photo/pixels.ts';

/** Smooth colours with some texture; the same every time. */
export function drawnPhoto(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const grain = ((x * 7 + y * 13) % 11) - 5;
      data[at] = 60 + (150 * x) / width + grain;
      data[at + 1] = 90 + (110 * y) / height + grain;
      data[at + 2] = 170 - (90 * x) / width + grain;
      data[at + 3] = 255;
    }
  return { width, height, data };
}

/** A disc of one colour before a plain ground; `radius` as a share of the shorter side. */
export function discPhoto(
  width: number,
  height: number,
  disc: readonly [number, number, number] = [200, 40, 30],
  ground: readonly [number, number, number] = [240, 240, 236],
  radius = 0.28,
): Pixels {
  const pixels: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const reach = radius * Math.min(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const far = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2);
      const share = Math.max(0, Math.min(1, reach - far + 0.5));
      for (let c = 0; c < 3; c++) pixels.data[at + c] = disc[c]! * share + ground[c]! * (1 - share);
      pixels.data[at + 3] = 255;
    }
  return pixels;
}

export const photoFile = async (pixels: Pixels): Promise<Uint8Array> =>
  (await encodePhoto(pixels, { format: 'png', quality: 90, background: '#ffffff' })).data;
