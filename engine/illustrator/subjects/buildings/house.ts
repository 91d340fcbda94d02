/** The plain house that "home" and "building" mean: gabled roof, chimney, door and bushes. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { extrude, polygon } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';
import { bush, doorOn, tiles, top, VIEW, windowOn } from './masonry.ts';

/** A gabled roof along x: ridge at `y + rise`. */
const gable = (centre: Vec3, halfX: number, halfZ: number, rise: number, round = 0.04): Shape =>
  place(
    extrude(
      polygon([
        [-halfZ, 0],
        [halfZ, 0],
        [0, rise],
      ]),
      halfX,
      round,
    ),
    { at: centre, turn: [0, 90, 0] },
  );

function house(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(box([0, 0.5, 0], [0.8, 0.5, 0.6], 0.03), gable([0, 0.96, 0], 0.78, 0.58, 0.56, 0.01)),
        [
          paint(
            'stone',
            pattern((_x, y) => y - 0.1),
            0.006,
          ),
        ],
      ),
      part(
        'roof',
        'matte',
        union(
          ...[1, -1].map((s) =>
            place(box([0, 0, 0.4], [0.94, 0.05, 0.47], 0.035), {
              at: [0, 1.56, 0],
              turn: [s > 0 ? 43 : 137, 0, 0],
            }),
          ),
        ),
        [tiles(0.12)],
      ),
      part('brick', 'matte', box([0.46, 1.52, -0.2], [0.11, 0.3, 0.11], 0.02), [
        paint(
          'stone',
          pattern((_x, y) => 1.74 - y),
          0.005,
        ),
      ]),
      ...doorOn([-0.02, 0.26, 0.61], 0.14, 0.22),
      part('stone', 'matte', box([-0.02, 0.03, 0.72], [0.24, 0.035, 0.14], 0.02)),
      ...windowOn([-0.46, 0.56, 0.61], 0.15, 0.17),
      ...windowOn([0.46, 0.56, 0.61], 0.15, 0.17),
      ...windowOn([0.81, 0.56, 0.02], 0.17, 0.17, 'x'),
      ...windowOn([0.795, 1.14, 0], 0.11, 0.12, 'x'),
      part('leaf', 'fur', union(bush([-0.62, 0.12, 0.74], 0.14), bush([0.6, 0.11, 0.74], 0.13))),
    ],
    anchors: top(1.6),
  };
}

export const HOUSE = subject({
  name: 'house',
  family: 'building',
  words: ['home', 'building'],
  size: 6,
  colours: {
    body: '#f6ead2',
    roof: '#c8553d',
    roofDark: tone('roof', 0.8),
    stone: '#b9b0a4',
    brick: '#a8553f',
    frame: '#ffffff',
    window: '#ffe2a0',
    door: '#3f7f8c',
    knob: '#e0b84f',
  },
  view: VIEW,
  build: () => house(),
});
