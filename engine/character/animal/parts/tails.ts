/** Tails, which swing with the hips. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Body } from '../../figure/body.ts';
import type { Rgb, SolidPart } from '../../part.ts';
import type { Coat, TailSpace } from '../species.ts';

export const tailSpace = (body: Body): TailSpace => ({
  body,
  root: add(body.joints.hips, [0, -0.02, -0.22 - body.figure.bulk * 0.6]),
});

type Tail = (space: TailSpace, coat: Coat) => SolidPart[];

/** Tip of another colour, from this height above the root on. */
const tipped =
  (from: Vec3, tip: string, reach: number): NonNullable<SolidPart['tint']> =>
  (x, y, z, base) => {
    const k = smoothstep(reach - 0.03, reach + 0.03, Math.hypot(x - from[0], y - from[1], z - from[2]));
    const end = linear(tip) as Rgb;
    return [0, 1, 2].map((i) => base[i]! + (end[i]! - base[i]!) * k) as unknown as Rgb;
  };

/** Rings of another colour. */
const ringed =
  (from: Vec3, ring: string, often: number): NonNullable<SolidPart['tint']> =>
  (x, y, z, base) =>
    Math.sin(Math.hypot(x - from[0], y - from[1], z - from[2]) * often) > 0.35 ? (linear(ring) as Rgb) : base;

const part = (shape: SolidPart['shape'], colour: string, more: Partial<SolidPart> = {}): SolidPart => ({
  name: 'tail',
  shape,
  material: 'matte',
  colour,
  bones: ['hips'],
  ...more,
});
const path = ({ root }: TailSpace, ...points: Vec3[]) => points.map((one) => add(root, one));

const bushyShape = (space: TailSpace, k = 1) =>
  tube(
    path(space, [0, 0, 0], [0.16, -0.06, -0.24], [0.44, 0.06, -0.4], [0.62, 0.36, -0.4], [0.6, 0.68, -0.34]),
    [0.07, 0.13 * k, 0.2 * k, 0.19 * k, 0.03],
  );

/** Thick and pointed, with a tip of another colour. */
export const bushy =
  (tip: keyof Coat): Tail =>
  (space, coat) => [part(bushyShape(space), coat.fur, { tint: tipped(space.root, coat[tip], 0.86) })];

export const bushyRinged =
  (ring: keyof Coat): Tail =>
  (space, coat) => [
    part(bushyShape(space, 0.86), coat.fur, { tint: ringed(space.root, coat[ring], 20), detail: 1.3 }),
  ];

/** Up behind the back and out again at the top: squirrels, skunks. */
export const plume =
  (stripe?: keyof Coat): Tail =>
  (space, coat) => [
    part(
      tube(
        path(
          space,
          [0, 0, 0],
          [0.26, -0.02, -0.22],
          [0.56, 0.26, -0.34],
          [0.6, 0.76, -0.36],
          [0.74, 1.12, -0.36],
          [0.92, 1.1, -0.36],
        ),
        [0.08, 0.16, 0.24, 0.26, 0.2, 0.06],
      ),
      coat.fur,
      stripe && { tint: backed(space.root, coat[stripe]) },
    ),
  ];

/** A stripe along the side that is seen from the front. */
const backed =
  (from: Vec3, colour: string): NonNullable<SolidPart['tint']> =>
  (x, y, _z, base) => {
    const along = x - from[0] - 0.34 - 0.26 * (y - from[1]);
    return Math.abs(along - 0.08) < 0.09 && y > from[1] ? (linear(colour) as Rgb) : base;
  };

const slimShape = (space: TailSpace) =>
  tube(
    path(space, [0, 0, 0], [0.2, -0.12, -0.22], [0.5, -0.02, -0.32], [0.62, 0.3, -0.32], [0.52, 0.58, -0.28]),
    [0.06, 0.07, 0.07, 0.068, 0.055],
  );
export const slim: Tail = (space, coat) => [part(slimShape(space), coat.fur)];
export const slimRinged: Tail = (space, coat) => [
  part(slimShape(space), coat.fur, { tint: ringed(space.root, coat.dark, 30) }),
];

/** Thin with a tuft at its end. */
export const tufted: Tail = (space, coat) => [
  part(
    tube(
      path(space, [0, 0, 0], [0.22, -0.16, -0.24], [0.52, -0.1, -0.32], [0.66, 0.2, -0.3]),
      [0.06, 0.055, 0.05, 0.045],
    ),
    coat.fur,
  ),
  part(ellipsoid(add(space.root, [0.68, 0.3, -0.3]), [0.11, 0.17, 0.11]), coat.dark),
];

