/** The colours of a person, read from the photo around known points of the face. */

import { BETWEEN_EYES, FOREHEAD, SKIN } from './face-points.ts';
import type { FacePicture } from './photo-face.ts';
import { pointAt } from './upright.ts';

type Bytes = readonly [r: number, g: number, b: number];

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

const medianOf = (colours: readonly Bytes[]): Bytes => [
  median(colours.map((one) => one[0])),
  median(colours.map((one) => one[1])),
  median(colours.map((one) => one[2])),
];

const hex = (colour: Bytes): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

export const brightness = ([r, g, b]: Bytes): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const apart = (a: Bytes, b: Bytes): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The pixels of a small square; none where it leaves the picture. */
function patch({ width, height, rgb }: FacePicture, x: number, y: number, reach: number): Bytes[] {
  const out: Bytes[] = [];
  for (let j = Math.round(y - reach); j <= y + reach; j++)
    for (let i = Math.round(x - reach); i <= x + reach; i++) {
      if (i < 0 || j < 0 || i >= width || j >= height) continue;
      const o = (j * width + i) * 3;
      out.push([rgb[o]!, rgb[o + 1]!, rgb[o + 2]!]);
    }
  return out;
}

const skinPixels = (picture: FacePicture, points: Float32Array, reach: number): Bytes[] =>
  SKIN.flatMap((i) => patch(picture, points[i * 3]!, points[i * 3 + 1]!, reach));

export function skinOf(picture: FacePicture, points: Float32Array): string {
  return hex(medianOf(skinPixels(picture, points, faceHeight(points) * 0.02)));
}

const faceHeight = (points: Float32Array): number => {
  const [top, middle] = [pointAt(points, FOREHEAD), pointAt(points, BETWEEN_EYES)];
  return Math.hypot(top[0] - middle[0], top[1] - middle[1]) * 2.6;
};

/** How bright the lightest parts of the skin are, 0 to 255: also deep skin has light on it in a good photo. */
export function lightOn(picture: FacePicture, points: Float32Array): number {
  const bright = skinPixels(picture, points, 1.5)
    .map(brightness)
    .sort((a, b) => a - b);
  return bright[Math.floor(bright.length * 0.9)] ?? 0;
}

/** How far above the upper edge of the face hair may begin, in distances from there to the bridge of the nose. */
const HIGHEST_HAIRLINE = 0.75;
const STEP = 0.05;

/** From the forehead upwards: where the colour leaves the skin's, hair begins, if it stays so for a while. */
export function hairColourOf(picture: FacePicture, points: Float32Array): string | null {
  const [top, middle] = [pointAt(points, FOREHEAD), pointAt(points, BETWEEN_EYES)];
  const up = [top[0] - middle[0], top[1] - middle[1]] as const;
  const side = [-up[1], up[0]] as const;
  const reach = faceHeight(points) * 0.012;
  const colourAt = (across: number, above: number): Bytes | undefined => {
    const [x, y] = [top[0] + up[0] * above + side[0] * across, top[1] + up[1] * above + side[1] * across];
    const pixels = patch(picture, x, y, reach);
    return pixels.length > 0 ? medianOf(pixels) : undefined;
  };
  const found: Bytes[] = [];
  for (const across of [-0.3, 0, 0.3]) {
    const brow = colourAt(across, -0.2);
    for (let above = 0; above <= HIGHEST_HAIRLINE; above += STEP) {
      const colour = colourAt(across, above);
      if (!brow || !colour || apart(colour, brow) < 75) continue;
      for (const further of [3, 4, 6]) found.push(colourAt(across, above + further * STEP) ?? colour);
      break;
    }
  }
  if (found.length < 6) return null;
  const hair = medianOf(found);
  const alike = found.filter((one) => apart(one, hair) < 55).length;
  const skin = medianOf(skinPixels(picture, points, 2));
  return alike < found.length * 0.6 || apart(hair, skin) < 60 || !canBeHair(hair) ? null : hex(hair);
}

/** Brown, blond, red, grey, black: never greener or bluer than it is red. Caps and walls often are. */
const canBeHair = ([r, g, b]: Bytes): boolean => Math.max(g, b) <= r + 12;
