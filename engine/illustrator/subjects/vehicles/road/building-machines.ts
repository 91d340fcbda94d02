/** Excavator and crane. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, frustum } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod } from '../../forms/forms.ts';
import { bars, drum, side } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { anchors } from './coachwork.ts';

function excavator(): Model {
  return {
    parts: [
      part(
        'tyre',
        'matte',
        mirror(
          put(
            side([-0.86, 0.2, -0.66, 0.02, 0.66, 0.02, 0.86, 0.2, 0.66, 0.4, -0.66, 0.4], 0.15, 0.05, 3),
            [0.44, 0, 0],
          ),
        ),
        [
          paint(
            'hub',
            mirror(union(...[-0.6, -0.2, 0.2, 0.6].map((z) => drum([0.6, 0.2, z], 0.11, 0.1, 'x')))),
            0.005,
            'metal',
          ),
        ],
      ),
      part(
        'body',
        'glossy',
        union(
          side([-0.96, 0.5, -0.98, 0.86, -0.8, 0.98, 0.2, 0.92, 0.5, 0.7, 0.5, 0.5], 0.46, 0.07),
          rod([-0.18, 0.8, 0.4, -0.18, 1.6, 0.8, -0.18, 1.84, 1.36], [0.12, 0.12, 0.09], 3),
          bars([-0.18, 1.84, 1.36, -0.18, 1.0, 1.9], 0.08),
        ),
        [paint('dark', box([0, 0.74, -0.9], [0.36, 0.1, 0.2], 0.02), 0.006)],
      ),
      part(
        'dark',
        'matte',
        union(drum([0, 0.44, 0], 0.32, 0.08, 'y'), box([0, 0.24, 0], [0.3, 0.1, 0.4], 0.03)),
      ),
      part('body', 'glossy', box([0.22, 1.56, 0.06], [0.26, 0.04, 0.36], 0.03)),
      part(
        'dark',
        'matte',
        bars(
          [
            0.44, 0.9, 0.34, 0.44, 1.54, 0.34, 0.44, 0.9, -0.24, 0.44, 1.54, -0.24, 0, 0.9, 0.34, 0, 1.54,
            0.34, 0, 0.9, -0.24, 0, 1.54, -0.24,
          ],
          0.03,
        ),
      ),
      part('darkGlass', 'glass', box([0.22, 1.22, 0.05], [0.21, 0.32, 0.29], 0.02)),
      part(
        'steel',
        'metal',
        union(bars([-0.18, 1.0, 0.62, -0.18, 1.5, 0.96, -0.06, 1.9, 1.1, -0.06, 1.5, 1.56], 0.045)),
      ),
      part(
        'dark',
        'metal',
        union(
          put(
            carve(
              0.02,
              side([0, 0.3, -0.36, 0.1, -0.3, -0.24, 0.16, -0.34, 0.2, -0.1], 0.3, 0.03),
              put(box([0, 0, 0], [0.25, 0.2, 0.25], 0.05), [0, -0.06, 0.04]),
            ),
            [-0.18, 0.74, 1.84],
          ),
          ...[-0.24, -0.08, 0.08, 0.24].map((x) =>
            capsule([x - 0.18, 0.42, 1.98], [x - 0.18, 0.38, 1.76], 0.035, 0.015),
          ),
        ),
      ),
    ],
    anchors: anchors(0.98, -0.4),
  };
}

const EXCAVATOR = subject({
  name: 'excavator',
  family: 'vehicle',
  words: ['digger', 'bulldozer', 'backhoe'],
  size: 3.2,
  colours: { body: '#f2a922', dark: '#2f3238', steel: '#c9ced4' },
  view: { yaw: 62, pitch: 10 },
  build: () => excavator(),
});

/** A tower crane is all lattice: thin bars between two heights. */
function crane(): Model {
  const mast = many(9, (i) =>
    bars(
      [
        0.12,
        i * 0.3,
        0.12,
        -0.12,
        i * 0.3 + 0.3,
        0.12,
        0.12,
        i * 0.3,
        -0.12,
        0.12,
        i * 0.3 + 0.3,
        0.12,
        -0.12,
        i * 0.3,
        0.12,
        0.12,
        i * 0.3,
        0.12,
      ],
      0.016,
    ),
  );
  const jib = many(7, (i) =>
    bars(
      [
        0.2 + i * 0.3,
        2.86,
        0.08,
        0.35 + i * 0.3,
        3.08,
        0,
        0.35 + i * 0.3,
        3.08,
        0,
        0.5 + i * 0.3,
        2.86,
        0.08,
      ],
      0.014,
    ),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          mast,
          jib,
          bars(
            [
              0.12, 0, 0.12, 0.12, 2.8, 0.12, -0.12, 0, 0.12, -0.12, 2.8, 0.12, 0.12, 0, -0.12, 0.12, 2.8,
              -0.12, -0.12, 0, -0.12, -0.12, 2.8, -0.12,
            ],
            0.024,
          ),
          bars(
            [
              -0.9, 2.86, 0.08, 2.3, 2.86, 0.08, -0.9, 2.86, -0.08, 2.3, 2.86, -0.08, 0, 3.08, 0, 2.1, 3.08,
              0, 0, 2.8, 0, 0, 3.44, 0,
            ],
            0.024,
          ),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          bars([0, 3.44, 0, 1.6, 3.08, 0, 0, 3.44, 0, -0.86, 2.9, 0, 1.7, 2.86, 0, 1.7, 1.8, 0], 0.01),
          rod([1.7, 1.8, 0, 1.76, 1.72, 0, 1.7, 1.66, 0, 1.64, 1.7, 0], 0.022),
        ),
      ),
      part(
        'block',
        'matte',
        union(box([-0.74, 2.72, 0], [0.16, 0.16, 0.12], 0.02), frustum([0, 0.06, 0], 0.06, 0.36, 0.3, 0.02)),
      ),
      part('body', 'glossy', box([0.16, 2.66, 0.2], [0.12, 0.15, 0.1], 0.03), [
        paint('darkGlass', box([0.24, 2.7, 0.24], [0.16, 0.07, 0.2]), 0.004, 'glass'),
      ]),
    ],
    anchors: { top: { at: [0, 3.44, 0] }, hand: { at: [1.7, 1.66, 0] } },
  };
}

const CRANE = subject({
  name: 'crane',
  label: 'tower crane',
  family: 'vehicle',
  words: ['tower crane', 'construction crane'],
  size: 30,
  colours: { body: '#f2b71f', dark: '#3a3d44', block: '#9a9a98' },
  view: { yaw: 18, pitch: 4 },
  build: () => crane(),
});

export const BUILDING_MACHINES = [EXCAVATOR, CRANE];
