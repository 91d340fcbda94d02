/** Vegetables that recipes begin with. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { radial, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, grounded, leafOf, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function cucumber(): Model {
  const slice = (x: number, z: number, turn: readonly [number, number, number]) =>
    part('body', 'glossy', grounded(put(cylinder([0, 0, 0], 0.22, 0.04, 0.015), [x, 0.2, z], turn)), [
      paint(
        'flesh',
        put(
          pattern((a, b, c) => Math.max(Math.hypot(a, c) - 0.195, 0.02 - Math.abs(b))),
          [x, 0.2, z],
          turn,
        ),
        0.008,
      ),
      paint(
        'seed',
        put(
          pattern((a, _b, c) => {
            const q = Math.hypot(a, c);
            return Math.hypot(q - 0.1, (((((Math.atan2(c, a) / 0.785) % 1) + 1) % 1) - 0.5) * 0.07) - 0.018;
          }),
          [x, 0.2, z],
          turn,
        ),
        0.006,
      ),
    ]);
  return {
    parts: [
      part(
        'body',
        'glossy',
        relief(
          rod(
            [-0.95, 0.24, -0.2, -0.3, 0.25, -0.16, 0.4, 0.25, -0.14, 0.6, 0.25, -0.14],
            [0.16, 0.24, 0.24, 0.22],
          ),
          0.015,
          (x, y, z) => 0.02 * (noise(x * 14, y * 14, z * 14) - 0.5),
        ),
        [
          paint(
            'pale',
            pattern((_x, y, z) => 0.05 * Math.sin(Math.atan2(y - 0.25, z + 0.15) * 9) - 0.02),
            0.05,
          ),
        ],
      ),
      slice(0.62, 0.28, [68, 20, 0]),
      slice(0.34, 0.42, [60, 4, 0]),
      slice(0.04, 0.46, [62, -12, 0]),
    ],
    anchors: anchored({ grip: [0, 0.25, 0], top: 0.5 }),
  };
}

function bellPepper(): Model {
  const lobes = (x: number, y: number, z: number): number =>
    0.06 * Math.cos(Math.atan2(x, z) * 4) * Math.min(1, 0.4 + y * 0.5);
  const one = (
    colour: string,
    at: readonly [number, number, number],
    turn: readonly [number, number, number],
  ) => [
    part(
      colour,
      'glossy',
      grounded(
        put(
          relief(
            turned([0, 0.06, 0.2, 0.02, 0.34, 0.12, 0.46, 0.5, 0.52, 0.82, 0.42, 1.0, 0.16, 0.98, 0, 0.92]),
            0.07,
            lobes,
          ),
          at,
          turn,
        ),
      ),
    ),
    part(
      'stem',
      'matte',
      put(
        union(
          rod([0, 0.92, 0, 0.02, 1.12, 0, 0.1, 1.26, 0.02], [0.09, 0.06, 0.07]),
          ellipsoid([0, 0.96, 0], [0.2, 0.05, 0.2]),
        ),
        at,
        turn,
      ),
    ),
  ];
  return {
    parts: [...one('body', [-0.3, 0, 0.12], [0, 0, 4]), ...one('second', [0.52, 0, -0.3], [0, 40, -5])],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.2 }),
  };
}

function eggplant(): Model {
  const lie = (s: Shape): Shape => put(s, [0.1, 0.42, 0], [0, 24, 72]);
  return {
    parts: [
      part(
        'body',
        'glossy',
        lie(turned([0, -0.9, 0.22, -0.86, 0.42, -0.6, 0.44, -0.3, 0.32, 0.2, 0.22, 0.5, 0.18, 0.7, 0, 0.72])),
      ),
      part(
        'stem',
        'matte',
        lie(
          union(
            turned([0, 0.46, 0.23, 0.5, 0.2, 0.7, 0.08, 0.8, 0, 0.8]),
            radial(5, put(leafOf(0.3, 0.3, 0.12, -0.3), [0.14, 0.62, 0], [0, 0, -62])),
            rod([0, 0.74, 0, 0.02, 0.94, 0, 0.08, 1.06, 0.02], [0.08, 0.06, 0.075]),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.8 }),
  };
}

export const KITCHEN_GARDEN = [
  subject({
    name: 'cucumber',
    family: 'food',
    words: ['sliced cucumber', 'gherkin'],
    size: 0.06,
    colours: { body: '#3f7a34', pale: tone('body', 1.2), flesh: '#dcebb4', seed: '#b9d083' },
    view: { yaw: 8, pitch: 18 },
    build: cucumber,
  }),
  subject({
    name: 'bell pepper',
    family: 'food',
    words: ['paprika', 'sweet pepper', 'capsicum', 'red pepper'],
    size: 0.11,
    colours: { body: '#cc261f', second: '#f2b62a', stem: '#4f8a34' },
    view: { yaw: 12, pitch: 12 },
    build: bellPepper,
  }),
  subject({
    name: 'eggplant',
    family: 'food',
    words: ['aubergine'],
    size: 0.1,
    colours: { body: '#432052', stem: '#5a8a3c' },
    view: { yaw: 14, pitch: 14 },
    build: eggplant,
  }),
];
