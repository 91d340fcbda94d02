/** Watches, gems and chains: small things shown large. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, halfSpace, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, ring, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

/** A round brilliant of radius 1, girdle at y = 0, table up. */
export const gem = (): Shape => {
  let stone: Shape = cylinder([0, -0.1, 0], 1, 0.75);
  const facet = (a: number, tilt: number, offset: number) => {
    stone = keep(
      0,
      stone,
      halfSpace([Math.cos(a) * Math.cos(tilt), Math.sin(tilt), Math.sin(a) * Math.cos(tilt)], offset),
    );
  };
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI;
    facet(a, 0.85, 0.66);
    facet(a + 0.39, 0.6, 0.8);
    facet(a, -0.75, 0.7);
    facet(a + 0.39, -0.66, 0.74);
  }
  return keep(0, stone, halfSpace([0, 1, 0], 0.38));
};

function watch(): Model {
  const loop = carve(
    0.02,
    put(cylinder([0, 0, 0], 0.72, 0.24, 0.04), [0, 0, 0], [0, 0, 90]),
    put(cylinder([0, 0, 0], 0.62, 0.4), [0, 0, 0], [0, 0, 90]),
  );
  const strap = relief(loop, 0.004, () => 0);
  const ticks = pattern((x, _y, z) => {
    const a = Math.atan2(x, z) / (Math.PI / 6);
    return Math.max(Math.abs(a - Math.round(a)) * 0.19 - 0.018, Math.abs(Math.hypot(x, z) - 0.35) - 0.045);
  });
  const hand = (angle: number, long: number, wide: number) =>
    put(box([0, 0, -long / 2], [wide, 0.012, long / 2], 0.01), [0, 0.885, 0], [0, angle, 0]);
  const flat = [
    part('body', 'leather', strap, [
      paint(
        'stitch',
        pattern((x) => Math.abs(Math.abs(x) - 0.19) - 0.01),
        0.005,
      ),
    ]),
    part(
      'case',
      'metal',
      union(
        carve(0.01, cylinder([0, 0.78, 0], 0.52, 0.12, 0.05), cylinder([0, 0.9, 0], 0.44, 0.06)),
        put(cylinder([0, 0, 0], 0.06, 0.05, 0.015), [0.56, 0.78, 0], [0, 0, 90]),
        ...[-1, 1].map((s) => box([0, 0.72, 0.5 * s], [0.26, 0.06, 0.12], 0.04)),
      ),
    ),
    part('dial', 'matte', cylinder([0, 0.83, 0], 0.45, 0.03), [
      paint('mark', ticks, 0.005),
      paint(
        'mark',
        pattern((x, _y, z) => Math.hypot(x, z - 0.18) - 0.09),
        0.004,
      ),
      paint(
        'dial',
        pattern((x, _y, z) => Math.hypot(x, z - 0.18) - 0.07),
        0.004,
      ),
    ]),
    part(
      'hand',
      'metal',
      union(hand(52, 0.26, 0.022), hand(-58, 0.36, 0.016), cylinder([0, 0.885, 0], 0.04, 0.018)),
    ),
  ];
  return {
    parts: flat.map((p) => placePart(p, { at: [0, 0.66, 0], turn: [52, 0, 0] })),
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.2 }),
  };
}

function diamondRing(): Model {
  const prong = (a: number): Shape =>
    rod(
      [
        0.08 * Math.cos(a),
        1.32,
        0.08 * Math.sin(a),
        0.2 * Math.cos(a),
        1.46,
        0.2 * Math.sin(a),
        0.27 * Math.cos(a),
        1.62,
        0.27 * Math.sin(a),
      ],
      [0.04, 0.032, 0.034],
    );
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.02,
          put(torus([0, 0, 0], 0.62, 0.075), [0, 0.7, 0], [90, 0, 0]),
          ring(4, (a) => prong(a + 0.78)),
        ),
      ),
      part('stone', 'glossy', put(gem(), [0, 1.56, 0], [0, 11, 0], 0.3)),
      part(
        'stone',
        'glossy',
        union(
          ...[-0.5, -0.34, 0.34, 0.5].map((a) =>
            sphere([0.64 * Math.sin(a), 0.7 + 0.64 * Math.cos(a), 0.05], 0.055),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.7 }),
  };
}

