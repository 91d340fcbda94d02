/** A castle: four corner towers and a keep around a wall with an open gate and a drawbridge. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { roundTower, STONE, top } from './masonry.ts';

function castle(): Model {
  const wall = carve(
    0.01,
    union(
      box([0, 0.42, 0.62], [0.66, 0.42, 0.1], 0.02),
      ...[-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((x) => box([x, 0.9, 0.66], [0.06, 0.08, 0.06], 0.015)),
      mirror(box([0.72, 0.42, 0], [0.1, 0.42, 0.6], 0.02)),
    ),
    union(
      box([0, 0.18, 0.7], [0.2, 0.2, 0.3]),
      place(cylinder([0, 0, 0], 0.2, 0.3), { at: [0, 0.38, 0.7], turn: [90, 0, 0] }),
    ),
  );
  return {
    parts: [
      part('body', 'matte', wall, [
        paint(
          'stone',
          pattern((x, y) =>
            Math.sin(y * 24) > 0.86 || Math.abs(Math.sin(x * 13 + Math.floor((y * 24) / 6.283) * 1.6)) < 0.06
              ? -0.01
              : 0.01,
          ),
          0.006,
        ),
      ]),
      part(
        'door',
        'matte',
        union(
          box([0, 0.18, 0.6], [0.19, 0.2, 0.03]),
          place(cylinder([0, 0, 0], 0.19, 0.03), { at: [0, 0.38, 0.6], turn: [90, 0, 0] }),
        ),
        [paint('knob', union(stripes('y', 0.18, 0.18)), 0.004)],
      ),
      ...roundTower([0.72, 0, 0.62], 0.22, 1.06, true),
      ...roundTower([-0.72, 0, 0.62], 0.22, 1.06, true),
      ...roundTower([0.68, 0, -0.6], 0.2, 1.3, true),
      ...roundTower([-0.68, 0, -0.6], 0.2, 1.3, true),
      ...roundTower([0, 0, -0.2], 0.36, 1.5, true),
      part('wood', 'matte', box([0, 0.02, 0.92], [0.2, 0.025, 0.24], 0.01), [
        paint('door', stripes('x', 0.08, 0.12), 0.003),
      ]),
    ],
    anchors: top(2.4),
  };
}

export const CASTLE = subject({
  name: 'castle',
  family: 'building',
  words: ['fortress', 'palace', 'fort', 'citadel', 'chateau'],
  size: 20,
  colours: STONE,
  view: { yaw: 26, pitch: 14 },
  build: () => castle(),
});
