/** A palm: a ringed, leaning trunk and fronds whose edges are notched into feathers. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { type Point, pillow, polygon } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { sphere } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../subject.ts';
import { top } from './foliage.ts';

function palm(): Model {
  // Notches along both edges make the feathers of the frond.
  const edge: Point[] = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return [t * 1.08, 0.2 * Math.sin(Math.PI * (0.12 + 0.88 * t)) * (i % 2 ? 0.62 : 1) + 0.012];
  });
  const outline = polygon([...edge, ...edge.map(([x, y]): Point => [x - 0.01, -y]).reverse()]);
  const leaf = (a: number, lift: number, long: number): Shape =>
    place(
      place(bend(place(pillow(outline, 0.05, 0.14), { turn: [90, 0, 0], scale: long }), -0.62), {
        turn: [0, 0, lift],
      }),
      {
        at: [0.2, 1.72, 0],
        turn: [0, a, 0],
      },
    );
  return {
    parts: [
      part(
        'wood',
        'matte',
        relief(
          tube(
            [
              [-0.16, 0, 0],
              [-0.1, 0.6, 0],
              [0.06, 1.2, 0],
              [0.2, 1.72, 0],
            ],
            [0.17, 0.12, 0.1, 0.085],
            5,
          ),
          0.02,
          (_x, y) => 0.014 * Math.sin(y * 38),
        ),
        [
          paint(
            'bark',
            pattern((_x, y) => 0.04 * Math.sin(y * 38) + 0.026),
            0.01,
          ),
        ],
      ),
      ...[0, 52, 104, 156, 208, 260, 312].map((a, i) =>
        part('body', 'glossy', leaf(a + 12, 24 + (i % 3) * 14, 0.94)),
      ),
      part(
        'nut',
        'matte',
        union(
          sphere([0.28, 1.6, 0.1], 0.09),
          sphere([0.12, 1.6, 0.11], 0.085),
          sphere([0.22, 1.58, -0.1], 0.085),
        ),
      ),
    ],
    anchors: top(1.9),
  };
}

export const PALM = subject({
  name: 'palm',
  family: 'plant',
  words: ['palm tree', 'coconut tree', 'coconut palm'],
  size: 7,
  colours: { body: '#57ab4d', wood: '#b08a5c', bark: '#8f6b42', nut: '#6a4326' },
  view: { yaw: 10, pitch: 6 },
  build: () => palm(),
});
