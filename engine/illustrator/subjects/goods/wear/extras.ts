/** What is worn besides: on feet and hands, round the neck and the waist. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, grounded, put, rod } from '../../forms/forms.ts';
import { onFront } from '../../forms/print.ts';
import { subject, tone } from '../../subject.ts';

function socks(): Model {
  const sock = (): Shape =>
    blend(
      0.08,
      rod([0, 1.26, -0.1, 0, 0.7, -0.12, 0, 0.3, -0.1], [0.2, 0.19, 0.19]),
      rod([0, 0.2, -0.14, 0, 0.18, 0.2, 0, 0.15, 0.5], [0.2, 0.18, 0.15]),
    );
  const one = (x: number, z: number, turn: number) => {
    const at = (s: Shape): Shape => put(s, [x, 0, z], [0, turn, 0]);
    return part(
      'body',
      'cloth',
      at(
        carve(
          0.01,
          sock(),
          union(box([0, 1.5, -0.1], [0.4, 0.16, 0.4]), ellipsoid([0, 1.34, -0.1], [0.14, 0.12, 0.14])),
        ),
      ),
      [
        paint(
          'stripe',
          pattern((_x, y) => Math.abs(Math.abs(y - 1.0) - 0.09) - 0.035),
          0.006,
        ),
        paint(
          'shade',
          pattern((_x, y) => 1.22 - y),
          0.01,
        ),
        paint('toe', at(union(sphere([0, 0.14, 0.6], 0.24), sphere([0, 0.12, -0.34], 0.2))), 0.01),
      ],
    );
  };
  return { parts: [one(-0.26, 0, 62), one(0.3, 0.2, 70)], anchors: anchored({ grip: [0, 1, 0] }) };
}

function tie(): Model {
  const slant = (period: number, share: number) =>
    pattern((x, y) => Math.abs((((((x * 0.7 + y) / period) % 1) + 1) % 1) - 0.5) * period - share);
  return {
    parts: [
      part(
        'body',
        'cloth',
        union(
          cut([-0.09, 1.44, 0.09, 1.44, 0.24, 0.26, 0, 0, -0.24, 0.26], 0.05, 0.035, 1),
          put(
            cut([-0.07, 1.4, 0.07, 1.4, 0.14, 0.36, 0, 0.2, -0.14, 0.36], 0.02, 0.015, 1),
            [0.05, 0, -0.07],
          ),
        ),
        [paint('stripe', slant(0.3, 0.035), 0.006)],
      ),
      part('body', 'cloth', cut([-0.2, 1.74, 0.2, 1.74, 0.1, 1.42, -0.1, 1.42], 0.11, 0.06, 1), [
        paint('stripe', slant(0.3, 0.035), 0.006),
      ]),
      part(
        'body',
        'cloth',
        rod(
          [
            -0.12, 1.7, 0, -0.3, 1.86, -0.1, -0.26, 2.02, -0.36, 0, 2.06, -0.46, 0.26, 2.02, -0.36, 0.3, 1.86,
            -0.1, 0.12, 1.7, 0,
          ],
          0.05,
          5,
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.5, 0] }),
  };
}

function bowTie(): Model {
  const wing = relief(
    cut([0.05, 0.3, 0.3, 0.46, 0.74, 0.62, 0.78, 0.3, 0.74, -0.02, 0.3, 0.14], 0.12, 0.08, 3),
    0.03,
    (x, y) => 0.03 * Math.cos(Math.atan2(y - 0.3, x + 0.1) * 16) * Math.max(0, 1 - x * 1.2),
  );
  return {
    parts: [
      part('body', 'cloth', mirror(wing), [
        paint(
          'dots',
          onFront(
            (x, y) =>
              Math.hypot(x - 0.16 * Math.round(x / 0.16), y - 0.02 - 0.16 * Math.round((y - 0.02) / 0.16)) -
              0.035,
          ),
          0.005,
        ),
      ]),
      part('knot', 'cloth', box([0, 0.3, 0.03], [0.12, 0.16, 0.14], 0.08)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0] }),
  };
}

function gloves(): Model {
  const glove = blend(
    0.05,
    rod([0, 0.1, 0, 0, 0.5, 0], [0.24, 0.25]),
    box([0, 0.66, 0], [0.27, 0.24, 0.13], 0.12),
    ...[-0.2, -0.07, 0.07, 0.2].map((x, i) =>
      capsule([x, 0.8, 0], [x * 1.35, 1.1 + [0.06, 0.14, 0.12, 0][i]!, 0], 0.085, 0.075),
    ),
    rod([-0.2, 0.5, 0.02, -0.4, 0.68, 0.05, -0.46, 0.86, 0.06], [0.1, 0.1, 0.08]),
  );
  const cuff = stretch(cylinder([0, 0.1, 0], 0.28, 0.16, 0.06), [1, 1, 0.7]);
  return {
    parts: [
      part('body', 'cloth', grounded(mirror(put(glove, [0.56, 0.06, 0], [0, 0, -6]))), [
        paint(
          'stripe',
          pattern((_x, y) => Math.abs(y - 0.5) - 0.05),
          0.01,
        ),
      ]),
      part('cuff', 'cloth', mirror(put(cuff, [0.56, 0.06, 0], [0, 0, -6]))),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function belt(): Model {
  const strap = carve(0.005, cylinder([0, 0.16, 0], 0.7, 0.16, 0.02), cylinder([0, 0.16, 0], 0.63, 0.3));
  const inner = carve(
    0.005,
    cylinder([0.06, 0.16, 0], 0.52, 0.155, 0.02),
    cylinder([0.06, 0.16, 0], 0.45, 0.3),
  );
  return {
    parts: [
      part(
        'body',
        'leather',
        union(strap, inner, put(box([0, 0, 0], [0.5, 0.155, 0.035], 0.02), [-0.42, 0.16, 0.72], [0, 6, 0])),
        [
          paint(
            'thread',
            pattern((_x, y) => Math.abs(Math.abs(y - 0.16) - 0.12) - 0.008),
            0.004,
          ),
        ],
      ),
      part(
        'buckle',
        'metal',
        put(
          union(
            carve(0.01, box([0, 0, 0], [0.2, 0.22, 0.045], 0.04), box([0, 0, 0], [0.13, 0.15, 0.2], 0.03)),
            capsule([-0.16, 0, 0.03], [0.2, 0, 0.05], 0.025),
          ),
          [0.18, 0.22, 0.72],
          [0, 8, 0],
        ),
      ),
      part(
        'thread',
        'matte',
        union(...[-0.3, -0.45, -0.6].map((x) => sphere([x, 0.16, 0.76 - 0.1 * (x + 0.42)], 0.02))),
      ),
    ],
    anchors: anchored({ grip: [0, 0.16, 0.7] }),
  };
}

export const WEAR_EXTRAS = [
  subject({
    name: 'socks',
    family: 'object',
    words: ['sock', 'pair of socks', 'stockings'],
    size: 0.3,
    colours: { body: '#f3efe6', stripe: '#c8423a', toe: '#c8423a', shade: tone('body', 0.9) },
    main: 'stripe',
    view: { yaw: 12, pitch: 10 },
    build: socks,
  }),
  subject({
    name: 'tie',
    family: 'object',
    words: ['necktie', 'silk tie'],
    size: 0.55,
    colours: { body: '#243f73', stripe: '#d9b15c' },
    view: { yaw: 14, pitch: 6 },
    build: tie,
  }),
  subject({
    name: 'bow tie',
    family: 'object',
    words: ['bowtie', 'bow-tie'],
    size: 0.07,
    colours: { body: '#a3273a', knot: tone('body', 0.85), dots: '#fbf2e4' },
    view: { yaw: 12, pitch: 8 },
    build: bowTie,
  }),
  subject({
    name: 'gloves',
    family: 'object',
    words: ['glove', 'pair of gloves', 'mittens', 'knitted gloves'],
    size: 0.26,
    colours: { body: '#a8475c', cuff: tone('body', 0.8), stripe: '#f4e6d6' },
    view: { yaw: 10, pitch: 8 },
    build: gloves,
  }),
  subject({
    name: 'belt',
    family: 'object',
    words: ['leather belt'],
    size: 0.08,
    colours: { body: '#7a4a28', thread: tone('body', 0.6), buckle: '#d7b25f' },
    view: { yaw: 14, pitch: 24 },
    build: belt,
  }),
];
