/** Book, balloon, ball, umbrella, lamp, chair, crown, gift, heart, star, moon: things people put into pictures. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, radial, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, type Point, pillow, polygon, profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject, tone } from '../subject.ts';

const held = (grip: Vec3, top = 1): Model['anchors'] => ({
  grip: { at: grip },
  top: { at: [0, top, 0] },
  seat: { at: [0, top, 0] },
});

/** Open, it is turned so that the one who holds it reads and the viewer sees the cover. */
function book(pose: Pose): Model {
  if (pose === 'open') {
    const half = (s: number): Shape =>
      place(box([s * 0.36, 0, 0], [0.36, 0.48, 0.028], 0.02), { turn: [0, s * 20, 0] });
    const leaves = (s: number): Shape =>
      place(box([s * 0.33, 0, -0.07], [0.33, 0.45, 0.05], 0.02), { turn: [0, s * 20, 0] });
    const tilt = { turn: [-24, 0, 0] as Vec3 };
    const mark = pattern((x, y) => Math.max(Math.abs(Math.hypot(Math.abs(x) - 0.36, y) - 0.17) - 0.02, -1));
    return {
      parts: [
        part(
          'body',
          'matte',
          place(blend(0.03, half(1), half(-1), capsule([0, -0.47, 0.02], [0, 0.47, 0.02], 0.035)), tilt),
          [
            paint('trim', place(mark, tilt), 0.006),
            paint(
              'trim',
              place(
                keep(
                  0,
                  pattern((x) => Math.abs(Math.abs(x) - 0.36) - 0.3),
                  pattern((_x, y) => Math.abs(Math.abs(y) - 0.42) - 0.012),
                ),
                tilt,
              ),
              0.004,
            ),
          ],
        ),
        part('paper', 'matte', place(blend(0.02, leaves(1), leaves(-1)), tilt), [
          paint(
            'line',
            place(
              keep(
                0,
                stripes('y', 0.07, 0.22),
                pattern((x, y, z) =>
                  Math.max(Math.abs(Math.abs(x) - 0.32) - 0.22, Math.abs(y) - 0.36, z + 0.02),
                ),
              ),
              tilt,
            ),
            0.004,
          ),
        ]),
      ],
      anchors: held([0, -0.2, -0.06], 0.5),
    };
  }
  return {
    parts: [
      part(
        'body',
        'matte',
        carve(0.01, box([0, 0.6, 0], [0.44, 0.6, 0.14], 0.05), box([0.1, 0.6, 0], [0.42, 0.7, 0.09])),
        [
          paint(
            'trim',
            pattern((x, y) => Math.max(Math.abs(x + 0.3) - 0.016, Math.abs(y - 0.6) - 9)),
            0.004,
          ),
          paint(
            'trim',
            pattern((x, y, z) =>
              z < 0 ? 1 : Math.abs(Math.max(Math.abs(x - 0.07) - 0.2, Math.abs(y - 0.78) - 0.2)) - 0.014,
            ),
            0.004,
          ),
          paint(
            'trim',
            pattern((x, y, z) => (z < 0 ? 1 : Math.hypot(x - 0.07, y - 0.78) - 0.09)),
            0.005,
          ),
        ],
      ),
      part('paper', 'matte', box([0, 0.6, 0], [0.4, 0.555, 0.095], 0.01), [
        paint('line', stripes('z', 0.03, 0.3), 0.003),
      ]),
      part('ribbon', 'matte', box([-0.05, 0.02, 0.0], [0.035, 0.12, 0.012], 0.008)),
    ],
    anchors: held([0, 0.5, 0.05], 1.2),
  };
}

function balloon(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          revolve(
            profile(
              [
                [0.03, 0.86],
                [0.2, 0.98],
                [0.46, 1.3],
                [0.52, 1.66],
                [0.36, 2.0],
                [0, 2.12],
              ],
              5,
            ),
          ),
          frustum([0, 0.82, 0], 0.05, 0.1, 0.03, 0.015),
        ),
      ),
      part(
        'string',
        'matte',
        tube(
          [
            [0, 0.8, 0],
            [0.06, 0.5, 0],
            [-0.05, 0.25, 0],
            [0, 0, 0],
          ],
          0.014,
        ),
      ),
    ],
    anchors: held([0, 0.2, 0], 2.1),
  };
}

