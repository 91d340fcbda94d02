/** Drums, trumpet and saxophone. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, many, put, ring, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function drumKit(): Model {
  const drums: [Vec3, number, number, Vec3][] = [
    [[0, 0.56, 0], 0.54, 0.3, [90, 0, 0]],
    [[-0.3, 1.3, 0.06], 0.24, 0.17, [24, 0, 6]],
    [[0.3, 1.3, 0.06], 0.26, 0.18, [24, 0, -6]],
    [[0.92, 0.46, 0.3], 0.34, 0.3, [0, 0, 0]],
    [[-0.86, 0.7, 0.42], 0.32, 0.13, [8, 0, 0]],
  ];
  const all = (make: (r: number, h: number) => Shape): Shape =>
    union(...drums.map(([at, r, h, turn]) => put(make(r, h), at, turn)));
  const stand = (x: number, z: number, top: number): Shape =>
    union(
      capsule([x, 0.3, z], [x, top, z], 0.022),
      ...[0.5, 2.6, 4.7].map((a) =>
        capsule([x, 0.34, z], [x + 0.28 * Math.cos(a), 0.02, z + 0.28 * Math.sin(a)], 0.02),
      ),
    );
  return {
    parts: [
      part(
        'body',
        'glossy',
        all((r, h) => cylinder([0, 0, 0], r, h, 0.01)),
      ),
      part(
        'skin',
        'matte',
        all((r, h) => cylinder([0, 0, 0], r * 0.95, h + 0.015, 0.006)),
        [
          paint(
            'print',
            pattern((x, y, z) => (z < 0.28 ? 1 : Math.abs(Math.hypot(x, y - 0.56) - 0.3) - 0.03)),
            0.005,
          ),
        ],
      ),
      part(
        'chrome',
        'metal',
        union(
          all((r, h) =>
            union(
              torus([0, h - 0.01, 0], r, 0.028),
              torus([0, -h + 0.01, 0], r, 0.028),
              ring(8, (a) =>
                capsule(
                  [r * 1.02 * Math.cos(a), -h * 0.8, r * 1.02 * Math.sin(a)],
                  [r * 1.02 * Math.cos(a), h * 0.8, r * 1.02 * Math.sin(a)],
                  0.014,
                ),
              ),
            ),
          ),
          stand(-1.2, -0.1, 1.7),
          stand(1.16, -0.2, 1.86),
          stand(-0.86, 0.42, 0.6),
          capsule([-0.2, 1.0, 0], [-0.26, 1.2, 0.04], 0.025),
          capsule([0.2, 1.0, 0], [0.26, 1.2, 0.04], 0.025),
          ...[0.78, 1.06].map((x) => capsule([x, 0, 0.3], [x, 0.3, 0.3], 0.02)),
        ),
      ),
      part(
        'cymbal',
        'metal',
        union(
          ...(
            [
              [
                [-1.2, 1.7, -0.1],
                [14, 0, -10],
              ],
              [
                [1.16, 1.86, -0.2],
                [14, 0, 10],
              ],
            ] as [Vec3, Vec3][]
          ).map(([at, turn]) =>
            put(
              union(cylinder([0, 0, 0], 0.47, 0.032, 0.028), ellipsoid([0, 0.03, 0], [0.12, 0.06, 0.12])),
              at,
              turn,
            ),
          ),
        ),
      ),
      part(
        'stick',
        'wood',
        union(
          capsule([-0.9, 0.88, 0.5], [-0.4, 0.95, 0.62], 0.018),
          capsule([-0.96, 0.88, 0.4], [-0.5, 0.99, 0.26], 0.018),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

function trumpet(): Model {
  const bell = union(
    torus([0, 0.88, 0], 0.345, 0.035),
    turned(
      [
        0, 0, 0.06, 0, 0.065, 0.3, 0.09, 0.56, 0.16, 0.72, 0.34, 0.84, 0.36, 0.85, 0.32, 0.85, 0.14, 0.7, 0,
        0.62,
      ],
      { thin: 0.03 },
    ),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          put(bell, [0.24, 0.7, 0], [0, 0, -90]),
          rod(
            [
              0.28, 0.7, 0, -0.3, 0.7, 0, -0.52, 0.62, 0, -0.56, 0.46, 0, -0.4, 0.36, 0, 0.36, 0.36, 0, 0.5,
              0.44, 0, 0.46, 0.54, 0.02, 0.3, 0.58, 0.06, -0.9, 0.58, 0.06,
            ],
            0.055,
            5,
          ),
          rod([-0.1, 0.7, 0, -0.1, 0.36, 0], 0.02),
          put(torus([0, 0, 0], 0.07, 0.02), [0.26, 0.8, 0], [90, 0, 0]),
        ),
      ),
      part(
        'valve',
        'metal',
        union(
          ...[-0.14, 0.02, 0.18].map((x) =>
            union(
              cylinder([x, 0.52, 0.02], 0.075, 0.26, 0.02),
              capsule([x, 0.76, 0.02], [x, 0.9, 0.02], 0.022),
              cylinder([x, 0.92, 0.02], 0.055, 0.018, 0.01),
            ),
          ),
          put(turned([0, 0, 0.05, 0, 0.04, 0.1, 0.1, 0.2, 0, 0.2]), [-0.88, 0.58, 0.06], [0, 0, 90]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0.05] }),
  };
}

function saxophone(): Model {
  const tubePath = [
    -0.62, 1.9, 0, -0.5, 2.06, 0, -0.24, 2.08, 0, -0.06, 1.94, 0, -0.02, 1.6, 0, 0.02, 1.0, 0, 0.04, 0.5, 0,
    0.14, 0.22, 0, 0.38, 0.14, 0, 0.58, 0.3, 0, 0.64, 0.62, 0, 0.72, 0.92, 0,
  ];
  const horn = blend(
    0.03,
    rod(tubePath, [0.035, 0.045, 0.055, 0.06, 0.075, 0.12, 0.16, 0.18, 0.19, 0.2, 0.21, 0.25], 4),
    put(
      turned([0, 0, 0.24, 0, 0.28, 0.1, 0.38, 0.2, 0.4, 0.22, 0.36, 0.22, 0.24, 0.1, 0, 0.06], {
        thin: 0.05,
      }),
      [0.71, 0.86, 0],
      [0, 0, -12],
    ),
  );
  return {
    parts: [
      part('body', 'metal', horn, [paint('dark', sphere([0.77, 1.16, 0], 0.22), 0.03)]),
      part('dark', 'glossy', capsule([-0.74, 1.74, 0], [-0.58, 1.94, 0], 0.05, 0.06)),
      part(
        'keyMetal',
        'metal',
        union(
          many(7, (i) =>
            put(
              cylinder([0, 0, 0], 0.075, 0.025, 0.012),
              [0.01 + 0.005 * i, 1.6 - 0.17 * i, 0.12 + 0.013 * i],
              [90, 0, 0],
            ),
          ),
          capsule([0.1, 1.66, 0.1], [0.2, 0.4, 0.14], 0.016),
          ...[0.5, 0.76].map((y) => put(cylinder([0, 0, 0], 0.1, 0.025, 0.012), [0.64, y, 0.22], [90, 0, 0])),
          capsule([0.08, 0.9, 0], [0.56, 0.74, 0], 0.02),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.2, 0.1] }),
  };
}

function drum(): Model {
  return {
    parts: [
      part('body', 'glossy', cylinder([0, 0.5, 0], 0.6, 0.4, 0.01)),
      part('skin', 'matte', cylinder([0, 0.5, 0], 0.57, 0.43, 0.01)),
      part('gold', 'metal', union(torus([0, 0.9, 0], 0.61, 0.045), torus([0, 0.1, 0], 0.61, 0.045))),
      part(
        'rope',
        'cloth',
        ring(16, (a, i) =>
          capsule(
            [0.62 * Math.cos(a), i % 2 ? 0.88 : 0.12, 0.62 * Math.sin(a)],
            [0.62 * Math.cos(a + 0.393), i % 2 ? 0.12 : 0.88, 0.62 * Math.sin(a + 0.393)],
            0.02,
          ),
        ),
      ),
      part(
        'stick',
        'wood',
        union(
          capsule([-0.3, 0.99, 0.3], [0.5, 1.1, -0.3], 0.03),
          sphere([-0.32, 0.99, 0.32], 0.055),
          capsule([0.3, 0.99, 0.34], [-0.4, 1.1, -0.34], 0.03),
          sphere([0.32, 0.99, 0.36], 0.055),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 0.95 }),
  };
}

export const BAND = [
  subject({
    name: 'drum kit',
    family: 'object',
    words: ['drum set', 'drumkit'],
    size: 1.2,
    colours: { body: '#b3212e', skin: '#f7f4ec', print: '#b3212e', cymbal: '#dba93c', stick: '#c99a5c' },
    view: { yaw: 14, pitch: 18 },
    build: drumKit,
  }),
  subject({
    name: 'trumpet',
    family: 'object',
    words: ['trombone', 'bugle', 'tuba'],
    size: 0.2,
    colours: { body: '#dca83a', valve: tone('body', 1.15) },
    view: { yaw: 18, pitch: 8 },
    build: trumpet,
  }),
  subject({
    name: 'saxophone',
    family: 'object',
    words: ['sax', 'clarinet'],
    size: 0.7,
    colours: { body: '#d8a236', dark: '#2b2420', keyMetal: '#f0cf7a' },
    view: { yaw: 16, pitch: 6 },
    build: saxophone,
  }),
  subject({
    name: 'drum',
    family: 'object',
    words: ['snare drum', 'bongo'],
    size: 0.4,
    colours: { body: '#c22f33', skin: '#f7f2e6', gold: '#d9ab45', rope: '#f6f1e4', stick: '#b98a52' },
    view: { yaw: 14, pitch: 20 },
    build: drum,
  }),
];