export const wagging: Tail = (space, coat) => [
  part(
    tube(
      path(space, [0, 0, 0], [0.12, 0.06, -0.24], [0.3, 0.3, -0.32], [0.36, 0.52, -0.26]),
      [0.07, 0.085, 0.075, 0.03],
    ),
    coat.fur,
  ),
];

export const bare: Tail = (space, coat) => [
  part(
    tube(
      path(space, [0, 0, 0], [0.2, -0.2, -0.24], [0.52, -0.22, -0.3], [0.7, 0.06, -0.28], [0.62, 0.3, -0.24]),
      [0.045, 0.04, 0.034, 0.028, 0.02],
    ),
    coat.inner,
    { detail: 1.4 },
  ),
];

export const curly: Tail = (space, coat) => [
  part(
    tube(
      path(
        space,
        [0, 0, 0],
        [0.08, 0.02, -0.1],
        [0.1, 0.12, -0.16],
        [0, 0.14, -0.2],
        [0.02, 0.04, -0.24],
        [0.12, 0.06, -0.28],
      ),
      0.036,
    ),
    coat.fur,
    { detail: 1.4 },
  ),
];

/** Long, with its end rolled up: monkeys. */
export const hooked: Tail = (space, coat) => [
  part(
    tube(
      path(
        space,
        [0, 0, 0],
        [0.24, -0.2, -0.22],
        [0.58, -0.14, -0.28],
        [0.74, 0.22, -0.28],
        [0.62, 0.5, -0.26],
        [0.46, 0.44, -0.25],
        [0.5, 0.32, -0.25],
      ),
      [0.055, 0.055, 0.052, 0.05, 0.046, 0.042, 0.036],
    ),
    coat.fur,
    { detail: 1.3 },
  ),
];

/** Heavy at the root: otters, kangaroos, crocodiles. */
export const heavy =
  (spikes = false): Tail =>
  (space, coat) => {
    const points = path(
      space,
      [0, 0.02, 0.04],
      [0.1, -0.22, -0.22],
      [0.38, -0.42, -0.38],
      [0.72, -0.42, -0.42],
      [0.98, -0.24, -0.42],
    );
    const back = path(
      space,
      [0.1, -0.02, -0.34],
      [0.28, -0.2, -0.46],
      [0.5, -0.26, -0.46],
      [0.72, -0.28, -0.46],
      [0.88, -0.2, -0.44],
    );
    return [
      part(tube(points, [0.2, 0.18, 0.14, 0.1, 0.03]), coat.fur),
      ...(spikes
        ? back.map((at, i) =>
            part(capsule(at, add(at, [0.05, 0.16 - i * 0.02, -0.06]), 0.075 - i * 0.008, 0.012), coat.dark, {
              detail: 1.3,
            }),
          )
        : []),
    ];
  };

/** Flat and broad: beavers. */
export const paddle: Tail = (space, coat) => [
  part(
    place(ellipsoid([0, 0, 0], [0.2, 0.36, 0.06]), {
      at: add(space.root, [0.36, 0.04, -0.26]),
      turn: [0, 0, -52],
    }),
    coat.dark,
  ),
];

/** Long hair: horses. */
export const flowing: Tail = (space, coat) => [
  part(
    tube(
      path(
        space,
        [0, 0.02, 0],
        [0.12, 0.06, -0.2],
        [0.34, -0.12, -0.34],
        [0.46, -0.5, -0.36],
        [0.56, -0.86, -0.34],
      ),
      [0.06, 0.1, 0.15, 0.14, 0.03],
    ),
    coat.dark,
  ),
];

export const ball =
  (size: number, colour: keyof Coat = 'fur'): Tail =>
  ({ root }, coat) => [part(sphere(add(root, [0, 0, -0.08]), size), coat[colour])];

/** A few feathers that point up. */
export const feathers: Tail = (space, coat) => [
  part(
    blend(
      0.03,
      ...[-0.16, 0, 0.16].map((x) => {
        const [from, to] = path(space, [0, 0.02, -0.02], [x, 0.34, -0.34]);
        return capsule(from!, to!, 0.09, 0.05);
      }),
    ),
    coat.fur,
  ),
];

/** On the back, carried by the chest. */
export const shell: Tail = ({ body }, coat) => {
  const at = add(body.joints.chest, [0, -0.2, -0.24 - body.figure.bulk]);
  const dome = ellipsoid(at, [0.6, 0.7, 0.36]);
  const rim = ellipsoid(add(at, [0, 0, 0.03]), [0.67, 0.77, 0.17]);
  const worn = (shape: SolidPart['shape'], colour: string): SolidPart => ({
    name: 'shell',
    shape,
    material: 'matte',
    colour,
    bones: ['chest', 'spine'],
  });
  return [worn(dome, coat.dark), worn(rim, coat.inner)];
};
