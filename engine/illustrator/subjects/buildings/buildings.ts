/** House, castle, lighthouse, tower, windmill, tent, barn and skyscraper from one small kit of walls, roofs and openings. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { extrude, type Point, polygon } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';

const VIEW = { yaw: 32, pitch: 12 };
const top = (y: number): Model['anchors'] => ({ top: { at: [0, y, 0] }, seat: { at: [0, y, 0] } });

/** A gabled roof along x: ridge at `y + rise`. */
const gable = (centre: Vec3, halfX: number, halfZ: number, rise: number, round = 0.04): Shape =>
  place(
    extrude(
      polygon([
        [-halfZ, 0],
        [halfZ, 0],
        [0, rise],
      ]),
      halfX,
      round,
    ),
    { at: centre, turn: [0, 90, 0] },
  );

/** Rows of tiles as a paint. */
const tiles = (period: number) => paint('roofDark', stripes('y', period, 0.16), 0.006);

/** Frame, pane and crossbar of a window on a front (z) or a side (x). */
function windowOn(at: Vec3, w: number, h: number, side: 'z' | 'x' = 'z', lit = true): Part[] {
  const put = { at, turn: [0, side === 'x' ? 90 : 0, 0] as Vec3 };
  const frame = carve(
    0.005,
    box([0, 0, 0], [w + 0.035, h + 0.035, 0.035], 0.015),
    box([0, 0, 0], [w, h, 0.1], 0.01),
  );
  return [
    part(
      'frame',
      'matte',
      place(
        union(
          frame,
          box([0, 0, 0.01], [w, 0.012, 0.02]),
          box([0, 0, 0.01], [0.012, h, 0.02]),
          box([0, -h - 0.05, 0.02], [w + 0.06, 0.022, 0.055], 0.015),
        ),
        put,
      ),
    ),
    part(lit ? 'window' : 'darkGlass', lit ? 'glow' : 'glass', place(box([0, 0, 0], [w, h, 0.012]), put)),
  ];
}

const doorOn = (at: Vec3, w: number, h: number): Part[] => [
  part(
    'door',
    'matte',
    union(
      box([at[0], at[1], at[2]], [w, h, 0.04], 0.02),
      place(cylinder([0, 0, 0], w, 0.04, 0.015), { at: [at[0], at[1] + h, at[2]], turn: [90, 0, 0] }),
    ),
    [
      paint(
        'frame',
        pattern((x) => Math.abs(Math.abs(x - at[0]) - w * 0.33) - 0.006),
        0.004,
      ),
    ],
  ),
  part('knob', 'metal', sphere([at[0] + w * 0.6, at[1], at[2] + 0.05], 0.025)),
];

const bush = (at: Vec3, r: number): Shape =>
  blend(
    0.05,
    sphere(at, r),
    sphere([at[0] + r * 0.9, at[1] - r * 0.2, at[2] + 0.03], r * 0.75),
    sphere([at[0] - r * 0.85, at[1] - r * 0.25, at[2]], r * 0.7),
  );

function house(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(box([0, 0.5, 0], [0.8, 0.5, 0.6], 0.03), gable([0, 0.96, 0], 0.78, 0.58, 0.56, 0.01)),
        [
          paint(
            'stone',
            pattern((_x, y) => y - 0.1),
            0.006,
          ),
        ],
      ),
      part(
        'roof',
        'matte',
        union(
          ...[1, -1].map((s) =>
            place(box([0, 0, 0.4], [0.94, 0.05, 0.47], 0.035), {
              at: [0, 1.56, 0],
              turn: [s > 0 ? 43 : 137, 0, 0],
            }),
          ),
        ),
        [tiles(0.12)],
      ),
      part('brick', 'matte', box([0.46, 1.52, -0.2], [0.11, 0.3, 0.11], 0.02), [
        paint(
          'stone',
          pattern((_x, y) => 1.74 - y),
          0.005,
        ),
      ]),
      ...doorOn([-0.02, 0.26, 0.61], 0.14, 0.22),
      part('stone', 'matte', box([-0.02, 0.03, 0.72], [0.24, 0.035, 0.14], 0.02)),
      ...windowOn([-0.46, 0.56, 0.61], 0.15, 0.17),
      ...windowOn([0.46, 0.56, 0.61], 0.15, 0.17),
      ...windowOn([0.81, 0.56, 0.02], 0.17, 0.17, 'x'),
      ...windowOn([0.795, 1.14, 0], 0.11, 0.12, 'x'),
      part('leaf', 'fur', union(bush([-0.62, 0.12, 0.74], 0.14), bush([0.6, 0.11, 0.74], 0.13))),
    ],
    anchors: top(1.6),
  };
}

