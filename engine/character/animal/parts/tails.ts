/** Tails, which swing with the hips. */

import type { Animal } from '#common/character-words.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Body } from '../figure/body.ts';
import type { Rgb, SolidPart } from '../part.ts';
import type { Coat } from './coats.ts';

/** Tip of another colour, from this height above the root on. */
const tipped =
  (from: Vec3, tip: string, reach: number): NonNullable<SolidPart['tint']> =>
  (x, y, z, base) => {
    const k = smoothstep(reach - 0.03, reach + 0.03, Math.hypot(x - from[0], y - from[1], z - from[2]));
    const end = linear(tip) as Rgb;
    return [0, 1, 2].map((i) => base[i]! + (end[i]! - base[i]!) * k) as unknown as Rgb;
  };

export function tailOf(animal: Animal, { joints, figure }: Body, coat: Coat): SolidPart[] {
  const root = add(joints.hips, [0, -0.02, -0.22 - figure.bulk * 0.6]);
  const part = (shape: SolidPart['shape'], more: Partial<SolidPart> = {}): SolidPart => ({
    name: 'tail',
    shape,
    material: 'matte',
    colour: coat.fur,
    bones: ['hips'],
    ...more,
  });
  const path = (...points: Vec3[]) => points.map((one) => add(root, one));
  switch (animal) {
    case 'fox':
    case 'wolf': {
      const shape = tube(
        path([0, 0, 0], [0.16, -0.06, -0.24], [0.44, 0.06, -0.4], [0.62, 0.36, -0.4], [0.6, 0.68, -0.34]),
        [0.07, 0.13, 0.2, 0.19, 0.03],
      );
      const tip = animal === 'fox' ? coat.light : coat.dark;
      return [part(shape, { tint: tipped(root, tip, 0.86) })];
    }
    case 'cat':
    case 'tiger': {
      const shape = tube(
        path([0, 0, 0], [0.2, -0.12, -0.22], [0.5, -0.02, -0.32], [0.62, 0.3, -0.32], [0.52, 0.58, -0.28]),
        [0.06, 0.07, 0.07, 0.068, 0.055],
      );
      return [part(shape, animal === 'tiger' ? { tint: ringed(root, coat.dark) } : {})];
    }
    case 'lion':
      return [
        part(
          tube(
            path([0, 0, 0], [0.22, -0.16, -0.24], [0.52, -0.1, -0.32], [0.66, 0.2, -0.3]),
            [0.06, 0.055, 0.05, 0.045],
          ),
        ),
        part(ellipsoid(add(root, [0.68, 0.3, -0.3]), [0.11, 0.17, 0.11]), { colour: coat.dark }),
      ];
    case 'dog':
      return [
        part(
          tube(
            path([0, 0, 0], [0.12, 0.06, -0.24], [0.3, 0.3, -0.32], [0.36, 0.52, -0.26]),
            [0.07, 0.085, 0.075, 0.03],
          ),
        ),
      ];
    case 'mouse':
    case 'pig':
      return [
        part(
          tube(
            animal === 'mouse'
              ? path(
                  [0, 0, 0],
                  [0.2, -0.2, -0.24],
                  [0.52, -0.22, -0.3],
                  [0.7, 0.06, -0.28],
                  [0.62, 0.3, -0.24],
                )
              : path(
                  [0, 0, 0],
                  [0.08, 0.02, -0.1],
                  [0.1, 0.12, -0.16],
                  [0, 0.14, -0.2],
                  [0.02, 0.04, -0.24],
                  [0.12, 0.06, -0.28],
                ),
            animal === 'mouse' ? [0.045, 0.04, 0.034, 0.028, 0.02] : 0.036,
          ),
          { colour: animal === 'mouse' ? coat.inner : coat.fur, detail: 1.4 },
        ),
      ];
    case 'rabbit':
    case 'bear':
    case 'panda':
      return [
        part(sphere(add(root, [0, 0, -0.08]), animal === 'rabbit' ? 0.17 : 0.13), {
          ...(animal === 'rabbit' && { colour: coat.light }),
        }),
      ];
    case 'frog':
    case 'penguin':
      return [];
  }
}

const ringed =
  (from: Vec3, ring: string): NonNullable<SolidPart['tint']> =>
  (x, y, z, base) =>
    Math.sin(Math.hypot(x - from[0], y - from[1], z - from[2]) * 30) > 0.35 ? (linear(ring) as Rgb) : base;
