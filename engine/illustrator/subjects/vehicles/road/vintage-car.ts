/** A car of long ago: a high cabin behind a long hood, fenders of their own, white-walled tyres and much chrome. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { lampPair, wheelPair } from '../wheels.ts';
import { anchors, glazing, sideView, VIEW } from './coachwork.ts';

function vintageCar(): Model {
  const hood = sideView(
    [
      [0.06, 0.36],
      [0.06, 0.8],
      [0.5, 0.82],
      [1.02, 0.76],
      [1.08, 0.4],
      [0.6, 0.34],
    ],
    0.3,
    0.12,
  );
  const cabin = sideView(
    [
      [-0.86, 0.36],
      [-0.9, 0.8],
      [-0.78, 1.26],
      [-0.3, 1.34],
      [0.16, 1.28],
      [0.22, 0.8],
      [0.16, 0.36],
    ],
    0.42,
    0.13,
  );
  const fenders = mirror(
    blend(
      0.06,
      tube(
        [
          [0.52, 0.4, 1.2],
          [0.52, 0.66, 0.94],
          [0.52, 0.66, 0.66],
          [0.52, 0.4, 0.32],
          [0.52, 0.27, 0.06],
          [0.52, 0.27, -0.3],
          [0.52, 0.5, -0.46],
          [0.52, 0.7, -0.74],
          [0.52, 0.6, -1.0],
          [0.52, 0.36, -1.14],
        ],
        [0.09, 0.13, 0.13, 0.1, 0.06, 0.07, 0.11, 0.14, 0.13, 0.08],
      ),
    ),
  );
  const windows = union(
    box([0, 1.04, -0.58], [1, 0.15, 0.2], 0.05),
    box([0, 1.04, -0.1], [1, 0.15, 0.2], 0.05),
    box([0, 1.04, 0.3], [0.32, 0.17, 0.3], 0.05),
    box([0, 1.06, -1], [0.24, 0.13, 0.3], 0.06),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.04, hood, cabin, box([0, 0.34, 0.05], [0.34, 0.08, 1.0], 0.06)), [
        paint(
          'roof',
          pattern((_x, y) => 1.24 - y),
          0.008,
        ),
      ]),
      part('fender', 'glossy', fenders),
      glazing(cabin, windows),
      ...[0.8, -0.76].flatMap((z) => [...wheelPair(0.52, z, 0.3, 0.085)]),
      part(
        'whitewall',
        'glossy',
        mirror(
          union(
            ...[0.8, -0.76].map((z) =>
              place(torus([0, 0, 0], 0.205, 0.032), { at: [0.597, 0.3, z], turn: [0, 0, 90] }),
            ),
          ),
        ),
      ),
      part(
        'chrome',
        'metal',
        blend(0.02, box([0, 0.58, 1.07], [0.17, 0.24, 0.05], 0.05), sphere([0, 0.86, 1.06], 0.05)),
        [paint('dark', keep(0, stripes('x', 0.056, 0.42), box([0, 0.56, 1.1], [0.125, 0.18, 0.1])), 0.004)],
      ),
      ...lampPair([0.33, 0.72, 1.06], 0.12),
      part(
        'chrome',
        'metal',
        union(
          tube(
            [
              [-0.6, 0.32, 1.2],
              [0, 0.32, 1.28],
              [0.6, 0.32, 1.2],
            ],
            0.045,
          ),
          tube(
            [
              [-0.56, 0.34, -1.16],
              [0, 0.34, -1.22],
              [0.56, 0.34, -1.16],
            ],
            0.045,
          ),
          mirror(capsule([0.44, 0.74, -0.12], [0.44, 0.74, -0.22], 0.02)),
        ),
      ),
      part('tail', 'glossy', mirror(sphere([0.46, 0.56, -1.14], 0.06))),
    ],
    anchors: anchors(1.3, -0.3),
  };
}

export const VINTAGE_CAR = subject({
  name: 'vintage car',
  family: 'vehicle',
  words: ['oldtimer', 'classic car', 'antique car', 'old car', 'retro car'],
  size: 1.7,
  colours: {
    body: '#b5322f',
    fender: '#2d2a2e',
    roof: '#f2e6cf',
    dark: '#26262b',
    whitewall: '#f7f3ea',
    tail: '#c92a2a',
  },
  view: VIEW,
  build: () => vintageCar(),
});