const battlements = (r: number, y: number, n: number): Shape =>
  carve(
    0.01,
    union(
      cylinder([0, y, 0], r * 1.14, 0.07, 0.02),
      place(radial(n, box([r * 1.06, 0, 0], [r * 0.12, 0.07, r * 0.16], 0.015)), { at: [0, y + 0.12, 0] }),
    ),
    cylinder([0, y + 0.14, 0], r * 0.92, 0.13),
  );
const cone = (at: Vec3, r: number, h: number): Shape =>
  frustum([at[0], at[1] + h / 2, at[2]], h / 2, r, 0.012, 0.012);

function roundTower(at: Vec3, r: number, h: number, roof: boolean): Part[] {
  const put = { at };
  const stones = pattern((x, y, z) =>
    Math.sin(y * 26) > 0.86 ||
    Math.abs(Math.sin(Math.atan2(x - at[0], z - at[2]) * 7 + Math.floor((y * 26) / 6.283) * 1.6)) < 0.07
      ? -0.01
      : 0.01,
  );
  return [
    part(
      'body',
      'matte',
      place(blend(0.02, cylinder([0, h / 2, 0], r, h / 2, 0.02), battlements(r, h, 8)), put),
      [
        paint('stone', stones, 0.006),
        paint(
          'window',
          union(
            ...[0, 1.2, -1.2].map((a) =>
              box([at[0] + r * Math.sin(a), h * 0.66, at[2] + r * Math.cos(a)], [0.045, 0.08, 0.045], 0.03),
            ),
          ),
          0.004,
          'glow',
        ),
      ],
    ),
    ...(roof
      ? [
          part('roof', 'matte', place(cone([0, h + 0.08, 0], r * 1.12, r * 2.5), put), [tiles(0.13)]),
          part('wood', 'matte', place(capsule([0, h + r * 2.4, 0], [0, h + r * 2.5 + 0.26, 0], 0.014), put)),
          part('flag', 'matte', place(box([0.13, h + r * 2.5 + 0.19, 0], [0.12, 0.065, 0.012], 0.01), put)),
        ]
      : []),
  ];
}

