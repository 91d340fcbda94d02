/** A low, wide sports car, as car dealers and car washes show it. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { wheelArch, wheelPair } from '../wheels.ts';
import { anchors, glazing, sideView, VIEW } from './coachwork.ts';

function sportsCar(): Model {
  const lower = carve(
    0.03,
    sideView(
      [
        [-1.34, 0.36],
        [-1.36, 0.6],
        [-1.1, 0.68],
        [-0.5, 0.64],
        [0.2, 0.6],
        [0.8, 0.52],
        [1.3, 0.38],
        [1.4, 0.26],
        [1.1, 0.15],
        [-1.2, 0.17],
      ],
      0.6,
      0.14,
    ),
    union(wheelArch(0.56, 0.84, 0.27), wheelArch(0.56, -0.82, 0.28)),
  );
  const haunch = mirror(
    union(ellipsoid([0.48, 0.5, -0.8], [0.16, 0.16, 0.42]), ellipsoid([0.48, 0.44, 0.84], [0.15, 0.13, 0.4])),
  );
  const cabin = sideView(
    [
      [-1.05, 0.6],
      [-0.66, 0.8],
      [-0.3, 0.92],
      [0.02, 0.9],
      [0.56, 0.58],
      [0.3, 0.5],
      [-0.7, 0.5],
    ],
    0.46,
    0.16,
  );
  const sides = union(
    box([0, 0.73, -0.1], [1, 0.1, 0.28], 0.07),
    box([0, 0.7, -0.56], [1, 0.06, 0.12], 0.04),
  );
  const ends = keep(
    0.01,
    box([0, 0.74, 0], [0.36, 0.13, 2], 0.06),
    union(box([0, 0.74, 0.62], [2, 0.4, 0.42]), box([0, 0.74, -1.0], [2, 0.4, 0.36])),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.08, lower, haunch, cabin), [
        paint(
          'dark',
          pattern((_x, y) => y - 0.2),
          0.008,
          'matte',
        ),
        paint(
          'dark',
          keep(
            0,
            mirror(box([0.6, 0.45, 0.16], [0.14, 0.22, 0.006])),
            pattern((_x, y) => y - 0.62),
          ),
          0.004,
        ),
        paint(
          'dark',
          keep(
            0,
            mirror(box([0.62, 0.4, -0.36], [0.14, 0.06, 0.12], 0.04)),
            pattern((_x, y) => y - 0.6),
          ),
          0.006,
        ),
      ]),
      glazing(cabin, union(sides, ends)),
      ...wheelPair(0.56, 0.84, 0.27, 0.12),
      ...wheelPair(0.56, -0.82, 0.28, 0.13),
      part('lamp', 'glow', mirror(ellipsoid([0.42, 0.43, 1.2], [0.13, 0.045, 0.09]))),
      part('tail', 'glow', box([0, 0.56, -1.35], [0.46, 0.025, 0.03], 0.02)),
      part(
        'dark',
        'matte',
        union(
          box([0, 0.24, 1.36], [0.4, 0.06, 0.06], 0.04),
          mirror(box([0.5, 0.26, 1.28], [0.1, 0.06, 0.06], 0.03)),
          box([0, 0.24, -1.32], [0.44, 0.07, 0.06], 0.04),
        ),
      ),
      part(
        'body',
        'glossy',
        union(
          box([0, 0.8, -1.24], [0.52, 0.02, 0.11], 0.015),
          mirror(box([0.36, 0.72, -1.24], [0.02, 0.08, 0.06], 0.01)),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          mirror(capsule([0.24, 0.22, -1.36], [0.24, 0.22, -1.42], 0.045)),
          mirror(capsule([0.12, 0.22, -1.36], [0.12, 0.22, -1.42], 0.045)),
        ),
      ),
      part('body', 'glossy', mirror(ellipsoid([0.6, 0.66, 0.34], [0.09, 0.05, 0.05]))),
    ],
    anchors: anchors(0.9),
  };
}

export const SPORTS_CAR = subject({
  name: 'sports car',
  family: 'vehicle',
  words: [
    'sportscar',
    'supercar',
    'super car',
    'luxury car',
    'roadster',
    'convertible',
    'coupe',
    'coupé',
    'race sports car',
    'electric car',
    'new car',
  ],
  size: 1.2,
  colours: { body: '#c8161d', dark: '#1e2024', tail: '#ff3b30', lamp: '#fff6dc' },
  view: VIEW,
  build: sportsCar,
});