function ball(): Model {
  const panels = pattern((x, y, z) => 0.16 * Math.sin(Math.atan2(x, z) * 3));
  return {
    parts: [
      part('body', 'glossy', sphere([0, 0.5, 0], 0.5), [
        paint('second', panels, 0.006),
        paint('trim', union(sphere([0, 1.02, 0], 0.17), sphere([0, -0.02, 0], 0.17)), 0.006),
      ]),
    ],
    anchors: held([0, 0.5, 0]),
  };
}

function umbrella(): Model {
  const shellShape = keep(
    0.01,
    carve(0.01, ellipsoid([0, 1.2, 0], [0.94, 0.66, 0.94]), ellipsoid([0, 1.16, 0], [0.9, 0.62, 0.9])),
    pattern2(1.24),
  );
  const scallop = carve(
    0.01,
    relief(shellShape, 0.02, (x, _y, z) => 0.018 * Math.abs(Math.cos(Math.atan2(x, z) * 4))),
    pattern((x, y, z) => y - 1.24 - 0.09 * Math.abs(Math.cos(Math.atan2(x, z) * 4))),
  );
  return {
    parts: [
      part('body', 'matte', scallop, [
        paint(
          'second',
          pattern((x, _y, z) => 0.14 * Math.sin(Math.atan2(x, z) * 4)),
          0.006,
        ),
      ]),
      part('chrome', 'metal', capsule([0, 0.2, 0], [0, 2.02, 0], 0.024)),
      part(
        'wood',
        'glossy',
        tube(
          [
            [0, 0.36, 0],
            [0, 0.12, 0],
            [0.08, 0, 0],
            [0.2, 0.02, 0],
            [0.24, 0.14, 0],
          ],
          0.045,
        ),
      ),
    ],
    anchors: held([0, 0.3, 0], 2),
  };
}

/** The half space above a height, bounded so that meshes may use it. */
const pattern2 = (y0: number): Shape => ({
  lo: [-2, y0, -2],
  hi: [2, y0 + 3, 2],
  thin: 1,
  distance: (_x, y) => y0 - y,
});

function lamp(): Model {
  return {
    parts: [
      part(
        'base',
        'glossy',
        revolve(
          profile(
            [
              [0, 0],
              [0.34, 0],
              [0.36, 0.06],
              [0.1, 0.14],
              [0.16, 0.34],
              [0.22, 0.5],
              [0.12, 0.68],
              [0.05, 0.78],
              [0, 0.78],
            ],
            4,
          ),
        ),
      ),
      part('chrome', 'metal', capsule([0, 0.7, 0], [0, 1.0, 0], 0.03)),
      part(
        'body',
        'matte',
        carve(0.01, frustum([0, 1.2, 0], 0.32, 0.52, 0.34, 0.02), frustum([0, 1.2, 0], 0.36, 0.43, 0.25)),
        [
          paint(
            'trim',
            pattern((_x, y) => 0.3 - Math.abs(y - 1.2)),
            0.006,
          ),
          paint('warm', ellipsoid([0, 1.12, 0.4], [0.3, 0.2, 0.3]), 0.2),
        ],
      ),
      part('lamp', 'glow', sphere([0, 1.1, 0], 0.17)),
    ],
    anchors: held([0, 0.4, 0], 1.5),
  };
}

function chair(): Model {
  const leg = (x: number, z: number): Shape => capsule([x * 1.06, 0.03, z * 1.06], [x, 0.7, z], 0.045, 0.055);
  return {
    parts: [
      part(
        'wood',
        'glossy',
        blend(
          0.03,
          mirror(leg(0.34, 0.32)),
          mirror(leg(0.34, -0.32)),
          box([0, 0.7, 0], [0.42, 0.05, 0.4], 0.045),
          mirror(capsule([0.35, 0.7, -0.36], [0.36, 1.56, -0.46], 0.05)),
          tube(
            [
              [-0.38, 1.5, -0.45],
              [0, 1.58, -0.49],
              [0.38, 1.5, -0.45],
            ],
            [0.09, 0.12, 0.09],
          ),
          ...[-0.16, 0, 0.16].map((x) => capsule([x, 0.74, -0.38], [x, 1.46, -0.47], 0.032)),
          mirror(capsule([0.35, 0.3, 0.32], [0.35, 0.3, -0.32], 0.03)),
        ),
      ),
      part('body', 'fur', ellipsoid([0, 0.78, 0.02], [0.38, 0.085, 0.36])),
    ],
    anchors: { seat: { at: [0, 0.82, 0] }, top: { at: [0, 0.82, 0] } },
  };
}