function castle(): Model {
  const wall = carve(
    0.01,
    union(
      box([0, 0.42, 0.62], [0.66, 0.42, 0.1], 0.02),
      ...[-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((x) => box([x, 0.9, 0.66], [0.06, 0.08, 0.06], 0.015)),
      mirror(box([0.72, 0.42, 0], [0.1, 0.42, 0.6], 0.02)),
    ),
    union(
      box([0, 0.18, 0.7], [0.2, 0.2, 0.3]),
      place(cylinder([0, 0, 0], 0.2, 0.3), { at: [0, 0.38, 0.7], turn: [90, 0, 0] }),
    ),
  );
  return {
    parts: [
      part('body', 'matte', wall, [
        paint(
          'stone',
          pattern((x, y) =>
            Math.sin(y * 24) > 0.86 || Math.abs(Math.sin(x * 13 + Math.floor((y * 24) / 6.283) * 1.6)) < 0.06
              ? -0.01
              : 0.01,
          ),
          0.006,
        ),
      ]),
      part(
        'door',
        'matte',
        union(
          box([0, 0.18, 0.6], [0.19, 0.2, 0.03]),
          place(cylinder([0, 0, 0], 0.19, 0.03), { at: [0, 0.38, 0.6], turn: [90, 0, 0] }),
        ),
        [paint('knob', union(stripes('y', 0.18, 0.18)), 0.004)],
      ),
      ...roundTower([0.72, 0, 0.62], 0.22, 1.06, true),
      ...roundTower([-0.72, 0, 0.62], 0.22, 1.06, true),
      ...roundTower([0.68, 0, -0.6], 0.2, 1.3, true),
      ...roundTower([-0.68, 0, -0.6], 0.2, 1.3, true),
      ...roundTower([0, 0, -0.2], 0.36, 1.5, true),
      part('wood', 'matte', box([0, 0.02, 0.92], [0.2, 0.025, 0.24], 0.01), [
        paint('door', stripes('x', 0.08, 0.12), 0.003),
      ]),
    ],
    anchors: top(2.4),
  };
}

function tower(): Model {
  return {
    parts: [
      ...roundTower([0, 0, 0], 0.4, 1.9, true),
      ...doorOn([0, 0.22, 0.39], 0.13, 0.18),
      part('leaf', 'fur', union(bush([-0.42, 0.1, 0.2], 0.12), bush([0.4, 0.1, 0.16], 0.13))),
    ],
    anchors: top(2.8),
  };
}

function lighthouse(): Model {
  const ring = (y: number) => torus([0, y, 0], 0.32, 0.022);
  return {
    parts: [
      part('trim', 'matte', frustum([0, 1.1, 0], 0.9, 0.42, 0.25, 0.03), [
        paint('body', stripes('y', 0.66, 0.5, 0.4), 0.006),
        paint(
          'darkGlass',
          union(...[0.72, 1.36].map((y) => box([0, y, 0.36], [0.05, 0.08, 0.2], 0.03))),
          0.004,
        ),
      ]),
      part(
        'rock',
        'matte',
        blend(
          0.08,
          ellipsoid([0, 0.08, 0], [0.66, 0.2, 0.6]),
          sphere([0.44, 0.12, 0.26], 0.2),
          sphere([-0.46, 0.08, 0.2], 0.22),
          sphere([0.1, 0.06, 0.5], 0.18),
        ),
      ),
      part(
        'dark',
        'metal',
        union(
          cylinder([0, 2.02, 0], 0.36, 0.04, 0.02),
          ring(2.2),
          radial(12, capsule([0.32, 2.04, 0], [0.32, 2.2, 0], 0.012)),
          radial(8, capsule([0.19, 2.06, 0], [0.19, 2.44, 0], 0.014)),
        ),
      ),
      part('lamp', 'glow', cylinder([0, 2.24, 0], 0.17, 0.19, 0.03)),
      part('body', 'glossy', union(cone([0, 2.42, 0], 0.28, 0.3), sphere([0, 2.74, 0], 0.045))),
      ...doorOn([0, 0.42, 0.4], 0.1, 0.14),
    ],
    anchors: top(2.8),
  };
}

function windmill(): Model {
  const blade = union(
    box([0.5, 0, 0], [0.5, 0.022, 0.022], 0.01),
    box([0.6, 0.11, 0.012], [0.36, 0.09, 0.012], 0.006),
  );
  const sails = place(place(radialZ(4, blade), { turn: [0, 0, 22] }), { at: [0, 1.5, 0.56] });
  return {
    parts: [
      part('body', 'matte', frustum([0, 0.74, 0], 0.74, 0.5, 0.32, 0.03), [
        paint(
          'stone',
          pattern((_x, y) => y - 0.22),
          0.006,
        ),
      ]),
      part(
        'roof',
        'matte',
        blend(
          0.05,
          keep(0.02, ellipsoid([0, 1.46, 0], [0.38, 0.44, 0.38]), pattern2(1.46)),
          cylinder([0, 1.48, 0], 0.39, 0.04, 0.02),
        ),
      ),
      part(
        'wood',
        'matte',
        union(
          place(cylinder([0, 0, 0], 0.05, 0.2, 0.02), { at: [0, 1.5, 0.4], turn: [90, 0, 0] }),
          sphere([0, 1.5, 0.6], 0.07),
        ),
      ),
      part('sail', 'matte', sails, [
        paint(
          'wood',
          place(radialZ(4, box([0.5, 0, 0], [0.55, 0.026, 0.2])), { at: [0, 1.5, 0.56], turn: [0, 0, 22] }),
          0.004,
        ),
      ]),
      ...doorOn([0, 0.22, 0.48], 0.12, 0.17),
      ...windowOn([0, 0.86, 0.41], 0.08, 0.1),
      part('leaf', 'fur', union(bush([-0.5, 0.1, 0.24], 0.13), bush([0.5, 0.1, 0.2], 0.12))),
    ],
    anchors: top(1.9),
  };
}

const pattern2 = (y0: number): Shape => ({
  lo: [-2, y0, -2],
  hi: [2, y0 + 2, 2],
  thin: 1,
  distance: (_x, y) => y0 - y,
});
/** Copies around the z axis, for what turns towards the viewer. */
const radialZ = (n: number, s: Shape): Shape =>
  place(radial(n, place(s, { turn: [-90, 0, 0] })), { turn: [90, 0, 0] });

function tent(): Model {
  const cloth = extrude(
    polygon([
      [-0.8, 0],
      [0.8, 0],
      [0, 1.05],
    ]),
    0.9,
    0.03,
  );
  const opening = extrude(
    polygon([
      [-0.34, -0.1],
      [0.34, -0.1],
      [0, 0.86],
    ]),
    0.5,
    0.01,
  );
  const hollow = carve(
    0.01,
    cloth,
    union(
      place(opening, { at: [0, 0, 0.8] }),
      place(
        extrude(
          polygon([
            [-0.7, 0],
            [0.7, 0],
            [0, 0.92],
          ]),
          0.84,
        ),
        {},
      ),
    ),
  );
  return {
    parts: [
      part('body', 'matte', hollow, [
        paint(
          'trim',
          pattern((x, y, z) => Math.max(0.84 - z, Math.abs(0.86 - y - Math.abs(x) * 2.53) - 0.1)),
          0.008,
        ),
        paint('trim', stripes('z', 0.6, 0.12), 0.006),
      ]),
      part(
        'trim',
        'matte',
        mirror(
          place(
            extrude(
              polygon([
                [0, 0],
                [0.3, -0.04],
                [0.1, 0.62],
              ]),
              0.015,
              0.01,
            ),
            { at: [0.3, 0.05, 0.9], turn: [0, -40, 0] },
          ),
        ),
      ),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0, 0.88], [0, 1.14, 0.88], 0.025),
          capsule([0, 0, -0.88], [0, 1.14, -0.88], 0.025),
          mirror(capsule([0.78, 0.03, 0.9], [1.0, 0.02, 1.02], 0.012)),
        ),
      ),
      part('lamp', 'glow', sphere([0, 0.62, 0.3], 0.07)),
      part('rug', 'matte', box([0, 0.03, 0.1], [0.6, 0.02, 0.8], 0.01)),
    ],
    anchors: top(1.1),
  };
}

