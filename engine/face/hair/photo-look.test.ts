/** Painted heads: what hair is painted on them is read again, in length, colour, curls and baldness. */

import { describe, expect, it } from 'vitest';
import { syntheticFace } from '#tests/factories/synthetic-face.ts';
import { CHIN, EYES, FOREHEAD } from '../face-points.ts';
import type { FacePicture } from '../photo-face.ts';
import { pointAt } from '../upright.ts';
import { hexOfLab, labOf } from './head-grid.ts';
import { readLook } from './photo-look.ts';

const SIDE = 1000;
const SKIN = [205, 150, 120] as const;
type Rgb = readonly [number, number, number];

interface Head {
  hair: Rgb;
  /** How far it falls, in heights of the face below its top; 0: none. */
  falls: number;
  texture?: 'straight' | 'curly';
  hasGlasses?: boolean;
  /** Rows of the photo that are cut off at the top. */
  cut?: number;
}

/** The made face in the middle of a larger picture, with a skull, hair, neck and shoulders around it. */
function paint({ hair, falls, texture = 'straight', hasGlasses = false, cut = 0 }: Head) {
  const { points: flat, crop } = syntheticFace();
  const off = (SIDE - crop.width) / 2;
  const points = flat.map((value, i) => (i % 3 === 2 ? value : value + off));
  const [top, chin] = [pointAt(points, FOREHEAD), pointAt(points, CHIN)];
  const tall = chin[1] - top[1];
  const [cx, cy] = [SIDE / 2, (top[1] + chin[1]) / 2 - tall * 0.12];
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  const matte = { width: SIDE, height: SIDE, values: new Float32Array(SIDE * SIDE) };
  const shine = (x: number, y: number): number => {
    if (texture === 'straight') return Math.sin(x * 0.55) * 0.25;
    // Rings beside each other, each shifted.
    const [a, b] = [(x % 46) - 23, ((y + Math.floor(x / 46) * 17) % 46) - 23];
    return Math.sin(Math.hypot(a, b) * 0.7) * 0.3;
  };
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const i = y * SIDE + x;
      const [u, v] = [(x - cx) / tall, (y - cy) / tall];
      const isSkull = (u / 0.47) ** 2 + (v / 0.66) ** 2 < 1;
      const isNeck = Math.abs(u) < 0.22 && v > 0 && v < 1;
      const isShoulder = v > 0.85 && Math.abs(u) < 1;
      const isFace = (u / 0.38) ** 2 + ((v - 0.12) / 0.52) ** 2 < 1;
      const isHair =
        falls > 0 &&
        !isFace &&
        (v < 0
          ? (u / 0.58) ** 2 + (v / 0.78) ** 2 < 1
          : Math.abs(u) < 0.58 && Math.abs(u) > 0.24 && y < top[1] + falls * tall);
      if (!isSkull && !isNeck && !isShoulder && !isHair) {
        rgb.set([90, 130, 170], i * 3);
        continue;
      }
      matte.values[i] = 1;
      const k = isHair ? 1 + shine(x, y) : 1;
      const colour = isHair ? hair : isShoulder && !isSkull ? ([60, 70, 80] as const) : SKIN;
      rgb.set(
        colour.map((one) => Math.min(255, one * k)),
        i * 3,
      );
    }
  const dark = (x: number, y: number, wide: number, high: number) => {
    for (let j = -high; j <= high; j++)
      for (let k = -wide; k <= wide; k++)
        rgb.set([20, 20, 20], ((Math.round(y) + j) * SIDE + Math.round(x) + k) * 3);
  };
  for (const { brow } of EYES)
    for (const one of brow) dark(pointAt(points, one)[0], pointAt(points, one)[1], 4, 2);
  if (hasGlasses) dark(SIDE / 2, pointAt(points, 168)[1] + 4, 60, 5);
  const picture: FacePicture = {
    width: SIDE,
    height: SIDE - cut,
    rgb: rgb.subarray(cut * SIDE * 3),
  };
  return {
    picture,
    points: points.map((value, i) => (i % 3 === 1 ? value - cut : value)),
    matte: { width: SIDE, height: SIDE - cut, values: matte.values.subarray(cut * SIDE) },
  };
}

const read = (head: Head) => {
  const { picture, points, matte } = paint(head);
  return readLook(picture, points, matte);
};

const AUBURN = [135, 62, 32] as const;
const BLONDE = [214, 178, 110] as const;
const BLACK = [30, 26, 26] as const;

const apart = (hex: string, [r, g, b]: Rgb): number => {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  const [one, other] = [labOf(...bytes), labOf(r, g, b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};

describe('hair in a photo', () => {
  it.each([
    ['short', 0.4],
    ['medium', 1.0],
    ['long', 1.7],
  ] as const)('%s', (style, falls) => {
    for (const hair of [AUBURN, BLACK, BLONDE]) {
      const look = read({ hair, falls });
      expect(look.hairStyle).toBe(style);
      expect(apart(look.hairColor, hair)).toBeLessThan(16);
    }
  });

  it('an auburn, curly-haired person stays auburn and curly', () => {
    const look = read({ hair: AUBURN, falls: 1.7, texture: 'curly' });
    expect(look.hairStyle).toBe('ringlets');
    expect(apart(look.hairColor, AUBURN)).toBeLessThan(apart(look.hairColor, BLONDE));
    expect(apart(look.hairColor, AUBURN)).toBeLessThan(16);
  });

  it('none at all is bald', () => {
    expect(read({ hair: BLACK, falls: 0 }).hairStyle).toBe('bald');
  });

  it('is not guessed where the photo ends at the forehead; brows say the colour', () => {
    const look = read({ hair: BLACK, falls: 0.4, cut: 330 });
    expect(look.hairStyle).toBeNull();
    expect(apart(look.hairColor, [20, 20, 20])).toBeLessThan(30);
  });

  it('glasses cross the nose', () => {
    expect(read({ hair: BLACK, falls: 0.4, hasGlasses: true }).glasses).toBe(true);
    expect(read({ hair: BLACK, falls: 0.4 }).glasses).toBe(false);
  });
});

it('colours come back from the space they are compared in', () => {
  for (const [r, g, b] of [AUBURN, BLONDE, BLACK])
    expect(apart(hexOfLab(labOf(r, g, b)), [r, g, b])).toBeLessThan(1);
});
