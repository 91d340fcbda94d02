/** Vegetables that recipes begin with. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { radial, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import {
  anchored,
  grounded,
  leafOf,
  many,
  put,
  ring,
  rod,
  spray,
  turned,
  vessel,
} from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
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

function garlic(): Model {
  const bulb = relief(
    turned([
      0, 0.02, 0.22, 0.0, 0.46, 0.16, 0.5, 0.34, 0.36, 0.56, 0.12, 0.72, 0.07, 0.9, 0.08, 1.04, 0, 1.06,
    ]),
    0.06,
    (x, y, z) => 0.05 * Math.abs(Math.sin(Math.atan2(x, z) * 4)) * Math.max(0, 1 - y * 1.2),
  );
  const clove = stretch(turned([0, 0, 0.12, 0.02, 0.17, 0.16, 0.1, 0.34, 0, 0.44]), [1, 1, 0.8]);
  return {
    parts: [
      part('body', 'matte', bulb, [
        paint(
          'purple',
          pattern(
            (x, y, z) =>
              0.05 * Math.sin(Math.atan2(x, z) * 13 + 2 * noise(x * 4, y * 4, z * 4)) +
              0.03 +
              (y > 0.7 ? 0.05 : 0),
          ),
          0.05,
        ),
      ]),
      part(
        'body',
        'matte',
        union(put(clove, [0.66, 0.13, 0.36], [74, 30, 0]), put(clove, [0.36, 0.13, 0.62], [78, -50, 0])),
        [paint('purple', blotches(5, 0.6), 0.1)],
      ),
      part('root', 'matte', cylinder([0, 0.02, 0], 0.12, 0.03, 0.01)),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1 }),
  };
}

function onion(): Model {
  const bulb = turned([
    0, 0.03, 0.16, 0.03, 0.46, 0.26, 0.54, 0.5, 0.4, 0.8, 0.14, 0.98, 0.07, 1.14, 0.03, 1.3, 0, 1.3,
  ]);
  const veins = pattern(
    (x, y, z) => 0.04 * Math.sin(Math.atan2(x, z) * 22 + 1.4 * noise(x * 3, y * 3, z * 3)) - 0.016,
  );
  const half = (s: Shape): Shape => put(s, [0.78, 0.42, 0.34], [0, -18, 0]);
  return {
    parts: [
      part('body', 'glossy', put(bulb, [-0.3, 0, -0.1]), [paint('dark', put(veins, [-0.3, 0, -0.1]), 0.02)]),
      part('body', 'glossy', half(put(stretch(sphere([0, 0, 0], 0.44), [1, 0.95, 0.5]), [0, 0, -0.1])), [
        paint('flesh', half(pattern((_x, _y, z) => 0.01 - z)), 0.01),
      ]),
      part('flesh', 'glossy', half(put(cylinder([0, 0, 0], 0.41, 0.06, 0.03), [0, 0, 0.07], [90, 0, 0])), [
        paint(
          'ringed',
          half(pattern((x, y) => Math.abs(((Math.hypot(x, y * 0.95) / 0.1) % 1) - 0.5) * 0.1 - 0.012)),
          0.01,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.2 }),
  };
}

function potatoes(): Model {
  const spud = (k: number): Shape =>
    relief(
      ellipsoid([0, 0, 0], [0.5, 0.34, 0.37]),
      0.06,
      (x, y, z) =>
        0.12 * (noise(x * 2.6 + k, y * 2.6, z * 2.6) - 0.5) -
        0.02 * Math.exp(-((noise(x * 5 + k, y * 5, z * 5) - 0.3) ** 2) * 300),
    );
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          put(spud(0), [-0.48, 0.33, 0], [0, 20, 0]),
          put(spud(7), [0.5, 0.33, 0.06], [0, -30, 8]),
          put(spud(13), [0.02, 0.84, -0.02], [0, 70, 4]),
          put(spud(21), [0.06, 0.3, 0.62], [0, 4, 0], 0.85),
        ),
        [paint('dark', blotches(7, 0.66), 0.06), paint('pale', blotches(2, 0.55), 0.3)],
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.1 }),
  };
}

/** Many small leaves over a clay pot. */
function basil(): Model {
  const leaf = relief(
    leafOf(0.46, 0.3, 0.07, -0.5),
    0.01,
    (x, _y, z) => 0.01 * Math.sin(x * 34 + Math.abs(z) * 30),
  );
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          vessel([0, 0, 0.36, 0, 0.38, 0.03, 0.5, 0.7], 0.06, { steps: 2 }),
          vessel([0.4, 0.62, 0.55, 0.63, 0.57, 0.82], 0.08, { steps: 1, floor: 0.01 }),
        ),
      ),
      part('soil', 'matte', cylinder([0, 0.7, 0], 0.47, 0.04)),
      part(
        'stem',
        'matte',
        many(7, (i) =>
          capsule(
            [0.2 * Math.cos(i * 0.9), 0.7, 0.2 * Math.sin(i * 0.9)],
            [0.34 * Math.cos(i * 0.9), 1.3 + 0.1 * (i % 3), 0.34 * Math.sin(i * 0.9)],
            0.025,
          ),
        ),
      ),
      part(
        'leaf',
        'matte',
        ring(9, (a) => spray(leaf, [0.16 * Math.cos(a), 0.98, 0.16 * Math.sin(a)], a, 14)),
      ),
      part(
        'pale',
        'matte',
        ring(8, (a) => spray(leaf, [0.12 * Math.cos(a), 1.24, 0.12 * Math.sin(a)], a + 0.4, 30)),
      ),
      part(
        'leaf',
        'matte',
        ring(6, (a) => spray(leaf, [0.06 * Math.cos(a), 1.46, 0.06 * Math.sin(a)], a + 0.1, 46)),
      ),
      part(
        'pale',
        'matte',
        ring(4, (a) => spray(leafOf(0.3, 0.3, 0.08, -0.3), [0, 1.6, 0], a, 62)),
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
  subject({
    name: 'garlic',
    family: 'food',
    words: ['garlic bulb', 'clove of garlic', 'bulb of garlic', 'head of garlic'],
    size: 0.07,
    colours: { body: '#f4ede0', purple: '#d9c3cd', root: '#c7b08a' },
    view: { yaw: 12, pitch: 16 },
    build: garlic,
  }),
  subject({
    name: 'onion',
    family: 'food',
    words: ['red onion', 'shallot'],
    size: 0.09,
    colours: { body: '#c07a36', dark: tone('body', 0.75), flesh: '#f6f0dc', ringed: '#dccfa8' },
    view: { yaw: 10, pitch: 14 },
    build: onion,
  }),
  subject({
    name: 'potato',
    label: 'potatoes',
    family: 'food',
    words: ['potatoes', 'spud'],
    size: 0.12,
    colours: { body: '#c39a5c', pale: '#d8b67c', dark: '#94703f' },
    view: { yaw: 12, pitch: 16 },
    build: potatoes,
  }),
  subject({
    name: 'basil',
    label: 'pot of basil',
    family: 'plant',
    words: ['pot of basil', 'basil pot', 'herb', 'pot of herbs', 'mint plant'],
    size: 0.3,
    colours: { body: '#b9653f', soil: '#3f2a1d', stem: '#6b9a44', leaf: '#3f8a35', pale: '#62a845' },
    main: 'body',
    view: { yaw: 14, pitch: 16 },
    build: basil,
  }),
];
