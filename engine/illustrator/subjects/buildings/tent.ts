/** An open tent: hollow cloth, so that the lamp and the rug inside are seen. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { extrude, polygon } from '#engine/sculpt/shapes/outline.ts';
import { box, capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { top } from './masonry.ts';

function tent(): Model {
  const cloth = extrude(
    polygon([
      [-0.8, 0],
      [0.8, 0],
      [0, 1.05],
    ]),
    0.9,
    0.03,
  );
  const opening = extrude(
    polygon([
      [-0.34, -0.1],
      [0.34, -0.1],
      [0, 0.86],
    ]),
    0.5,
    0.01,
  );
  const hollow = carve(
    0.01,
    cloth,
    union(
      place(opening, { at: [0, 0, 0.8] }),
      place(
        extrude(
          polygon([
            [-0.7, 0],
            [0.7, 0],
            [0, 0.92],
          ]),
          0.84,
        ),
        {},
      ),
    ),
  );
  return {
    parts: [
      part('body', 'matte', hollow, [
        paint(
          'trim',
          pattern((x, y, z) => Math.max(0.84 - z, Math.abs(0.86 - y - Math.abs(x) * 2.53) - 0.1)),
          0.008,
        ),
        paint('trim', stripes('z', 0.6, 0.12), 0.006),
      ]),
      part(
        'trim',
        'matte',
        mirror(
          place(
            extrude(
              polygon([
                [0, 0],
                [0.3, -0.04],
                [0.1, 0.62],
              ]),
              0.015,
              0.01,
            ),
            { at: [0.3, 0.05, 0.9], turn: [0, -40, 0] },
          ),
        ),
      ),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0, 0.88], [0, 1.14, 0.88], 0.025),
          capsule([0, 0, -0.88], [0, 1.14, -0.88], 0.025),
          mirror(capsule([0.78, 0.03, 0.9], [1.0, 0.02, 1.02], 0.012)),
        ),
      ),
      part('lamp', 'glow', sphere([0, 0.62, 0.3], 0.07)),
      part('rug', 'matte', box([0, 0.03, 0.1], [0.6, 0.02, 0.8], 0.01)),
    ],
    anchors: top(1.1),
  };
}

export const TENT = subject({
  name: 'tent',
  family: 'building',
  words: ['camp', 'tipi', 'teepee'],
  size: 1.6,
  colours: { body: '#e8823a', trim: '#fbe8c4', rug: '#6a8f5a', wood: '#8a5a36' },
  view: { yaw: 28, pitch: 12 },
  build: () => tent(),
});
