/** Tools of house, garden and studio. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function ladder(): Model {
  const rail = (x: number) => box([x, 1.2, 0], [0.045, 1.2, 0.07], 0.02);
  const front = union(
    rail(0.36),
    rail(-0.36),
    many(7, (i) => box([0, 0.26 + 0.31 * i, 0], [0.36, 0.03, 0.08], 0.02)),
  );
  const back = union(
    rail(0.34),
    rail(-0.34),
    box([0, 0.6, 0], [0.34, 0.03, 0.04], 0.01),
    box([0, 1.4, 0], [0.34, 0.03, 0.04], 0.01),
  );
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          put(front, [0, 0, 0.5], [-12, 0, 0]),
          put(back, [0, 0, -0.5], [12, 0, 0]),
          box([0, 2.36, 0], [0.42, 0.05, 0.12], 0.02),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0.3], top: 2.4 }),
  };
}

function paintBrush(): Model {
  const bristles = relief(
    blend(0.02, box([0, 1.36, 0], [0.26, 0.22, 0.09], 0.06), ellipsoid([0, 1.6, 0], [0.24, 0.2, 0.08])),
    0.02,
    (x, _y, z) => 0.014 * Math.sin(x * 90 + z * 60),
  );
  const parts = [
    part('wood', 'wood', turned([0, 0, 0.06, 0.02, 0.08, 0.1, 0.07, 0.4, 0.12, 0.74, 0.2, 0.9, 0, 0.92])),
    part('steel', 'metal', box([0, 1.02, 0], [0.27, 0.14, 0.11], 0.03)),
    part('bristle', 'fur', bristles, [
      paint(
        'body',
        pattern((x, y, z) => 1.48 - y + 0.14 * (noise(x * 9, 1, z * 9) - 0.5)),
        0.02,
        'glossy',
      ),
    ]),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -28] })),
    anchors: anchored({ grip: [0.2, 0.4, 0] }),
  };
}

function palette(): Model {
  const board = put(
    carve(
      0.01,
      cut(
        [
          -0.8, 0, -0.7, 0.4, -0.2, 0.62, 0.4, 0.56, 0.84, 0.24, 0.86, -0.1, 0.6, -0.26, 0.42, -0.16, 0.24,
          -0.2, 0.2, -0.44, -0.1, -0.6, -0.56, -0.46,
        ],
        0.04,
        0.03,
      ),
      put(cylinder([0, 0, 0], 0.1, 0.3), [-0.46, -0.2, 0], [90, 0, 0]),
    ),
    [0, 0.5, 0],
    [-58, 0, 0],
  );
  const blob = (x: number, y: number): Shape =>
    put(put(ellipsoid([0, 0, 0], [0.13, 0.11, 0.07]), [x, y, 0.06]), [0, 0.5, 0], [-58, 0, 0]);
  const brush = (s: Shape): Shape => put(s, [0.05, 0.6, 0.24], [20, -20, -64]);
  return {
    parts: [
      part('wood', 'wood', board),
      part('body', 'glossy', blob(-0.5, 0.2)),
      part('yellow', 'glossy', blob(-0.16, 0.36)),
      part('blue', 'glossy', blob(0.22, 0.34)),
      part('green', 'glossy', blob(0.56, 0.18)),
      part('white', 'glossy', blob(0.62, -0.06)),
      part('dark', 'matte', brush(turned([0, -0.6, 0.02, -0.6, 0.045, 0.1, 0.03, 0.24, 0, 0.24]))),
      part('steel', 'metal', brush(cylinder([0, 0.3, 0], 0.05, 0.08, 0.01))),
      part('body', 'fur', brush(turned([0, 0.36, 0.05, 0.38, 0.06, 0.46, 0.005, 0.62, 0, 0.62]))),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function broom(): Model {
  const straw = relief(
    turned([0, 0, 0.42, 0, 0.4, 0.1, 0.2, 0.6, 0.1, 0.78, 0, 0.8], { steps: 4 }),
    0.03,
    (x, y, z) => 0.022 * Math.sin(Math.atan2(x, z) * 26 + 2 * noise(x * 5, y * 2, z * 5)),
  );
  return {
    parts: [
      part('body', 'matte', straw),
      part('wood', 'wood', capsule([0, 0.7, 0], [0.02, 2.4, 0], 0.05)),
      part('band', 'matte', union(torus([0, 0.62, 0], 0.17, 0.03), torus([0, 0.52, 0], 0.22, 0.03))),
    ],
    anchors: anchored({ grip: [0, 1.6, 0] }),
  };
}

function wateringCan(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          vessel([0, 0, 0.46, 0, 0.5, 0.04, 0.48, 0.4, 0.44, 0.78], 0.07, { steps: 3, floor: 0.6 }),
          rod([0.36, 0.2, 0, 0.7, 0.4, 0, 1.1, 0.96, 0], [0.12, 0.08, 0.065]),
          put(frustum([0, 0, 0], 0.09, 0.06, 0.17, 0.02), [1.14, 1.02, 0], [0, 0, -38]),
          rod([-0.42, 0.2, 0, -0.78, 0.42, 0, -0.72, 0.9, 0, -0.2, 1.16, 0, 0.34, 0.8, 0], 0.05, 5),
        ),
        [
          paint(
            'band',
            pattern((_x, y) => Math.abs(Math.abs(y - 0.4) - 0.26) - 0.02),
            0.006,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [-0.4, 1.05, 0], top: 0.8 }),
  };
}

export const HOUSEHOLD_TOOLS = [
  subject({
    name: 'ladder',
    family: 'object',
    words: ['stepladder', 'step ladder'],
    size: 2,
    colours: { body: '#c2905a' },
    view: { yaw: 30, pitch: 8 },
    build: ladder,
  }),
  subject({
    name: 'paint brush',
    family: 'object',
    words: ['paintbrush', 'brush'],
    size: 0.25,
    colours: { body: '#2f7fc0', wood: '#c2874a', steel: '#cfd4da', bristle: '#d8bd90' },
    view: { yaw: 18, pitch: 6 },
    build: paintBrush,
  }),
  subject({
    name: 'palette',
    label: "painter's palette",
    family: 'object',
    words: ['paint palette', 'artist palette', "painter's palette", 'paint'],
    size: 0.3,
    colours: {
      wood: '#c08a50',
      body: '#cf3a30',
      yellow: '#f0c02e',
      blue: '#2f6fc4',
      green: '#4a9a4c',
      white: '#fbfaf6',
      dark: '#3a2a22',
      steel: '#cfd4da',
    },
    main: 'wood',
    view: { yaw: 10, pitch: 16 },
    build: palette,
  }),
  subject({
    name: 'broom',
    family: 'object',
    words: ['broomstick'],
    size: 1.3,
    colours: { body: '#cfa050', wood: '#8a5a32', band: '#b83a2c' },
    view: { yaw: 14, pitch: 8 },
    build: broom,
  }),
  subject({
    name: 'watering can',
    family: 'object',
    words: [],
    size: 0.35,
    colours: { body: '#7fa78f', band: tone('body', 0.75) },
    view: { yaw: 18, pitch: 14 },
    build: wateringCan,
  }),
];
