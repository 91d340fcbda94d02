/** Airplane, helicopter, rocket, hot-air balloon, sailing boat, ship and submarine. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, extrude, type Point, pillow, profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  frustum,
  halfSpace,
  sphere,
  torus,
} from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';

const at = (y: number, z = 0): Model['anchors'] => ({ seat: { at: [0, y, z] }, top: { at: [0, y, z] } });
/** A flat plate lying in the xz plane, drawn from above as (x, z). */
const lying = (points: readonly Point[], half: number): Shape =>
  place(pillow(curve(points, 4), half, 0.12), { turn: [90, 0, 0] });
const upright = (points: readonly Point[], half: number): Shape =>
  place(
    pillow(
      curve(
        points.map(([z, y]): Point => [-z, y]),
        4,
      ),
      half,
      0.1,
    ),
    { turn: [0, 90, 0] },
  );

function airplane(): Model {
  const hull = tube(
    [
      [0, 0.76, -1.3],
      [0, 0.66, -0.8],
      [0, 0.6, 0],
      [0, 0.58, 0.7],
      [0, 0.56, 1.06],
    ],
    [0.08, 0.22, 0.31, 0.31, 0.22],
    5,
  );
  const wings = mirror(
    place(
      lying(
        [
          [0.1, 0.46],
          [0.7, 0.24],
          [1.5, -0.16],
          [1.6, -0.38],
          [0.9, -0.28],
          [0.1, -0.22],
        ],
        0.06,
      ),
      { at: [0, 0.54, 0.1], turn: [0, 0, 5] },
    ),
  );
  const rear = union(
    mirror(
      place(
        lying(
          [
            [0, 0.14],
            [0.5, -0.12],
            [0.54, -0.28],
            [0, -0.18],
          ],
          0.04,
        ),
        { at: [0, 0.78, -1.1] },
      ),
    ),
    upright(
      [
        [-0.8, 0.78],
        [-1.14, 1.3],
        [-1.36, 1.34],
        [-1.3, 0.78],
      ],
      0.045,
    ),
  );
  const dots = [-0.6, -0.36, -0.12, 0.12, 0.36].map((z) => sphere([0.3, 0.68, z], 0.075));
  return {
    parts: [
      part('body', 'glossy', hull, [
        paint(
          'belly',
          pattern((_x, y) => y - 0.5),
          0.01,
        ),
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.52) - 0.022),
          0.005,
        ),
        paint('darkGlass', mirror(union(...dots)), 0.006, 'glass'),
        paint(
          'darkGlass',
          keep(
            0.01,
            ellipsoid([0, 0.78, 0.98], [0.2, 0.12, 0.24]),
            pattern((_x, y) => 0.66 - y),
          ),
          0.006,
          'glass',
        ),
      ]),
      part('trim', 'glossy', blend(0.02, wings, rear)),
      part(
        'chrome',
        'metal',
        mirror(place(cylinder([0, 0, 0], 0.13, 0.22, 0.08), { at: [0.66, 0.4, 0.3], turn: [90, 0, 0] })),
        [paint('tyre', mirror(sphere([0.66, 0.4, 0.56], 0.1)), 0.01)],
      ),
    ],
    anchors: at(0.95),
  };
}