function crown(): Model {
  const zigzag = pattern((x, y, z) => y - 0.42 - 0.34 * Math.abs(Math.cos(Math.atan2(x, z) * 3.5)) ** 1.5);
  const ring = keep(
    0.01,
    carve(0.01, frustum([0, 0.45, 0], 0.45, 0.5, 0.6, 0.02), frustum([0, 0.5, 0], 0.52, 0.43, 0.54)),
    { ...zigzag, lo: [-1, 0, -1], hi: [1, 0.9, 1], thin: 0.05 },
  );
  const tips = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * 6.283;
    return sphere([0.56 * Math.sin(a), 0.79, 0.56 * Math.cos(a)], 0.07);
  });
  return {
    parts: [
      part('body', 'metal', union(ring, torus([0, 0.06, 0], 0.49, 0.05), torus([0, 0.24, 0], 0.5, 0.028))),
      part('body', 'metal', union(...tips)),
      part(
        'gem',
        'glossy',
        place(radial(7, ellipsoid([0.53, 0, 0], [0.04, 0.07, 0.06])), { at: [0, 0.4, 0], turn: [0, 90, 0] }),
      ),
      part('cloth', 'matte', ellipsoid([0, 0.3, 0], [0.44, 0.32, 0.44])),
    ],
    anchors: held([0, 0.3, 0], 0.8),
  };
}

function gift(): Model {
  const loop = (s: number): Shape =>
    place(torus([0, 0, 0], 0.15, 0.05), { at: [s * 0.17, 1.1, 0], turn: [90, 0, s * 24] });
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(box([0, 0.42, 0], [0.5, 0.42, 0.5], 0.04), box([0, 0.84, 0], [0.56, 0.11, 0.56], 0.04)),
        [
          paint('ribbon', union(box([0, 0.5, 0], [0.1, 2, 2]), box([0, 0.5, 0], [2, 2, 0.1])), 0.006),
          paint(
            'dot',
            pattern(
              (x, y, z) =>
                0.035 -
                0.075 * Math.abs(Math.sin(x * 12) * Math.sin(y * 12) * Math.sin(z * 12 + 1.57)) ** 0.5,
            ),
            0.006,
          ),
        ],
      ),
      part(
        'ribbon',
        'glossy',
        blend(
          0.03,
          loop(1),
          loop(-1),
          sphere([0, 1.02, 0], 0.09),
          tube(
            [
              [0, 1.0, 0.02],
              [0.2, 0.97, 0.24],
              [0.3, 0.97, 0.4],
            ],
            [0.05, 0.06, 0.03],
          ),
          tube(
            [
              [0, 1.0, 0.02],
              [-0.22, 0.97, 0.2],
              [-0.36, 0.97, 0.3],
            ],
            [0.05, 0.06, 0.03],
          ),
        ),
      ),
    ],
    anchors: held([0, 0.4, 0], 0.95),
  };
}

const HEART: Point[] = Array.from({ length: 28 }, (_, i) => {
  const t = (i / 28) * 6.283;
  return [
    0.042 * 16 * Math.sin(t) ** 3,
    0.042 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) + 0.75,
  ];
});
const STAR: Point[] = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 0.36 : 0.78;
  return [r * Math.sin((i * Math.PI) / 5), r * Math.cos((i * Math.PI) / 5) + 0.72];
});

const heart = (): Model => ({
  parts: [part('body', 'glossy', pillow(curve(HEART, 2), 0.34, 0.5))],
  anchors: held([0, 0.7, 0], 1.2),
});
const star = (): Model => ({
  parts: [
    part(
      'body',
      'glossy',
      relief(pillow(polygon(STAR), 0.3, 0.42), 0.01, () => 0),
      [paint('blush', mirror(sphere([0.3, 0.6, 0.26], 0.08)), 0.05)],
    ),
    part('pupil', 'glossy', mirror(ellipsoid([0.15, 0.76, 0.27], [0.055, 0.085, 0.04])), [
      paint('shine', mirror(sphere([0.13, 0.8, 0.31], 0.022)), 0.004, 'glow'),
    ]),
    part(
      'mouth',
      'matte',
      keep(0.004, place(torus([0, 0, 0], 0.08, 0.018), { at: [0, 0.66, 0.29], turn: [90, 0, 0] }), {
        lo: [-1, 0, -1],
        hi: [1, 0.65, 1],
        thin: 0.02,
        distance: (_x, y) => y - 0.65,
      }),
    ),
  ],
  anchors: held([0, 0.7, 0], 1.4),
});

