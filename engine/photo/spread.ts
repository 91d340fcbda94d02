/** Colours carried from where they are known to where they are not. */

import type { Pixels } from './pixels.ts';
import { boxBlur, type Plane, planeOf } from './planes.ts';

export const channelPlane = ({ width, height, data }: Pixels, channel: number): Plane => {
  const out = planeOf(width, height);
  for (let i = 0; i < out.values.length; i++) out.values[i] = data[i * 4 + channel]! / 255;
  return out;
};

/** Red, green and blue as the surroundings have them where `weight` is large; the wider radii serve where nothing is near. */
export function spread(pixels: Pixels, weight: Plane, radii: readonly number[]): Plane[] {
  const { width, height } = pixels;
  const totals = radii.map((radius) => boxBlur(boxBlur(weight, radius), radius));
  return [0, 1, 2].map((c) => {
    const channel = channelPlane(pixels, c);
    const weighted = planeOf(width, height);
    for (let i = 0; i < weighted.values.length; i++)
      weighted.values[i] = channel.values[i]! * weight.values[i]!;
    const out = planeOf(width, height);
    const left = new Float32Array(out.values.length).fill(1);
    for (const [k, radius] of radii.entries()) {
      const sum = boxBlur(boxBlur(weighted, radius), radius);
      const total = totals[k]!.values;
      for (let i = 0; i < left.length; i++) {
        if (left[i] === 0) continue;
        const known = Math.min(1, Math.max(0, total[i]! - 1e-4) * 24) * left[i]!;
        if (known > 0) out.values[i]! += known * (sum.values[i]! / total[i]!);
        left[i]! -= known;
      }
    }
    for (let i = 0; i < left.length; i++) out.values[i]! += left[i]! * channel.values[i]!;
    return out;
  });
}

/** The same colours, and in transparent places those of the nearest that can be seen; alpha is full everywhere. */
export function opaqueCopy(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const out: Pixels = { width, height, data: data.slice() };
  const weight = planeOf(width, height);
  let isOpaque = true;
  for (let i = 0; i < weight.values.length; i++) {
    weight.values[i] = data[i * 4 + 3]! / 255;
    if (data[i * 4 + 3] !== 255) isOpaque = false;
  }
  if (isOpaque) return out;
  const side = Math.max(width, height);
  const planes = spread(pixels, weight, [2, Math.round(side / 60) + 2, Math.round(side / 6) + 2]);
  for (let i = 0; i < weight.values.length; i++) {
    if (weight.values[i]! < 1)
      for (let c = 0; c < 3; c++) {
        const seen = data[i * 4 + c]!;
        out.data[i * 4 + c] =
          seen * weight.values[i]! + planes[c]!.values[i]! * 255 * (1 - weight.values[i]!);
      }
    out.data[i * 4 + 3] = 255;
  }
  return out;
}
