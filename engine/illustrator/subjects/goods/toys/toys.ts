/** Toys to hug, float and fly. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function teddyBear(): Model {
  const body = blend(
    0.05,
    ellipsoid([0, 0.56, 0], [0.44, 0.5, 0.38]),
    ellipsoid([0, 1.28, 0.04], [0.42, 0.38, 0.37]),
    mirror(ellipsoid([0.34, 1.6, 0], [0.15, 0.15, 0.09])),
    mirror(capsule([0.36, 0.84, 0.06], [0.62, 0.46, 0.2], 0.15, 0.17)),
    mirror(capsule([0.26, 0.22, 0.2], [0.42, 0.18, 0.62], 0.19, 0.2)),
  );
  return {
    parts: [
      part(
        'body',
        'fur',
        relief(body, 0.02, (x, y, z) => 0.02 * (noise(x * 20, y * 20, z * 20) - 0.5)),
        [
          paint('pale', ellipsoid([0, 0.56, 0.4], [0.28, 0.34, 0.16]), 0.02),
          paint('pale', mirror(ellipsoid([0.34, 1.6, 0.1], [0.09, 0.09, 0.06])), 0.01),
          paint('pale', mirror(sphere([0.44, 0.18, 0.82], 0.15)), 0.01),
        ],
      ),
      part('pale', 'fur', ellipsoid([0, 1.18, 0.36], [0.19, 0.15, 0.14]), [
        paint(
          'dark',
          pattern((x, y, z) =>
            z < 0.4
              ? 1
              : Math.min(
                  Math.max(Math.abs(x) - 0.01, Math.abs(y - 1.15) - 0.06),
                  Math.abs(Math.hypot(Math.abs(x) - 0.05, y - 1.1) - 0.05) + (y > 1.1 ? 1 : 0) - 0.01,
                ),
          ),
          0.006,
        ),
      ]),
      part(
        'dark',
        'glossy',
        union(mirror(sphere([0.15, 1.34, 0.37], 0.052)), ellipsoid([0, 1.25, 0.48], [0.07, 0.05, 0.04])),
      ),
      part(
        'ribbon',
        'cloth',
        union(
          put(ellipsoid([0, 0, 0], [0.17, 0.1, 0.06]), [0.16, 0.96, 0.36], [0, 0, 14]),
          put(ellipsoid([0, 0, 0], [0.17, 0.1, 0.06]), [-0.16, 0.96, 0.36], [0, 0, -14]),
          sphere([0, 0.96, 0.38], 0.07),
          rod([-0.34, 1.0, 0.1, 0, 0.96, 0.36, 0.34, 1.0, 0.1], 0.05),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.66 }),
  };
}

function kite(): Model {
  const sail = cut([0, 0.2, 0.62, 1.3, 0, 1.9, -0.62, 1.3], 0.03, 0.015, 1);
  const bow = (x: number, y: number): Shape =>
    put(
      union(
        cut([0, 0, 0.13, 0.08, 0.13, -0.08], 0.02, 0.01, 1),
        cut([0, 0, -0.13, 0.08, -0.13, -0.08], 0.02, 0.01, 1),
      ),
      [x, y, 0],
      [0, 0, x * 90],
    );
  const parts = [
    part('body', 'cloth', sail, [
      paint(
        'second',
        pattern((x, y) => (x * (y - 1.3) > 0 ? -0.05 : 0.05)),
        0.004,
      ),
    ]),
    part(
      'wood',
      'wood',
      union(
        capsule([0, 0.2, 0.04], [0, 1.9, 0.04], 0.018),
        capsule([-0.62, 1.3, 0.04], [0.62, 1.3, 0.04], 0.018),
      ),
    ),
    part(
      'line',
      'matte',
      rod([0, 0.2, 0, 0.12, -0.1, 0, -0.1, -0.45, 0, 0.12, -0.8, 0, -0.04, -1.1, 0], 0.016),
    ),
    part('tail', 'cloth', union(bow(0.1, -0.12), bow(-0.09, -0.44), bow(0.11, -0.78))),
  ];
  return {
    parts: parts.map((p) => placePart(p, { at: [0, 1.1, 0], turn: [-10, 0, -24] })),
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function rubberDuck(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.1,
          ellipsoid([0, 0.4, -0.06], [0.5, 0.38, 0.6]),
          sphere([0, 0.98, 0.26], 0.34),
          capsule([0, 0.5, -0.5], [0, 0.72, -0.76], 0.16, 0.05),
          mirror(ellipsoid([0.46, 0.48, -0.08], [0.1, 0.2, 0.34])),
        ),
      ),
      part(
        'beak',
        'glossy',
        blend(
          0.03,
          ellipsoid([0, 0.94, 0.6], [0.15, 0.05, 0.14]),
          ellipsoid([0, 0.88, 0.57], [0.12, 0.04, 0.11]),
        ),
      ),
      part('dark', 'glossy', mirror(sphere([0.16, 1.08, 0.53], 0.055))),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.3 }),
  };
}

export const TOYS = [
  subject({
    name: 'teddy bear',
    family: 'object',
    words: ['teddy', 'stuffed bear', 'soft toy', 'stuffed animal', 'plush toy', 'toy bear', 'toy'],
    size: 0.35,
    colours: { body: '#a8713c', pale: '#dcb888', dark: '#2a1c16', ribbon: '#c8323c' },
    view: { yaw: 18, pitch: 10 },
    build: teddyBear,
  }),
  subject({
    name: 'kite',
    family: 'object',
    words: ['flying kite'],
    size: 1.1,
    airborne: true,
    colours: { body: '#d8342f', second: '#f4c02e', tail: '#2f78c4', line: '#f1ece0', wood: '#8a5a32' },
    view: { yaw: 12, pitch: 4 },
    build: kite,
  }),
  subject({
    name: 'rubber duck',
    family: 'object',
    words: ['bath duck', 'toy duck'],
    size: 0.1,
    colours: { body: '#f6c42a', beak: '#e8751f', dark: '#201a18' },
    view: { yaw: 34, pitch: 14 },
    build: rubberDuck,
  }),
];