function barn(): Model {
  const profile: Point[] = [
    [-0.7, 0],
    [0.7, 0],
    [0.7, 0.74],
    [0.46, 1.16],
    [0, 1.4],
    [-0.46, 1.16],
    [-0.7, 0.74],
  ];
  const roofline: Point[] = [
    [0.8, 0.66],
    [0.52, 1.16],
    [0, 1.44],
    [-0.52, 1.16],
    [-0.8, 0.66],
    [-0.84, 0.74],
    [-0.56, 1.26],
    [0, 1.54],
    [0.56, 1.26],
    [0.84, 0.74],
  ];
  const cross = (x: number, y: number) =>
    Math.min(
      Math.abs(Math.abs(x) - 0.17),
      Math.abs(y - 0.32 - x),
      Math.abs(y - 0.32 + x),
      Math.abs(Math.abs(x) - 0.01),
    );
  return {
    parts: [
      part('body', 'matte', extrude(polygon(profile), 0.9, 0.02), [
        paint(
          'seam',
          keep(
            0,
            stripes('x', 0.14, 0.06),
            pattern((_x, _y, z) => 0.88 - z),
          ),
          0.003,
        ),
        paint(
          'seam',
          keep(
            0,
            stripes('z', 0.14, 0.06),
            pattern((x) => 0.68 - Math.abs(x)),
          ),
          0.003,
        ),
      ]),
      part('roof', 'matte', extrude(polygon(roofline), 1.0, 0.02), [
        paint('roofDark', stripes('z', 0.16, 0.1), 0.004),
      ]),
      part('door', 'matte', box([0, 0.32, 0.9], [0.34, 0.32, 0.04], 0.01), [
        paint(
          'frame',
          pattern(
            (x, y) =>
              Math.min(
                cross(Math.abs(x) - 0.17, y),
                0.31 - Math.abs(x) < 0.04 ? -0.1 : 9,
                Math.abs(y - 0.32) > 0.28 ? -0.1 : 9,
              ) - 0.018,
          ),
          0.004,
        ),
      ]),
      ...windowOn([0, 1.0, 0.91], 0.12, 0.12),
      part('frame', 'matte', union(mirror(box([0.68, 0.36, 0.88], [0.03, 0.36, 0.03], 0.01)))),
    ],
    anchors: top(1.5),
  };
}