function moon(): Model {
  const crescent = carve(0.04, sphere([0, 0.8, 0], 0.8), ellipsoid([0.42, 0.9, 0.2], [0.66, 0.68, 1.6]));
  const craters: Vec3[] = [
    [-0.5, 0.5, 0.52],
    [-0.62, 0.98, 0.42],
    [-0.2, 0.16, 0.46],
    [-0.7, 0.7, 0.3],
  ];
  return {
    parts: [
      part(
        'body',
        'matte',
        blend(
          0.02,
          carve(
            0.03,
            crescent,
            union(
              ...craters.map((c, i) =>
                sphere([c[0] * 1.14, (c[1] - 0.8) * 1.14 + 0.8, c[2] * 1.14], 0.13 + (i % 2) * 0.04),
              ),
            ),
          ),
        ),
        [paint('spot', union(...craters.map((c, i) => sphere(c, 0.14 + (i % 2) * 0.04))), 0.03)],
      ),
    ],
    anchors: held([0, 0.8, 0], 1.6),
  };
}

export const OBJECTS = [
  subject({
    name: 'book',
    family: 'object',
    words: ['novel', 'storybook', 'diary', 'notebook', 'textbook'],
    size: 0.25,
    colours: { body: '#3f6fc4', trim: '#f2cf6b', line: '#d9cfb8', ribbon: '#d8453d' },
    view: { yaw: 34, pitch: 14 },
    poses: ['stand', 'open'],
    build: ({ pose }) => book(pose),
  }),
  subject({
    name: 'balloon',
    family: 'object',
    words: ['party balloon'],
    size: 0.6,
    airborne: true,
    colours: { body: '#e5383b', string: '#8a8f98' },
    view: { yaw: 20, pitch: 4 },
    poses: ['fly'],
    build: () => balloon(),
  }),
  subject({
    name: 'ball',
    family: 'object',
    words: ['beach ball', 'football', 'basketball', 'soccer ball'],
    size: 0.3,
    colours: { body: '#e5483d', second: '#fdf8ee', trim: '#3a7fd1' },
    view: { yaw: 20, pitch: 24 },
    build: () => ball(),
  }),
  subject({
    name: 'umbrella',
    family: 'object',
    words: ['parasol'],
    size: 1,
    colours: { body: '#e0483d', second: tone('body', 1.7), wood: '#8a5a36' },
    view: { yaw: 16, pitch: 8 },
    build: () => umbrella(),
  }),
  subject({
    name: 'lamp',
    family: 'object',
    words: ['desk lamp', 'light', 'table lamp', 'lantern'],
    size: 0.5,
    colours: { body: '#f6dfae', base: '#3f8f8c', trim: '#d9b777', warm: '#fff2c9' },
    view: { yaw: 20, pitch: 6 },
    build: () => lamp(),
  }),
  subject({
    name: 'chair',
    family: 'object',
    words: ['seat', 'stool', 'armchair', 'throne'],
    size: 0.9,
    colours: { body: '#d8574b', wood: '#b07a48' },
    view: { yaw: 34, pitch: 16 },
    build: () => chair(),
  }),
  subject({
    name: 'crown',
    family: 'object',
    words: ['tiara', 'diadem'],
    size: 0.2,
    colours: { body: '#f5c542', gem: '#d8283f', cloth: '#8a2f6b' },
    view: { yaw: 12, pitch: 14 },
    build: () => crown(),
  }),
  subject({
    name: 'gift',
    family: 'object',
    words: ['present', 'gift box', 'parcel'],
    size: 0.3,
    colours: { body: '#5b6ee0', ribbon: '#f7c948', dot: tone('body', 1.3) },
    view: { yaw: 32, pitch: 20 },
    build: () => gift(),
  }),
  subject({
    name: 'heart',
    family: 'object',
    words: ['love heart'],
    size: 0.3,
    airborne: true,
    colours: { body: '#e8304a' },
    view: { yaw: 18, pitch: 4 },
    build: () => heart(),
  }),
  subject({
    name: 'star',
    family: 'object',
    words: ['starlet'],
    size: 0.3,
    airborne: true,
    colours: { body: '#f9c532' },
    view: { yaw: 16, pitch: 4 },
    build: () => star(),
  }),
  subject({
    name: 'moon',
    family: 'object',
    words: ['crescent', 'crescent moon', 'half moon'],
    size: 0.5,
    airborne: true,
    colours: { body: '#f7e4a1', spot: '#e0c576' },
    view: { yaw: -14, pitch: 4 },
    build: () => moon(),
  }),
];
