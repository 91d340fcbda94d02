/** Rings, ribbons and other small things that are handed over the counter. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, ring, rod, tray } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const band = (r: number): Shape => {
  const base = torus([0, 0, 0], r, 0.075);
  return {
    ...base,
    distance: (x, y, z) => base.distance(x, y * 0.62, z),
    lo: [base.lo[0], base.lo[1] * 1.6, base.lo[2]],
    hi: [base.hi[0], base.hi[1] * 1.6, base.hi[2]],
  };
};

function weddingRings(): Model {
  return {
    parts: [
      part('body', 'metal', put(band(0.5), [-0.2, 0.12, 0.1], [0, 0, 0])),
      part('body', 'metal', put(band(0.44), [0.34, 0.46, -0.06], [62, 26, 24])),
      part(
        'stone',
        'glossy',
        many(7, (i) => {
          const a = (i - 3) * 0.2;
          return put(sphere([0, 0, 0], 0.045), [-0.2 + 0.56 * Math.sin(a), 0.2, 0.1 + 0.56 * Math.cos(a)]);
        }),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0] }),
  };
}

function ringBox(): Model {
  return {
    parts: [
      part('body', 'cloth', tray([0, 0.2, 0], [0.5, 0.2, 0.42], 0.05, 0.05)),
      part(
        'cushion',
        'cloth',
        blend(
          0.03,
          capsule([-0.4, 0.36, -0.13], [0.4, 0.36, -0.13], 0.14),
          capsule([-0.4, 0.36, 0.15], [0.4, 0.36, 0.15], 0.14),
        ),
      ),
      part(
        'body',
        'cloth',
        put(tray([0, 0, 0], [0.5, 0.12, 0.42], 0.05, 0.05), [0, 0.76, -0.52], [-106, 0, 0]),
      ),
      part(
        'cushion',
        'cloth',
        put(box([0, 0.04, 0], [0.42, 0.05, 0.34], 0.05), [0, 0.76, -0.5], [-106, 0, 0]),
      ),
      part(
        'gold',
        'metal',
        union(
          put(band(0.2), [-0.17, 0.58, 0.02], [90, 6, 0]),
          put(band(0.18), [0.19, 0.56, 0.02], [90, -8, 0]),
        ),
      ),
      part(
        'stone',
        'glossy',
        union(
          put(ellipsoid([0, 0, 0], [0.075, 0.06, 0.075]), [0.19, 0.8, 0.02]),
          sphere([0.1, 0.765, 0.02], 0.025),
          sphere([0.28, 0.765, 0.02], 0.025),
        ),
      ),
      part('gold', 'metal', box([0, 0.3, 0.43], [0.05, 0.04, 0.02], 0.01)),
    ],
    anchors: anchored({ grip: [0, 0.2, 0.4] }),
  };
}

function jewelleryBox(): Model {
  return {
    parts: [
      part('body', 'cloth', tray([0, 0.16, 0], [0.62, 0.16, 0.5], 0.05, 0.05)),
      part('cushion', 'cloth', box([0, 0.22, 0], [0.55, 0.08, 0.43], 0.06)),
      part(
        'body',
        'cloth',
        put(tray([0, 0, 0], [0.62, 0.12, 0.5], 0.05, 0.05), [0, 0.7, -0.62], [-104, 0, 0]),
      ),
      part(
        'cushion',
        'cloth',
        put(box([0, 0.04, 0], [0.53, 0.05, 0.41], 0.05), [0, 0.7, -0.6], [-104, 0, 0]),
      ),
      part('gold', 'metal', box([0, 0.24, 0.51], [0.06, 0.05, 0.02], 0.01)),
    ],
    anchors: anchored({ grip: [0, 0.2, 0.48], top: 0.3, room: 0.4 }),
  };
}

function bracelet(): Model {
  return {
    parts: [
      part('body', 'metal', put(torus([0, 0, 0], 0.62, 0.035), [0, 0.2, 0], [14, 0, 0])),
      part(
        'pearl',
        'glossy',
        put(
          ring(22, (a, i) => sphere([0.62 * Math.cos(a), 0, 0.62 * Math.sin(a)], i % 3 === 0 ? 0.085 : 0.06)),
          [0, 0.2, 0],
          [14, 0, 0],
        ),
      ),
      part(
        'body',
        'metal',
        put(
          blend(0.02, sphere([-0.05, 0, 0], 0.09), sphere([0.05, 0, 0], 0.09), sphere([0, -0.08, 0], 0.06)),
          [0, 0.1, 0.72],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0] }),
  };
}

function bow(): Model {
  const loop = put(
    cut([0, 0, 0.5, 0.34, 0.78, 0.2, 0.78, -0.2, 0.5, -0.34], 0.12, 0.1),
    [0.04, 0.66, 0],
    [0, -14, 6],
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        relief(mirror(loop), 0.03, (x, y) => 0.025 * Math.sin(Math.atan2(y - 0.66, Math.abs(x)) * 16)),
      ),
      part('body', 'glossy', blend(0.04, box([0, 0.66, 0.02], [0.14, 0.16, 0.16], 0.07))),
      part(
        'tail',
        'glossy',
        mirror(
          put(
            cut([-0.13, 0, 0.13, 0, 0.2, -0.66, 0, -0.54, -0.2, -0.66], 0.03, 0.02, 1),
            [0.16, 0.6, 0.04],
            [0, 0, 24],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0] }),
  };
}

function chopsticks(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          put(rod([-1, 0, 0, 1, 0, 0], [0.03, 0.055], 1), [0, 0.12, 0], [0, 4, 0]),
          put(rod([-1, 0, 0, 1, 0, 0], [0.03, 0.055], 1), [0, 0.12, 0.16], [0, -3, 0]),
        ),
        [
          paint(
            'tip',
            pattern((x) => 0.62 - x),
            0.01,
          ),
        ],
      ),
      part('rest', 'ceramic', blend(0.04, capsule([-0.62, 0.04, -0.12], [-0.62, 0.04, 0.28], 0.055))),
    ],
    anchors: anchored({ grip: [0.8, 0.1, 0] }),
  };
}

function honeycomb(): Model {
  const cells = pattern((x, y) => {
    const s = 0.17;
    const q = x / s;
    const r = y / (s * 0.866);
    const row = Math.round(r);
    const dx = q - Math.round(q - (row % 2) * 0.5) - (row % 2) * 0.5;
    return (Math.hypot(dx, (r - row) * 0.86) - 0.36) * s;
  });
  const slab = put(
    cut([-0.8, -0.5, -0.7, 0.46, -0.1, 0.56, 0.7, 0.42, 0.82, -0.3, 0.2, -0.56], 0.14, 0.03),
    [0, 0.6, 0],
    [-24, 0, 0],
  );
  return {
    parts: [
      part('body', 'glossy', slab, [paint('cell', cells, 0.01)]),
      part(
        'honey',
        'liquid',
        blend(
          0.05,
          cylinder([0, 0.02, 0.2], 0.62, 0.02, 0.015),
          capsule([0.1, 0.14, 0.3], [0.14, 0.03, 0.42], 0.06),
          capsule([-0.4, 0.2, 0.26], [-0.42, 0.03, 0.42], 0.05),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function bakeryBox(): Model {
  return {
    parts: [
      part('body', 'matte', tray([0, 0.14, 0], [0.7, 0.14, 0.56], 0.025, 0.01)),
      part('body', 'matte', put(box([0, 0, 0], [0.7, 0.016, 0.56], 0.008), [0, 0.78, -0.66], [72, 0, 0])),
      part('paper', 'matte', box([0, 0.045, 0], [0.66, 0.012, 0.52], 0.005)),
    ],
    anchors: { ...anchored({ inside: 0.06, opening: 0.56 }) },
  };
}

export const SMALL_GIFTS = [
  subject({
    name: 'bakery box',
    label: 'box',
    family: 'object',
    words: ['cake box', 'pastry box', 'donut box', 'cookie box', 'box of pastries'],
    size: 0.26,
    colours: { body: '#f4efe4', paper: '#fbf8f2' },
    view: { yaw: 14, pitch: 34 },
    build: bakeryBox,
  }),
  subject({
    name: 'wedding rings',
    label: 'wedding rings',
    family: 'object',
    words: ['wedding bands', 'pair of rings', 'gold rings', 'pair of wedding rings'],
    size: 0.022,
    colours: { body: '#e2b04a', stone: '#f4fbff' },
    view: { yaw: 18, pitch: 26 },
    build: weddingRings,
  }),
  subject({
    name: 'ring box',
    label: 'ring box',
    family: 'object',
    words: ['box with rings', 'engagement ring box'],
    size: 0.07,
    colours: { body: '#1f2f5c', cushion: '#f3ece2', gold: '#e2b04a', stone: '#f4fbff' },
    view: { yaw: 24, pitch: 26 },
    build: ringBox,
  }),
  subject({
    name: 'jewellery box',
    family: 'object',
    words: ['jewelry box', 'jewel box', 'velvet box', 'jewelry case', 'jewellery case'],
    size: 0.16,
    colours: { body: '#1f2f5c', cushion: '#f3ece2', gold: '#e2b04a' },
    view: { yaw: 22, pitch: 26 },
    build: jewelleryBox,
  }),
  subject({
    name: 'bracelet',
    family: 'object',
    words: ['bangle', 'charm bracelet', 'pearl bracelet', 'anklet', 'friendship bracelet'],
    size: 0.03,
    colours: { body: '#dcae4c', pearl: '#f3ede4' },
    view: { yaw: 14, pitch: 34 },
    build: bracelet,
  }),
  subject({
    name: 'bow',
    family: 'object',
    words: ['ribbon', 'gift bow', 'ribbon bow', 'silk ribbon', 'satin bow'],
    size: 0.1,
    colours: { body: '#d7263d', tail: tone('body', 0.86) },
    view: { yaw: 10, pitch: 14 },
    build: bow,
  }),
  subject({
    name: 'chopsticks',
    label: 'pair of chopsticks',
    family: 'object',
    words: ['chopstick', 'chop sticks'],
    size: 0.012,
    colours: { body: '#7a3a22', tip: '#2a1a14', rest: '#e9e4da' },
    view: { yaw: 20, pitch: 36 },
    build: chopsticks,
  }),
  subject({
    name: 'honeycomb',
    family: 'food',
    words: ['honey comb', 'piece of honeycomb'],
    size: 0.1,
    colours: { body: '#e8a62a', cell: '#b86f12', honey: '#e39a1c' },
    view: { yaw: 14, pitch: 24 },
    build: honeycomb,
  }),
];