/** Two hoops with a pearl each, leaning a little to one another. */
function earrings(): Model {
  const hoop = (side: number) =>
    put(torus([0, 0, 0], 0.36, 0.045), [side * 0.48, 0.44, side * 0.1], [90, side * 22, side * 6]);
  const pearl = (side: number) => sphere([side * 0.48, 0.1, side * 0.1 + 0.06], 0.1);
  return {
    parts: [
      part('body', 'metal', union(hoop(1), hoop(-1))),
      part('pearl', 'glossy', union(pearl(1), pearl(-1))),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function necklace(): Model {
  const n = 46;
  const at = (i: number): [number, number, number] => {
    const t = (i / (n - 1)) * 2 - 1;
    return [
      0.78 * Math.sin(t * 2.5) * (1 - 0.12 * Math.abs(t)),
      0.62 - 0.66 * Math.cos(t * 2.5) + 0.04,
      0.08 * Math.cos(t * 2),
    ];
  };
  return {
    parts: [
      part(
        'chain',
        'metal',
        many(n, (i) => sphere(at(i), 0.034)),
      ),
      part(
        'gold',
        'metal',
        union(
          put(torus([0, 0, 0], 0.17, 0.035), [0, -0.22, 0.1], [90, 0, 0]),
          torus([0, -0.01, 0.09], 0.05, 0.018),
        ),
      ),
      part('body', 'glossy', put(gem(), [0, -0.22, 0.09], [90, 0, 0], 0.16)),
      part(
        'body',
        'glossy',
        union(...[16, 19, 26, 29].map((i) => sphere([at(i)[0], at(i)[1] - 0.06, at(i)[2] + 0.03], 0.06))),
      ),
    ],
    anchors: anchored({ grip: [0, 1.2, 0], top: 1.3 }),
  };
}

function medal(): Model {
  const star = cut(
    Array.from({ length: 10 }, (_, i) => [
      (i % 2 ? 0.1 : 0.24) * Math.sin((i * Math.PI) / 5),
      (i % 2 ? 0.1 : 0.24) * Math.cos((i * Math.PI) / 5),
    ]).flat(),
    0.05,
    0.01,
    1,
  );
  return {
    parts: [
      part(
        'ribbon',
        'cloth',
        union(
          put(box([0, 0, 0], [0.14, 0.52, 0.02], 0.01), [0.17, 1.36, 0], [0, 0, -20]),
          put(box([0, 0, 0], [0.14, 0.52, 0.02], 0.01), [-0.17, 1.36, -0.03], [0, 0, 20]),
        ),
        [
          paint(
            'stripe',
            pattern((x, y) => Math.abs(Math.abs(x) - 0.17 - (y - 1.36) * 0.36) - 0.045),
            0.005,
          ),
        ],
      ),
      part(
        'body',
        'metal',
        union(
          put(cylinder([0, 0, 0], 0.46, 0.06, 0.03), [0, 0.48, 0], [90, 0, 0]),
          put(torus([0, 0, 0], 0.41, 0.04), [0, 0.48, 0.05], [90, 0, 0]),
          put(star, [0, 0.48, 0.07]),
          put(torus([0, 0, 0], 0.08, 0.025), [0, 0.98, 0], [90, 0, 0]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.8, 0], top: 1.8 }),
  };
}

export const JEWELLERY = [
  subject({
    name: 'wrist watch',
    family: 'object',
    words: ['watch', 'wristwatch', 'timepiece'],
    size: 0.08,
    colours: {
      body: '#5c3620',
      stitch: tone('body', 1.3),
      case: '#cfd3d8',
      dial: '#f7f5f0',
      mark: '#23262c',
      hand: '#2a3a55',
    },
    view: { yaw: 22, pitch: 18 },
    build: watch,
  }),
  subject({
    name: 'ring',
    family: 'object',
    words: ['diamond ring', 'engagement ring', 'jewelry', 'jewellery', 'diamond', 'gem', 'jewel'],
    size: 0.03,
    colours: { body: '#e0b04a', stone: '#dff0fa' },
    view: { yaw: 24, pitch: 16 },
    build: diamondRing,
  }),
  subject({
    name: 'earrings',
    label: 'pair of earrings',
    family: 'object',
    words: ['earring', 'hoop earrings', 'pearl earrings', 'drop earrings', 'stud earrings'],
    size: 0.05,
    colours: { body: '#d9ab4a', pearl: '#f6efe4' },
    view: { yaw: 14, pitch: 12 },
    build: earrings,
  }),
  subject({
    name: 'necklace',
    family: 'object',
    words: ['pendant', 'pearl necklace', 'chain'],
    size: 0.25,
    colours: { body: '#1f7a5c', chain: '#e0b858', gold: '#dcae48' },
    view: { yaw: 12, pitch: 10 },
    build: necklace,
  }),
  subject({
    name: 'medal',
    family: 'object',
    words: ['gold medal', 'award'],
    size: 0.12,
    colours: { body: '#e3b03c', ribbon: '#2f5fb0', stripe: '#f6f3ee' },
    view: { yaw: 12, pitch: 6 },
    build: medal,
  }),
];
