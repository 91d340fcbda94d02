/** Lemon, herbs and china that many dishes are served with. */

import { type Part, paint, part } from '#engine/sculpt/model.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { cylinder } from '#engine/sculpt/shapes/solids.ts';
import { leafOf, put, ring, spray } from '../../forms/forms.ts';

/** A slice of lemon lying flat. */
export const lemonSlice = (x: number, y: number, z: number, turn: readonly [number, number, number]): Part =>
  part('rind', 'glossy', put(cylinder([0, 0, 0], 0.2, 0.03, 0.012), [x, y, z], turn), [
    paint(
      'flesh',
      put(
        pattern((a, _b, c) =>
          Math.max(
            Math.hypot(a, c) - 0.165,
            0.012 - Math.abs(Math.sin(Math.atan2(c, a) * 4)) * Math.hypot(a, c) * 0.25,
          ),
        ),
        [x, y, z],
        turn,
      ),
      0.006,
    ),
  ]);

export const sprig = (x: number, y: number, z: number, size = 0.24): Part =>
  part(
    'leaf',
    'matte',
    ring(5, (a) => spray(leafOf(size, 0.26, 0.06), [x, y, z], a + 0.3, 16)),
  );

export const CHINA = { plate: '#f5f3ee', rind: '#f0c52e', flesh: '#fbe58a', leaf: '#4f8f3c' };
