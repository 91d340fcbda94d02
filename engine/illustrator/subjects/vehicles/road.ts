/** Car, vintage car, truck, bus, bicycle and train. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, swell, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, extrude, type Point } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';
import { lampPair, spokedWheel, wheelArch, wheelPair } from './wheels.ts';

const VIEW = { yaw: 42, pitch: 12 };
const anchors = (y: number, z = 0): Model['anchors'] => ({
  seat: { at: [0, y, z] },
  top: { at: [0, y, z] },
  hand: { at: [0, y * 0.5, 1] },
});

/** A body whose side view is drawn: points are (z, y) from the tail to the nose. */
const sideView = (points: readonly Point[], half: number, round: number): Shape =>
  place(
    extrude(
      curve(
        points.map(([z, y]): Point => [-z, y]),
        6,
      ),
      half,
      round,
    ),
    { turn: [0, 90, 0] },
  );

/** Glass that stands a little proud of the cabin, where the windows are. */
const glazing = (cabin: Shape, windows: Shape): Part =>
  part('darkGlass', 'glass', keep(0.02, swell(0.012, cabin), windows));

function car(): Model {
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
    ],
    anchors: anchors(1.1),
  };
}

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

function truck(): Model {
  const cab = sideView(
    [
      [0.42, 0.3],
      [0.42, 1.16],
      [0.6, 1.3],
      [0.98, 1.26],
      [1.16, 0.86],
      [1.24, 0.72],
      [1.26, 0.34],
      [1.0, 0.26],
    ],
    0.5,
    0.13,
  );
  return {
    parts: [
      part('body', 'glossy', carve(0.03, cab, wheelArch(0.46, 0.86, 0.27))),
      glazing(
        cab,
        union(
          box([0, 0.98, 0.82], [1, 0.16, 0.18], 0.06),
          keep(0, box([0, 1.0, 1.1], [0.4, 0.18, 0.3], 0.06), box([0, 1, 1.4], [1, 1, 0.42])),
        ),
      ),
      part('cargo', 'glossy', box([0, 0.92, -0.46], [0.54, 0.56, 0.82], 0.07), [
        paint('stripe', box([0, 0.8, -0.46], [2, 0.07, 2]), 0.006),
        paint('dark', box([0, 0.92, -1.3], [0.008, 0.5, 0.1]), 0.004),
      ]),
      part('dark', 'matte', box([0, 0.32, -0.1], [0.36, 0.1, 1.2], 0.05)),
      ...[0.86, -0.34, -0.92].flatMap((z) => wheelPair(0.46, z, 0.27, 0.11)),
      ...lampPair([0.34, 0.52, 1.24], 0.09),
      part(
        'chrome',
        'metal',
        union(
          box([0, 0.34, 1.26], [0.5, 0.07, 0.06], 0.05),
          mirror(capsule([0.44, 1.1, 0.36], [0.44, 1.5, 0.36], 0.045)),
        ),
      ),
      part('dark', 'matte', box([0, 0.56, 1.24], [0.2, 0.08, 0.03], 0.03), [
        paint('chrome', stripes('y', 0.05, 0.4), 0.004),
      ]),
    ],
    anchors: anchors(1.45, -0.4),
  };
}

function bus(): Model {
  const shell = box([0, 0.86, 0], [0.5, 0.62, 1.4], 0.17);
  const panes = [-0.98, -0.52, -0.06, 0.4, 0.86].map((z) => box([0, 1.06, z], [1, 0.2, 0.19], 0.06));
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(0.03, shell, union(wheelArch(0.46, 0.86, 0.26), wheelArch(0.46, -0.86, 0.26))),
        [
          paint('stripe', box([0, 0.7, 0], [2, 0.06, 2]), 0.006),
          paint(
            'roof',
            pattern((_x, y) => 1.38 - y),
            0.008,
          ),
        ],
      ),
      glazing(
        shell,
        union(
          ...panes,
          box([0, 1.04, 1.4], [0.4, 0.25, 0.2], 0.07),
          box([0, 1.06, -1.4], [0.36, 0.2, 0.2], 0.06),
        ),
      ),
      ...[0.86, -0.86].flatMap((z) => wheelPair(0.46, z, 0.26, 0.1)),
      ...lampPair([0.34, 0.52, 1.38], 0.085),
      part(
        'chrome',
        'metal',
        union(
          box([0, 0.34, 1.4], [0.46, 0.06, 0.05], 0.045),
          box([0, 0.34, -1.4], [0.46, 0.06, 0.05], 0.045),
        ),
      ),
      part('sign', 'glow', box([0, 1.38, 1.34], [0.28, 0.06, 0.08], 0.03)),
    ],
    anchors: anchors(1.48),
  };
}

