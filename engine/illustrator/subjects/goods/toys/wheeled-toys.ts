/** Wooden toys that roll and rock. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { drum, side } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { TOY_PAINT } from './nursery.ts';

const wheels = (spots: readonly (readonly [number, number])[], r: number, half: number): Part[] => [
  part('wheel', 'wood', union(...spots.map(([x, z]) => drum([x, r, z], r, half, 'z', 0.03)))),
  part(
    'hub',
    'wood',
    union(...spots.map(([x, z]) => drum([x, r, z + Math.sign(z) * half], r * 0.4, 0.03, 'z', 0.02))),
  ),
];

function toyCar(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        put(
          union(
            side(
              [
                -0.9, 0.24, 0.9, 0.24, 0.92, 0.56, 0.56, 0.68, 0.34, 1.02, -0.42, 1.04, -0.66, 0.7, -0.92,
                0.6,
              ],
              0.4,
              0.08,
              3,
            ),
          ),
          [0, 0, 0],
          [0, 90, 0],
        ),
        [
          paint(
            'glass',
            pattern((x, y) =>
              Math.max(
                Math.abs(x + 0.04) - 0.42 + (y - 0.7) * 0.4,
                Math.abs(y - 0.82) - 0.13,
                0.03 - Math.abs(x + 0.04),
              ),
            ),
            0.006,
          ),
        ],
      ),
      ...wheels(
        [
          [-0.52, 0.4],
          [0.52, 0.4],
          [-0.52, -0.4],
          [0.52, -0.4],
        ],
        0.26,
        0.09,
      ),
      part(
        'lamp',
        'glossy',
        union(
          sphere([0.9, 0.48, 0.24], 0.07),
          sphere([0.9, 0.48, -0.24], 0.07),
          sphere([-0.9, 0.48, 0.24], 0.07),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.04 }),
  };
}

function toyTrain(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        union(box([0.1, 0.4, 0], [0.9, 0.1, 0.36], 0.05), drum([0.46, 0.76, 0], 0.3, 0.5, 'x', 0.06)),
      ),
      part(
        'blue',
        'wood',
        carve(
          0.01,
          box([-0.46, 0.9, 0], [0.36, 0.44, 0.36], 0.05),
          box([-0.46, 1.02, 0], [0.2, 0.17, 0.6], 0.03),
        ),
      ),
      part(
        'yellow',
        'wood',
        union(
          box([-0.46, 1.38, 0], [0.46, 0.06, 0.44], 0.04),
          put(turned([0, 0, 0.1, 0, 0.1, 0.16, 0.18, 0.36, 0, 0.36], { steps: 1 }), [0.7, 1.0, 0]),
          sphere([0.3, 1.08, 0], 0.11),
          put(cylinder([0, 0, 0], 0.2, 0.03, 0.02), [0.98, 0.76, 0], [0, 0, 90]),
        ),
      ),
      part('green', 'wood', union(box([-1.7, 0.56, 0], [0.58, 0.26, 0.36], 0.05))),
      part(
        'yellow',
        'wood',
        union(
          sphere([-1.94, 0.92, 0], 0.2),
          sphere([-1.5, 0.92, 0.04], 0.2),
          capsule([-1.2, 0.4, 0], [-0.8, 0.4, 0], 0.04),
        ),
      ),
      ...wheels(
        [
          [0.7, 0.38],
          [0.1, 0.38],
          [-0.52, 0.38],
          [-1.4, 0.38],
          [-2.0, 0.38],
          [0.7, -0.38],
          [0.1, -0.38],
          [-0.52, -0.38],
          [-1.4, -0.38],
          [-2.0, -0.38],
        ],
        0.22,
        0.07,
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.44 }),
  };
}

/** The same on the other side of z = 0. */
const mirrorZ = (s: Shape): Shape => put(mirror(put(s, [0, 0, 0], [0, 90, 0])), [0, 0, 0], [0, -90, 0]);

function rockingHorse(): Model {
  const rocker = (z: number): Shape =>
    rod([-1.1, 0.3, z, -0.6, 0.1, z, 0, 0.05, z, 0.6, 0.1, z, 1.1, 0.3, z], 0.06, 4);
  return {
    parts: [
      part(
        'body',
        'wood',
        blend(
          0.1,
          ellipsoid([-0.04, 0.98, 0], [0.58, 0.28, 0.26]),
          rod([0.36, 1.06, 0, 0.6, 1.42, 0, 0.74, 1.66, 0], [0.26, 0.19, 0.17]),
          rod([0.72, 1.66, 0, 0.96, 1.56, 0, 1.08, 1.44, 0], [0.18, 0.15, 0.12]),
          ...[
            [0.36, 0.26],
            [-0.42, 0.26],
            [0.36, -0.26],
            [-0.42, -0.26],
          ].map(([x, z]) => capsule([x!, 0.88, z! * 0.6], [x! * 1.5, 0.14, z! * 1.3], 0.12, 0.075)),
          mirrorZ(capsule([0.66, 1.76, 0.08], [0.64, 1.9, 0.1], 0.06, 0.02)),
        ),
      ),
      part(
        'mane',
        'cloth',
        blend(
          0.05,
          rod([0.66, 1.88, 0, 0.44, 1.6, 0, 0.28, 1.3, 0], [0.07, 0.11, 0.09]),
          rod([-0.58, 1.08, 0, -0.86, 0.98, 0, -0.94, 0.66, 0], [0.09, 0.11, 0.05]),
        ),
      ),
      part(
        'saddle',
        'leather',
        blend(
          0.03,
          ellipsoid([-0.08, 1.2, 0], [0.28, 0.09, 0.26]),
          box([-0.08, 1.04, 0], [0.2, 0.2, 0.28], 0.1),
        ),
      ),
      part(
        'rocker',
        'wood',
        union(
          rocker(0.36),
          rocker(-0.36),
          ...[-0.8, 0.8].map((x) => capsule([x, 0.17, -0.36], [x, 0.17, 0.36], 0.05)),
        ),
      ),
      part('pupil', 'glossy', union(sphere([0.86, 1.66, 0.14], 0.04), sphere([0.86, 1.66, -0.14], 0.04))),
      part('rocker', 'wood', capsule([0.62, 1.5, -0.36], [0.62, 1.5, 0.36], 0.045)),
    ],
    anchors: anchored({ seat: [-0.08, 1.28, 0], grip: [0.62, 1.5, 0] }),
  };
}

export const WHEELED_TOYS = [
  subject({
    name: 'toy car',
    label: 'wooden toy car',
    family: 'object',
    words: ['model car', 'wooden car', 'wooden toy car'],
    size: 0.08,
    colours: { body: '#d8432f', wheel: '#e3b878', hub: '#8a5a34', lamp: '#fbe6a0' },
    view: { yaw: 28, pitch: 14 },
    build: toyCar,
  }),
  subject({
    name: 'toy train',
    label: 'wooden toy train',
    family: 'object',
    words: ['model train', 'wooden train', 'wooden toy train', 'model railway'],
    size: 0.12,
    colours: { ...TOY_PAINT, wheel: '#3a3f48', hub: '#e3b878' },
    view: { yaw: 24, pitch: 14 },
    build: toyTrain,
  }),
  subject({
    name: 'rocking horse',
    family: 'object',
    words: ['wooden horse', 'hobby horse', 'toy horse'],
    size: 0.8,
    colours: { body: '#d9a866', mane: '#6a4026', saddle: '#b8322e', rocker: '#8a5a34' },
    view: { yaw: 20, pitch: 8 },
    build: rockingHorse,
  }),
];
