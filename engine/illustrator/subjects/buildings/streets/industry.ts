/** Warehouse, factory and greenhouse: where things are made, grown and kept. */

import { paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { cut, many, put } from '../../forms/forms.ts';
import { bars, mortar } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { bush, top } from '../masonry.ts';
import { slabRoof } from '../roofs.ts';

const WAREHOUSE = subject({
  name: 'warehouse',
  family: 'building',
  words: ['storehouse', 'hangar', 'depot', 'garage'],
  size: 9,
  colours: {
    body: '#a9b8c4',
    line: tone('body', 0.85),
    roof: '#6f7f8c',
    roofDark: tone('roof', 0.85),
    door: '#e8a33a',
    doorLine: tone('door', 0.82),
    crate: '#c0905a',
    trim: '#f4f1ea',
  },
  view: { yaw: 28, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        union(
          box([0, 0.5, 0], [1.3, 0.5, 0.8], 0.01),
          put(cut([-1.3, 0, 1.3, 0, 0, 0.34], 0.8, 0.01, 1), [0, 0.98, 0]),
        ),
        [paint('line', stripes('x', 0.1, 0.2), 0.006), paint('trim', box([0, 0.06, 0], [2, 0.07, 2]), 0.006)],
      ),
      part('roof', 'metal', put(slabRoof(0.98, 0.86, 1.4, 0.38, 0.03), [0, 0, 0], [0, 90, 0]), [
        paint('roofDark', stripes('z', 0.14, 0.16), 0.005),
      ]),
      part(
        'door',
        'metal',
        union(box([-0.62, 0.38, 0.81], [0.34, 0.38, 0.02]), box([0.4, 0.38, 0.81], [0.34, 0.38, 0.02])),
        [paint('doorLine', stripes('y', 0.09, 0.2), 0.004)],
      ),
      part(
        'trim',
        'matte',
        union(
          ...[-0.62, 0.4].map((x) =>
            carve(0, box([x, 0.4, 0.81], [0.39, 0.42, 0.03], 0.01), box([x, 0.36, 0.8], [0.34, 0.4, 0.1])),
          ),
          box([0, 1.02, 0.84], [0.3, 0.1, 0.02], 0.01),
        ),
      ),
      part(
        'crate',
        'wood',
        union(
          box([1.0, 0.13, 0.98], [0.13, 0.13, 0.13], 0.01),
          box([1.26, 0.1, 1.0], [0.1, 0.1, 0.1], 0.01),
          box([1.02, 0.35, 0.98], [0.09, 0.09, 0.09], 0.01),
        ),
        [paint('doorLine', stripes('y', 0.13, 0.1), 0.004)],
      ),
    ],
    anchors: top(1.34),
  }),
});

const FACTORY = subject({
  name: 'factory',
  family: 'building',
  words: ['plant building', 'power plant', 'mill factory', 'refinery', 'steelworks', 'brewery'],
  size: 16,
  colours: {
    body: '#b5604a',
    brick: tone('body', 0.82),
    roof: '#7d8790',
    glassy: '#cfe4ee',
    smoke: '#eeece8',
    stack: '#9a4c3a',
    white: '#f4efe4',
    door: '#4a5a66',
  },
  view: { yaw: 30, pitch: 8 },
  build: () => ({
    parts: [
      part('body', 'matte', box([0, 0.42, 0], [1.2, 0.42, 0.6], 0.01), [
        paint('brick', mortar(0.16, 0.08), 0.004),
        paint(
          'glassy',
          union(...[-0.95, -0.55, -0.15, 0.25, 0.65].map((x) => box([x, 0.5, 0.6], [0.13, 0.17, 0.1]))),
          0.004,
          'glass',
        ),
        paint(
          'glassy',
          union(...[-0.3, 0.1].map((z) => box([1.2, 0.5, z], [0.1, 0.17, 0.13]))),
          0.004,
          'glass',
        ),
      ]),
      part(
        'roof',
        'matte',
        union(
          ...[-0.8, 0, 0.8].map((x) => put(cut([-0.4, 0, 0.4, 0, 0.4, 0.4], 0.6, 0.01, 1), [x, 0.84, 0])),
        ),
        [
          paint(
            'glassy',
            union(...[-0.4, 0.4, 1.2].map((x) => box([x, 1.0, 0], [0.02, 0.12, 0.52]))),
            0.004,
            'glass',
          ),
        ],
      ),
      part(
        'stack',
        'matte',
        union(
          frustum([-0.8, 1.1, -0.5], 1.1, 0.17, 0.12, 0.01),
          frustum([-0.3, 0.95, -0.5], 0.95, 0.16, 0.115, 0.01),
        ),
        [
          paint(
            'white',
            union(box([-0.8, 2.04, -0.5], [0.3, 0.06, 0.3]), box([-0.3, 1.74, -0.5], [0.3, 0.06, 0.3])),
            0.004,
          ),
        ],
      ),
      part('door', 'metal', box([0.98, 0.24, 0.6], [0.15, 0.24, 0.03], 0.01)),
      part(
        'smoke',
        'matte',
        union(
          ...[
            [-0.8, 2.34, 0.14],
            [-0.7, 2.52, 0.19],
            [-0.5, 2.7, 0.22],
            [-0.3, 2.02, 0.13],
            [-0.18, 2.18, 0.17],
            [0.02, 2.34, 0.2],
          ].map(([x, y, r]) => sphere([x!, y!, -0.5], r!)),
        ),
      ),
    ],
    anchors: top(1.24),
  }),
});

