/** Fish, whale, dolphin, shark, octopus and turtle. */

import { type Model, type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, radial } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, halfSpace, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';
import { blush, eyes } from './face.ts';

/** A fin in the plane of symmetry; points are (z, y), so that the fish can be drawn in profile. */
const fin = (points: readonly Point[], thick: number): Shape =>
  place(pillow(curve(points.map(([z, y]): Point => [-z, y])), thick, thick * 4), { turn: [0, 90, 0] });
const flatFin = (points: readonly Point[], thick: number, at: Vec3, turn: Vec3): Shape =>
  mirror(place(pillow(curve(points), thick, thick * 4), { at, turn }));

const FLIPPER: Point[] = [
  [0, 0.14],
  [0.3, 0.1],
  [0.62, -0.1],
  [0.78, -0.34],
  [0.56, -0.34],
  [0.26, -0.22],
  [0, -0.16],
];
const FLUKE: Point[] = [
  [0, 0.16],
  [0.2, 0.1],
  [0.5, -0.1],
  [0.72, -0.36],
  [0.44, -0.32],
  [0.2, -0.22],
  [0, -0.18],
];

function fish(): Model {
  const body = blend(
    0.1,
    ellipsoid([0, 0.5, 0.05], [0.27, 0.4, 0.56]),
    capsule([0, 0.5, -0.3], [0, 0.5, -0.66], 0.22, 0.09),
  );
  const fins = blend(
    0.02,
    fin(
      [
        [-0.6, 0.56],
        [-0.86, 0.86],
        [-1.06, 0.92],
        [-0.98, 0.5],
        [-1.06, 0.1],
        [-0.86, 0.14],
        [-0.6, 0.44],
      ],
      0.045,
    ),
    fin(
      [
        [0.3, 0.84],
        [0.14, 1.12],
        [-0.2, 1.16],
        [-0.36, 0.98],
        [-0.4, 0.7],
        [0, 0.7],
      ],
      0.04,
    ),
    fin(
      [
        [0, 0.2],
        [-0.2, -0.04],
        [-0.36, 0],
        [-0.36, 0.3],
      ],
      0.035,
    ),
  );
  return {
    parts: [
      part('body', 'glossy', body, [
        paint(
          'band',
          keep(
            0.01,
            stripes('z', 0.46, 0.36, 0.16),
            pattern((_x, _y, z) => Math.max(z - 0.42, -0.62 - z)),
          ),
          0.012,
        ),
        paint('belly', ellipsoid([0, 0.1, 0.1], [0.4, 0.22, 0.6]), 0.06),
        blush([0.2, 0.36, 0.48], 0.06),
        paint('mouth', ellipsoid([0, 0.4, 0.62], [0.11, 0.022, 0.16]), 0.008),
      ]),
      part('fin', 'glossy', fins),
      part(
        'fin',
        'glossy',
        mirror(
          place(
            pillow(
              curve([
                [0, 0.1],
                [0.2, 0.16],
                [0.34, 0.02],
                [0.24, -0.14],
                [0, -0.08],
              ]),
              0.035,
              0.12,
            ),
            { at: [0.24, 0.4, 0.12], turn: [0, 50, -18] },
          ),
        ),
      ),
      ...eyes({ at: [0.19, 0.6, 0.36], r: 0.12, splay: 1.1, tall: 1, white: true, iris: 0.8 }),
    ],
    anchors: { top: { at: [0, 1, 0] }, seat: { at: [0, 0.9, 0] }, hand: { at: [0, 0.4, 0.7] } },
  };
}

interface Swimmer {
  body: Shape;
  paint: Paint[];
  extra: Part[];
}

