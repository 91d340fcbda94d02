/** Solids keep their promises when they are combined, moved and pruned. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blend, carve, keep, mirror, radial, shell, swell, union } from './combine.ts';
import { curve, extrude, pillow, polygon, profile, revolve } from './outline.ts';
import type { Shape } from './shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, halfSpace, sphere, torus } from './solids.ts';
import { bend, place, twist } from './transform.ts';
import { tube } from './tube.ts';

const coordinate = fc.double({ min: -1.5, max: 1.5, noNaN: true });

describe('basic solids', () => {
  it('measures the distance to the surface, negative inside', () => {
    expect(sphere([1, 0, 0], 0.5).distance(3, 0, 0)).toBeCloseTo(1.5);
    expect(sphere([1, 0, 0], 0.5).distance(1, 0, 0)).toBeCloseTo(-0.5);
    expect(box([0, 0, 0], [1, 1, 1]).distance(3, 0, 0)).toBeCloseTo(2);
    expect(capsule([0, 0, 0], [0, 2, 0], 0.5).distance(1, 1, 0)).toBeCloseTo(0.5);
    expect(torus([0, 0, 0], 1, 0.2).distance(1, 0, 0)).toBeCloseTo(-0.2);
    expect(cylinder([0, 0, 0], 1, 2).distance(0, 3, 0)).toBeCloseTo(1);
    expect(frustum([0, 0, 0], 1, 1, 0.5).distance(2, -1, 0)).toBeCloseTo(1);
    expect(ellipsoid([0, 0, 0], [1, 2, 3]).distance(0, 2, 0)).toBeCloseTo(0);
    expect(halfSpace([0, 2, 0], 1).distance(0, 3, 0)).toBeCloseTo(2);
  });

  it('makes plates and turned bodies of outlines', () => {
    const square = polygon([
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]);
    expect(square.distance(0, 0)).toBeCloseTo(-1);
    expect(square.distance(2, 0)).toBeCloseTo(1);
    expect(extrude(square, 0.5).distance(0, 0, 1)).toBeCloseTo(0.5);
    expect(pillow(square, 0.4, 0.5).distance(0, 0, 0)).toBeLessThan(0);
    const bottle = revolve(
      profile([
        [0, 0],
        [1, 0],
        [1, 2],
        [0, 2],
      ]),
    );
    expect(bottle.distance(0, 1, 0)).toBeLessThan(-0.5);
    expect(bottle.distance(0, 1, 3)).toBeGreaterThan(1.5);
    expect(
      curve([
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ]).distance(0.6, 0.6),
    ).toBeLessThan(0.05);
  });
});

describe('combinations', () => {
  const a = sphere([0.5, 0, 0], 0.6);
  const b = box([-0.2, 0.2, 0], [0.5, 0.4, 0.3], 0.05);

  it('joins, carves and keeps as sets do', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, (x, y, z) => {
        const [p, q] = [a.distance(x, y, z), b.distance(x, y, z)];
        expect(union(a, b).distance(x, y, z)).toBeCloseTo(Math.min(p, q));
        expect(carve(0, a, b).distance(x, y, z)).toBeCloseTo(Math.max(p, -q));
        expect(keep(0, a, b).distance(x, y, z)).toBeCloseTo(Math.max(p, q));
        expect(blend(0.2, a, b).distance(x, y, z)).toBeLessThanOrEqual(Math.min(p, q) + 1e-9);
        expect(swell(0.1, a).distance(x, y, z)).toBeCloseTo(p - 0.1);
        expect(shell(0.1, a).distance(x, y, z)).toBeCloseTo(Math.abs(p) - 0.1);
        expect(mirror(a).distance(x, y, z)).toBeCloseTo(mirror(a).distance(-x, y, z));
      }),
    );
  });

  it('repeats around the axis', () => {
    const ring = radial(6, sphere([1, 0, 0], 0.2));
    for (let i = 0; i < 6; i++)
      expect(ring.distance(Math.cos((i * Math.PI) / 3), 0, Math.sin((i * Math.PI) / 3))).toBeCloseTo(-0.2);
  });

  it('gives the same field near a place after dropping what is far', () => {
    const body: Shape = blend(
      0.1,
      mirror(
        place(
          tube(
            [
              [0.2, 0, 0],
              [0.6, 0.4, 0.1],
              [0.9, 0.9, 0],
            ],
            [0.1, 0.15, 0.05],
          ),
          { turn: [10, 20, 5] },
        ),
      ),
      carve(0.05, ellipsoid([0, 0, 0], [0.5, 0.4, 0.6]), sphere([0, 0.3, 0.4], 0.2)),
      place(keep(0.02, a, b), { at: [0, -0.8, 0], scale: 0.6 }),
    );
    const offset = fc.double({ min: -0.1, max: 0.1, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, offset, offset, offset, (x, y, z, i, j, k) => {
        const near = body.near!(x, y, z, 0.18);
        const whole = body.distance(x + i, y + j, z + k);
        const reduced = near.distance(x + i, y + j, z + k);
        // Only the surface must agree; far from it both must just say so.
        if (Math.abs(whole) < 0.18) expect(reduced).toBeCloseTo(whole, 5);
        else expect(Math.sign(reduced)).toBe(Math.sign(whole));
      }),
      { numRuns: 400 },
    );
  });

  it('keeps every point of the surface inside the box around it', () => {
    const shapes = [
      place(a, { at: [1, 2, 3], turn: [30, 40, 50], scale: 2 }),
      bend(b, 0.5),
      twist(b, 90),
      tube(
        [
          [0, 0, 0],
          [1, 1, 0],
          [2, 0, 1],
        ],
        [0.2, 0.3, 0.1],
      ),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...shapes), coordinate, coordinate, coordinate, (s, x, y, z) => {
        const p = [x * 3, y * 3, z * 3] as const;
        const outside = p.some((v, i) => v < s.lo[i]! - 0.02 || v > s.hi[i]! + 0.02);
        if (outside) expect(s.distance(...p)).toBeGreaterThan(0);
      }),
    );
  });
});
