/** Windows, doors, towers, battlements and bushes, so that buildings agree in such details. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { tone } from '../subject.ts';

export const VIEW = { yaw: 32, pitch: 12 };

export const top = (y: number): Model['anchors'] => ({ top: { at: [0, y, 0] }, seat: { at: [0, y, 0] } });

/** Rows of tiles as a paint. */
export const tiles = (period: number) => paint('roofDark', stripes('y', period, 0.16), 0.006);

/** Frame, pane and crossbar of a window on a front (z) or a side (x). */
export function windowOn(at: Vec3, w: number, h: number, side: 'z' | 'x' = 'z', lit = true): Part[] {
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

export const doorOn = (at: Vec3, w: number, h: number): Part[] => [
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

export const bush = (at: Vec3, r: number): Shape =>
  blend(
    0.05,
    sphere(at, r),
    sphere([at[0] + r * 0.9, at[1] - r * 0.2, at[2] + 0.03], r * 0.75),
    sphere([at[0] - r * 0.85, at[1] - r * 0.25, at[2]], r * 0.7),
  );

export const battlements = (r: number, y: number, n: number): Shape =>
  carve(
    0.01,
    union(
      cylinder([0, y, 0], r * 1.14, 0.07, 0.02),
      place(radial(n, box([r * 1.06, 0, 0], [r * 0.12, 0.07, r * 0.16], 0.015)), { at: [0, y + 0.12, 0] }),
    ),
    cylinder([0, y + 0.14, 0], r * 0.92, 0.13),
  );

export const cone = (at: Vec3, r: number, h: number): Shape =>
  frustum([at[0], at[1] + h / 2, at[2]], h / 2, r, 0.012, 0.012);

export function roundTower(at: Vec3, r: number, h: number, roof: boolean): Part[] {
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

export const STONE = {
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
