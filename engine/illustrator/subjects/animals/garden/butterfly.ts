/** A butterfly seen from the front: four flat wings whose dark margin follows their own outline. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { blush, eyes } from '../face.ts';
import { feelers, grin } from './feeler.ts';

function butterfly(): Model {
  const upper: Point[] = [
    [0, 0.02],
    [0.2, 0.42],
    [0.56, 0.76],
    [0.9, 0.74],
    [0.96, 0.42],
    [0.74, 0.08],
    [0.34, -0.08],
  ];
  const lower: Point[] = [
    [0, -0.02],
    [0.36, -0.06],
    [0.68, -0.22],
    [0.72, -0.54],
    [0.46, -0.74],
    [0.22, -0.52],
  ];
  const wings = mirror(
    place(blend(0.02, pillow(curve(upper), 0.035, 0.2), pillow(curve(lower), 0.035, 0.2)), {
      at: [0.04, 0.86, -0.04],
      turn: [0, 24, 0],
    }),
  );
  const [above, below] = [curve(upper), curve(lower)];
  /** The dark margin: less than `grow` inside the edge of the wing that is there. */
  const edge = (grow: number) =>
    mirror(
      place(
        pattern((x, y) => -Math.min(above.distance(x, y), below.distance(x, y)) - grow),
        { at: [0.04, 0.86, -0.04], turn: [0, 24, 0] },
      ),
    );
  const dot = (x: number, y: number, r: number) =>
    mirror(sphere([0.04 + x * 0.9, 0.86 + y, -0.04 - x * 0.4], r));
  return {
    parts: [
      part(
        'body',
        'matte',
        wings,
        [
          paint('edge', edge(0.075), 0.014),
          paint('dot', union(dot(0.62, 0.5, 0.12), dot(0.42, -0.42, 0.1)), 0.014),
          paint('light', union(dot(0.34, 0.28, 0.11), dot(0.85, 0.68, 0.035), dot(0.88, 0.55, 0.03)), 0.02),
        ],
        1.3,
      ),
      part(
        'torso',
        'fur',
        union(capsule([0, 0.98, 0], [0, 0.42, 0.02], 0.085, 0.045), sphere([0, 1.1, 0.03], 0.13)),
        [grin([0, 1.08, 0.16], 0.04), blush([0.08, 1.06, 0.12], 0.025)],
      ),
      part('torso', 'matte', feelers([0.04, 1.2, 0.04], [0.2, 1.5, 0.1], 0.014)),
      ...eyes({ at: [0.06, 1.13, 0.13], r: 0.042, splay: 0.3 }),
    ],
    anchors: { top: { at: [0, 1.2, 0] }, hand: { at: [0, 0.8, 0.2] }, seat: { at: [0, 1, 0] } },
  };
}

export const BUTTERFLY = subject({
  name: 'butterfly',
  family: 'animal',
  words: ['moth'],
  size: 0.1,
  airborne: true,
  colours: { body: '#f08a24', edge: '#2b2430', dot: '#ffd15c', light: '#ffe9b8', torso: '#3a2c34' },
  view: { yaw: 14, pitch: 6 },
  poses: ['fly'],
  build: () => butterfly(),
});
