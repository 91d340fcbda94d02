/** An airliner; asking for a colour changes wings and tail, the hull stays pale. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { at, lying, upright } from './craft.ts';

function airplane(): Model {
  const hull = tube(
    [
      [0, 0.76, -1.3],
      [0, 0.66, -0.8],
      [0, 0.6, 0],
      [0, 0.58, 0.7],
      [0, 0.56, 1.06],
    ],
    [0.08, 0.22, 0.31, 0.31, 0.22],
    5,
  );
  const wings = mirror(
    place(
      lying(
        [
          [0.1, 0.46],
          [0.7, 0.24],
          [1.5, -0.16],
          [1.6, -0.38],
          [0.9, -0.28],
          [0.1, -0.22],
        ],
        0.06,
      ),
      { at: [0, 0.54, 0.1], turn: [0, 0, 5] },
    ),
  );
  const rear = union(
    mirror(
      place(
        lying(
          [
            [0, 0.14],
            [0.5, -0.12],
            [0.54, -0.28],
            [0, -0.18],
          ],
          0.04,
        ),
        { at: [0, 0.78, -1.1] },
      ),
    ),
    upright(
      [
        [-0.8, 0.78],
        [-1.14, 1.3],
        [-1.36, 1.34],
        [-1.3, 0.78],
      ],
      0.045,
    ),
  );
  const dots = [-0.6, -0.36, -0.12, 0.12, 0.36].map((z) => sphere([0.3, 0.68, z], 0.075));
  return {
    parts: [
      part('body', 'glossy', hull, [
        paint(
          'belly',
          pattern((_x, y) => y - 0.5),
          0.01,
        ),
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.52) - 0.022),
          0.005,
        ),
        paint('darkGlass', mirror(union(...dots)), 0.006, 'glass'),
        paint(
          'darkGlass',
          keep(
            0.01,
            ellipsoid([0, 0.78, 0.98], [0.2, 0.12, 0.24]),
            pattern((_x, y) => 0.66 - y),
          ),
          0.006,
          'glass',
        ),
      ]),
      part('trim', 'glossy', blend(0.02, wings, rear)),
      part(
        'chrome',
        'metal',
        mirror(place(cylinder([0, 0, 0], 0.13, 0.22, 0.08), { at: [0.66, 0.4, 0.3], turn: [90, 0, 0] })),
        [paint('tyre', mirror(sphere([0.66, 0.4, 0.56], 0.1)), 0.01)],
      ),
    ],
    anchors: at(0.95),
  };
}

export const AIRPLANE = subject({
  name: 'airplane',
  family: 'vehicle',
  words: ['plane', 'aeroplane', 'aircraft', 'jet', 'airliner'],
  size: 6,
  airborne: true,
  colours: { body: '#f6f8fb', belly: '#dfe6ee', trim: '#2f7fd1', tyre: '#2b2d33' },
  main: 'trim',
  view: { yaw: 40, pitch: 16 },
  poses: ['fly'],
  build: () => airplane(),
});
