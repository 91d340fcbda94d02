/** Horns, antlers, combs, wool and spikes: what stands on or around a head. */

import { blend, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { scaled, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { groove } from '../../hair/strands.ts';
import type { HeadPart } from '../species.ts';

export const HORN = '#e6d8b8';

const horn = (shape: Shape, colour = HORN): HeadPart => ({ name: 'horns', shape, colour, detail: 1.4 });

/** Out and up: cows. */
export const cowHorns = (): HeadPart =>
  horn(
    mirror(
      tube(
        [
          [0.26, 0.46, -0.04],
          [0.42, 0.56, -0.04],
          [0.49, 0.7, -0.02],
          [0.45, 0.82, 0.02],
        ],
        [0.085, 0.07, 0.05, 0.015],
      ),
    ),
  );

/** Up and back: goats, dragons. */
export const backHorns = (colour = HORN): HeadPart =>
  horn(
    mirror(
      tube(
        [
          [0.18, 0.48, 0.02],
          [0.24, 0.72, -0.02],
          [0.3, 0.88, -0.16],
          [0.36, 0.92, -0.36],
        ],
        [0.085, 0.07, 0.05, 0.015],
      ),
    ),
    colour,
  );

export const antlers = (): HeadPart =>
  horn(
    mirror(
      blend(
        0.015,
        tube(
          [
            [0.17, 0.48, -0.04],
            [0.26, 0.68, -0.08],
            [0.42, 0.82, -0.1],
            [0.46, 1.06, -0.06],
          ],
          [0.05, 0.045, 0.04, 0.02],
        ),
        capsule([0.25, 0.66, -0.07], [0.2, 0.86, 0.04], 0.036, 0.018),
        capsule([0.42, 0.82, -0.1], [0.6, 0.94, -0.06], 0.034, 0.018),
      ),
    ),
    '#8a6847',
  );

/** With a ball on the end: giraffes. */
export const knobs = (colour: string): HeadPart =>
  horn(
    mirror(
      blend(
        0.02,
        capsule([0.15, 0.46, -0.02], [0.18, 0.76, -0.04], 0.05, 0.04),
        sphere([0.18, 0.78, -0.04], 0.075),
      ),
    ),
    colour,
  );

/** One, twisted, on the forehead. */
export const spiralHorn = (): HeadPart => ({
  ...horn(
    relief(
      capsule([0, 0.4, 0.36], [0, 0.92, 0.56], 0.085, 0.012),
      0.012,
      (x, y, z) => 0.012 * Math.sin(y * 46 + Math.atan2(x, z - 0.45) * 2),
    ),
    '#e9c25a',
  ),
  detail: 1.8,
});

/** One on the snout: rhinos. */
export const snoutHorn = (z: number): HeadPart =>
  horn(
    blend(
      0.02,
      tube(
        [
          [0, -0.12, z - 0.06],
          [0, 0.02, z + 0.06],
          [0, 0.2, z + 0.08],
        ],
        [0.1, 0.07, 0.015],
      ),
      capsule([0, 0.0, z - 0.14], [0, 0.12, z - 0.1], 0.06, 0.012),
    ),
  );

export const comb = (): HeadPart => ({
  name: 'comb',
  shape: blend(
    0.03,
    ellipsoid([0, 0.58, 0.2], [0.06, 0.13, 0.13]),
    ellipsoid([0, 0.66, 0.02], [0.06, 0.16, 0.14]),
    ellipsoid([0, 0.6, -0.16], [0.06, 0.14, 0.13]),
  ),
  colour: '#d2413b',
});

/** A ridge from the forehead down the back of the head. */
export const spikes = (colour: string): HeadPart => ({
  name: 'spikes',
  shape: blend(
    0,
    ...[-30, 4, 38, 72, 106].map((turn, i) => {
      const a = (turn * Math.PI) / 180;
      const out: Vec3 = [0, Math.cos(a), -Math.sin(a)];
      const at: Vec3 = [0, 0.08 + out[1] * 0.44, -0.03 + out[2] * 0.46];
      const end: Vec3 = [0, at[1] + out[1] * (0.2 - i * 0.014), at[2] + out[2] * 0.18 - 0.05];
      return capsule(at, end, 0.1, 0.015);
    }),
  ),
  colour,
  detail: 1.3,
});

/** Thick locks around the face: lions. */
export const mane = (colour: string): HeadPart => {
  const locks = Array.from({ length: 17 }, (_, i): Shape => {
    const turn = (i / 17) * 2 * Math.PI;
    const [x, y] = [Math.sin(turn), Math.cos(turn)];
    return capsule([x * 0.46, 0.02 + y * 0.46, -0.06], [x * 0.74, -0.02 + y * 0.72, -0.16], 0.2, 0.06);
  });
  const behind = ellipsoid([0, -0.06, -0.32], [0.62, 0.66, 0.36]);
  const shape = relief(blend(0.05, behind, ...locks), 0.03, (x, y) => -0.02 * groove(Math.atan2(x, y) * 17));
  return { name: 'hair', shape, colour };
};

/** A forelock, and hair down the neck: horses. */
export const crest = (colour: string): HeadPart => ({
  name: 'hair',
  shape: relief(
    blend(
      0.06,
      tube(
        [
          [0.02, 0.5, 0.22],
          [0.0, 0.62, 0.02],
          [0, 0.54, -0.3],
          [0, 0.2, -0.5],
          [0.02, -0.2, -0.5],
          [0.08, -0.5, -0.42],
        ],
        [0.06, 0.13, 0.15, 0.15, 0.14, 0.06],
      ),
      tube(
        [
          [0, 0.58, 0.08],
          [0.07, 0.46, 0.38],
          [0.1, 0.28, 0.46],
        ],
        [0.12, 0.09, 0.02],
      ),
    ),
    0.016,
    (x, y, z) => 0.012 * Math.sin((x + z) * 40 + y * 8),
  ),
  colour,
});

/** Woolly from the forehead to the nape: sheep. */
export const wool = (colour: string): HeadPart => {
  const lumps: Shape[] = [];
  for (let i = 0; i < 46; i++) {
    // Evenly over a ball.
    const y = 1 - (2 * (i + 0.5)) / 46;
    const r = Math.sqrt(1 - y * y);
    const a = i * 2.39996;
    const [x, z] = [r * Math.sin(a), r * Math.cos(a)];
    const isFace = z > 0.12 && y < 0.62;
    if (!isFace && y > -0.72) lumps.push(sphere([x * 0.46, 0.1 + y * 0.46, -0.06 + z * 0.46], 0.15));
  }
  return { name: 'hair', shape: blend(0.03, ...lumps), colour, detail: 0.9 };
};

/** Spines that stand back from the face: hedgehogs. */
export const spines = (colour: string): HeadPart => {
  const all: Shape[] = [ellipsoid([0, 0.1, -0.16], [0.53, 0.5, 0.46])];
  for (let i = 0; i < 120; i++) {
    const y = 1 - (2 * (i + 0.5)) / 120;
    const r = Math.sqrt(1 - y * y);
    const a = i * 2.39996;
    const out: Vec3 = [r * Math.sin(a), y, r * Math.cos(a)];
    if (out[2] > 0.42 - 0.2 * y || y < -0.75) continue;
    const lean = unit([out[0], out[1] + 0.1, out[2] - 0.35]);
    const at: Vec3 = [out[0] * 0.46, 0.1 + out[1] * 0.44, -0.14 + out[2] * 0.42];
    const tip = scaled(lean, 0.26);
    all.push(capsule(at, [at[0] + tip[0], at[1] + tip[1], at[2] + tip[2]], 0.075, 0.012));
  }
  return { name: 'hair', shape: blend(0.012, ...all), colour };
};