function whale(): Swimmer {
  const back = blend(
    0.2,
    ellipsoid([0, 0.56, 0.2], [0.62, 0.56, 0.86]),
    tube(
      [
        [0, 0.5, -0.3],
        [0, 0.6, -0.85],
        [0, 0.92, -1.22],
      ],
      [0.48, 0.24, 0.1],
    ),
  );
  const fluke = place(flatFin(FLUKE, 0.06, [0, 0, 0], [-90, 0, 0]), {
    at: [0, 0.98, -1.22],
    turn: [-35, 0, 0],
  });
  return {
    body: blend(0.06, back, fluke, flatFin(FLIPPER, 0.08, [0.5, 0.3, 0.3], [-60, 20, -16])),
    paint: [
      paint('belly', ellipsoid([0, 0.02, 0.42], [0.8, 0.42, 1.1]), 0.02),
      paint(
        'groove',
        keep(0.01, stripes('x', 0.15, 0.14, 0.075), ellipsoid([0, -0.02, 0.5], [0.5, 0.34, 0.8])),
        0.006,
      ),
      blush([0.46, 0.52, 0.76], 0.09),
    ],
    extra: [
      ...eyes({ at: [0.47, 0.62, 0.68], r: 0.09, splay: 0.9 }, 'body', 'glossy'),
      part(
        'water',
        'glass',
        blend(
          0.05,
          ...[0, 1, 2, 3, 4].map((i) =>
            tube(
              [
                [0, 1.06, 0.25],
                [0.08 * Math.cos(i * 1.26), 1.36, 0.25 + 0.08 * Math.sin(i * 1.26)],
                [0.26 * Math.cos(i * 1.26), 1.46, 0.25 + 0.26 * Math.sin(i * 1.26)],
                [0.36 * Math.cos(i * 1.26), 1.28, 0.25 + 0.36 * Math.sin(i * 1.26)],
              ],
              [0.06, 0.06, 0.06, 0.04],
            ),
          ),
        ),
      ),
    ],
  };
}

function dolphin(): Swimmer {
  const spine = tube(
    [
      [0, 0.72, 0.74],
      [0, 0.78, 0.4],
      [0, 0.74, 0],
      [0, 0.58, -0.4],
      [0, 0.34, -0.72],
    ],
    [0.2, 0.27, 0.28, 0.19, 0.08],
    6,
  );
  const fluke = place(flatFin(FLUKE, 0.05, [0, 0, 0], [-90, 0, 0]), {
    at: [0, 0.3, -0.74],
    turn: [-50, 0, 0],
    scale: 0.6,
  });
  return {
    body: blend(
      0.06,
      spine,
      capsule([0, 0.64, 0.8], [0, 0.56, 1.14], 0.13, 0.06),
      fluke,
      fin(
        [
          [0.12, 0.96],
          [-0.1, 1.22],
          [-0.26, 1.3],
          [-0.2, 1.06],
          [-0.26, 0.86],
        ],
        0.045,
      ),
      place(flatFin(FLIPPER, 0.06, [0.2, 0.6, 0.34], [-50, 30, -30]), {}),
    ),
    paint: [
      paint(
        'belly',
        tube(
          [
            [0, 0.36, 1.1],
            [0, 0.42, 0.5],
            [0, 0.38, 0],
            [0, 0.26, -0.4],
          ],
          [0.17, 0.26, 0.24, 0.12],
        ),
        0.03,
      ),
      paint(
        'mouth',
        mirror(
          tube(
            [
              [0.0, 0.545, 1.22],
              [0.1, 0.575, 1.0],
              [0.2, 0.66, 0.8],
            ],
            0.014,
          ),
        ),
        0.004,
      ),
    ],
    extra: eyes({ at: [0.185, 0.74, 0.7], r: 0.06, splay: 1.2 }, 'body', 'glossy'),
  };
}

