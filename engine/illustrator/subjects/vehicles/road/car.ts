/** The car that taxis and police cars are made from. */

import { type Model, type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { lampPair, wheelArch, wheelPair } from '../wheels.ts';
import { anchors, glazing, sideView, VIEW } from './coachwork.ts';

/** A saloon with whatever is painted and put onto it. */
export function car(marks: readonly Paint[] = [], extra: readonly Part[] = []): Model {
  const lower = carve(
    0.03,
    sideView(
      [
        [-1.12, 0.34],
        [-1.16, 0.56],
        [-0.9, 0.72],
        [0, 0.74],
        [0.7, 0.7],
        [1.12, 0.56],
        [1.16, 0.34],
        [0.9, 0.22],
        [-0.9, 0.22],
      ],
      0.54,
      0.13,
    ),
    union(wheelArch(0.5, 0.68, 0.25), wheelArch(0.5, -0.68, 0.25)),
  );
  const cabin = sideView(
    [
      [-0.8, 0.62],
      [-0.6, 1.0],
      [-0.2, 1.14],
      [0.2, 1.1],
      [0.62, 0.68],
      [0.3, 0.56],
      [-0.5, 0.56],
    ],
    0.47,
    0.16,
  );
  const sides = union(
    box([0, 0.9, -0.34], [1, 0.14, 0.26], 0.08),
    box([0, 0.89, 0.18], [1, 0.13, 0.18], 0.08),
  );
  const ends = keep(
    0.01,
    box([0, 0.9, 0], [0.36, 0.15, 2], 0.06),
    union(box([0, 0.9, 0.72], [2, 0.4, 0.42]), box([0, 0.9, -0.9], [2, 0.4, 0.3])),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.05, lower, cabin), [
        paint(
          'dark',
          pattern((_x, y) => y - 0.26),
          0.008,
          'matte',
        ),
        paint(
          'dark',
          keep(
            0,
            mirror(box([0.55, 0.5, -0.08], [0.1, 0.3, 0.006])),
            pattern((_x, y) => y - 0.7),
          ),
          0.004,
        ),
        ...marks,
      ]),
      glazing(cabin, union(sides, ends)),
      ...wheelPair(0.5, 0.68, 0.25, 0.1),
      ...wheelPair(0.5, -0.68, 0.25, 0.1),
      ...lampPair([0.36, 0.5, 1.11], 0.095),
      part('tail', 'glossy', mirror(box([0.38, 0.52, -1.12], [0.1, 0.06, 0.05], 0.03))),
      part(
        'chrome',
        'metal',
        union(
          box([0, 0.33, 1.13], [0.46, 0.05, 0.06], 0.045),
          box([0, 0.33, -1.13], [0.46, 0.05, 0.06], 0.045),
          mirror(capsule([0.55, 0.62, -0.14], [0.55, 0.62, -0.24], 0.018)),
        ),
      ),
      part('dark', 'matte', box([0, 0.45, 1.12], [0.2, 0.045, 0.05], 0.03)),
      part('body', 'glossy', mirror(ellipsoid([0.6, 0.78, 0.44], [0.09, 0.06, 0.05]))),
      ...extra,
    ],
    anchors: anchors(1.1),
  };
}

export const CAR = subject({
  name: 'car',
  family: 'vehicle',
  words: ['automobile', 'hatchback', 'sedan', 'motorcar', 'car engine', 'engine of a car'],
  size: 1.5,
  colours: { body: '#e0403a', dark: '#2c2f36', tail: '#d92e2e' },
  view: VIEW,
  build: () => car(),
});
