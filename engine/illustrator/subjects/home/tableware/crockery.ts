/** Plates, bowls, cups and pots: the vessels a table is laid with; other dishes are served in them too. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, between, filling, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

export const PLATE = [0, 0, 0.55, 0, 0.6, 0.03, 0.9, 0.08, 0.98, 0.12, 0.94, 0.13, 0.58, 0.06, 0, 0.06];
export const BOWL = [0, 0, 0.34, 0, 0.36, 0.06, 0.62, 0.2, 0.8, 0.46, 0.86, 0.66];
export const CUP = [0, 0, 0.36, 0, 0.44, 0.06, 0.46, 0.3, 0.46, 0.96];
export const TEACUP = [0, 0.1, 0.22, 0.1, 0.24, 0.14, 0.4, 0.24, 0.52, 0.46, 0.56, 0.7];
export const SAUCER = [0, 0, 0.36, 0, 0.4, 0.03, 0.72, 0.1, 0.8, 0.14, 0.77, 0.15, 0.38, 0.08, 0, 0.08];

export const plate = (colour = 'plate'): Part => part(colour, 'ceramic', turned(PLATE));

export const bowl = (colour = 'body', trim = 'trim'): Part =>
  part(colour, 'ceramic', vessel(BOWL, 0.08, { floor: 0.1 }), [paint(trim, between(0.6, 0.75), 0.008)]);

/** What stands in a bowl up to `level`, flat on top. */
export const broth = (colour: string, level: number): Part =>
  part(colour, 'liquid', filling(BOWL, 0.08, level, { floor: 0.1 }));

/** An ear-shaped handle at the side of a vessel, from `low` to `high`, reaching out by `reach`. */
export const ear = (r: number, low: number, high: number, reach: number, thick = 0.055): Shape =>
  rod(
    [
      r - 0.03,
      high,
      0,
      r + reach * 0.8,
      high,
      0,
      r + reach,
      (low + high) / 2,
      0,
      r + reach * 0.6,
      low,
      0,
      r - 0.05,
      low,
      0,
    ],
    thick,
    5,
  );

function emptyPlate(): Model {
  return {
    parts: [
      part('body', 'ceramic', turned(PLATE), [
        paint(
          'trim',
          pattern((x, _y, z) => Math.abs(Math.hypot(x, z) - 0.9) - 0.02),
          0.006,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.08, 0.8], top: 0.07, room: 0.6 }),
  };
}

function emptyBowl(): Model {
  return {
    parts: [bowl()],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66, room: 0.7, inside: 0.12, opening: 0.66 }),
  };
}

function mug(): Model {
  return {
    parts: [
      part('body', 'ceramic', blend(0.03, vessel(CUP, 0.1), ear(0.46, 0.26, 0.74, 0.3)), [
        paint('trim', between(-0.1, 0.05), 0.01),
      ]),
    ],
    anchors: anchored({ grip: [0.6, 0.5, 0], top: 0.98, room: 0.4, inside: 0.1, opening: 0.38 }),
  };
}

function teacup(): Model {
  return {
    parts: [
      part(
        'body',
        'ceramic',
        union(turned(SAUCER), blend(0.02, vessel(TEACUP, 0.05), ear(0.5, 0.32, 0.58, 0.24, 0.035))),
        [
          paint(
            'trim',
            pattern((x, y, z) =>
              Math.min(Math.abs(y - 0.7) - 0.025, y < 0.2 ? Math.abs(Math.hypot(x, z) - 0.77) - 0.03 : 1),
            ),
            0.006,
          ),
        ],
      ),
      part('tea', 'liquid', filling(TEACUP, 0.05, 0.6)),
    ],
    anchors: anchored({ grip: [0.6, 0.45, 0], top: 0.7, room: 0.4, inside: 0.6, opening: 0.4 }),
  };
}