function skyscraper(): Model {
  const block = (y: number, h: number, w: number): Shape => box([0, y, 0], [w, h, w], 0.03);
  const tiers = union(block(0.8, 0.8, 0.5), block(1.8, 0.6, 0.4), block(2.6, 0.4, 0.28));
  const grid = pattern((x, y, z) => {
    const u = Math.abs(x) > Math.abs(z) ? z : x;
    const a = Math.abs(u / 0.13 - Math.round(u / 0.13)) * 0.13 - 0.04;
    const b = Math.abs(y / 0.17 - Math.round(y / 0.17)) * 0.17 - 0.055;
    return Math.max(a, b);
  });
  const litOnes = pattern((x, y, z) => {
    const u = Math.abs(x) > Math.abs(z) ? z + 7 : x;
    const cell = Math.sin(Math.round(u / 0.13) * 12.7 + Math.round(y / 0.17) * 7.3);
    return cell > 0.2 ? grid.distance(x, y, z) : 0.05;
  });
  return {
    parts: [
      part('body', 'glossy', tiers, [
        paint('darkGlass', grid, 0.004, 'glass'),
        paint('window', litOnes, 0.004, 'glow'),
      ]),
      part(
        'trim',
        'metal',
        union(
          box([0, 1.62, 0], [0.52, 0.03, 0.52], 0.015),
          box([0, 2.42, 0], [0.42, 0.03, 0.42], 0.015),
          box([0, 3.02, 0], [0.3, 0.03, 0.3], 0.015),
          capsule([0, 3, 0], [0, 3.6, 0], 0.04, 0.01),
        ),
      ),
      part('door', 'glow', box([0, 0.14, 0.5], [0.14, 0.14, 0.02], 0.01)),
    ],
    anchors: top(3.1),
  };
}

const STONE = {
  body: '#c9c2b6',
  stone: '#aaa195',
  roof: '#4a6fa5',
  roofDark: tone('roof', 0.8),
  window: '#ffd98a',
  door: '#7a4d2c',
  knob: '#d8b45a',
  flag: '#e0483d',
  frame: '#f6f0e4',
};

export const BUILDINGS = [
  subject({
    name: 'house',
    family: 'building',
    words: ['home', 'cottage', 'cabin', 'hut', 'building'],
    size: 6,
    colours: {
      body: '#f6ead2',
      roof: '#c8553d',
      roofDark: tone('roof', 0.8),
      stone: '#b9b0a4',
      brick: '#a8553f',
      frame: '#ffffff',
      window: '#ffe2a0',
      door: '#3f7f8c',
      knob: '#e0b84f',
    },
    view: VIEW,
    build: () => house(),
  }),
  subject({
    name: 'castle',
    family: 'building',
    words: ['fortress', 'palace', 'fort', 'citadel', 'chateau'],
    size: 20,
    colours: STONE,
    view: { yaw: 26, pitch: 14 },
    build: () => castle(),
  }),
  subject({
    name: 'tower',
    family: 'building',
    words: ['turret', 'keep', 'watchtower'],
    size: 15,
    colours: { ...STONE, roof: '#a8484f' },
    view: { yaw: 24, pitch: 10 },
    build: () => tower(),
  }),
  subject({
    name: 'lighthouse',
    family: 'building',
    words: ['beacon'],
    size: 15,
    colours: {
      body: '#d9403a',
      trim: '#fbf7ef',
      rock: '#8f8a85',
      dark: '#4a4f58',
      door: '#7a4d2c',
      knob: '#d8b45a',
      frame: '#ffffff',
      lamp: '#ffe9a0',
    },
    view: { yaw: 24, pitch: 8 },
    build: () => lighthouse(),
  }),
  subject({
    name: 'windmill',
    family: 'building',
    words: ['mill'],
    size: 10,
    colours: {
      body: '#f7f1e4',
      stone: '#b5ada2',
      roof: '#8a4f3a',
      sail: '#fdfaf2',
      frame: '#ffffff',
      window: '#ffe2a0',
      door: '#6a4a30',
      knob: '#d8b45a',
    },
    view: { yaw: 26, pitch: 8 },
    build: () => windmill(),
  }),
  subject({
    name: 'tent',
    family: 'building',
    words: ['camp', 'tipi', 'teepee'],
    size: 1.6,
    colours: { body: '#e8823a', trim: '#fbe8c4', rug: '#6a8f5a', wood: '#8a5a36' },
    view: { yaw: 28, pitch: 12 },
    build: () => tent(),
  }),
  subject({
    name: 'barn',
    family: 'building',
    words: ['farmhouse', 'stable', 'shed'],
    size: 8,
    colours: {
      body: '#b53a32',
      roof: '#5a5f69',
      roofDark: tone('roof', 0.75),
      seam: tone('body', 0.7),
      frame: '#fbf7ef',
      door: '#a8332d',
      window: '#ffe2a0',
    },
    view: VIEW,
    build: () => barn(),
  }),
  subject({
    name: 'skyscraper',
    family: 'building',
    words: ['office building', 'high-rise', 'apartment building'],
    size: 100,
    colours: { body: '#8ea3bb', trim: '#d5dde6', window: '#ffe0a0', door: '#ffe9b8', darkGlass: '#3a5878' },
    view: { yaw: 34, pitch: 10 },
    build: () => skyscraper(),
  }),
];
