/** Hair in locks and rows: dreadlocks that hang, cornrows close to the head. */

import { blend, relief } from '#engine/sculpt/shapes/combine.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Figure } from '../figure/figure.ts';
import { groove } from './strands.ts';
import { close } from './upright.ts';

/** From all over the head, out a little and down to the jaw, free of the face. */
export function dreadlocks({ look }: Figure): Shape {
  const random = seeded(look.seed * 13 + 5);
  const locks: Shape[] = [];
  for (let i = 0; i < 50; i++) {
    const up = 0.97 - (i / 50) * 0.9;
    const turn = i * 2.399963;
    const out = Math.sqrt(1 - up * up);
    const [x, z] = [Math.sin(turn) * out, Math.cos(turn) * out];
    if (z > 0.3 && up < 0.75) continue;
    // From the forehead they fall to the sides of the face.
    const isFront = z > 0.05;
    const m = x < 0 ? -1 : 1;
    const away = Math.hypot(x, z) || 1;
    const long = 0.36 + 0.18 * random();
    const deep = -0.12 + 0.22 * random();
    const from: Vec3 = [x * 0.5, 0.12 + up * 0.46, -0.05 + z * 0.5];
    locks.push(
      isFront
        ? tube(
            [
              from,
              [0.42 * m, 0.42, deep + 0.12],
              [0.57 * m, 0.06, deep + 0.08],
              [0.58 * m, -long, deep + 0.08],
            ],
            LOCK,
            3,
          )
        : tube(
            [
              from,
              [x * 0.6, 0.14 + up * 0.48, -0.05 + z * 0.6],
              [(x / away) * 0.6, -0.06, -0.05 + (z / away) * 0.58],
              [(x / away) * 0.61, -long - 0.06, -0.05 + (z / away) * 0.58],
            ],
            LOCK,
            3,
          ),
    );
  }
  return blend(0.014, close(0.035), ...locks);
}

const LOCK = [0.07, 0.075, 0.068, 0.045];

/** Rows from the forehead to the nape. */
export const cornrows = (): Shape =>
  relief(close(0.045), 0.05, (x, y, z) => {
    const lean = Math.atan2(x, y - 0.05 + 0.18);
    return -0.055 * groove(lean * 9) + 0.008 * Math.sin(z * 46 + (y > 0.2 ? 0 : y * 30)) + 0.01;
  });
