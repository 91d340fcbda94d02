/** Gives a filling that was made small the fine grain of the photo around it, so that it does not look soft. */

import { type Pixels, sharpOf, toPixels } from '../pixels.ts';
import type { Hole } from './erase-hole.ts';
import { nearestPatches, seededRandom } from './patch-match.ts';

const SEED = 20260102;

/**
 * `small` and `filled` are the crop made smaller, before and after filling. Each place of the hole takes the grain
 * (what making small lost) from the place that looks most like it.
 */
export async function transferDetail(
  crop: Pixels,
  { inside }: Hole,
  small: Pixels,
  filled: Pixels,
  smallHole: Uint8Array,
): Promise<Pixels> {
  const { width, height } = crop;
  const enlarge = (one: Pixels) =>
    toPixels(sharpOf(one).resize(width, height, { fit: 'fill', kernel: 'cubic' }));
  const out = await enlarge(filled);
  const count = small.width * small.height;
  const rgb = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) rgb[i * 3 + c] = filled.data[i * 4 + c]!;
  const sources = nearestPatches(
    { width: small.width, height: small.height, rgb, hole: smallHole },
    { rounds: 4, random: seededRandom(SEED) },
  );
  if (!sources) return out;
  const soft = await enlarge(small);
  const [scaleX, scaleY] = [width / small.width, height / small.height];
  for (let y = 0; y < height; y++) {
    const sy = Math.min(small.height - 1, Math.floor(y / scaleY));
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!inside[i]) continue;
      const sx = Math.min(small.width - 1, Math.floor(x / scaleX));
      const source = sources[sy * small.width + sx]!;
      if (source < 0) continue;
      const fx = Math.min(width - 1, Math.round(x + ((source % small.width) - sx) * scaleX));
      const fy = Math.min(height - 1, Math.round(y + (Math.floor(source / small.width) - sy) * scaleY));
      const from = fy * width + fx;
      if (fx < 0 || fy < 0 || inside[from]) continue;
      for (let c = 0; c < 3; c++)
        out.data[i * 4 + c] = out.data[i * 4 + c]! + crop.data[from * 4 + c]! - soft.data[from * 4 + c]!;
    }
  }
  return out;
}
