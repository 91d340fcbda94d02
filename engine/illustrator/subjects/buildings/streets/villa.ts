/** A modern house: flat roofs, much glass, wood and white walls, a terrace with a pool. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { bush, top, VIEW } from '../masonry.ts';

function villa(): Model {
  return {
    parts: [
      part('stone', 'matte', box([0.1, 0.03, 0.35], [1.7, 0.03, 1.15], 0.01), [
        paint(
          'joint',
          pattern(
            (x, _y, z) =>
              0.004 - Math.min(Math.abs(x * 3 - Math.round(x * 3)), Math.abs(z * 3 - Math.round(z * 3))) / 3,
          ),
          0.003,
        ),
      ]),
      part(
        'body',
        'matte',
        union(
          carve(
            0.005,
            box([-0.2, 0.42, -0.2], [1.1, 0.38, 0.56], 0.012),
            box([-0.36, 0.4, 0.3], [0.78, 0.28, 0.2]),
          ),
          carve(
            0.005,
            box([0.3, 1.14, -0.14], [0.94, 0.36, 0.66], 0.012),
            box([0.3, 1.14, 0.4], [0.82, 0.26, 0.3]),
          ),
        ),
      ),
      part(
        'roof',
        'matte',
        union(
          box([-0.2, 0.82, -0.14], [1.2, 0.035, 0.72], 0.01),
          box([0.3, 1.53, -0.1], [1.04, 0.04, 0.78], 0.01),
        ),
      ),
      part(
        'window',
        'glossy',
        union(
          box([-0.36, 0.4, 0.12], [0.78, 0.28, 0.02]),
          box([0.3, 1.14, 0.12], [0.82, 0.26, 0.02]),
          box([-1.3, 0.46, -0.2], [0.02, 0.2, 0.3]),
        ),
      ),
      part(
        'frame',
        'metal',
        union(
          ...[-1.12, -0.74, -0.36, 0.02, 0.4].map((x) => box([x, 0.4, 0.14], [0.014, 0.28, 0.02])),
          ...[-0.52, -0.1, 0.3, 0.7, 1.12].map((x) => box([x, 1.14, 0.14], [0.014, 0.26, 0.02])),
          box([0.3, 0.98, 0.6], [0.86, 0.012, 0.014]),
          ...[-0.54, 0.3, 1.14].map((x) => box([x, 0.92, 0.6], [0.012, 0.08, 0.012])),
        ),
      ),
      part(
        'wood',
        'wood',
        union(
          box([0.74, 0.42, 0.32], [0.3, 0.37, 0.05], 0.005),
          box([1.02, 0.42, -0.1], [0.05, 0.37, 0.44], 0.005),
        ),
        [
          paint(
            'joint',
            pattern((x, _y, z) => 0.006 - Math.abs((x + z) * 11 - Math.round((x + z) * 11)) / 11),
            0.004,
          ),
        ],
      ),
      part('door', 'matte', box([0.62, 0.34, 0.375], [0.12, 0.28, 0.012], 0.004)),
      part(
        'white',
        'matte',
        union(
          box([-0.5, 0.07, 1.0], [0.86, 0.03, 0.04]),
          box([-0.5, 0.07, 1.46], [0.86, 0.03, 0.04]),
          box([-1.34, 0.07, 1.23], [0.04, 0.03, 0.26]),
          box([0.34, 0.07, 1.23], [0.04, 0.03, 0.26]),
        ),
      ),
      part('pool', 'liquid', box([-0.5, 0.065, 1.23], [0.82, 0.02, 0.22])),
      part('white', 'matte', union(...[0.7, 1.1].map((x) => box([x, 0.12, 1.1], [0.11, 0.03, 0.26], 0.02)))),
      part(
        'leaf',
        'fur',
        union(
          bush([1.5, 0.2, 0.5], 0.18),
          bush([1.42, 0.16, 0.86], 0.14),
          bush([-1.5, 0.2, 0.4], 0.2),
          bush([-1.46, 0.16, 0.76], 0.14),
          bush([1.5, 0.24, -0.2], 0.24),
        ),
      ),
    ],
    anchors: top(1.57),
  };
}

export const VILLA = subject({
  name: 'modern house',
  label: 'modern house',
  family: 'building',
  words: [
    'villa',
    'luxury house',
    'luxury villa',
    'dream house',
    'new house',
    'contemporary house',
    'house with a pool',
    'bungalow',
    'mansion',
    'luxury home',
    'modern home',
    'modern villa',
    'beach house',
    'holiday home',
    'family home',
  ],
  size: 6.5,
  colours: {
    body: '#f4f2ee',
    roof: '#4a4e54',
    window: '#6f9fb8',
    frame: '#2e3338',
    wood: '#a06a3c',
    joint: '#8a8278',
    door: '#3a2c22',
    stone: '#cfc9be',
    white: '#f8f6f2',
    pool: '#4fc4de',
    leaf: '#4f8a44',
  },
  view: VIEW,
  build: villa,
});