const GREENHOUSE = subject({
  name: 'greenhouse',
  family: 'building',
  words: ['glasshouse', 'glass house', 'hothouse', 'conservatory'],
  size: 3,
  colours: {
    body: '#e8f0ea',
    glass: '#bfe0da',
    stone: '#b5aca0',
    leaf: '#5fa64b',
    red: '#d8403a',
    pot: '#b5623c',
  },
  home: 'garden',
  view: { yaw: 32, pitch: 10 },
  build: () => ({
    parts: [
      part('stone', 'matte', box([0, 0.12, 0], [0.9, 0.12, 0.62], 0.01)),
      part(
        'glass',
        'glass',
        union(slabRoof(0.91, 0.86, 0.57, 0.42, 0.022), box([0, 0.56, -0.57], [0.86, 0.34, 0.01])),
      ),
      part(
        'leaf',
        'fur',
        union(
          ...[-0.6, -0.2, 0.2, 0.6].flatMap((x) => [bush([x, 0.46, 0.36], 0.16), bush([x, 0.56, -0.3], 0.2)]),
        ),
      ),
      part(
        'red',
        'glossy',
        many(14, (i) =>
          sphere(
            [-0.75 + ((i * 5) % 14) * 0.115, 0.42 + ((i * 3) % 4) * 0.07, 0.5 - ((i * 7) % 3) * 0.03],
            0.035,
          ),
        ),
      ),
      part(
        'body',
        'matte',
        union(
          ...[-0.86, -0.43, 0, 0.43, 0.86].flatMap((x) => [
            bars(
              [
                x,
                0.24,
                0.59,
                x,
                0.9,
                0.59,
                x,
                0.24,
                -0.59,
                x,
                0.9,
                -0.59,
                x,
                0.9,
                0.59,
                x,
                1.34,
                0,
                x,
                0.9,
                -0.59,
                x,
                1.34,
                0,
              ],
              0.022,
            ),
          ]),
          ...[-0.86, 0.86].map((x) =>
            bars(
              [x, 0.24, 0.2, x, 1.18, 0.2, x, 0.24, -0.2, x, 1.18, -0.2, x, 0.9, 0.59, x, 0.9, -0.59],
              0.02,
            ),
          ),
          ...[0.59, -0.59].map((z) =>
            bars(
              [-0.88, 0.9, z, 0.88, 0.9, z, -0.88, 0.26, z, 0.88, 0.26, z, -0.88, 0.58, z, 0.88, 0.58, z],
              0.022,
            ),
          ),
          bars([-0.88, 1.34, 0, 0.88, 1.34, 0], 0.03),
          mirror(bars([0.3, 1.12, 0.3, 0.86, 1.12, 0.3], 0.014)),
        ),
      ),
    ],
    anchors: { ...top(1.36), inside: { at: [0, 0.24, 0], room: 0.4 } },
  }),
});

export const INDUSTRY = [WAREHOUSE, FACTORY, GREENHOUSE];
