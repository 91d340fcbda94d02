/** Garlic, onion, potato and basil: bulbs, tubers and herbs. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, leafOf, many, put, ring, spray, turned, vessel } from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

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

export const ROOTS_AND_HERBS = [
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