function helicopter(): Model {
  const cabin = blend(
    0.15,
    ellipsoid([0, 0.74, 0.3], [0.42, 0.44, 0.56]),
    capsule([0, 0.84, -0.2], [0, 0.96, -1.2], 0.2, 0.07),
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.04,
          cabin,
          upright(
            [
              [-1.06, 0.9],
              [-1.22, 1.3],
              [-1.4, 1.36],
              [-1.32, 0.92],
            ],
            0.05,
          ),
        ),
        [
          paint(
            'trim',
            pattern((_x, y) => Math.abs(y - 0.56) - 0.05),
            0.006,
          ),
          paint('darkGlass', mirror(box([0.5, 0.84, 0.12], [0.3, 0.15, 0.16], 0.06)), 0.006, 'glass'),
          paint(
            'darkGlass',
            keep(0.02, ellipsoid([0, 0.84, 0.76], [0.44, 0.3, 0.4]), halfSpace([0, 0, -1], -0.42)),
            0.008,
            'glass',
          ),
        ],
      ),
      part(
        'dark',
        'metal',
        union(
          capsule([0, 1.1, 0.1], [0, 1.34, 0.1], 0.05),
          sphere([0, 1.36, 0.1], 0.085),
          mirror(capsule([0.3, 0.4, 0.5], [0.4, 0.08, 0.54], 0.03)),
          mirror(capsule([0.3, 0.4, 0], [0.4, 0.08, -0.04], 0.03)),
          mirror(
            tube(
              [
                [0.4, 0.06, -0.5],
                [0.4, 0.05, 0.6],
                [0.4, 0.16, 0.82],
              ],
              0.04,
            ),
          ),
        ),
      ),
      part(
        'blade',
        'glossy',
        place(radial(4, box([0.72, 0, 0], [0.72, 0.016, 0.06], 0.016)), {
          at: [0, 1.37, 0.1],
          turn: [0, 20, 0],
        }),
      ),
      part(
        'blade',
        'glossy',
        place(radial(4, box([0.18, 0, 0], [0.18, 0.014, 0.035], 0.012)), {
          at: [0.1, 1.06, -1.24],
          turn: [0, 0, 90],
        }),
      ),
    ],
    anchors: at(1.2),
  };
}

function rocket(): Model {
  const hull = revolve(
    profile(
      [
        [0.2, 0.34],
        [0.34, 0.6],
        [0.42, 1.1],
        [0.36, 1.6],
        [0.2, 2.0],
        [0, 2.26],
      ],
      5,
    ),
  );
  const fin = place(
    pillow(
      curve(
        [
          [0.22, 0.9],
          [0.5, 0.66],
          [0.66, 0.3],
          [0.62, 0.04],
          [0.48, 0.26],
          [0.22, 0.4],
        ],
        4,
      ),
      0.055,
      0.1,
    ),
    {},
  );
  return {
    parts: [
      part('body', 'glossy', hull, [
        paint(
          'trim',
          pattern((_x, y) => 1.74 - y),
          0.008,
        ),
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.58) - 0.05),
          0.006,
        ),
      ]),
      part('trim', 'glossy', radial(4, fin)),
      part(
        'chrome',
        'metal',
        union(
          frustum([0, 0.28, 0], 0.12, 0.24, 0.16, 0.03),
          place(torus([0, 0, 0], 0.17, 0.042), { at: [0, 1.32, 0.385], turn: [84, 0, 0] }),
        ),
      ),
      part('darkGlass', 'glass', ellipsoid([0, 1.32, 0.37], [0.16, 0.16, 0.06])),
      part(
        'flame',
        'glow',
        blend(
          0.06,
          capsule([0, 0.14, 0], [0, -0.42, 0], 0.15, 0.02),
          radial(5, capsule([0.1, 0.1, 0], [0.13, -0.22, 0], 0.08, 0.015)),
        ),
        [paint('core', capsule([0, 0.2, 0.1], [0, -0.14, 0.1], 0.12, 0.03), 0.04, 'glow')],
      ),
    ],
    anchors: at(2.2),
  };
}

