/** Butterfly, bee, ladybird, snail and frog: the small ones of the garden. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import { capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';
import { blush, eyes } from './face.ts';

const grin = (at: Vec3, r: number, tilt = 80) =>
  paint('mouth', place(torus([0, 0, 0], r, r * 0.14), { at, turn: [tilt, 0, 0] }), 0.006);

const feelers = (root: Vec3, tip: Vec3, r: number) =>
  mirror(
    union(
      tube([root, [(root[0] + tip[0]) * 0.42, (root[1] + tip[1]) * 0.56, (root[2] + tip[2]) / 2], tip], r, 4),
      sphere(tip, r * 2.4),
    ),
  );

function butterfly(): Model {
  const upper: Point[] = [
    [0, 0.02],
    [0.2, 0.42],
    [0.56, 0.76],
    [0.9, 0.74],
    [0.96, 0.42],
    [0.74, 0.08],
    [0.34, -0.08],
  ];
  const lower: Point[] = [
    [0, -0.02],
    [0.36, -0.06],
    [0.68, -0.22],
    [0.72, -0.54],
    [0.46, -0.74],
    [0.22, -0.52],
  ];
  const wings = mirror(
    place(blend(0.02, pillow(curve(upper), 0.035, 0.2), pillow(curve(lower), 0.035, 0.2)), {
      at: [0.04, 0.86, -0.04],
      turn: [0, 24, 0],
    }),
  );
  const edge = (grow: number) =>
    mirror(
      place(
        pattern((x, y) =>
          Math.max(-curve(upper).distance(x, y), -curve(lower).distance(x, y)) > 0
            ? Math.min(
                -curve(upper).distance(x, y) < 0 ? 9 : -curve(upper).distance(x, y),
                -curve(lower).distance(x, y) < 0 ? 9 : -curve(lower).distance(x, y),
              ) - grow
            : -1,
        ),
        { at: [0.04, 0.86, -0.04], turn: [0, 24, 0] },
      ),
    );
  const dot = (x: number, y: number, r: number) =>
    mirror(sphere([0.04 + x * 0.9, 0.86 + y, -0.04 - x * 0.4], r));
  return {
    parts: [
      part(
        'body',
        'matte',
        wings,
        [
          paint('edge', edge(0.075), 0.014),
          paint('dot', union(dot(0.62, 0.5, 0.12), dot(0.42, -0.42, 0.1)), 0.014),
          paint('light', union(dot(0.34, 0.28, 0.11), dot(0.85, 0.68, 0.035), dot(0.88, 0.55, 0.03)), 0.02),
        ],
        1.3,
      ),
      part(
        'torso',
        'fur',
        union(capsule([0, 0.98, 0], [0, 0.42, 0.02], 0.085, 0.045), sphere([0, 1.1, 0.03], 0.13)),
        [grin([0, 1.08, 0.16], 0.04), blush([0.08, 1.06, 0.12], 0.025)],
      ),
      part('torso', 'matte', feelers([0.04, 1.2, 0.04], [0.2, 1.5, 0.1], 0.014)),
      ...eyes({ at: [0.06, 1.13, 0.13], r: 0.042, splay: 0.3 }),
    ],
    anchors: { top: { at: [0, 1.2, 0] }, hand: { at: [0, 0.8, 0.2] }, seat: { at: [0, 1, 0] } },
  };
}

function bee(): Model {
  const wing = mirror(
    place(
      pillow(
        curve([
          [0, 0],
          [0.2, 0.16],
          [0.52, 0.2],
          [0.7, 0.02],
          [0.52, -0.14],
          [0.2, -0.1],
        ]),
        0.025,
        0.12,
      ),
      { at: [0.1, 0.84, -0.06], turn: [-40, -8, 34] },
    ),
  );
  return {
    parts: [
      part(
        'body',
        'fur',
        blend(0.06, ellipsoid([0, 0.5, -0.1], [0.4, 0.38, 0.52]), sphere([0, 0.56, 0.38], 0.31)),
        [
          paint(
            'stripe',
            keep(
              0.01,
              stripes('z', 0.3, 0.46, -0.12),
              pattern((_x, _y, z) => z - 0.12),
            ),
            0.014,
          ),
          blush([0.2, 0.48, 0.58], 0.06),
          grin([0, 0.52, 0.68], 0.07),
        ],
      ),
      part('stripe', 'glossy', capsule([0, 0.5, -0.56], [0, 0.5, -0.76], 0.06, 0.012)),
      part('wing', 'glass', wing),
      part('stripe', 'matte', feelers([0.09, 0.82, 0.46], [0.2, 1.08, 0.62], 0.018)),
      ...eyes({ at: [0.13, 0.62, 0.6], r: 0.085, splay: 0.3 }),
    ],
    anchors: { top: { at: [0, 0.9, 0] }, hand: { at: [0, 0.3, 0.7] }, seat: { at: [0, 0.85, 0] } },
  };
}

function ladybird(): Model {
  const spots: Vec3[] = [
    [0.22, 0.52, 0.1],
    [0.3, 0.42, -0.26],
    [0.1, 0.5, -0.42],
    [0.44, 0.24, 0.0],
  ];
  return {
    parts: [
      part('body', 'glossy', ellipsoid([0, 0.2, -0.1], [0.5, 0.42, 0.56]), [
        paint('dark', ellipsoid([0, 0.5, 0], [0.014, 0.6, 0.9]), 0.006),
        paint('dark', mirror(union(...spots.map((s) => sphere(s, 0.11)))), 0.01),
        paint(
          'dark',
          pattern((_x, y) => y - 0.1),
          0.01,
        ),
      ]),
      part(
        'dark',
        'glossy',
        blend(
          0.04,
          ellipsoid([0, 0.28, 0.44], [0.27, 0.25, 0.22]),
          ...[-0.3, 0, 0.28].map((z) => mirror(capsule([0.36, 0.14, z], [0.56, 0.04, z + 0.04], 0.05, 0.04))),
        ),
        [paint('eyeWhite', mirror(sphere([0.2, 0.4, 0.56], 0.06)), 0.01)],
      ),
      part('dark', 'matte', feelers([0.08, 0.48, 0.5], [0.16, 0.68, 0.6], 0.018)),
      ...eyes({ at: [0.12, 0.34, 0.6], r: 0.075, splay: 0.3, white: true }),
    ],
    anchors: { top: { at: [0, 0.6, 0] }, seat: { at: [0, 0.6, -0.1] } },
  };
}

function snail(): Model {
  const spiral: Vec3[] = Array.from({ length: 22 }, (_, i) => {
    const a = i * 0.62;
    const r = 0.42 - i * 0.0185;
    return [0.04 + i * 0.009, 0.62 + r * Math.sin(a + 3.6), -0.12 + r * Math.cos(a + 3.6)];
  });
  const other = spiral.map(([x, y, z]): Vec3 => [-x, y, z]);
  const radii = spiral.map((_, i) => 0.19 - i * 0.0062);
  return {
    parts: [
      part(
        'shell',
        'glossy',
        blend(
          0.012,
          ellipsoid([0, 0.62, -0.12], [0.2, 0.46, 0.46]),
          tube(spiral, radii, 2),
          tube(other, radii, 2),
        ),
        [
          paint(
            'swirl',
            pattern((x, y, z) => 0.3 * Math.sin(Math.atan2(y - 0.62, z + 0.12) * 9 + Math.abs(x) * 8) + 0.1),
            0.05,
          ),
        ],
      ),
      part(
        'body',
        'skin',
        blend(
          0.12,
          tube(
            [
              [0, 0.1, -0.82],
              [0, 0.13, -0.3],
              [0, 0.15, 0.3],
              [0, 0.3, 0.6],
              [0, 0.56, 0.72],
            ],
            [0.04, 0.17, 0.19, 0.18, 0.2],
            5,
          ),
          mirror(capsule([0.1, 0.68, 0.76], [0.17, 1.0, 0.86], 0.06, 0.045)),
        ),
        [blush([0.14, 0.5, 0.86], 0.05), grin([0, 0.58, 0.92], 0.06)],
      ),
      ...eyes({ at: [0.18, 1.04, 0.88], r: 0.1, splay: 0.2, white: true }, 'body', 'skin'),
    ],
    anchors: { top: { at: [0, 1.1, 0] }, seat: { at: [0, 1.1, -0.12] } },
  };
}

function frog(): Model {
  const toes = (x: number, z: number) =>
    blend(
      0.02,
      ...[-0.12, 0, 0.12].map((k) =>
        capsule([x, 0.06, z], [x + k, 0.045, z + 0.17 - Math.abs(k) * 0.4], 0.055, 0.06),
      ),
    );
  const body = blend(
    0.14,
    ellipsoid([0, 0.42, -0.1], [0.44, 0.38, 0.46]),
    ellipsoid([0, 0.66, 0.24], [0.46, 0.3, 0.36]),
    mirror(sphere([0.27, 0.9, 0.24], 0.17)),
  );
  const legs = mirror(
    blend(
      0.06,
      ellipsoid([0.44, 0.26, -0.16], [0.18, 0.24, 0.34]),
      capsule([0.5, 0.1, -0.1], [0.56, 0.07, 0.16], 0.1, 0.07),
      toes(0.56, 0.2),
      tube(
        [
          [0.3, 0.4, 0.24],
          [0.38, 0.24, 0.34],
          [0.32, 0.06, 0.42],
        ],
        [0.12, 0.09, 0.07],
      ),
      toes(0.32, 0.44),
    ),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.06, body, legs), [
        paint('belly', ellipsoid([0, 0.36, 0.5], [0.34, 0.3, 0.34]), 0.04),
        paint(
          'mouth',
          keep(
            0.004,
            place(torus([0, 0, 0], 0.44, 0.016), { at: [0, 0.66, 0.2], turn: [10, 0, 0] }),
            pattern((_x, _y, z) => 0.28 - z),
          ),
          0.006,
        ),
        blush([0.34, 0.62, 0.46], 0.06),
        paint(
          'spot',
          union(
            sphere([0.1, 0.86, -0.22], 0.08),
            sphere([-0.16, 0.8, -0.32], 0.07),
            sphere([0.3, 0.7, -0.3], 0.06),
          ),
          0.01,
        ),
      ]),
      ...eyes(
        { at: [0.27, 0.95, 0.3], r: 0.14, splay: 0.3, tall: 1, white: true, iris: 0.76 },
        'body',
        'glossy',
      ),
    ],
    anchors: {
      top: { at: [0, 1.05, 0.24] },
      seat: { at: [0, 0.8, -0.2] },
      hand: { at: [0, 0.4, 0.7] },
      hips: { at: [0, 0.06, 0] },
    },
  };
}

export const GARDEN = [
  subject({
    name: 'butterfly',
    family: 'animal',
    words: ['moth'],
    size: 0.1,
    airborne: true,
    colours: { body: '#f08a24', edge: '#2b2430', dot: '#ffd15c', light: '#ffe9b8', torso: '#3a2c34' },
    view: { yaw: 14, pitch: 6 },
    poses: ['fly'],
    build: () => butterfly(),
  }),
  subject({
    name: 'bee',
    family: 'animal',
    words: ['bumblebee', 'honeybee', 'wasp'],
    size: 0.05,
    airborne: true,
    colours: { body: '#f7c332', stripe: '#3a2a24', wing: '#dcebf5' },
    view: { yaw: 42, pitch: 12 },
    poses: ['fly'],
    build: () => bee(),
  }),
  subject({
    name: 'ladybird',
    family: 'animal',
    words: ['ladybug', 'beetle', 'bug'],
    size: 0.05,
    colours: { body: '#d8302b', dark: '#26242a' },
    view: { yaw: 36, pitch: 20 },
    poses: ['stand'],
    build: () => ladybird(),
  }),
  subject({
    name: 'snail',
    family: 'animal',
    words: ['slug'],
    size: 0.06,
    colours: { body: '#e7c39a', shell: '#b8683c', swirl: '#dd9a5e' },
    main: 'shell',
    view: { yaw: 58, pitch: 8 },
    poses: ['stand'],
    build: () => snail(),
  }),
  subject({
    name: 'frog',
    family: 'animal',
    words: ['toad', 'tree frog'],
    size: 0.12,
    colours: { body: '#5fb548', belly: '#eef0b4', spot: tone('body', 0.7), iris: '#e0a52a' },
    view: { yaw: 26, pitch: 12 },
    poses: ['sit', 'hold'],
    build: () => frog(),
  }),
];
