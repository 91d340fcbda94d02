/** Iron and clocks: the landmarks of Paris and London. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { fourLegs, put } from '../../forms/forms.ts';
import { bars, drum, within } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { cone } from '../masonry.ts';

function eiffelTower(): Model {
  /** Half width at a height: wide feet that close to a needle. */
  const half = (y: number) => 0.05 + 0.92 * Math.exp(-1.25 * y);
  const levels = [0, 0.34, 0.68, 1.05, 1.45, 1.95, 2.45, 3.0];
  const corner = levels.slice(1).map((y, i) => {
    const [a, b] = [half(levels[i]!), half(y)];
    return fourLegs(1, 1, (x, z) => capsule([x * a, levels[i]!, z * a], [x * b, y, z * b], 0.05 - i * 0.003));
  });
  // Crossed bars on all four faces.
  const faces = levels.slice(1).flatMap((y, i) => {
    const [a, b, low] = [half(levels[i]!), half(y), levels[i]!];
    return [0, 90, 180, 270].map((turn) =>
      put(
        bars([-a, low, a, b, y, b, a, low, a, -b, y, b, -b, y, b, b, y, b], 0.026),
        [0, 0, 0],
        [0, turn, 0],
      ),
    );
  });
  const inner = levels.slice(1, 3).flatMap((y, i) => {
    const [a, b, low] = [half(levels[i]!) - 0.24, half(y) - 0.2, levels[i]!];
    return fourLegs(1, 1, (x, z) =>
      union(
        capsule([x * a, low, z * (a + 0.24)], [x * b, y, z * (b + 0.2)], 0.035),
        capsule([x * (a + 0.24), low, z * a], [x * (b + 0.2), y, z * b], 0.035),
      ),
    );
  });
  const arch = (turn: number): Shape =>
    put(
      carve(
        0.01,
        drum([0, 0.1, 0.72], 0.56, 0.03, 'z', 0.01),
        union(drum([0, 0.1, 0.72], 0.48, 0.2, 'z'), box([0, -0.3, 0.7], [1, 0.42, 0.3])),
      ),
      [0, 0, 0],
      [0, turn, 0],
    );
  return {
    parts: [
      part('body', 'matte', union(...corner)),
      part('body', 'matte', union(...faces)),
      part('body', 'matte', union(...inner, ...[0, 90, 180, 270].map(arch))),
      part(
        'body',
        'matte',
        union(
          box([0, 0.68, 0], [0.52, 0.06, 0.52], 0.02),
          box([0, 1.42, 0], [0.26, 0.05, 0.26], 0.02),
          box([0, 3.02, 0], [0.11, 0.06, 0.11], 0.02),
          frustum([0, 3.14, 0], 0.1, 0.07, 0.05, 0.02),
          capsule([0, 3.2, 0], [0, 3.5, 0], 0.02),
        ),
      ),
      part(
        'base',
        'matte',
        fourLegs(0.94, 0.94, (x, z) => box([x, 0.03, z], [0.2, 0.05, 0.2], 0.02)),
      ),
    ],
    anchors: { top: { at: [0, 3.5, 0] } },
  };
}

const EIFFEL_TOWER = subject({
  name: 'eiffel tower',
  family: 'building',
  words: ['tour eiffel'],
  size: 300,
  colours: { body: '#86705c', base: '#c9bfae' },
  view: { yaw: 24, pitch: 3 },
  build: () => eiffelTower(),
});

function bigBen(): Model {
  const face = put(cylinder([0, 0, 0], 0.24, 0.02, 0.01), [0, 2.3, 0.33], [90, 0, 0]);
  const around = (make: Shape) =>
    union(...[0, 90, 180, 270].map((turn) => put(make, [0, 0, 0], [0, turn, 0])));
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          box([0, 1.0, 0], [0.3, 1.0, 0.3], 0.01),
          box([0, 2.3, 0], [0.34, 0.34, 0.34], 0.02),
          fourLegs(0.31, 0.31, (x, z) => box([x, 1.05, z], [0.05, 1.05, 0.05], 0.01)),
          fourLegs(0.34, 0.34, (x, z) => cone([x, 2.6, z], 0.05, 0.3)),
        ),
        [
          paint('dark', within(stripes('x', 0.12, 0.18), box([0, 1, 0], [0.26, 0.9, 0.6])), 0.005),
          paint('dark', within(stripes('z', 0.12, 0.18), box([0, 1, 0], [0.6, 0.9, 0.26])), 0.005),
          paint('gold', union(box([0, 1.98, 0], [1, 0.02, 1]), box([0, 2.62, 0], [1, 0.02, 1])), 0.004),
        ],
      ),
      part('face', 'glow', around(face)),
      part(
        'dark',
        'matte',
        around(
          union(
            put(
              carve(0, cylinder([0, 0, 0], 0.26, 0.025), cylinder([0, 0, 0], 0.235, 0.1)),
              [0, 2.3, 0.34],
              [90, 0, 0],
            ),
            bars([0, 2.3, 0.36, 0, 2.48, 0.36, 0, 2.3, 0.36, 0.12, 2.36, 0.36], 0.015),
            ...Array.from({ length: 12 }, (_, i) =>
              sphere([0.2 * Math.sin(i * 0.5236), 2.3 + 0.2 * Math.cos(i * 0.5236), 0.35], 0.016),
            ),
          ),
        ),
      ),
      part('body', 'matte', box([0, 2.86, 0], [0.22, 0.12, 0.22], 0.02), [
        paint('dark', stripes('x', 0.1, 0.5), 0.004),
      ]),
      part(
        'roof',
        'matte',
        union(
          put(frustum([0, 0, 0], 0.1, 0.44, 0.3, 0.01), [0, 2.7, 0], [0, 45, 0]),
          put(frustum([0, 0, 0], 0.4, 0.32, 0.03, 0.01), [0, 3.36, 0], [0, 45, 0]),
        ),
      ),
      part('gold', 'metal', union(capsule([0, 3.7, 0], [0, 4.0, 0], 0.016), sphere([0, 3.8, 0], 0.04))),
    ],
    anchors: { top: { at: [0, 4, 0] } },
  };
}

const BIG_BEN = subject({
  name: 'big ben',
  family: 'building',
  words: ['clock tower', 'clocktower', 'westminster'],
  size: 90,
  colours: { body: '#c9a86a', dark: '#4f3f2c', gold: '#e6bd4e', face: '#fdf6e0', roof: '#4f5a62' },
  view: { yaw: 28, pitch: 4 },
  build: () => bigBen(),
});

export const EUROPE = [EIFFEL_TOWER, BIG_BEN];
