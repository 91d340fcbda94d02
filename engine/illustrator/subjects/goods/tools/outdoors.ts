/** Tools for woods, gardens, rivers and fields, upright or leaning as a hand would hold them. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function shovel(): Model {
  const blade = cut(
    [-0.3, 0.62, 0.3, 0.62, 0.32, 0.3, 0.2, 0.06, 0, -0.04, -0.2, 0.06, -0.32, 0.3],
    0.035,
    0.025,
    3,
  );
  const parts = [
    part('steel', 'metal', blend(0.03, blade, capsule([0, 0.56, 0.02], [0, 0.86, 0.02], 0.075, 0.06))),
    part(
      'body',
      'wood',
      union(
        capsule([0, 0.8, 0.02], [0, 2.0, 0.02], 0.05),
        rod([0, 1.96, 0.02, -0.14, 2.1, 0.02, -0.15, 2.24, 0.02], 0.04),
        rod([0, 1.96, 0.02, 0.14, 2.1, 0.02, 0.15, 2.24, 0.02], 0.04),
        capsule([-0.18, 2.26, 0.02], [0.18, 2.26, 0.02], 0.05),
      ),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -14] })),
    anchors: anchored({ grip: [0.4, 1.4, 0] }),
  };
}

function rake(): Model {
  const parts = [
    part(
      'steel',
      'metal',
      union(
        capsule([-0.42, 0.24, 0], [0.42, 0.24, 0], 0.04),
        many(8, (i) =>
          rod([-0.4 + 0.114 * i, 0.24, 0, -0.4 + 0.114 * i, 0.12, 0.03, -0.4 + 0.114 * i, 0.0, 0.1], 0.024),
        ),
        capsule([0, 0.24, 0], [0, 0.44, 0], 0.06),
      ),
    ),
    part('body', 'wood', capsule([0, 0.4, 0], [0, 2.2, 0], 0.045)),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -14] })),
    anchors: anchored({ grip: [0.3, 1.2, 0] }),
  };
}

function axe(): Model {
  const parts = [
    part(
      'body',
      'wood',
      rod([0.06, 0, 0, 0, 0.3, 0, -0.03, 1.0, 0, 0.02, 1.7, 0], [0.09, 0.065, 0.06, 0.075]),
    ),
    part(
      'steel',
      'metal',
      cut(
        [
          -0.12, 1.36, 0.12, 1.36, 0.4, 1.2, 0.62, 1.14, 0.68, 1.42, 0.62, 1.74, 0.4, 1.66, 0.12, 1.62, -0.12,
          1.62,
        ],
        0.07,
        0.05,
        3,
      ),
      [
        paint(
          'edge',
          pattern((x) => 0.53 - x),
          0.01,
        ),
      ],
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, 18] })),
    anchors: anchored({ grip: [-0.1, 0.5, 0] }),
  };
}

function saw(): Model {
  const teeth = many(26, (i) =>
    cut([-0.92 + 0.07 * i, 0.1, -0.885 + 0.07 * i, 0.03, -0.85 + 0.07 * i, 0.1], 0.014, 0, 1),
  );
  const handle = carve(
    0.03,
    cut([0.84, 0.08, 1.12, 0.02, 1.34, 0.12, 1.36, 0.44, 1.24, 0.6, 0.98, 0.58, 0.86, 0.4], 0.07, 0.045),
    put(ellipsoid([0, 0, 0], [0.1, 0.16, 0.3]), [1.14, 0.32, 0], [0, 0, 12]),
  );
  const parts = [
    part('steel', 'metal', union(cut([-1.0, 0.1, 0.9, 0.1, 0.9, 0.46, -1.0, 0.22], 0.018, 0.006, 1), teeth)),
    part('body', 'wood', handle),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, 14] })),
    anchors: anchored({ grip: [1.1, 0.6, 0] }),
  };
}

function scissors(): Model {
  const blade = (s: number) =>
    put(
      cut([-0.05, 0.5, 0.07, 0.5, 0.05, 1.2, 0, 1.6, -0.04, 1.2], 0.03, 0.015, 1),
      [0.1 * s, 0, 0.03 * s],
      [0, 0, 12 * s],
    );
  const eye = blend(
    0.03,
    put(torus([0, 0, 0], 0.18, 0.06), [0.27, 0.24, 0], [90, 0, 0]),
    capsule([0.18, 0.42, 0], [0.03, 0.66, 0], 0.06, 0.045),
  );
  return {
    parts: [
      part(
        'steel',
        'metal',
        union(blade(1), blade(-1), put(cylinder([0, 0, 0], 0.06, 0.09, 0.02), [0, 0.66, 0], [90, 0, 0])),
      ),
      part('body', 'glossy', mirror(eye)),
    ],
    anchors: anchored({ grip: [0, 0.2, 0] }),
  };
}

function fishingRod(): Model {
  const parts = [
    part('cork', 'crust', capsule([0, 0, 0], [0, 0.5, 0], 0.06, 0.055)),
    part(
      'body',
      'glossy',
      rod([0, 0.5, 0, 0.04, 1.4, 0, 0.24, 2.3, 0, 0.6, 2.8, 0], [0.035, 0.03, 0.022, 0.014]),
    ),
    part(
      'steel',
      'metal',
      union(
        put(cylinder([0, 0, 0], 0.14, 0.09, 0.03), [-0.16, 0.62, 0], [90, 0, 0]),
        capsule([0, 0.62, 0], [-0.16, 0.62, 0], 0.03),
        capsule([-0.16, 0.62, 0.1], [-0.26, 0.52, 0.14], 0.02),
        ...[
          [0.02, 1.1],
          [0.1, 1.8],
          [0.3, 2.42],
        ].map(([x, y]) => put(torus([0, 0, 0], 0.04, 0.012), [x! - 0.05, y!, 0], [0, 0, 0])),
      ),
    ),
    part('line', 'matte', rod([0.6, 2.8, 0, 0.64, 2.0, 0, 0.64, 1.2, 0], 0.008)),
    part('float', 'glossy', sphere([0.64, 1.1, 0], 0.1), [
      paint(
        'line',
        pattern((_x, y) => y - 1.1),
        0.004,
      ),
    ]),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -12] })),
    anchors: anchored({ grip: [0.05, 0.3, 0] }),
  };
}

function oar(): Model {
  const parts = [
    part(
      'body',
      'wood',
      blend(
        0.04,
        capsule([0, 0.7, 0], [0, 2.3, 0], 0.05),
        ellipsoid([0, 0.42, 0], [0.2, 0.44, 0.045]),
        capsule([-0.1, 2.32, 0], [0.1, 2.32, 0], 0.05),
      ),
      [
        paint(
          'band',
          pattern((_x, y) => Math.abs(y - 0.2) - 0.05),
          0.006,
        ),
      ],
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -18] })),
    anchors: anchored({ grip: [0.5, 1.6, 0] }),
  };
}

function golfClub(): Model {
  const parts = [
    part(
      'steel',
      'metal',
      blend(
        0.03,
        rod([0.02, 0.1, 0, 0.1, 0.6, 0, 0.34, 2.0, 0], 0.026),
        ellipsoid([-0.12, 0.1, 0.02], [0.2, 0.1, 0.09]),
      ),
    ),
    part(
      'body',
      'leather',
      relief(capsule([0.3, 1.76, 0], [0.4, 2.36, 0], 0.05), 0.01, (_x, y) => 0.008 * Math.sin(y * 60)),
    ),
    part(
      'ball',
      'glossy',
      relief(
        sphere([-0.46, 0.1, 0.16], 0.1),
        0.01,
        (x, y, z) => -0.008 * Math.max(0, Math.sin(x * 90) * Math.sin(y * 90) * Math.sin(z * 90)),
      ),
    ),
  ];
  return { parts, anchors: anchored({ grip: [0.34, 2, 0] }) };
}

export const OUTDOOR_TOOLS = [
  subject({
    name: 'shovel',
    family: 'object',
    words: ['spade'],
    size: 1.1,
    colours: { body: '#b47a40', steel: '#9aa2ab' },
    view: { yaw: 18, pitch: 6 },
    build: shovel,
  }),
  subject({
    name: 'rake',
    family: 'object',
    words: ['garden rake', 'pitchfork', 'hoe'],
    size: 1.5,
    colours: { body: '#b98248', steel: '#7f4a36' },
    view: { yaw: 22, pitch: 10 },
    build: rake,
  }),
  subject({
    name: 'axe',
    family: 'object',
    words: ['hatchet'],
    size: 0.7,
    colours: { body: '#b47a40', steel: '#8d959e', edge: '#dfe4e9' },
    view: { yaw: 16, pitch: 6 },
    build: axe,
  }),
  subject({
    name: 'saw',
    family: 'object',
    words: ['handsaw', 'hand saw'],
    size: 0.2,
    colours: { body: '#b0703a', steel: '#c3c9d0' },
    view: { yaw: 14, pitch: 8 },
    build: saw,
  }),
  subject({
    name: 'scissors',
    family: 'object',
    words: ['pair of scissors', 'shears'],
    size: 0.18,
    colours: { body: '#c8322f', steel: '#c9cfd6' },
    view: { yaw: 12, pitch: 6 },
    build: scissors,
  }),
  subject({
    name: 'fishing rod',
    family: 'object',
    words: ['fishing pole'],
    size: 2,
    colours: { body: '#2f4f6a', cork: '#c99a66', steel: '#b9c0c8', line: '#eef1f3', float: '#d23a2f' },
    view: { yaw: 12, pitch: 6 },
    build: fishingRod,
  }),
  subject({
    name: 'oar',
    family: 'object',
    words: ['paddle'],
    size: 1.8,
    colours: { body: '#c08a50', band: '#b8322c' },
    view: { yaw: 14, pitch: 6 },
    build: oar,
  }),
  subject({
    name: 'golf club',
    family: 'object',
    words: ['golf ball', 'putter'],
    size: 1,
    colours: { body: '#2a2b30', steel: '#c9cfd6', ball: '#fbfbf8' },
    view: { yaw: 12, pitch: 8 },
    build: golfClub,
  }),
];
