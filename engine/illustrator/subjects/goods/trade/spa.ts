/** What spas and barbers use. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, rod, spray } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function spaStones(): Model {
  const stone = (x: number, y: number, z: number, r: number, i: number) =>
    put(
      relief(
        ellipsoid([0, 0, 0], [r, r * 0.36, r * 0.84]),
        0.03,
        (a, b, c) => 0.05 * noise(a * 3 + i, b * 3, c * 3) - 0.02,
      ),
      [x, y, z],
      [4 * i - 6, 40 * i, 3],
    );
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          stone(0, 0.19, 0, 0.56, 0),
          stone(0.03, 0.52, 0, 0.44, 1),
          stone(-0.02, 0.78, 0.02, 0.33, 2),
          stone(0.02, 0.98, 0, 0.22, 3),
        ),
        [
          paint(
            'vein',
            pattern((x, y, z) => Math.abs(noise(x * 4, y * 9, z * 4) - 0.5) - 0.02),
            0.02,
          ),
        ],
      ),
      part(
        'leaf',
        'matte',
        union(
          spray(leafOf(0.9, 0.2, 0.03, -0.1), [0.3, 0.04, 0.4], 0.4, 4),
          spray(leafOf(0.8, 0.2, 0.03, -0.1), [0.2, 0.05, 0.5], 1.1, 8),
        ),
      ),
      part(
        'petal',
        'matte',
        union(
          ...[0, 1, 2, 3, 4].map((i) =>
            spray(leafOf(0.24, 0.42, 0.06, 0.2), [-0.5, 0.06, 0.46], (i * 2 * Math.PI) / 5, 14),
          ),
        ),
      ),
      part('heart', 'matte', sphere([-0.5, 0.1, 0.46], 0.06)),
    ],
    anchors: anchored({ top: 1.06 }),
  };
}

function sponge(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        relief(
          box([0, 0.28, 0], [0.66, 0.26, 0.42], 0.1),
          0.06,
          (x, y, z) => -0.1 * Math.max(0, noise(x * 11, y * 11, z * 11) - 0.58) * 3,
        ),
        [
          paint(
            'dark',
            pattern((x, y, z) => 0.6 - noise(x * 11, y * 11, z * 11)),
            0.06,
          ),
        ],
      ),
      part(
        'foam',
        'glossy',
        many(
          16,
          (i) =>
            sphere(
              [0.5 * Math.sin(i * 2.4), 0.5 + 0.06 * Math.cos(i * 5), 0.32 * Math.cos(i * 1.7)],
              0.09 + 0.04 * Math.sin(i * 3),
            ),
          0.02,
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.56 }),
  };
}

function comb(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        put(
          union(
            box([0, 0.42, 0], [0.9, 0.1, 0.05], 0.05),
            many(26, (i) => box([-0.85 + 0.068 * i, 0.18, 0], [0.018, 0.2, 0.03], 0.015)),
            box([-0.88, 0.22, 0], [0.04, 0.24, 0.045], 0.02),
            box([0.88, 0.22, 0], [0.04, 0.24, 0.045], 0.02),
          ),
          [0, 0.06, 0],
          [-90, 0, 0],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.06, 0] }),
  };
}

function razor(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        put(rod([0, 0, 0, 0, 0.5, 0.02, 0, 1, -0.04], 0.075, 4), [0, 0.1, 0.5], [-72, 24, 0]),
      ),
      part(
        'steel',
        'metal',
        put(
          union(box([0, 1.06, -0.04], [0.26, 0.06, 0.09], 0.04), cylinder([0, 0.94, -0.03], 0.05, 0.1)),
          [0, 0.1, 0.5],
          [-72, 24, 0],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.4] }),
  };
}

export const SPA = [
  subject({
    name: 'spa stones',
    family: 'object',
    words: [
      'spa stone',
      'hot stones',
      'hot stone',
      'massage stones',
      'massage stone',
      'zen stones',
      'stacked stones',
      'basalt stones',
    ],
    size: 0.16,
    colours: { body: '#3b3e42', vein: '#5b5f64', leaf: '#4f9a45', petal: '#f7eef2', heart: '#f0b93a' },
    view: { yaw: 12, pitch: 16 },
    build: spaStones,
  }),
  subject({
    name: 'sponge',
    family: 'object',
    words: ['loofah', 'bath sponge', 'cleaning sponge'],
    size: 0.07,
    colours: { body: '#f2c53a', dark: tone('body', 0.72), foam: '#f4fbff' },
    view: { yaw: 24, pitch: 20 },
    build: sponge,
  }),
  subject({
    name: 'comb',
    family: 'object',
    words: ['hair comb', 'barber comb'],
    size: 0.03,
    colours: { body: '#2a2a2e' },
    view: { yaw: 20, pitch: 40 },
    build: comb,
  }),
  subject({
    name: 'razor',
    family: 'object',
    words: ['safety razor', 'shaver', 'shaving razor', 'straight razor'],
    size: 0.05,
    colours: { body: '#2c3a46', steel: '#cfd6dc' },
    view: { yaw: 20, pitch: 34 },
    build: razor,
  }),
];
