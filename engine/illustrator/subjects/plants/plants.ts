/** Tree, blossom tree, pine, palm, cactus, flower, sunflower, rose, tulip, mushroom and potted plant. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, radial, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import { curve, type Point, pillow, polygon } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import {
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
import { subject, tone } from '../subject.ts';

const top = (y: number, grip = 0.3): Model['anchors'] => ({
  top: { at: [0, y, 0] },
  grip: { at: [0, grip, 0] },
  seat: { at: [0, y, 0] },
});
const leafy = (x: number, y: number, z: number): number =>
  0.09 * noise(x * 9, y * 9, z * 9) + 0.07 * noise(x * 19, y * 19, z * 19) - 0.07;
const light = pattern((x, y, z) => 0.55 - noise(x * 5 + 3, y * 5, z * 5) - 0.18 * (y - 1.6));

function tree(seed: number): Model {
  const random = seeded(seed * 7919 + 5);
  const clumps: Shape[] = [ellipsoid([0, 1.72, 0], [0.66, 0.6, 0.62])];
  for (let i = 0; i < 11; i++) {
    const a = i * 2.4 + random() * 0.5;
    const h = 1.35 + (i / 11) * 0.85 + random() * 0.1;
    const r = 0.62 * Math.sqrt(Math.max(0.1, 1 - ((h - 1.6) / 0.75) ** 2));
    clumps.push(sphere([r * Math.cos(a), h, r * Math.sin(a)], 0.28 + random() * 0.1));
  }
  const trunk = blend(
    0.1,
    tube(
      [
        [0, 0, 0],
        [0.03, 0.5, 0.02],
        [0, 1.1, 0],
        [0.04, 1.5, 0],
      ],
      [0.2, 0.13, 0.12, 0.08],
    ),
    mirror(capsule([0.05, 0.9, 0], [0.46, 1.4, 0.1], 0.075, 0.045)),
    ...[0.4, 1.9, 3.4, 5.1].map((a) =>
      capsule([0, 0.12, 0], [0.3 * Math.cos(a), 0.02, 0.3 * Math.sin(a)], 0.11, 0.04),
    ),
  );
  return {
    parts: [
      part('wood', 'matte', trunk, [
        paint(
          'bark',
          pattern(
            (x, y, z) =>
              0.05 * Math.sin(Math.atan2(x, z) * 7 + y * 4 + 3 * noise(x * 5, y * 3, z * 5)) - 0.036,
          ),
          0.012,
        ),
      ]),
      part('body', 'fur', relief(blend(0.12, ...clumps), 0.12, leafy), [paint('light', light, 0.2)]),
    ],
    anchors: top(2.3),
  };
}

function pine(): Model {
  const tier = (y: number, r: number, h: number): Shape =>
    relief(
      frustum([0, y + h / 2, 0], h / 2, r, r * 0.16, 0.07),
      0.09,
      (x, _y, z) => 0.06 * Math.sin(Math.atan2(x, z) * 9 + y * 5) * Math.min(1, Math.hypot(x, z) * 2),
    );
  return {
    parts: [
      part('wood', 'matte', frustum([0, 0.3, 0], 0.32, 0.16, 0.12, 0.03)),
      part(
        'body',
        'fur',
        blend(
          0.05,
          tier(0.42, 0.74, 0.74),
          tier(0.9, 0.6, 0.7),
          tier(1.36, 0.46, 0.62),
          tier(1.76, 0.3, 0.56),
        ),
        [
          paint(
            'light',
            pattern((x, y, z) => 0.5 - noise(x * 6, y * 6, z * 6) + 0.1),
            0.2,
          ),
        ],
      ),
    ],
    anchors: top(2.3),
  };
}

function palm(): Model {
  // Notches along both edges make the feathers of the frond.
  const edge: Point[] = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return [t * 1.08, 0.2 * Math.sin(Math.PI * (0.12 + 0.88 * t)) * (i % 2 ? 0.62 : 1) + 0.012];
  });
  const outline = polygon([...edge, ...edge.map(([x, y]): Point => [x - 0.01, -y]).reverse()]);
  const leaf = (a: number, lift: number, long: number): Shape =>
    place(
      place(bend(place(pillow(outline, 0.05, 0.14), { turn: [90, 0, 0], scale: long }), -0.62), {
        turn: [0, 0, lift],
      }),
      {
        at: [0.2, 1.72, 0],
        turn: [0, a, 0],
      },
    );
  return {
    parts: [
      part(
        'wood',
        'matte',
        relief(
          tube(
            [
              [-0.16, 0, 0],
              [-0.1, 0.6, 0],
              [0.06, 1.2, 0],
              [0.2, 1.72, 0],
            ],
            [0.17, 0.12, 0.1, 0.085],
            5,
          ),
          0.02,
          (_x, y) => 0.014 * Math.sin(y * 38),
        ),
        [
          paint(
            'bark',
            pattern((_x, y) => 0.04 * Math.sin(y * 38) + 0.026),
            0.01,
          ),
        ],
      ),
      ...[0, 52, 104, 156, 208, 260, 312].map((a, i) =>
        part('body', 'glossy', leaf(a + 12, 24 + (i % 3) * 14, 0.94)),
      ),
      part(
        'nut',
        'matte',
        union(
          sphere([0.28, 1.6, 0.1], 0.09),
          sphere([0.12, 1.6, 0.11], 0.085),
          sphere([0.22, 1.58, -0.1], 0.085),
        ),
      ),
    ],
    anchors: top(1.9),
  };
}

function cactus(): Model {
  const ribs = (x: number, y: number, z: number) =>
    0.022 * Math.cos(Math.atan2(x, z) * 10) * (y > 0.3 ? 1 : 0);
  return {
    parts: [
      part(
        'body',
        'matte',
        blend(
          0.05,
          relief(capsule([0, 0.3, 0], [0, 1.32, 0], 0.28, 0.25), 0.03, ribs),
          tube(
            [
              [0.2, 0.74, 0],
              [0.5, 0.74, 0],
              [0.58, 0.92, 0],
              [0.58, 1.16, 0],
            ],
            0.12,
          ),
          tube(
            [
              [-0.2, 0.58, 0],
              [-0.44, 0.58, 0],
              [-0.52, 0.74, 0],
              [-0.52, 0.94, 0],
            ],
            0.11,
          ),
        ),
        [
          paint(
            'spine',
            pattern(
              (x, y, z) =>
                0.012 - 0.03 * Math.max(0, Math.sin(y * 34) * Math.cos(Math.atan2(x, z) * 10) - 0.5),
            ),
            0.006,
          ),
        ],
      ),
      part(
        'pot',
        'glossy',
        carve(
          0.02,
          union(frustum([0, 0.2, 0], 0.2, 0.28, 0.36, 0.03), torus([0, 0.38, 0], 0.36, 0.06)),
          cylinder([0, 0.42, 0], 0.33, 0.06),
        ),
      ),
      part('soil', 'matte', cylinder([0, 0.34, 0], 0.33, 0.03, 0.01)),
      part(
        'petal',
        'matte',
        place(
          blend(0.02, radial(7, ellipsoid([0.1, 0.04, 0], [0.11, 0.035, 0.055])), sphere([0, 0.04, 0], 0.05)),
          { at: [0, 1.58, 0.02], turn: [10, 0, 0] },
        ),
      ),
    ],
    anchors: top(1.6, 0.2),
  };
}

const STEM: Vec3[] = [
  [0, 0, 0],
  [0.03, 0.5, 0],
  [-0.02, 1.0, 0.02],
  [0, 1.4, 0.06],
];
const leaf = (at: Vec3, turn: Vec3, long: number): Shape =>
  place(
    bend(
      place(
        pillow(
          curve(
            [
              [0, 0.02],
              [0.3, 0.2],
              [0.68, 0.14],
              [1, 0],
              [0.68, -0.14],
              [0.3, -0.2],
              [0, -0.02],
            ],
            4,
          ),
          0.05,
          0.15,
        ),
        { turn: [90, 0, 0], scale: long },
      ),
      -0.4,
    ),
    { at, turn },
  );

function bloom(petals: Shape, centre: Shape, tilt: number): Model {
  const put = { at: [0, 1.44, 0.08] as Vec3, turn: [tilt, 0, 0] as Vec3 };
  return {
    parts: [
      part('leaf', 'matte', blend(0.02, tube(STEM, [0.05, 0.045, 0.04, 0.045]))),
      part(
        'leaf',
        'matte',
        union(leaf([0.02, 0.3, 0], [0, -20, 36], 0.56), leaf([0, 0.52, 0], [0, 200, 32], 0.5)),
      ),
      part('body', 'matte', place(petals, put), [
        paint('petalDark', place(frustum([0, 0, 0], 0.3, 0.3, 0.3), put), 0.12),
      ]),
      part(
        'centre',
        'fur',
        place(
          relief(centre, 0.02, (x, y, z) => 0.016 * noise(x * 40, y * 40, z * 40)),
          put,
        ),
      ),
    ],
    anchors: top(1.7, 0.4),
  };
}

const daisy = (): Model =>
  bloom(
    radial(9, ellipsoid([0.34, 0.02, 0], [0.3, 0.06, 0.13])),
    ellipsoid([0, 0.05, 0], [0.19, 0.1, 0.19]),
    56,
  );
const sunflower = (): Model =>
  bloom(
    union(
      radial(16, ellipsoid([0.46, 0, 0], [0.26, 0.045, 0.095])),
      place(radial(16, ellipsoid([0.42, -0.05, 0], [0.28, 0.045, 0.095])), { turn: [0, 11, 0] }),
    ),
    ellipsoid([0, 0.03, 0], [0.32, 0.12, 0.32]),
    64,
  );

function tulip(): Model {
  const cup = carve(
    0.03,
    relief(
      ellipsoid([0, 1.62, 0], [0.27, 0.36, 0.27]),
      0.03,
      (x, _y, z) => 0.03 * Math.cos(Math.atan2(x, z) * 3),
    ),
    union(
      ellipsoid([0, 1.9, 0], [0.2, 0.34, 0.2]),
      pattern((x, y, z) => 1.78 + 0.1 * Math.cos(Math.atan2(x, z) * 3) - y),
    ),
  );
  return {
    parts: [
      part(
        'leaf',
        'matte',
        blend(
          0.02,
          tube(
            [
              [0, 0, 0],
              [0.02, 0.6, 0],
              [0, 1.3, 0],
            ],
            0.05,
          ),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(leaf([0.02, 0.06, 0], [0, -20, 62], 0.9), leaf([0, 0.06, 0], [0, 190, 58], 0.8)),
      ),
      part('body', 'glossy', cup, [
        paint(
          'petalDark',
          pattern((_x, y) => y - 1.42),
          0.12,
        ),
      ]),
    ],
    anchors: top(1.9, 0.4),
  };
}

function mushroom(): Model {
  const cap = keep(0.06, ellipsoid([0, 0.78, 0], [0.74, 0.58, 0.74]), halfSpace([0, -1, 0], -0.74));
  const dots: Vec3[] = [
    [0, 1.34, 0.16],
    [0.4, 1.16, 0.32],
    [-0.42, 1.14, 0.34],
    [0.08, 1.06, 0.62],
    [0.62, 0.92, 0.3],
    [-0.66, 0.9, 0.16],
    [-0.28, 1.26, -0.3],
    [0.34, 1.24, -0.2],
    [-0.36, 0.86, 0.62],
  ];
  return {
    parts: [
      part('body', 'glossy', blend(0.03, cap, torus([0, 0.78, 0], 0.66, 0.09)), [
        paint('dot', union(...dots.map((d, i) => sphere(d, 0.1 + (i % 3) * 0.028))), 0.01, 'matte'),
      ]),
      part(
        'stem',
        'matte',
        blend(
          0.1,
          tube(
            [
              [0, 0, 0],
              [0.02, 0.3, 0],
              [0, 0.78, 0],
            ],
            [0.32, 0.24, 0.22],
          ),
          torus([0, 0.56, 0], 0.25, 0.05),
        ),
        [
          paint(
            'gill',
            pattern((_x, y) => 0.62 - y),
            0.03,
          ),
        ],
      ),
      part(
        'gill',
        'matte',
        relief(
          cylinder([0, 0.75, 0], 0.64, 0.04, 0.02),
          0.012,
          (x, _y, z) => 0.01 * Math.sin(Math.atan2(x, z) * 40),
        ),
      ),
      part(
        'leaf',
        'fur',
        union(
          ...[0.5, 2.2, 4].map((a) =>
            blend(
              0.03,
              ...[-0.2, 0, 0.2].map((k) =>
                tube(
                  [
                    [0.34 * Math.cos(a + k), 0, 0.34 * Math.sin(a + k)],
                    [0.42 * Math.cos(a + k), 0.14, 0.42 * Math.sin(a + k)],
                    [0.54 * Math.cos(a + k * 1.6), 0.2, 0.54 * Math.sin(a + k * 1.6)],
                  ],
                  [0.04, 0.032, 0.01],
                ),
              ),
            ),
          ),
        ),
      ),
    ],
    anchors: top(1.4, 0.3),
  };
}

function rose(): Model {
  const layer = (r: number, n: number, y: number, open: number): Shape =>
    place(
      radial(
        n,
        place(ellipsoid([0, 0, 0], [r * 0.2, r * 0.62, r * 0.58]), {
          at: [r * 0.72, 0, 0],
          turn: [0, 0, -open],
        }),
      ),
      { at: [0, y, 0], turn: [0, r * 400, 0] },
    );
  return {
    parts: [
      part(
        'leaf',
        'matte',
        tube(
          [
            [0, 0, 0],
            [0.03, 0.6, 0],
            [0, 1.3, 0],
          ],
          0.045,
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          leaf([0.02, 0.5, 0], [0, -20, 30], 0.46),
          leaf([0, 0.76, 0], [0, 200, 30], 0.4),
          place(radial(5, capsule([0.06, 1.28, 0], [0.26, 1.22, 0], 0.06, 0.012)), {}),
        ),
      ),
      part(
        'body',
        'matte',
        union(
          layer(0.34, 5, 1.5, 34),
          layer(0.25, 5, 1.56, 16),
          layer(0.16, 3, 1.6, 4),
          sphere([0, 1.52, 0], 0.16),
        ),
        [paint('petalDark', capsule([0, 1.3, 0], [0, 1.9, 0], 0.13), 0.08)],
      ),
    ],
    anchors: top(1.9, 0.4),
  };
}

const GREEN = { leaf: '#4f9a4a', wood: '#8a5a36', bark: '#6b4429' };

export const PLANTS = [
  subject({
    name: 'tree',
    family: 'plant',
    words: ['oak', 'maple', 'elm', 'forest tree', 'apple tree', 'linden'],
    size: 6,
    colours: { body: '#5fa64b', light: tone('body', 1.16), ...GREEN },
    view: { yaw: 20, pitch: 8 },
    build: ({ seed }) => tree(seed),
  }),
  subject({
    name: 'cherry tree',
    family: 'plant',
    words: ['blossom tree', 'cherry blossom', 'sakura', 'blossom'],
    size: 5,
    colours: { body: '#f4a6bd', light: '#ffd9e4', wood: '#6a4538', bark: '#4f3229' },
    view: { yaw: 20, pitch: 8 },
    build: ({ seed }) => tree(seed + 3),
  }),
  subject({
    name: 'pine',
    family: 'plant',
    words: ['fir', 'pine tree', 'christmas tree', 'spruce', 'conifer', 'evergreen'],
    size: 8,
    colours: { body: '#3a7d52', light: tone('body', 1.12), wood: '#7a5034' },
    view: { yaw: 20, pitch: 8 },
    build: () => pine(),
  }),
  subject({
    name: 'palm',
    family: 'plant',
    words: ['palm tree', 'coconut tree', 'coconut palm'],
    size: 7,
    colours: { body: '#57ab4d', wood: '#b08a5c', bark: '#8f6b42', nut: '#6a4326' },
    view: { yaw: 10, pitch: 6 },
    build: () => palm(),
  }),
  subject({
    name: 'cactus',
    family: 'plant',
    words: ['cacti', 'succulent'],
    size: 1.5,
    colours: { body: '#5da25a', spine: '#f5efcf', pot: '#d9774a', soil: '#5a3d2b', petal: '#f28ab0' },
    view: { yaw: 16, pitch: 12 },
    build: () => cactus(),
  }),
  subject({
    name: 'flower',
    family: 'plant',
    words: ['daisy', 'blossoms', 'bloom', 'lily', 'orchid', 'poppy'],
    size: 0.4,
    colours: { body: '#f48fb1', petalDark: tone('body', 0.85), centre: '#f7c948', ...GREEN },
    view: { yaw: 16, pitch: 8 },
    build: () => daisy(),
  }),
  subject({
    name: 'sunflower',
    family: 'plant',
    words: [],
    size: 1.6,
    colours: { body: '#f9c22e', petalDark: '#ef9b1d', centre: '#6b4226', ...GREEN },
    view: { yaw: 16, pitch: 6 },
    build: () => sunflower(),
  }),
  subject({
    name: 'tulip',
    family: 'plant',
    words: [],
    size: 0.4,
    colours: { body: '#e5484d', petalDark: tone('body', 0.86), ...GREEN },
    view: { yaw: 20, pitch: 10 },
    build: () => tulip(),
  }),
  subject({
    name: 'rose',
    family: 'plant',
    words: [],
    size: 0.5,
    colours: { body: '#d8283f', petalDark: tone('body', 0.72), ...GREEN },
    view: { yaw: 20, pitch: 24 },
    build: () => rose(),
  }),
  subject({
    name: 'mushroom',
    family: 'plant',
    words: ['toadstool', 'fungus', 'fungi'],
    size: 0.15,
    colours: { body: '#d93a33', dot: '#fdf8ec', stem: '#f5ead6', gill: '#e4d2b4', leaf: '#6fae4b' },
    view: { yaw: 20, pitch: 10 },
    build: () => mushroom(),
  }),
];