function bicycle(): Model {
  const bar = (a: Vec3, b: Vec3, r = 0.035) => capsule(a, b, r);
  const [crank, saddle, head, rear, front]: Vec3[] = [
    [0, 0.4, -0.06],
    [0, 0.94, -0.22],
    [0, 0.9, 0.44],
    [0, 0.38, -0.62],
    [0, 0.38, 0.66],
  ];
  const offset = (p: Vec3, x: number): Vec3 => [x, p[1], p[2]];
  return {
    parts: [
      ...[rear, front].flatMap((c) => spokedWheel(c!, 0.38, 0.04, 14)),
      part(
        'body',
        'glossy',
        blend(
          0.02,
          bar(crank!, saddle!),
          bar(crank!, [0, 0.8, 0.46]),
          bar([0, 0.84, -0.19], head!),
          bar([0, 1.02, 0.41], [0, 0.74, 0.5], 0.045),
          ...[-0.06, 0.06].flatMap((x) => [
            bar(offset(crank!, x * 0.6), offset(rear!, x), 0.022),
            bar([x * 0.5, 0.84, -0.19], offset(rear!, x), 0.02),
            bar([x, 0.72, 0.5], offset(front!, x), 0.025),
          ]),
        ),
      ),
      part(
        'saddle',
        'matte',
        blend(
          0.05,
          ellipsoid([0, 1.0, -0.28], [0.12, 0.045, 0.14]),
          capsule([0, 1.0, -0.2], [0, 0.99, -0.02], 0.055, 0.035),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          tube(
            [
              [-0.3, 1.12, 0.22],
              [-0.24, 1.13, 0.36],
              [0, 1.08, 0.4],
              [0.24, 1.13, 0.36],
              [0.3, 1.12, 0.22],
            ],
            0.026,
          ),
          bar([0, 1.0, 0.41], [0, 1.1, 0.4], 0.026),
          place(torus([0, 0, 0], 0.1, 0.018), { at: [0.05, 0.4, -0.06], turn: [0, 0, 90] }),
          bar([0.05, 0.4, -0.06], [0.09, 0.24, 0], 0.02),
          bar([-0.05, 0.4, -0.06], [-0.09, 0.56, -0.12], 0.02),
        ),
      ),
      part(
        'saddle',
        'matte',
        union(
          mirror(bar([0.3, 1.12, 0.24], [0.31, 1.12, 0.12], 0.036)),
          box([0.15, 0.23, 0], [0.07, 0.022, 0.045], 0.018),
          box([-0.15, 0.57, -0.12], [0.07, 0.022, 0.045], 0.018),
        ),
      ),
      ...lampPair([0, 0.98, 0.5], 0.05).slice(1),
    ],
    anchors: { seat: { at: [0, 1.02, -0.26] }, top: { at: [0, 1.1, 0] } },
  };
}

