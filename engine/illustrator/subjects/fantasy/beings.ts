/** Robot, alien, ghost, mermaid and snowman. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, pillow } from '#engine/sculpt/shapes/outline.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { blush, eyes } from '../animals/face.ts';
import { jointsOf } from '../people/joints.ts';
import { faceSmile, hairCap, humanHead } from '../people/person-parts.ts';
import { type Pose, subject, tone } from '../subject.ts';

const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'];

function robot(pose: Pose): Model {
  const j = jointsOf(pose, 1.25);
  const limb = ([a, b, c]: readonly [Vec3, Vec3, Vec3]) => [
    part('joint', 'metal', tube([a, b, c], 0.055, 4)),
    part('body', 'glossy', union(sphere(a, 0.12), sphere(b, 0.09))),
  ];
  const glove = (c: Vec3) =>
    part(
      'trim',
      'glossy',
      carve(0.02, sphere(c, 0.13), box(add(c, [0, -0.06, 0.1]), [0.03, 0.1, 0.12], 0.02)),
    );
  const foot = (c: Vec3) =>
    part(
      'trim',
      'glossy',
      blend(0.03, box(add(c, [0, -0.05, 0.05]), [0.14, 0.075, 0.19], 0.07), sphere(c, 0.1)),
    );
  const onHead = { at: add(j.head, [0, -0.02, 0]), turn: [j.nod, 0, 0] as Vec3 };
  const head = [
    part('body', 'glossy', box([0, 0, 0], [0.44, 0.36, 0.36], 0.15)),
    part('screen', 'glass', box([0, 0, 0.3], [0.36, 0.26, 0.1], 0.09), [
      paint('light', mirror(ellipsoid([0.16, 0.04, 0.4], [0.075, 0.1, 0.2])), 0.006, 'glow'),
      paint(
        'light',
        keep(
          0.004,
          place(torus([0, 0, 0], 0.09, 0.018), { at: [0, -0.06, 0.4], turn: [90, 0, 0] }),
          pattern((_x, y) => y + 0.085),
        ),
        0.005,
        'glow',
      ),
    ]),
    part(
      'trim',
      'glossy',
      mirror(place(cylinder([0, 0, 0], 0.13, 0.06, 0.04), { at: [0.46, 0, 0], turn: [0, 0, 90] })),
    ),
    part('joint', 'metal', capsule([0, 0.34, 0], [0, 0.54, 0], 0.03)),
    part('lampRed', 'glow', sphere([0, 0.6, 0], 0.085)),
  ];
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.03,
          box(add(j.chest, [0, -0.02, 0]), [0.34, 0.3, 0.25], 0.13),
          box(j.hips, [0.24, 0.12, 0.2], 0.08),
        ),
      ),
      part('trim', 'glossy', box(add(j.chest, [0, -0.01, 0.22]), [0.21, 0.17, 0.06], 0.05), [
        paint('screen', box(add(j.chest, [-0.05, 0.02, 0.3]), [0.1, 0.08, 0.1], 0.02), 0.004),
        paint('lampRed', sphere(add(j.chest, [0.13, 0.07, 0.28]), 0.035), 0.004, 'glow'),
        paint('light', sphere(add(j.chest, [0.13, -0.02, 0.28]), 0.03), 0.004, 'glow'),
        paint(
          'joint',
          keep(0, stripes('y', 0.05, 0.5), box(add(j.chest, [0, -0.12, 0.28]), [0.15, 0.035, 0.1])),
          0.004,
        ),
      ]),
      part(
        'joint',
        'metal',
        union(
          capsule(add(j.chest, [0, 0.25, 0]), add(j.chest, [0, 0.36, 0]), 0.1),
          cylinder(add(j.chest, [0, -0.27, 0]), 0.18, 0.06, 0.03),
        ),
      ),
      ...[j.arm, j.otherArm, j.leg, j.otherLeg].flatMap(limb),
      ...[j.arm[2], j.otherArm[2]].map(glove),
      ...[j.leg[2], j.otherLeg[2]].map(foot),
      ...head.map((p) => placePart(p, onHead)),
    ],
    anchors: {
      hand: { at: j.hand },
      side: { at: j.arm[2] },
      top: { at: add(j.head, [0, 0.4, 0]) },
      hips: { at: add(j.hips, [0, -0.14, 0]) },
      seat: { at: add(j.head, [0, 0.34, 0]) },
    },
  };
}

function alien(pose: Pose): Model {
  const j = jointsOf(pose, 0.8);
  const head = [
    part(
      'body',
      'skin',
      blend(
        0.16,
        ellipsoid([0, 0.14, 0], [1.02, 0.94, 0.9]),
        ellipsoid([0, -0.5, 0.16], [0.5, 0.46, 0.5]),
        mirror(
          tube(
            [
              [0.4, 0.86, 0],
              [0.56, 1.24, 0.06],
              [0.74, 1.44, 0.1],
            ],
            [0.1, 0.06, 0.05],
          ),
        ),
      ),
      [faceSmile(-0.58, 0.2, 0.07, 0.026), blush([0.5, -0.34, 0.7], 0.16)],
    ),
    part('glowTip', 'glow', mirror(sphere([0.76, 1.48, 0.1], 0.14))),
    ...eyes({ at: [0.4, 0.04, 0.66], r: 0.32, tall: 1.35, splay: 0.35, iris: 0.9 }),
  ];
  return {
    parts: [
      part(
        'suit',
        'glossy',
        blend(
          0.1,
          ellipsoid(j.chest, [0.24, 0.26, 0.19]),
          ellipsoid(j.hips, [0.24, 0.2, 0.2]),
          ...[j.leg, j.otherLeg].map((l) => tube([...l], [0.13, 0.1, 0.1], 4)),
        ),
        [paint('glowTip', sphere(add(j.chest, [0, 0.06, 0.2]), 0.08), 0.006, 'glow')],
      ),
      part(
        'trim',
        'glossy',
        union(
          place(torus([0, 0, 0], 0.14, 0.06), { at: add(j.chest, [0, 0.24, 0]) }),
          ...[j.leg, j.otherLeg].map((l) => ellipsoid(add(l[2], [0, -0.03, 0.06]), [0.12, 0.1, 0.17])),
        ),
      ),
      part(
        'body',
        'skin',
        blend(
          0.04,
          ...[j.arm, j.otherArm].flatMap((a) => [tube([...a], [0.08, 0.062, 0.055], 4), sphere(a[2], 0.085)]),
        ),
      ),
      ...head.map((p) => placePart(p, { at: j.head, turn: [j.nod, 0, 0], scale: 0.46 })),
    ],
    anchors: {
      hand: { at: j.hand },
      side: { at: j.arm[2] },
      top: { at: add(j.head, [0, 0.46, 0]) },
      hips: { at: add(j.hips, [0, -0.14, 0]) },
      seat: { at: add(j.head, [0, 0.4, 0]) },
    },
  };
}

function ghost(pose: Pose): Model {
  const sheet = relief(
    blend(
      0.14,
      ellipsoid([0, 1.2, 0], [0.5, 0.56, 0.46]),
      frustum([0, 0.7, 0], 0.52, 0.56, 0.46, 0.1),
      mirror(
        tube(
          pose === 'hold' || pose === 'read'
            ? [
                [0.36, 1.0, 0.1],
                [0.5, 0.84, 0.34],
                [0.3, 0.84, 0.62],
              ]
            : [
                [0.4, 1.0, 0.1],
                [0.7, 0.96, 0.24],
                [0.86, 1.16, 0.3],
              ],
          [0.16, 0.13, 0.08],
        ),
      ),
    ),
    0.09,
    (x, y, z) => (y < 0.62 ? 0.075 * Math.sin(Math.atan2(x, z) * 8) * Math.min(1, (0.62 - y) * 3) : 0),
  );
  const wave = pattern((x, y, z) => y - 0.26 - 0.08 * Math.sin(Math.atan2(x, z) * 8));
  return {
    parts: [
      part('body', 'matte', carve(0.05, sheet, wave), [
        blush([0.28, 1.12, 0.42], 0.08),
        paint('mouth', ellipsoid([0, 1.06, 0.46], [0.075, 0.1, 0.2]), 0.008),
      ]),
      ...eyes({ at: [0.18, 1.3, 0.4], r: 0.105, tall: 1.4, splay: 0.3 }),
    ],
    anchors: { hand: { at: [0, 0.86, 0.66] }, top: { at: [0, 1.76, 0] }, hips: { at: [0, 0.3, 0] } },
  };
}

function mermaid(pose: Pose): Model {
  const j = jointsOf(pose === 'hold' || pose === 'read' ? 'hold' : pose === 'wave' ? 'wave' : 'stand', 0.9);
  const tail = tube(
    [
      [0, 0.84, 0],
      [0, 0.56, 0.04],
      [0.04, 0.28, 0.06],
      [0.2, 0.16, 0.1],
      [0.46, 0.2, 0.12],
      [0.62, 0.4, 0.12],
    ],
    [0.25, 0.26, 0.2, 0.15, 0.1, 0.05],
    5,
  );
  const fluke = place(
    mirror(
      place(
        pillow(
          curve([
            [0, 0],
            [0.1, 0.26],
            [0.34, 0.46],
            [0.4, 0.2],
            [0.26, 0],
            [0.08, -0.06],
          ]),
          0.04,
          0.1,
        ),
        {},
      ),
    ),
    { at: [0.64, 0.42, 0.12], turn: [0, 0, -34] },
  );
  const scales = pattern(
    (x, y, z) =>
      0.012 -
      0.024 *
        Math.abs(
          Math.sin(y * 38 + Math.round(Math.atan2(x, z) * 5)) * Math.sin(Math.atan2(x, z) * 9 + y * 6),
        ),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.05, tail, fluke), [paint('scale', scales, 0.01)]),
      part(
        'skin',
        'skin',
        blend(
          0.08,
          ellipsoid(add(j.chest, [0, 0.04, 0]), [0.24, 0.22, 0.17]),
          capsule(j.chest, [0, 0.86, 0], 0.17, 0.18),
          capsule(add(j.chest, [0, 0.15, 0]), add(j.head, [0, -0.2, -0.04]), 0.1, 0.11),
          ...[j.arm, j.otherArm].flatMap((a) => [tube([...a], [0.085, 0.07, 0.06], 4), sphere(a[2], 0.08)]),
        ),
        [
          paint('top', mirror(sphere(add(j.chest, [0.11, 0.06, 0.14]), 0.115)), 0.006),
          paint('top', box(add(j.chest, [0, 0.06, 0]), [0.4, 0.02, 0.4]), 0.006),
        ],
      ),
      ...[
        ...humanHead(),
        part('hair', 'matte', hairCap('long')),
        part(
          'star',
          'glossy',
          place(
            pillow(
              curve(
                Array.from(
                  { length: 10 },
                  (_, i) =>
                    [
                      Math.sin(i * 0.628) * (i % 2 ? 0.13 : 0.28),
                      Math.cos(i * 0.628) * (i % 2 ? 0.13 : 0.28),
                    ] as const,
                ),
                2,
              ),
              0.07,
              0.12,
            ),
            { at: [0.6, 0.72, 0.62], turn: [-20, 40, 0] },
          ),
        ),
      ].map((p) => placePart(p, { at: j.head, turn: [j.nod, 0, 0], scale: 0.42 })),
    ],
    anchors: {
      hand: { at: j.hand },
      side: { at: j.arm[2] },
      top: { at: add(j.head, [0, 0.42, 0]) },
      hips: { at: [0, 0.3, 0] },
    },
  };
}

function snowman(): Model {
  const twig = (s: number) =>
    union(
      tube(
        [
          [s * 0.34, 0.98, 0.04],
          [s * 0.62, 1.14, 0.08],
          [s * 0.82, 1.3, 0.1],
        ],
        [0.035, 0.03, 0.02],
      ),
      capsule([s * 0.7, 1.2, 0.09], [s * 0.84, 1.16, 0.14], 0.022, 0.014),
      capsule([s * 0.74, 1.24, 0.09], [s * 0.72, 1.4, 0.1], 0.022, 0.014),
    );
  return {
    parts: [
      part(
        'body',
        'matte',
        blend(0.05, sphere([0, 0.4, 0], 0.44), sphere([0, 0.95, 0], 0.34), sphere([0, 1.42, 0], 0.28)),
        [blush([0.17, 1.36, 0.22], 0.055)],
      ),
      part(
        'coal',
        'glossy',
        union(
          ...[1.06, 0.92, 0.5].map((y, i) => sphere([0, y, i === 2 ? 0.43 : 0.325 - i * 0.0], 0.045)),
          ...[-2, -1, 0, 1, 2].map((k) =>
            sphere([k * 0.055, 1.3 + k * k * 0.012, 0.262 - Math.abs(k) * 0.016], 0.02),
          ),
        ),
      ),
      part('carrot', 'matte', capsule([0, 1.42, 0.26], [0.02, 1.39, 0.58], 0.062, 0.014)),
      part(
        'scarf',
        'fur',
        union(
          place(stretch(torus([0, 0, 0], 0.25, 0.08), [1, 1, 1]), { at: [0, 1.2, 0] }),
          tube(
            [
              [0.14, 1.18, 0.24],
              [0.2, 0.98, 0.34],
              [0.2, 0.78, 0.38],
            ],
            [0.075, 0.08, 0.085],
          ),
        ),
        [paint('stripe', stripes('y', 0.1, 0.35), 0.006)],
      ),
      part(
        'hat',
        'matte',
        union(
          cylinder([0, 1.66, -0.02], 0.34, 0.03, 0.025),
          frustum([0, 1.84, -0.02], 0.2, 0.22, 0.24, 0.04),
        ),
        [paint('scarf', cylinder([0, 1.73, -0.02], 0.4, 0.05), 0.005)],
      ),
      part('wood', 'matte', union(twig(1), twig(-1))),
      ...eyes({ at: [0.1, 1.5, 0.235], r: 0.05, splay: 0.2 }),
    ],
    anchors: { hand: { at: [0, 0.9, 0.5] }, top: { at: [0, 2.05, 0] } },
  };
}

export const BEINGS = [
  subject({
    name: 'robot',
    family: 'fantasy',
    words: ['android', 'droid', 'bot', 'cyborg'],
    size: 1.6,
    colours: {
      body: '#5aa9e6',
      trim: '#f5f7fa',
      joint: '#8c97a5',
      screen: '#1d2a3d',
      light: '#6ff2e4',
      lampRed: '#ff6a5a',
    },
    view: { yaw: 24, pitch: 8 },
    poses: POSES,
    build: ({ pose }) => robot(pose),
  }),
  subject({
    name: 'alien',
    family: 'fantasy',
    words: ['martian', 'extraterrestrial', 'ufo pilot', 'monster'],
    size: 1.3,
    colours: { body: '#8fd14f', suit: '#7c5cd6', trim: '#e8eaf2', glowTip: '#ffe066', iris: '#2c3b1e' },
    view: { yaw: 20, pitch: 8 },
    poses: POSES,
    build: ({ pose }) => alien(pose),
  }),
  subject({
    name: 'ghost',
    family: 'fantasy',
    words: ['spirit', 'phantom', 'spook'],
    size: 1.4,
    airborne: true,
    colours: { body: '#f4f5fb' },
    view: { yaw: 18, pitch: 4 },
    poses: ['fly', 'hold', 'read'],
    build: ({ pose }) => ghost(pose),
  }),
  subject({
    name: 'mermaid',
    family: 'fantasy',
    words: ['siren', 'merman'],
    size: 1.7,
    colours: {
      body: '#2fa89a',
      scale: tone('body', 1.3),
      top: '#9a6bd6',
      hair: '#d9542f',
      star: '#ffd35c',
      iris: '#2f7f9e',
    },
    view: { yaw: 18, pitch: 6 },
    poses: ['swim', 'hold', 'read', 'wave'],
    build: ({ pose }) => mermaid(pose),
  }),
  subject({
    name: 'snowman',
    family: 'fantasy',
    words: ['snowmen'],
    size: 1.7,
    colours: {
      body: '#fafcff',
      coal: '#2a2a30',
      carrot: '#f0832b',
      scarf: '#d63a3f',
      stripe: '#f7f1e6',
      hat: '#2d2c36',
    },
    view: { yaw: 24, pitch: 8 },
    poses: ['stand'],
    build: () => snowman(),
  }),
];
