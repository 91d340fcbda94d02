/** The sailing ship of tales, with square sails and a black flag. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { cut, put } from '../../forms/forms.ts';
import { above, bars, below, drum, side, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

/** A square sail across the ship, blown forwards. */
const sail = (y: number, z: number, w: number, h: number): Shape =>
  place(
    bend(
      place(cut([-w, -h, w, -h, w * 0.86, h, -w * 0.86, h], 0.02, 0.015, 1), { turn: [90, 0, 0] }),
      -0.35 / w,
    ),
    {
      at: [0, y, z + w * 0.3],
      turn: [-90, 0, 0],
    },
  );

function pirateShip(): Model {
  const profile = side(
    [
      -1.5, 0.3, -1.62, 1.2, -1.0, 1.16, -0.92, 0.86, 0.7, 0.8, 0.84, 1.0, 1.5, 1.08, 1.2, 0.34, 0.8, 0.02,
      -1.1, 0.02,
    ],
    0.46,
    0.1,
    3,
  );
  const lines = keep(0.05, profile, ellipsoid([0, 0.86, -0.3], [0.5, 0.92, 1.9]));
  const masts = [-0.86, 0.02, 0.82];
  const skull = blend(0.02, sphere([0, 0.02, 0], 0.075), box([0, -0.06, 0], [0.035, 0.035, 0.05], 0.02));
  return {
    parts: [
      part(
        'body',
        'wood',
        carve(
          0.02,
          lines,
          union(
            box([0, 1.02, -0.1], [0.38, 0.22, 0.72], 0.04),
            box([0, 1.32, -1.3], [0.38, 0.2, 0.26], 0.04),
          ),
        ),
        [
          paint('plank', stripes('y', 0.12, 0.1), 0.004),
          paint('trim', within(above(0.74), below(0.8)), 0.004),
          paint(
            'dark',
            mirror(
              union(...[-0.6, -0.2, 0.2, 0.6].map((z) => box([0.46, 0.58, z], [0.1, 0.065, 0.08], 0.01))),
            ),
            0.004,
          ),
          paint(
            'lamp',
            union(...[-0.2, 0, 0.2].map((x) => box([x, 0.96, -1.6], [0.07, 0.08, 0.1], 0.01))),
            0.004,
            'glow',
          ),
        ],
      ),
      part(
        'trim',
        'metal',
        union(
          ...[-0.6, -0.2, 0.2, 0.6].map((z) => mirror(drum([0.46, 0.58, z], 0.035, 0.07, 'x'))),
          mirror(bars([0.42, 1.24, -1.56, 0.4, 1.2, -1.02], 0.025)),
        ),
      ),
      part(
        'mast',
        'wood',
        union(
          ...masts.map((z, i) => capsule([0, 0.7, z], [0, i === 1 ? 3.1 : 2.7, z], 0.05, 0.03)),
          bars([0, 1.06, 1.3, 0, 1.5, 2.2], 0.04),
          ...masts.flatMap((z, i) => [
            capsule(
              [-0.66, 2.1 + (i === 1 ? 0.14 : 0), z + 0.04],
              [0.66, 2.1 + (i === 1 ? 0.14 : 0), z + 0.04],
              0.028,
            ),
            capsule(
              [-0.5, 2.62 + (i === 1 ? 0.26 : 0), z + 0.04],
              [0.5, 2.62 + (i === 1 ? 0.26 : 0), z + 0.04],
              0.024,
            ),
          ]),
          drum([0, 2.3, 0.02], 0.13, 0.05, 'y'),
        ),
      ),
      part(
        'sail',
        'cloth',
        union(
          ...masts.flatMap((z, i) => {
            const up = i === 1 ? 0.14 : 0;
            return [sail(1.74 + up, z + 0.06, 0.62, 0.33), sail(2.38 + up * 1.5, z + 0.06, 0.48, 0.2)];
          }),
        ),
      ),
      part(
        'sail',
        'cloth',
        put(cut([0, 0, 0.86, -0.36, 0.14, 0.96], 0.02, 0.01, 1), [0, 1.42, 1.02], [0, -90, 0]),
      ),
      part(
        'flag',
        'cloth',
        put(
          cut([0, 0, 0.2, 0.04, 0.44, 0, 0.44, 0.3, 0.2, 0.34, 0, 0.3], 0.018, 0.01, 3),
          [0, 3.06, 0],
          [0, 90, 0],
        ),
      ),
      part('bone', 'matte', put(skull, [0, 3.23, -0.22], [0, 90, 0])),
      part(
        'rope',
        'matte',
        mirror(
          bars(
            [
              0.42, 0.86, -0.2, 0.02, 2.3, 0.02, 0.42, 0.86, 0.24, 0.02, 2.3, 0.02, 0.4, 1.0, 0.7, 0.02, 2.0,
              0.82, 0.4, 1.1, -1.1, 0.02, 2.0, -0.86,
            ],
            0.012,
          ),
        ),
      ),
    ],
    anchors: {
      seat: { at: [0, 0.84, 0.3] },
      top: { at: [0, 0.84, 0.4], room: 0.3 },
      hand: { at: [0, 1, 1.5] },
    },
  };
}

const PIRATE_SHIP = subject({
  name: 'pirate ship',
  family: 'vehicle',
  words: ['galleon', 'sailing ship', 'tall ship', 'pirate boat', 'caravel', 'frigate', 'viking ship'],
  size: 22,
  colours: {
    body: '#8a5530',
    plank: tone('body', 0.72),
    trim: '#d9a441',
    dark: '#241c1a',
    mast: '#9c6a3e',
    sail: '#f3e6c8',
    flag: '#1f1d21',
    bone: '#f7f3e8',
    rope: '#6b4a30',
  },
  home: 'ocean',
  view: { yaw: 52, pitch: 8 },
  poses: ['swim'],
  build: () => pirateShip(),
});

export const SAILING_SHIPS = [PIRATE_SHIP];
