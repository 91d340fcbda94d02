/** Ways to make one solid of several: melting together, carving, keeping what is common, mirroring, repeating. */

import { boundsOf, nearOf, type Shape, shape } from './shape.ts';
import { highest, lowest } from './vector.ts';

/** Union; `soft` is the width over which the surfaces melt into each other. */
export function blend(soft: number, ...parts: readonly Shape[]): Shape {
  const n = parts.length;
  if (n === 1) return parts[0]!;
  const quarter = soft > 0 ? 1 / (4 * soft) : 0;
  const { lo, hi, thin } = boundsOf(parts);
  // Plain functions spare a property lookup for each of millions of calls.
  const fields = parts.map((p) => p.distance);
  const first = fields[0]!;
  return {
    lo,
    hi,
    thin,
    distance(x, y, z) {
      let d = first(x, y, z);
      for (let i = 1; i < n; i++) {
        const e = fields[i]!(x, y, z);
        const h = soft - (d > e ? d - e : e - d);
        if (e < d) d = e;
        if (h > 0) d -= h * h * quarter;
      }
      return d;
    },
    near(x, y, z, r) {
      let least = Number.POSITIVE_INFINITY;
      const at = parts.map((p) => {
        const d = p.distance(x, y, z);
        if (d < least) least = d;
        return d;
      });
      // Fields change by at most their distance walked; 2.2 leaves room for the ellipsoid's estimate.
      const limit = least + 2.2 * r + 1.5 * soft;
      const kept = parts.filter((_, i) => at[i]! <= limit);
      return blend(soft, ...kept.map((p) => nearOf(p, x, y, z, r)));
    },
  };
}

export const union = (...parts: readonly Shape[]): Shape => blend(0, ...parts);

const softMax = (a: number, b: number, soft: number): number => {
  const h = soft - Math.abs(a - b);
  const m = Math.max(a, b);
  return h > 0 ? m + (h * h) / (4 * soft) : m;
};

/** Takes `tool` away from `from`. */
export function carve(soft: number, from: Shape, tool: Shape): Shape {
  const solid = from.distance;
  const cut = tool.distance;
  return {
    lo: from.lo,
    hi: from.hi,
    thin: from.thin,
    distance: (x, y, z) => softMax(solid(x, y, z), -cut(x, y, z), soft),
    near(x, y, z, r) {
      const kept = nearOf(from, x, y, z, r);
      const clear = from.distance(x, y, z) + tool.distance(x, y, z) > 2.4 * r + soft;
      return clear ? kept : carve(soft, kept, nearOf(tool, x, y, z, r));
    },
  };
}

/** What both solids have in common. */
export function keep(soft: number, a: Shape, b: Shape): Shape {
  const one = a.distance;
  const other = b.distance;
  return {
    lo: highest(a.lo, b.lo),
    hi: lowest(a.hi, b.hi),
    thin: Math.min(a.thin, b.thin),
    distance: (x, y, z) => softMax(one(x, y, z), other(x, y, z), soft),
    near: (x, y, z, r) => keep(soft, nearOf(a, x, y, z, r), nearOf(b, x, y, z, r)),
  };
}

/** The shape and its mirror image at the plane x = 0; sculpt the side with positive x. */
export function mirror(s: Shape): Shape {
  const reach = Math.max(Math.abs(s.lo[0]), Math.abs(s.hi[0]));
  const field = s.distance;
  return {
    lo: [-reach, s.lo[1], s.lo[2]],
    hi: [reach, s.hi[1], s.hi[2]],
    thin: s.thin,
    distance: (x, y, z) => field(x < 0 ? -x : x, y, z),
    near(x, y, z, r) {
      const kept = nearOf(s, Math.abs(x), y, z, r);
      return x > r ? kept : mirror(kept);
    },
  };
}

/** `count` copies around the y axis of a shape that lies in the direction of +x. */
export function radial(count: number, s: Shape): Shape {
  const sector = (2 * Math.PI) / count;
  const reach = Math.max(
    Math.hypot(s.lo[0], s.lo[2]),
    Math.hypot(s.hi[0], s.hi[2]),
    Math.hypot(s.lo[0], s.hi[2]),
    Math.hypot(s.hi[0], s.lo[2]),
  );
  return shape(
    (x, y, z) => {
      const angle = Math.atan2(z, x);
      const turn = angle - sector * Math.round(angle / sector);
      const q = Math.sqrt(x * x + z * z);
      return s.distance(q * Math.cos(turn), y, q * Math.sin(turn));
    },
    [-reach, s.lo[1], -reach],
    [reach, s.hi[1], reach],
    s.thin,
  );
}

/** Grows the surface outwards by `amount` (shrinks when negative). */
export function swell(amount: number, s: Shape): Shape {
  return {
    lo: [s.lo[0] - amount, s.lo[1] - amount, s.lo[2] - amount],
    hi: [s.hi[0] + amount, s.hi[1] + amount, s.hi[2] + amount],
    thin: Math.max(s.thin + amount, 1e-3),
    distance: (x, y, z) => s.distance(x, y, z) - amount,
    near: (x, y, z, r) => swell(amount, nearOf(s, x, y, z, r)),
  };
}

/** A hollow skin of the given half thickness around the surface. */
export function shell(half: number, s: Shape): Shape {
  return {
    lo: [s.lo[0] - half, s.lo[1] - half, s.lo[2] - half],
    hi: [s.hi[0] + half, s.hi[1] + half, s.hi[2] + half],
    thin: half,
    distance: (x, y, z) => Math.abs(s.distance(x, y, z)) - half,
    near: (x, y, z, r) => shell(half, nearOf(s, x, y, z, r)),
  };
}

/** Moves the surface by a function of the place: bumps, wrinkles, tufts. `height` bounds the function. */
export function relief(s: Shape, height: number, bump: (x: number, y: number, z: number) => number): Shape {
  return {
    lo: [s.lo[0] - height, s.lo[1] - height, s.lo[2] - height],
    hi: [s.hi[0] + height, s.hi[1] + height, s.hi[2] + height],
    thin: s.thin,
    distance(x, y, z) {
      const d = s.distance(x, y, z);
      return d > 4 * height || d < -4 * height ? d : d - bump(x, y, z);
    },
    near: (x, y, z, r) => relief(nearOf(s, x, y, z, r), height, bump),
  };
}
