/** Cut flowers in paper, as they are handed over. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { ellipsoid, frustum, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod } from '../forms/forms.ts';
import { subject, tone } from '../subject.ts';
import { dome, GREENS, greens, heads } from './arranging.ts';
import { daisyHeart, daisyPetals, roseHead, tulipHead } from './heads.ts';

/** A cone of paper with a ribbon. */
const wrapping = (): Part[] => [
  part(
    'paperWrap',
    'matte',
    relief(
      carve(0.02, frustum([0, 0.5, 0], 0.5, 0.12, 0.56, 0.02), frustum([0, 0.62, 0], 0.5, 0.08, 0.54)),
      0.05,
      (x, y, z) => 0.04 * Math.sin(Math.atan2(x, z) * 9) * y,
    ),
  ),
  part(
    'ribbon',
    'glossy',
    union(
      torus([0, 0.2, 0], 0.2, 0.035),
      put(torus([0, 0, 0], 0.1, 0.03), [0.1, 0.22, 0.22], [60, 0, 30]),
      put(torus([0, 0, 0], 0.1, 0.03), [-0.1, 0.22, 0.22], [60, 0, -30]),
      rod([0, 0.2, 0.24, 0.06, 0.08, 0.28, 0.12, -0.06, 0.26], 0.028),
      rod([0, 0.2, 0.24, -0.06, 0.08, 0.28, -0.1, -0.08, 0.26], 0.028),
    ),
  ),
];

function roses(): Model {
  const list = dome(13, 0.6, 0.98, 0.44);
  return {
    parts: [
      ...wrapping(),
      part(
        'leaf',
        'matte',
        union(greens(list.slice(3), 1.02, 0.8, 0.4), ellipsoid([0, 0.95, 0], [0.46, 0.2, 0.46])),
      ),
      part(
        'body',
        'matte',
        heads(list, () => roseHead(0.25)),
        [
          paint(
            'petalDark',
            pattern((x, y, z) => 0.42 - noise(x * 16, y * 16, z * 16)),
            0.2,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.5 }),
  };
}

function mixed(): Model {
  const list = dome(15, 0.62, 0.98, 0.44);
  const some = (k: number) => list.filter((_, i) => i % 3 === k);
  return {
    parts: [
      ...wrapping(),
      part(
        'leaf',
        'matte',
        union(greens(list.slice(2), 1.0, 0.85, 0.46), ellipsoid([0, 0.92, 0], [0.46, 0.2, 0.46])),
      ),
      part(
        'body',
        'matte',
        heads(some(0), () => roseHead(0.23)),
        [
          paint(
            'petalDark',
            pattern((x, y, z) => 0.42 - noise(x * 16, y * 16, z * 16)),
            0.2,
          ),
        ],
      ),
      part(
        'white',
        'matte',
        heads(some(1), () => daisyPetals(0.26)),
      ),
      part(
        'centre',
        'matte',
        heads(some(1), () => daisyHeart(0.26)),
      ),
      part(
        'purple',
        'matte',
        heads(some(2), () => tulipHead(0.17)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.5 }),
  };
}

export const BOUQUETS = [
  subject({
    name: 'bouquet of roses',
    family: 'plant',
    words: ['rose bouquet', 'bunch of roses', 'red roses'],
    size: 0.45,
    colours: {
      ...GREENS,
      body: '#b8142c',
      petalDark: tone('body', 0.66),
      paperWrap: '#efe6da',
      ribbon: '#d7a648',
    },
    view: { yaw: 8, pitch: 28 },
    build: roses,
  }),
  subject({
    name: 'bouquet',
    label: 'bouquet of flowers',
    family: 'plant',
    words: ['bouquet of flowers', 'bunch of flowers', 'flower bouquet', 'flower arrangement'],
    size: 0.45,
    colours: {
      ...GREENS,
      body: '#e8788f',
      petalDark: tone('body', 0.8),
      white: '#fffaf2',
      centre: '#f2b632',
      purple: '#8d62b8',
    },
    view: { yaw: 8, pitch: 24 },
    build: mixed,
  }),
];
