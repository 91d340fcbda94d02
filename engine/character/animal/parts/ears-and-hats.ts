/** Ears stay to be seen when a hat is put on: through a soft one, or out to the sides of one that stands high. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { radians, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { HeadPart } from '../species.ts';

/** How a hat sits: close to the head, or with a brim or a crown that ears cannot go through. */
export type HatFit = 'close' | 'high';

/** What is longer hangs down beside the face. */
const LONG = 0.8;
/** Units that ears come out further through cloth. */
const THROUGH = 0.15;

interface Move {
  /** From a place in the moved ear, on its right side, to where that was before. */
  back: (p: Vec3) => Vec3;
  forth: (p: Vec3) => Vec3;
}

const turned = ([x, y, z]: Vec3, [cx, cy]: readonly [number, number], degrees: number): Vec3 => {
  const [s, c] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const [u, v] = [x - cx, y - cy];
  return [cx + u * c + v * s, cy - u * s + v * c, z];
};

function moveFor(fit: HatFit, ears: Shape): Move {
  if (fit === 'close') {
    const middle = [(Math.max(ears.lo[0], 0) + ears.hi[0]) / 2, (ears.lo[1] + ears.hi[1]) / 2] as const;
    const far = Math.hypot(...middle) || 1;
    const [dx, dy] = [(middle[0] / far) * THROUGH, (middle[1] / far) * THROUGH];
    return { back: ([x, y, z]) => [x - dx, y - dy, z], forth: ([x, y, z]) => [x + dx, y + dy, z] };
  }
  const isLong = ears.hi[1] - ears.lo[1] > LONG;
  // Ears at the sides have not far to go.
  const isAside = (Math.max(ears.lo[0], 0) + ears.hi[0]) / 2 > 0.38;
  const out = isLong ? 66 : isAside ? 16 : 44;
  const root = turned([Math.min(0.3, ears.hi[0] / 2), 0.44, 0], [0, 0], out);
  const hang = isLong ? 66 : 0;
  return {
    forth: (p) => turned(turned(p, [0, 0], out), [root[0], root[1]], hang),
    back: (p) => turned(turned(p, [root[0], root[1]], -hang), [0, 0], -out),
  };
}

function moved({ distance, lo, hi, thin }: Shape, { back, forth }: Move): Shape {
  const corners = [Math.max(0, lo[0]), hi[0]].flatMap((x) => [lo[1], hi[1]].map((y) => forth([x, y, 0])));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const far = Math.max(...xs);
  return {
    distance: (x, y, z) => {
      const [a, b, c] = back([Math.abs(x), y, z]);
      // Beyond the middle lies the other ear, which is moved by itself.
      return Math.max(distance(a, b, c), -a);
    },
    lo: [-far, Math.min(...ys), lo[2]],
    hi: [far, Math.max(...ys), hi[2]],
    thin,
  };
}

/** Ears that are level with the jaw, or hang already, are beside any hat. */
export function aroundHat(ears: readonly HeadPart[], fit: HatFit | undefined): HeadPart[] {
  const first = ears[0]?.shape;
  if (!fit || !first || first.hi[1] < 0.42 || first.lo[1] < -0.15) return [...ears];
  const move = moveFor(fit, first);
  return ears.map((one) => ({ ...one, shape: moved(one.shape, move), before: move.back }));
}