function shark(): Swimmer {
  const spine = tube(
    [
      [0, 0.66, 0.86],
      [0, 0.7, 0.4],
      [0, 0.68, 0],
      [0, 0.64, -0.45],
      [0, 0.64, -0.86],
    ],
    [0.18, 0.29, 0.27, 0.15, 0.06],
    6,
  );
  const tail = fin(
    [
      [-0.76, 0.68],
      [-1.0, 1.0],
      [-1.2, 1.16],
      [-1.04, 0.66],
      [-1.16, 0.3],
      [-0.96, 0.38],
      [-0.78, 0.58],
    ],
    0.05,
  );
  const gills = [0, 1, 2].map((i) =>
    paint('groove', mirror(ellipsoid([0.28, 0.68, 0.36 - i * 0.09], [0.2, 0.09, 0.012])), 0.004),
  );
  const teeth = radial(22, place(ellipsoid([0.13, 0, 0], [0.03, 0.05, 0.02]), {}));
  return {
    body: carve(
      0.02,
      blend(
        0.05,
        spine,
        tail,
        fin(
          [
            [0.16, 0.9],
            [0, 1.22],
            [-0.16, 1.28],
            [-0.12, 1.0],
            [-0.2, 0.8],
          ],
          0.045,
        ),
        flatFin(FLIPPER, 0.06, [0.2, 0.54, 0.26], [-60, 20, -24]),
      ),
      ellipsoid([0, 0.52, 0.98], [0.15, 0.07, 0.16]),
    ),
    paint: [
      paint(
        'belly',
        tube(
          [
            [0, 0.36, 1.1],
            [0, 0.36, 0.5],
            [0, 0.36, 0],
            [0, 0.42, -0.6],
          ],
          [0.2, 0.27, 0.24, 0.12],
        ),
        0.03,
      ),
      ...gills,
      paint('mouth', ellipsoid([0, 0.52, 0.96], [0.15, 0.06, 0.15]), 0.01),
    ],
    extra: [
      ...eyes({ at: [0.19, 0.76, 0.74], r: 0.06, splay: 1.1, lid: 0.16, tilt: -16 }, 'body', 'glossy'),
      part('tooth', 'glossy', place(stretch(teeth, [0.9, 0.8, 0.8]), { at: [0, 0.545, 0.9] })),
    ],
  };
}

const swimmer = ({ body, paint: layers, extra }: Swimmer): Model => ({
  parts: [part('body', 'glossy', body, layers), ...extra],
  anchors: {
    top: { at: [0, 1.1, 0] },
    seat: { at: [0, 1.02, -0.1] },
    hand: { at: [0, 0.6, 1.1] },
    hips: { at: [0, 0, 0] },
  },
});

function octopus(): Model {
  const arms = Array.from({ length: 8 }, (_, i) => {
    const a = (i + 0.5) * (Math.PI / 4);
    const at = (r: number, y: number, turn = 0): Vec3 => [r * Math.sin(a + turn), y, r * Math.cos(a + turn)];
    return tube(
      [at(0.2, 0.42), at(0.46, 0.16), at(0.74, 0.09, 0.1), at(0.92, 0.2, 0.3), at(0.86, 0.36, 0.42)],
      [0.17, 0.14, 0.1, 0.075, 0.035],
      5,
    );
  });
  const head = blend(
    0.2,
    ellipsoid([0, 0.98, -0.04], [0.5, 0.52, 0.48]),
    ellipsoid([0, 0.56, 0.02], [0.38, 0.3, 0.36]),
  );
  return {
    parts: [
      part('body', 'skin', blend(0.1, head, ...arms), [
        paint(
          'belly',
          pattern((x, y, z) => (Math.hypot(x, z) > 0.36 ? y - 0.07 : 1)),
          0.02,
        ),
        paint(
          'spot',
          blend(
            0,
            sphere([0.2, 1.42, 0.16], 0.12),
            sphere([-0.2, 1.46, 0], 0.09),
            sphere([0.02, 1.5, 0.2], 0.06),
            sphere([-0.36, 1.3, 0.2], 0.07),
          ),
          0.01,
        ),
        blush([0.34, 0.66, 0.34], 0.08),
        paint(
          'mouth',
          place(torus([0, 0, 0], 0.09, 0.018), { at: [0, 0.75, 0.38], turn: [60, 0, 0] }),
          0.008,
        ),
      ]),
      ...eyes({ at: [0.2, 0.88, 0.38], r: 0.145, splay: 0.3, white: true, iris: 0.74, tall: 1.2 }),
    ],
    anchors: {
      top: { at: [0, 1.5, 0] },
      hand: { at: [0, 0.5, 0.8] },
      hips: { at: [0, 0.1, 0] },
      seat: { at: [0, 1.4, 0] },
    },
  };
}