function train(): Model {
  const boiler = place(cylinder([0, 0, 0], 0.4, 0.78, 0.06), { at: [0, 0.86, 0.42], turn: [90, 0, 0] });
  const band = (z: number) =>
    place(cylinder([0, 0, 0], 0.42, 0.03, 0.015), { at: [0, 0.86, z], turn: [90, 0, 0] });
  const cab = box([0, 1.0, -0.74], [0.48, 0.56, 0.4], 0.06);
  return {
    parts: [
      part('body', 'glossy', union(boiler, cab)),
      glazing(
        cab,
        union(
          box([0, 1.22, -0.74], [1, 0.19, 0.2], 0.06),
          mirror(box([0.3, 1.26, -0.34], [0.12, 0.15, 0.1], 0.05)),
        ),
      ),
      part(
        'trim',
        'metal',
        union(
          ...[-0.1, 0.3, 0.7, 1.1].map(band),
          frustum([0, 1.42, 0.1], 0.12, 0.12, 0.16, 0.06),
          sphere([0, 1.52, 0.1], 0.1),
        ),
      ),
      part('roof', 'matte', box([0, 1.6, -0.76], [0.58, 0.06, 0.52], 0.055)),
      part(
        'dark',
        'matte',
        union(
          frustum([0, 1.44, 0.86], 0.24, 0.12, 0.21, 0.03),
          place(cylinder([0, 0, 0], 0.37, 0.05, 0.04), { at: [0, 0.86, 1.22], turn: [90, 0, 0] }),
          box([0, 0.4, 0.05], [0.36, 0.09, 1.15], 0.04),
        ),
      ),
      part(
        'red',
        'glossy',
        union(
          ...[-0.3, -0.15, 0, 0.15, 0.3].map((x) => capsule([x * 0.5, 0.4, 1.2], [x * 1.4, 0.1, 1.5], 0.045)),
          capsule([-0.44, 0.1, 1.5], [0.44, 0.1, 1.5], 0.05),
          box([0, 0.4, 1.2], [0.46, 0.07, 0.06], 0.03),
        ),
      ),
      ...lampPair([0, 1.34, 1.14], 0.12),
      ...[0.86, 0.36].flatMap((z) => wheelPair(0.42, z, 0.2, 0.06)),
      ...[-0.28, -0.84].flatMap((z) => wheelPair(0.42, z, 0.3, 0.06)),
      part('trim', 'metal', mirror(capsule([0.52, 0.28, -0.84], [0.52, 0.22, 0.86], 0.035))),
      part(
        'smoke',
        'matte',
        blend(
          0.1,
          sphere([0, 1.86, 0.84], 0.15),
          sphere([0.06, 2.06, 0.7], 0.2),
          sphere([-0.04, 2.28, 0.46], 0.25),
        ),
      ),
    ],
    anchors: anchors(1.66, -0.7),
  };
}

export const ROAD = [
  subject({
    name: 'car',
    family: 'vehicle',
    words: ['automobile', 'hatchback', 'taxi', 'sedan', 'sports car'],
    size: 1.5,
    colours: { body: '#e0403a', dark: '#2c2f36', tail: '#d92e2e' },
    view: VIEW,
    build: () => car(),
  }),
  subject({
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
  }),
  subject({
    name: 'truck',
    family: 'vehicle',
    words: ['lorry', 'lorries', 'van', 'pickup', 'fire truck'],
    size: 3,
    colours: { body: '#2f7fd1', cargo: '#f4f1ea', stripe: tone('body', 1), dark: '#2f333b' },
    view: VIEW,
    build: () => truck(),
  }),
  subject({
    name: 'bus',
    family: 'vehicle',
    words: ['school bus', 'coach', 'tram', 'minibus'],
    size: 3,
    colours: { body: '#f5b82e', stripe: '#2f3238', roof: '#fbf6ea', sign: '#ffe9a8' },
    view: { yaw: 46, pitch: 12 },
    build: () => bus(),
  }),
  subject({
    name: 'bicycle',
    family: 'vehicle',
    words: ['bike', 'cycle', 'scooter', 'motorcycle', 'motorbike'],
    size: 1.1,
    colours: { body: '#2fa89a', saddle: '#6b4329', hub: '#cfd5dc' },
    view: { yaw: 62, pitch: 8 },
    build: () => bicycle(),
  }),
  subject({
    name: 'train',
    family: 'vehicle',
    words: ['locomotive', 'steam train', 'railway', 'steam engine'],
    size: 3.5,
    colours: {
      body: '#2f7d5b',
      trim: '#f0c24b',
      roof: '#2b2d33',
      dark: '#2f3238',
      red: '#d2403a',
      smoke: '#f3f1ee',
    },
    view: { yaw: 44, pitch: 10 },
    build: () => train(),
  }),
];