function balloon(): Model {
  const bag = revolve(
    profile(
      [
        [0.16, 0.72],
        [0.42, 1.0],
        [0.78, 1.5],
        [0.84, 1.98],
        [0.6, 2.38],
        [0, 2.56],
      ],
      5,
    ),
  );
  const gores = pattern((x, _y, z) => 0.14 * Math.sin(Math.atan2(x, z) * 6));
  return {
    parts: [
      part('body', 'matte', bag, [
        paint('stripe', gores, 0.008),
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 1.06) - 0.05),
          0.006,
        ),
        paint(
          'trim',
          pattern((_x, y) => 2.42 - y),
          0.006,
        ),
      ]),
      part(
        'wood',
        'matte',
        carve(0.02, frustum([0, 0.2, 0], 0.2, 0.22, 0.27, 0.05), cylinder([0, 0.42, 0], 0.2, 0.12)),
        [
          paint(
            'weave',
            keep(
              0,
              stripes('y', 0.07, 0.4),
              pattern((x, _y, z) => 0.05 * Math.sin(Math.atan2(x, z) * 16)),
            ),
            0.01,
          ),
        ],
      ),
      part('trim', 'matte', place(torus([0, 0, 0], 0.255, 0.035), { at: [0, 0.4, 0] })),
      part(
        'dark',
        'matte',
        union(
          ...[0, 1, 2, 3].map((i) =>
            capsule(
              [0.23 * Math.cos(i * 1.57 + 0.78), 0.4, 0.23 * Math.sin(i * 1.57 + 0.78)],
              [0.2 * Math.cos(i * 1.57 + 0.78), 0.84, 0.2 * Math.sin(i * 1.57 + 0.78)],
              0.012,
            ),
          ),
          cylinder([0, 0.66, 0], 0.06, 0.05, 0.02),
        ),
      ),
      part('flame', 'glow', capsule([0, 0.72, 0], [0, 0.84, 0], 0.05, 0.01)),
    ],
    anchors: at(0.3),
  };
}

/** A hull drawn from above and rounded towards the keel. */
function hull(long: number, wide: number, deep: number): Shape {
  const body = blend(
    0.06,
    ellipsoid([0, deep, -long * 0.12], [wide, deep * 1.15, long * 0.9]),
    capsule([0, deep * 0.9, long * 0.2], [0, deep * 1.15, long * 0.98], wide * 0.7, wide * 0.08),
  );
  return keep(0.03, body, bend(place(halfSpace([0, 1, 0], 0), { at: [0, deep * 1.1, 0] }), 0));
}

function sailboat(): Model {
  const shape = hull(1.05, 0.42, 0.34);
  const sail = (points: readonly Point[], z: number, out: number): Shape =>
    place(bend(extrude(curve(points, 4), 0.02, 0.015), out), { at: [0, 0, z], turn: [0, 90, 0] });
  return {
    parts: [
      part('body', 'glossy', carve(0.03, shape, ellipsoid([0, 0.46, -0.2], [0.3, 0.14, 0.56])), [
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.28) - 0.03),
          0.006,
        ),
        paint(
          'wood',
          keep(
            0,
            ellipsoid([0, 0.5, -0.2], [0.33, 0.2, 0.6]),
            pattern((_x, y) => Math.abs(y - 0.33) - 0.05),
          ),
          0.01,
        ),
      ]),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0.3, 0.16], [0, 2.1, 0.16], 0.035, 0.022),
          capsule([0, 0.56, 0.16], [0, 0.52, -0.86], 0.028),
        ),
      ),
      part(
        'sail',
        'matte',
        sail(
          [
            [-0.06, 2.0],
            [0.34, 1.3],
            [0.94, 0.62],
            [0.5, 0.6],
            [-0.06, 0.64],
          ],
          0.1,
          0.08,
        ),
        [
          paint(
            'stripe',
            pattern((_x, y) => Math.abs(y - 1.3) - 0.08),
            0.006,
          ),
        ],
      ),
      part(
        'sail',
        'matte',
        sail(
          [
            [-0.12, 1.86],
            [-0.5, 1.2],
            [-0.94, 0.5],
            [-0.5, 0.5],
            [-0.16, 0.6],
          ],
          0.12,
          0.08,
        ),
      ),
      part(
        'flag',
        'matte',
        place(
          extrude(
            curve(
              [
                [0, 0],
                [0.14, 0.05],
                [0.3, -0.01],
                [0.26, 0.09],
                [0.3, 0.18],
                [0.14, 0.2],
                [0, 0.18],
              ],
              3,
            ),
            0.014,
            0.01,
          ),
          { at: [0, 1.98, 0.14], turn: [0, 90, 0] },
        ),
      ),
    ],
    anchors: at(0.5, -0.3),
  };
}