function turtle(): Model {
  const dome = keep(0.05, ellipsoid([0, 0.3, 0], [0.58, 0.48, 0.66]), halfSpace([0, -1, 0], -0.3));
  const plates = pattern((x, y, z) => {
    const r = Math.hypot(x, z * 0.88);
    const ring = Math.abs(r - 0.24) - 0.018;
    const a = Math.atan2(x, z);
    const spokes = r < 0.24 ? 1 : Math.abs(Math.sin(a * 3)) * r * 0.33 - 0.014;
    return y < 0.36 ? 1 : Math.min(ring, spokes);
  });
  const leg = (x: number, z: number) => capsule([x * 0.8, 0.26, z * 0.85], [x, 0.09, z], 0.14, 0.12);
  return {
    parts: [
      part('shell', 'glossy', dome, [paint('seam', plates, 0.01)]),
      part('rim', 'matte', place(stretch(torus([0, 0, 0], 0.57, 0.075), [1, 1, 1.13]), { at: [0, 0.3, 0] })),
      part(
        'body',
        'matte',
        blend(
          0.08,
          ellipsoid([0, 0.26, 0], [0.5, 0.16, 0.58]),
          mirror(leg(0.48, 0.44)),
          mirror(leg(0.46, -0.46)),
          capsule([0, 0.32, 0.5], [0, 0.56, 0.92], 0.15, 0.14),
          ellipsoid([0, 0.66, 0.98], [0.26, 0.24, 0.27]),
          capsule([0, 0.22, -0.6], [0, 0.14, -0.84], 0.08, 0.02),
        ),
        [
          blush([0.18, 0.58, 1.16], 0.05),
          paint(
            'mouth',
            place(torus([0, 0, 0], 0.12, 0.014), { at: [0, 0.68, 1.2], turn: [78, 0, 0] }),
            0.006,
          ),
        ],
      ),
      ...eyes({ at: [0.15, 0.74, 1.12], r: 0.085, splay: 0.5, white: true, iris: 0.8 }, 'body', 'matte'),
    ],
    anchors: {
      top: { at: [0, 0.8, 0] },
      seat: { at: [0, 0.76, 0] },
      hand: { at: [0, 0.56, 1.3] },
      hips: { at: [0, 0, 0] },
    },
  };
}

export const SEA = [
  subject({
    name: 'fish',
    family: 'animal',
    words: ['goldfish', 'clownfish', 'salmon', 'trout'],
    size: 0.25,
    airborne: true,
    colours: { body: '#f5872b', fin: tone('body', 0.86), band: '#fdf9f2', belly: '#fbc27a' },
    view: { yaw: 62, pitch: 6 },
    poses: ['swim'],
    build: () => fish(),
  }),
  subject({
    name: 'whale',
    family: 'animal',
    words: ['orca', 'blue whale', 'humpback'],
    size: 4,
    airborne: true,
    colours: { body: '#3d6fae', belly: '#e9f2f8', groove: '#b3cbdf', water: '#bfe6f7', iris: '#22304a' },
    view: { yaw: 52, pitch: 10 },
    poses: ['swim'],
    build: () => swimmer(whale()),
  }),
  subject({
    name: 'dolphin',
    family: 'animal',
    words: ['porpoise'],
    size: 1.4,
    airborne: true,
    colours: { body: '#6b9cc4', belly: '#eaf3f8' },
    view: { yaw: 58, pitch: 8 },
    poses: ['swim'],
    build: () => swimmer(dolphin()),
  }),
  subject({
    name: 'shark',
    family: 'animal',
    words: ['great white'],
    size: 2,
    airborne: true,
    colours: { body: '#6d8094', belly: '#eef2f4', groove: '#4b5b6c' },
    view: { yaw: 52, pitch: 6 },
    poses: ['swim'],
    build: () => swimmer(shark()),
  }),
  subject({
    name: 'octopus',
    family: 'animal',
    words: ['octopuses', 'octopi', 'squid', 'kraken'],
    size: 0.8,
    colours: { body: '#d95f8c', belly: '#f7b9c9', spot: tone('body', 0.75), iris: '#4a2b6b' },
    view: { yaw: 16, pitch: 14 },
    poses: ['stand', 'swim', 'hold'],
    build: () => octopus(),
  }),
  subject({
    name: 'turtle',
    family: 'animal',
    words: ['tortoise', 'sea turtle'],
    size: 0.5,
    colours: { body: '#8fbf5a', shell: '#5f8a45', seam: '#39592d', rim: '#d8c184', iris: '#3c2a1a' },
    view: { yaw: 40, pitch: 16 },
    main: 'shell',
    poses: ['stand'],
    build: () => turtle(),
  }),
];
