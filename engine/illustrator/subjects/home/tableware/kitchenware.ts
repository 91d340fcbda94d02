/** What a cook works with: boards, knives, pots, pans and baskets. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, cut, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const lying = (s: Shape, y = 0): Shape => put(s, [0, y, 0], [90, 0, 0]);

function board(): Model {
  const outline = [
    -0.9, -0.5, 0.62, -0.5, 0.76, -0.36, 0.8, -0.12, 1.16, -0.1, 1.24, 0, 1.16, 0.1, 0.8, 0.12, 0.76, 0.36,
    0.62, 0.5, -0.9, 0.5, -0.98, 0.42, -0.98, -0.42,
  ];
  return {
    parts: [
      part(
        'body',
        'wood',
        carve(0.01, lying(cut(outline, 0.06, 0.03, 2), 0.06), cylinder([1.08, 0, 0], 0.05, 0.3)),
        [paint('strip', stripes('z', 0.34, 0.5), 0.004, 'wood')],
      ),
    ],
    anchors: anchored({ grip: [1.1, 0.06, 0], top: 0.12, room: 0.48 }),
  };
}

const WEAVE = 26;

function basket(): Model {
  const side = [0, 0, 0.54, 0, 0.6, 0.05, 0.7, 0.3, 0.76, 0.56];
  const wicker = relief(
    vessel(side, 0.09, { steps: 4, floor: 0.1 }),
    0.04,
    (x, y, z) => 0.032 * Math.sin(Math.atan2(x, z) * WEAVE) * Math.sin(y * 42),
  );
  return {
    parts: [
      part('body', 'matte', wicker, [
        paint(
          'dark',
          pattern((x, y, z) => 0.03 * Math.sin(Math.atan2(x, z) * WEAVE) * Math.sin(y * 42) + 0.008),
          0.02,
        ),
      ]),
      part(
        'rim',
        'matte',
        relief(
          union(torus([0, 0.57, 0], 0.74, 0.055), torus([0, 0.04, 0], 0.57, 0.05)),
          0.02,
          (x, y, z) => 0.014 * Math.sin(Math.atan2(x, z) * 40 + y * 20),
        ),
      ),
      part(
        'rim',
        'matte',
        relief(
          rod(
            [
              -0.74, 0.54, 0, -0.7, 0.96, 0, -0.4, 1.32, 0, 0, 1.44, 0, 0.4, 1.32, 0, 0.7, 0.96, 0, 0.74,
              0.54, 0,
            ],
            0.05,
          ),
          0.016,
          (x, y) => 0.014 * Math.sin(Math.atan2(x, y) * 60),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.42, 0], top: 0.6, inside: 0.12, opening: 0.62 }),
  };
}

function knife(): Model {
  const blade = [-1.1, 0.02, -0.7, 0.16, -0.1, 0.2, 0.3, 0.2, 0.3, -0.06, -0.2, -0.08, -0.8, -0.05];
  return {
    parts: [
      part('blade', 'metal', put(cut(blade, 0.022, 0.012, 3), [0, 0.06, 0], [90, 0, 0])),
      part(
        'body',
        'wood',
        put(
          cut(
            [0.28, 0.2, 0.6, 0.16, 0.96, 0.18, 1.04, 0.06, 0.98, -0.02, 0.6, 0.0, 0.28, -0.02],
            0.055,
            0.04,
          ),
          [0, 0.06, 0],
          [90, 0, 0],
        ),
      ),
      part(
        'blade',
        'metal',
        union(...[0.44, 0.64, 0.86].map((x) => cylinder([x, 0.09, 0.085], 0.03, 0.03, 0.01))),
      ),
    ],
    anchors: anchored({ grip: [0.7, 0.06, 0.08] }),
  };
}

function fork(): Model {
  const tines = [-0.13, -0.044, 0.044, 0.13].map((x) =>
    rod([x, 0.06, 0.46, x, 0.04, 0.76, x * 0.9, 0.1, 1.02], [0.034, 0.03, 0.014]),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.03,
          ...tines,
          put(ellipsoid([0, 0, 0], [0.17, 0.03, 0.16]), [0, 0.06, 0.44]),
          rod([0, 0.06, 0.3, 0, 0.1, 0, 0, 0.06, -0.5, 0, 0.04, -0.98], [0.06, 0.035, 0.045, 0.075]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.06, -0.6] }),
  };
}

function spoon(): Model {
  const scoop = carve(
    0.02,
    ellipsoid([0, 0, 0], [0.24, 0.11, 0.34]),
    ellipsoid([0, 0.07, 0], [0.21, 0.12, 0.31]),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.03,
          put(scoop, [0, 0.1, 0.66]),
          rod([0, 0.09, 0.38, 0, 0.14, 0.1, 0, 0.08, -0.5, 0, 0.04, -0.98], [0.05, 0.035, 0.045, 0.075]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.06, -0.6] }),
  };
}

function pot(): Model {
  const grip = (x: number): Shape =>
    rod([x * 0.66, 0.56, 0.16, x * 0.9, 0.58, 0.14, x * 0.9, 0.58, -0.14, x * 0.66, 0.56, -0.16], 0.04);
  return {
    parts: [
      part('body', 'glossy', vessel([0, 0, 0.6, 0, 0.66, 0.05, 0.68, 0.74], 0.08, { steps: 3, floor: 0.1 })),
      part('body', 'glossy', turned([0, 0.74, 0.7, 0.74, 0.71, 0.78, 0.4, 0.9, 0, 0.95])),
      part(
        'steel',
        'metal',
        union(
          grip(1),
          grip(-1),
          turned([0, 0.93, 0.05, 0.94, 0.05, 1.0, 0.12, 1.05, 0.1, 1.1, 0, 1.11]),
          torus([0, 0.745, 0], 0.69, 0.02),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.05, 0], top: 0.95, inside: 0.12, opening: 0.58 }),
  };
}

function pan(): Model {
  return {
    parts: [
      part('body', 'metal', vessel([0, 0, 0.62, 0, 0.68, 0.04, 0.8, 0.24], 0.07, { steps: 3, floor: 0.07 }), [
        paint(
          'inside',
          pattern((x, y, z) => Math.max(Math.hypot(x, z) - 0.76, 0.05 - y)),
          0.01,
          'matte',
        ),
      ]),
      part(
        'grip',
        'matte',
        blend(0.03, rod([0.74, 0.18, 0, 1.1, 0.26, 0, 1.7, 0.3, 0], [0.05, 0.065, 0.075])),
      ),
    ],
    anchors: anchored({ grip: [1.4, 0.28, 0], top: 0.08, room: 0.55, inside: 0.08, opening: 0.6 }),
  };
}

function rollingPin(): Model {
  const turn: Vec3 = [0, 0, 90];
  return {
    parts: [
      part('body', 'wood', put(cylinder([0, 0, 0], 0.2, 0.62, 0.05), [0, 0.2, 0], turn)),
      part(
        'grip',
        'wood',
        union(
          put(turned([0, 0.6, 0.06, 0.6, 0.06, 0.68, 0.1, 0.78, 0.08, 0.94, 0, 0.98]), [0, 0.2, 0], turn),
          put(
            turned([0, 0.6, 0.06, 0.6, 0.06, 0.68, 0.1, 0.78, 0.08, 0.94, 0, 0.98]),
            [0, 0.2, 0],
            [0, 0, -90],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0.8, 0.2, 0], top: 0.4 }),
  };
}

function whisk(): Model {
  return {
    parts: [
      part(
        'steel',
        'metal',
        union(
          ...[0, 36, 72, 108, 144].map((a) =>
            put(
              rod(
                [
                  0, 0.66, 0, 0.16, 0.9, 0, 0.24, 1.24, 0, 0.14, 1.52, 0, 0, 1.6, 0, -0.14, 1.52, 0, -0.24,
                  1.24, 0, -0.16, 0.9, 0, 0, 0.66, 0,
                ],
                0.016,
              ),
              [0, 0, 0],
              [0, a, 0],
            ),
          ),
          capsule([0, 0.6, 0], [0, 0.74, 0], 0.06),
        ),
      ),
      part('body', 'wood', turned([0, 0, 0.06, 0.01, 0.085, 0.06, 0.07, 0.4, 0.075, 0.62, 0, 0.64])),
    ],
    anchors: anchored({ grip: [0, 0.3, 0] }),
  };
}

export const KITCHENWARE = [
  subject({
    name: 'cutting board',
    family: 'object',
    words: ['chopping board', 'wooden board', 'board', 'bread board', 'breadboard', 'serving board', 'slate'],
    size: 0.03,
    colours: { body: '#b57b42', strip: '#a06633' },
    view: { yaw: 24, pitch: 34 },
    build: board,
  }),
  subject({
    name: 'basket',
    family: 'object',
    words: ['wicker basket', 'picnic basket', 'woven basket', 'hamper', 'easter basket'],
    size: 0.35,
    colours: { body: '#b98748', dark: tone('body', 0.62), rim: '#a3713a' },
    view: { yaw: 20, pitch: 20 },
    build: basket,
  }),
  subject({
    name: 'knife',
    family: 'object',
    words: ['kitchen knife', 'chef knife', 'dagger'],
    size: 0.04,
    colours: { body: '#5d3a22', blade: '#cfd5dc' },
    view: { yaw: 20, pitch: 44 },
    build: knife,
  }),
  subject({
    name: 'fork',
    family: 'object',
    words: ['cutlery', 'silverware'],
    size: 0.04,
    colours: { body: '#cfd4da' },
    view: { yaw: 140, pitch: 46 },
    build: fork,
  }),
  subject({
    name: 'spoon',
    family: 'object',
    words: ['ladle', 'teaspoon'],
    size: 0.04,
    colours: { body: '#cfd4da' },
    view: { yaw: 140, pitch: 46 },
    build: spoon,
  }),
  subject({
    name: 'pot',
    label: 'cooking pot',
    family: 'object',
    words: ['cooking pot', 'saucepan', 'casserole', 'stockpot', 'cauldron'],
    size: 0.22,
    colours: { body: '#b23a2c', steel: '#d3d7dc' },
    view: { yaw: 18, pitch: 18 },
    build: pot,
  }),
  subject({
    name: 'frying pan',
    family: 'object',
    words: ['pan', 'skillet', 'wok'],
    size: 0.08,
    colours: { body: '#4a4d53', inside: '#2b2c30', grip: '#26221f' },
    view: { yaw: 34, pitch: 34 },
    build: pan,
  }),
  subject({
    name: 'rolling pin',
    family: 'object',
    words: [],
    size: 0.07,
    colours: { body: '#cb9a5f', grip: '#a8713a' },
    view: { yaw: 28, pitch: 26 },
    build: rollingPin,
  }),
  subject({
    name: 'whisk',
    family: 'object',
    words: ['egg beater'],
    size: 0.3,
    colours: { body: '#a8713a', steel: '#cfd4da' },
    view: { yaw: 16, pitch: 6 },
    build: whisk,
  }),
];