function ship(): Model {
  const shape = hull(1.4, 0.42, 0.4);
  const portholes = [-0.8, -0.5, -0.2, 0.1, 0.4].map((z) => sphere([0.4, 0.28, z], 0.055));
  return {
    parts: [
      part('body', 'glossy', shape, [
        paint(
          'bottom',
          pattern((_x, y) => y - 0.12),
          0.006,
        ),
        paint(
          'cabin',
          pattern((_x, y) => 0.38 - y),
          0.005,
        ),
        paint('lamp', mirror(union(...portholes)), 0.005, 'glow'),
      ]),
      part(
        'cabin',
        'glossy',
        union(box([0, 0.6, -0.3], [0.3, 0.18, 0.64], 0.06), box([0, 0.88, -0.2], [0.24, 0.12, 0.42], 0.05)),
        [
          paint(
            'darkGlass',
            keep(
              0,
              union(box([0, 0.9, -0.2], [1, 0.05, 0.36]), box([0, 0.64, -0.3], [1, 0.05, 0.56])),
              stripes('z', 0.15, 0.62),
            ),
            0.006,
            'glass',
          ),
          paint('darkGlass', box([0, 0.91, 0.22], [0.18, 0.05, 0.1]), 0.005, 'glass'),
        ],
      ),
      part(
        'funnel',
        'glossy',
        union(
          ...[-0.46, -0.08].map((z) =>
            place(frustum([0, 0, 0], 0.22, 0.11, 0.1, 0.03), { at: [0, 1.16, z], turn: [-10, 0, 0] }),
          ),
        ),
        [
          paint(
            'dark',
            pattern((_x, y) => 1.28 - y),
            0.006,
          ),
          paint(
            'cabin',
            pattern((_x, y) => Math.abs(y - 1.2) - 0.035),
            0.005,
          ),
        ],
      ),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0.4, 0.66], [0, 1.2, 0.62], 0.024, 0.014),
          capsule([0, 0.44, 1.24], [0, 0.62, 1.26], 0.018),
        ),
      ),
      part(
        'smoke',
        'matte',
        blend(
          0.08,
          sphere([0, 1.52, -0.2], 0.1),
          sphere([0, 1.66, -0.36], 0.14),
          sphere([0, 1.8, -0.6], 0.17),
        ),
      ),
    ],
    anchors: at(0.8, 0.4),
  };
}

function submarine(): Model {
  const ring = (p: Vec3, r: number) =>
    mirror(place(torus([0, 0, 0], r, r * 0.25), { at: p, turn: [0, 0, 90] }));
  const ports: Vec3[] = [
    [0.42, 0.62, 0.42],
    [0.45, 0.62, 0],
    [0.42, 0.62, -0.42],
  ];
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.06,
          ellipsoid([0, 0.6, 0], [0.48, 0.46, 1.04]),
          frustum([0, 1.04, 0.06], 0.16, 0.28, 0.22, 0.06),
        ),
        [
          paint(
            'belly',
            pattern((_x, y) => y - 0.36),
            0.008,
          ),
        ],
      ),
      part(
        'trim',
        'metal',
        union(
          ...ports.map((p) => ring(p, 0.13)),
          place(torus([0, 0, 0], 0.22, 0.05), { at: [0, 1.18, 0.06] }),
        ),
      ),
      part(
        'darkGlass',
        'glass',
        mirror(union(...ports.map((p) => ellipsoid([p[0] - 0.01, p[1], p[2]], [0.06, 0.12, 0.12])))),
      ),
      part(
        'trim',
        'metal',
        union(
          tube(
            [
              [0, 1.2, 0],
              [0, 1.52, 0],
              [0, 1.6, 0.06],
              [0, 1.6, 0.2],
            ],
            0.045,
          ),
          capsule([0, 0.6, -1], [0, 0.6, -1.14], 0.08),
        ),
      ),
      part(
        'trim',
        'metal',
        place(radial(4, ellipsoid([0.18, 0, 0], [0.16, 0.025, 0.08])), {
          at: [0, 0.6, -1.16],
          turn: [90, 0, 0],
        }),
      ),
      part(
        'fin',
        'glossy',
        union(
          upright(
            [
              [-0.66, 0.86],
              [-0.9, 1.2],
              [-1.06, 1.16],
              [-0.94, 0.66],
            ],
            0.05,
          ),
          mirror(
            place(
              lying(
                [
                  [0, 0.2],
                  [0.34, -0.02],
                  [0.36, -0.2],
                  [0, -0.16],
                ],
                0.04,
              ),
              { at: [0.34, 0.56, -0.66] },
            ),
          ),
        ),
      ),
    ],
    anchors: at(1.2),
  };
}