function teapot(): Model {
  const belly = turned([
    0, 0.02, 0.4, 0.02, 0.44, 0.06, 0.68, 0.32, 0.7, 0.56, 0.5, 0.82, 0.34, 0.88, 0.34, 0.92, 0, 0.92,
  ]);
  const lid = turned([0, 0.86, 0.36, 0.9, 0.3, 0.98, 0.1, 1.06, 0.05, 1.1, 0, 1.1]);
  return {
    parts: [
      part(
        'body',
        'ceramic',
        blend(
          0.05,
          belly,
          rod([0.5, 0.36, 0, 0.86, 0.48, 0, 0.98, 0.76, 0, 1.12, 0.9, 0], [0.17, 0.11, 0.075, 0.065]),
          rod([-0.54, 0.74, 0, -0.9, 0.8, 0, -1.0, 0.52, 0, -0.64, 0.3, 0], 0.065, 5),
        ),
        [paint('trim', between(0.5, 0.54), 0.006), paint('trim', sphere([1.13, 0.92, 0], 0.075), 0.01)],
      ),
      part('body', 'ceramic', lid, [paint('trim', between(0.9, 0.935), 0.006)]),
      part('trim', 'ceramic', ellipsoid([0, 1.15, 0], [0.09, 0.075, 0.09])),
    ],
    anchors: anchored({ grip: [-0.95, 0.6, 0], top: 1.1 }),
  };
}

function kettle(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.05,
          turned([0, 0, 0.58, 0, 0.66, 0.05, 0.62, 0.4, 0.42, 0.72, 0.24, 0.8, 0, 0.82]),
          rod([0.44, 0.36, 0, 0.74, 0.56, 0, 0.92, 0.78, 0], [0.14, 0.09, 0.07]),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          turned([0, 0.76, 0.26, 0.78, 0.22, 0.86, 0, 0.9]),
          rod(
            [-0.5, 0.56, 0, -0.52, 0.98, 0, -0.3, 1.24, 0, 0.1, 1.26, 0, 0.4, 1.08, 0, 0.42, 0.72, 0],
            0.03,
          ),
          cylinder([0, 0.03, 0], 0.66, 0.02),
        ),
      ),
      part(
        'grip',
        'matte',
        union(capsule([-0.28, 1.25, 0], [0.12, 1.265, 0], 0.062), sphere([0, 0.95, 0], 0.075)),
      ),
    ],
    anchors: anchored({ grip: [-0.08, 1.25, 0], top: 0.9 }),
  };
}

function vase(): Model {
  return {
    parts: [
      part(
        'body',
        'ceramic',
        vessel([0, 0, 0.26, 0, 0.3, 0.03, 0.46, 0.36, 0.44, 0.66, 0.24, 1.02, 0.2, 1.16, 0.28, 1.3], 0.09),
        [paint('trim', between(-0.1, 0.06), 0.01)],
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.3, inside: 0.3, opening: 0.2 }),
  };
}

export const CROCKERY = [
  subject({
    name: 'plate',
    family: 'object',
    words: ['dish', 'platter', 'saucer', 'dinner plate'],
    size: 0.03,
    colours: { body: '#f5f3ee', trim: '#9db3c4' },
    view: { yaw: 10, pitch: 34 },
    build: emptyPlate,
  }),
  subject({
    name: 'bowl',
    family: 'object',
    words: ['basin', 'mixing bowl'],
    size: 0.08,
    colours: { body: '#e9e2d4', trim: '#4d7ea8' },
    view: { yaw: 10, pitch: 26 },
    build: emptyBowl,
  }),
  subject({
    name: 'mug',
    family: 'object',
    words: ['cup', 'coffee mug', 'beaker'],
    size: 0.1,
    colours: { body: '#e9e4da', trim: '#b98a5c' },
    view: { yaw: -20, pitch: 18 },
    build: mug,
  }),
  subject({
    name: 'teacup',
    label: 'cup of tea',
    family: 'food',
    words: ['tea', 'cup of tea', 'tea cup', 'green tea', 'black tea', 'chai', 'matcha'],
    size: 0.08,
    colours: { body: '#f3f1ec', trim: '#c9a254', tea: '#a34e14' },
    view: { yaw: -24, pitch: 28 },
    build: teacup,
  }),
  subject({
    name: 'teapot',
    family: 'object',
    words: ['tea pot'],
    size: 0.16,
    colours: { body: '#3f7d8c', trim: '#e3c98a' },
    view: { yaw: 20, pitch: 14 },
    build: teapot,
  }),
  subject({
    name: 'kettle',
    family: 'object',
    words: ['tea kettle', 'water kettle'],
    size: 0.25,
    colours: { body: '#b93a32', grip: '#2a2a2e' },
    view: { yaw: 22, pitch: 12 },
    build: kettle,
  }),
  subject({
    name: 'vase',
    family: 'object',
    words: ['flower vase', 'urn', 'amphora'],
    size: 0.3,
    colours: { body: '#5c8fa3', trim: tone('body', 0.7) },
    view: { yaw: 16, pitch: 14 },
    build: vase,
  }),
];
