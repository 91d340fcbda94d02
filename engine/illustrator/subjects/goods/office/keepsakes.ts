/** Small old things that mean something: time, secrets, light. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, put, ring, rod, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function hourglass(): Model {
  const side = [
    0.1, 0.17, 0.36, 0.22, 0.4, 0.4, 0.28, 0.66, 0.06, 0.84, 0.06, 0.88, 0.28, 1.06, 0.4, 1.32, 0.36, 1.5,
    0.1, 1.55,
  ];
  return {
    parts: [
      part('glass', 'glass', turned(side)),
      part(
        'sand',
        'matte',
        union(
          turned([0, 0.2, 0.33, 0.23, 0.36, 0.34, 0.2, 0.46, 0, 0.58]),
          turned([0, 0.86, 0.04, 0.9, 0.24, 1.08, 0.3, 1.16, 0, 1.12]),
          capsule([0, 0.5, 0], [0, 0.9, 0], 0.014),
        ),
      ),
      part(
        'body',
        'wood',
        union(
          turned([0, 0, 0.5, 0, 0.54, 0.04, 0.5, 0.12, 0.42, 0.16, 0, 0.16]),
          turned([0, 1.56, 0.42, 1.56, 0.5, 1.6, 0.54, 1.68, 0.5, 1.72, 0, 1.72]),
          ring(4, (a) =>
            put(turned([0, 0.1, 0.035, 0.1, 0.05, 0.4, 0.03, 0.86, 0.05, 1.3, 0.035, 1.62, 0, 1.62]), [
              0.44 * Math.cos(a + 0.78),
              0,
              0.44 * Math.sin(a + 0.78),
            ]),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.86, 0], top: 1.72 }),
  };
}

function bell(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        turned([0, 0.12, 0.7, 0.08, 0.7, 0.16, 0.5, 0.36, 0.42, 0.66, 0.34, 0.92, 0.14, 1.02, 0, 1.02]),
        [
          paint(
            'dark',
            pattern((_x, y) => Math.abs(y - 0.28) - 0.012),
            0.006,
          ),
        ],
      ),
      part('body', 'metal', sphere([0, 0.06, 0.02], 0.13)),
      part(
        'wood',
        'wood',
        turned([0, 1.0, 0.07, 1.02, 0.06, 1.14, 0.11, 1.3, 0.1, 1.5, 0.04, 1.58, 0, 1.58]),
      ),
    ],
    anchors: anchored({ grip: [0, 1.3, 0], top: 1.6 }),
  };
}

function key(): Model {
  const bow = union(
    ...[90, 210, 330].map((a) =>
      put(
        torus([0, 0, 0], 0.17, 0.055),
        [0.18 * Math.cos((a * Math.PI) / 180), 1.62 + 0.18 * Math.sin((a * Math.PI) / 180), 0],
        [90, 0, 0],
      ),
    ),
  );
  const parts = [
    part(
      'body',
      'metal',
      blend(
        0.03,
        bow,
        capsule([0, 0.1, 0], [0, 1.4, 0], 0.07),
        put(torus([0, 0, 0], 0.1, 0.04), [0, 1.32, 0]),
        put(torus([0, 0, 0], 0.09, 0.03), [0, 0.56, 0]),
        carve(
          0.01,
          box([0.2, 0.26, 0], [0.17, 0.17, 0.045], 0.02),
          union(box([0.26, 0.26, 0], [0.08, 0.035, 0.2]), box([0.36, 0.36, 0], [0.06, 0.05, 0.2])),
        ),
      ),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -34] })),
    anchors: anchored({ grip: [0.8, 1.3, 0] }),
  };
}

function padlock(): Model {
  return {
    parts: [
      part('body', 'metal', box([0, 0.44, 0], [0.52, 0.44, 0.22], 0.1), [
        paint(
          'dark',
          pattern((x, y, z) =>
            z < 0
              ? 1
              : Math.min(
                  Math.hypot(x, y - 0.5) - 0.09,
                  Math.max(Math.abs(x) - 0.04, Math.abs(y - 0.36) - 0.14),
                ),
          ),
          0.006,
        ),
      ]),
      part(
        'steel',
        'metal',
        rod(
          [-0.3, 0.8, 0, -0.3, 1.14, 0, -0.2, 1.4, 0, 0, 1.48, 0, 0.2, 1.4, 0, 0.3, 1.14, 0, 0.3, 0.8, 0],
          0.085,
          5,
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function lantern(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          frustum([0, 0.08, 0], 0.08, 0.46, 0.4, 0.02),
          frustum([0, 1.16, 0], 0.14, 0.46, 0.2, 0.02),
          frustum([0, 1.36, 0], 0.08, 0.12, 0.1, 0.02),
          fourLegs(0.29, 0.29, (x, z) => capsule([x, 0.14, z], [x, 1.04, z], 0.028)),
          put(torus([0, 0, 0], 0.36, 0.025), [0, 1.5, 0], [90, 0, 0]),
          torus([0, 0.6, 0], 0.41, 0.015),
        ),
      ),
      part('glass', 'glass', vessel([0, 0.16, 0.33, 0.16, 0.34, 0.2, 0.34, 1.02], 0.03, { steps: 1 })),
      part('candle', 'skin', cylinder([0, 0.34, 0], 0.14, 0.2, 0.03)),
      part('flame', 'glow', turned([0, 0.54, 0.08, 0.6, 0.1, 0.7, 0.05, 0.84, 0, 0.98])),
    ],
    anchors: anchored({ grip: [0, 1.84, 0], top: 1.44 }),
  };
}

export const KEEPSAKES = [
  subject({
    name: 'hourglass',
    family: 'object',
    words: ['sandglass', 'egg timer', 'sand timer'],
    size: 0.2,
    colours: { body: '#8f5a2f', glass: '#dceaf0', sand: '#e6c074' },
    view: { yaw: 18, pitch: 10 },
    build: hourglass,
  }),
  subject({
    name: 'bell',
    family: 'object',
    words: ['hand bell', 'school bell', 'church bell'],
    size: 0.2,
    colours: { body: '#d9a63e', dark: '#9a6f24', wood: '#6a4022' },
    view: { yaw: 14, pitch: 10 },
    build: bell,
  }),
  subject({
    name: 'key',
    family: 'object',
    words: ['house key', 'old key'],
    size: 0.08,
    colours: { body: '#d3a548' },
    view: { yaw: 18, pitch: 8 },
    build: key,
  }),
  subject({
    name: 'lock',
    label: 'padlock',
    family: 'object',
    words: ['padlock'],
    size: 0.08,
    colours: { body: '#d7a43a', dark: '#2b2620', steel: '#c9ced5' },
    view: { yaw: 20, pitch: 10 },
    build: padlock,
  }),
  subject({
    name: 'lantern',
    family: 'object',
    words: ['oil lamp', 'storm lantern', 'paper lantern'],
    size: 0.35,
    colours: { body: '#3a3532', glass: '#fbe6bd', candle: '#f4e8d2', flame: '#ffb937' },
    view: { yaw: 24, pitch: 10 },
    build: lantern,
  }),
];