export const AIR_AND_WATER = [
  subject({
    name: 'airplane',
    family: 'vehicle',
    words: ['plane', 'aeroplane', 'aircraft', 'jet', 'airliner'],
    size: 6,
    airborne: true,
    colours: { body: '#f6f8fb', belly: '#dfe6ee', trim: '#2f7fd1', tyre: '#2b2d33' },
    main: 'trim',
    view: { yaw: 40, pitch: 16 },
    poses: ['fly'],
    build: () => airplane(),
  }),
  subject({
    name: 'helicopter',
    family: 'vehicle',
    words: ['chopper'],
    size: 3,
    airborne: true,
    colours: { body: '#f2762e', trim: '#fdf4e3', dark: '#4a515c', blade: '#3b4049' },
    view: { yaw: 44, pitch: 12 },
    poses: ['fly'],
    build: () => helicopter(),
  }),
  subject({
    name: 'rocket',
    family: 'vehicle',
    words: ['spaceship', 'spacecraft', 'space ship', 'shuttle', 'missile'],
    size: 20,
    airborne: true,
    colours: { body: '#f5f6f8', trim: '#e0403a', flame: '#ff8a1f', core: '#ffe27a' },
    main: 'trim',
    view: { yaw: 24, pitch: 6 },
    poses: ['fly'],
    build: () => rocket(),
  }),
  subject({
    name: 'hot-air balloon',
    family: 'vehicle',
    words: ['hot air balloon', 'air balloon', 'montgolfier', 'airship'],
    size: 20,
    airborne: true,
    colours: {
      body: '#e5483d',
      stripe: '#f9c846',
      trim: '#3a6fb0',
      dark: '#4a3a2c',
      weave: '#6f4526',
      flame: '#ffb02e',
    },
    view: { yaw: 20, pitch: 2 },
    poses: ['fly'],
    build: () => balloon(),
  }),
  subject({
    name: 'sailing boat',
    family: 'vehicle',
    words: ['sailboat', 'boat', 'yacht', 'dinghy', 'canoe', 'rowboat'],
    size: 6,
    colours: {
      body: '#2f6fb5',
      trim: '#fdf8ee',
      sail: '#fdf9f0',
      stripe: '#e0483d',
      flag: '#e0483d',
      wood: '#a8713f',
    },
    view: { yaw: 58, pitch: 8 },
    poses: ['swim'],
    build: () => sailboat(),
  }),
  subject({
    name: 'ship',
    family: 'vehicle',
    words: ['steamer', 'steamship', 'cruise ship', 'ferry', 'liner', 'vessel'],
    size: 15,
    colours: {
      body: '#2d4a6e',
      bottom: '#c2383a',
      cabin: '#f8f5ee',
      funnel: '#e2503f',
      dark: '#26282e',
      smoke: '#eceae6',
    },
    view: { yaw: 56, pitch: 10 },
    poses: ['swim'],
    build: () => ship(),
  }),
  subject({
    name: 'submarine',
    family: 'vehicle',
    words: ['u-boat'],
    size: 4,
    airborne: true,
    colours: { body: '#f3c13a', belly: '#d9932b', trim: '#b9a27a', fin: '#d2493a' },
    view: { yaw: 52, pitch: 8 },
    poses: ['swim'],
    build: () => submarine(),
  }),
];
