/** Ant, spider, caterpillar and grasshopper: what walks or hops on many legs. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { blush, eyes } from '../face.ts';
import { feelers, grin } from './feeler.ts';

/** Three jointed legs on each side. */
const sixLegs = (zs: readonly number[], y: number, out: number, r: number): Shape =>
  mirror(
    union(
      ...zs.map((z, i) =>
        rod(
          [0.08, y, z, out * 0.62, y + 0.16, z + (1 - i) * 0.14, out, 0.02, z + (1 - i) * 0.3],
          [r * 1.2, r, r * 0.6],
          2,
        ),
      ),
    ),
  );

const ANT = subject({
  name: 'ant',
  family: 'animal',
  words: ['termite'],
  size: 0.01,
  colours: { body: '#5a2f24', dark: tone('body', 0.7) },
  home: 'garden',
  view: { yaw: 52, pitch: 12 },
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.05,
          ellipsoid([0, 0.46, -0.52], [0.28, 0.26, 0.38]),
          ellipsoid([0, 0.44, 0], [0.17, 0.16, 0.26]),
          ellipsoid([0, 0.54, 0.46], [0.25, 0.23, 0.25]),
        ),
        [grin([0, 0.46, 0.68], 0.07)],
      ),
      part(
        'dark',
        'matte',
        union(
          sixLegs([0.14, 0, -0.14], 0.42, 0.6, 0.04),
          feelers([0.09, 0.72, 0.54], [0.24, 1.0, 0.78], 0.022),
        ),
      ),
      ...eyes({ at: [0.13, 0.6, 0.64], r: 0.09, splay: 0.3, white: true, iris: 0.75 }),
    ],
    anchors: {
      top: { at: [0, 0.72, -0.5] },
      hand: { at: [0, 0.4, 0.8] },
      seat: { at: [0, 0.6, 0] },
      mouth: { at: [0, 0.46, 0.74] },
    },
  }),
});

const SPIDER = subject({
  name: 'spider',
  family: 'animal',
  words: ['tarantula', 'black widow'],
  size: 0.05,
  colours: { body: '#3a3340', mark: '#d8403a', leg: tone('body', 0.9) },
  view: { yaw: 28, pitch: 18 },
  build: () => ({
    parts: [
      part(
        'body',
        'fur',
        blend(
          0.04,
          ellipsoid([0, 0.5, -0.34], [0.36, 0.34, 0.4]),
          ellipsoid([0, 0.46, 0.22], [0.24, 0.21, 0.24]),
        ),
        [
          paint('mark', mirror(ellipsoid([0.1, 0.84, -0.36], [0.08, 0.1, 0.16])), 0.02),
          grin([0, 0.4, 0.44], 0.07),
        ],
      ),
      part(
        'leg',
        'fur',
        mirror(
          union(
            ...[0.7, 0.25, -0.25, -0.75].map((k, i) =>
              rod(
                [
                  0.16,
                  0.46,
                  0.2 - i * 0.06,
                  0.5,
                  0.84,
                  0.16 + k * 0.5,
                  0.78,
                  0.5,
                  0.14 + k * 0.84,
                  0.94,
                  0.02,
                  0.12 + k,
                ],
                [0.055, 0.05, 0.045, 0.02],
                3,
              ),
            ),
          ),
        ),
      ),
      ...eyes({ at: [0.1, 0.56, 0.4], r: 0.09, splay: 0.2, white: true, iris: 0.75 }),
    ],
    anchors: { top: { at: [0, 0.84, -0.34] }, seat: { at: [0, 0.8, -0.3] }, hand: { at: [0, 0.3, 0.5] } },
  }),
});

const CATERPILLAR = subject({
  name: 'caterpillar',
  family: 'animal',
  words: ['worm', 'inchworm', 'earthworm', 'centipede'],
  size: 0.03,
  colours: { body: '#7cc24a', light: tone('body', 1.3), foot: '#f0a83a', head: '#e8663a' },
  home: 'garden',
  view: { yaw: 58, pitch: 10 },
  build: () => {
    const at = (i: number): readonly [number, number, number] => [
      0,
      0.26 + 0.16 * Math.sin(i * 0.9 + 0.4) ** 2,
      0.5 - i * 0.26,
    ];
    return {
      parts: [
        part(
          'body',
          'matte',
          many(7, (i) => sphere(at(i), 0.22 - i * 0.008)),
          [
            paint(
              'light',
              pattern((_x, y) => y - 0.22),
              0.08,
            ),
          ],
        ),
        part(
          'foot',
          'matte',
          mirror(
            many(7, (i) => {
              const [, , z] = at(i);
              return ellipsoid([0.11, 0.05, z], [0.06, 0.06, 0.06]);
            }),
          ),
        ),
        part('head', 'matte', sphere([0, 0.5, 0.74], 0.28), [
          blush([0.16, 0.44, 0.96], 0.05),
          grin([0, 0.42, 1.0], 0.07),
        ]),
        part('foot', 'matte', feelers([0.09, 0.74, 0.76], [0.17, 0.98, 0.84], 0.022)),
        ...eyes({ at: [0.12, 0.56, 0.94], r: 0.08, splay: 0.25 }),
      ],
      anchors: {
        top: { at: [0, 0.6, 0] },
        mouth: { at: [0, 0.4, 1.04] },
        seat: { at: [0, 0.55, 0] },
        hand: { at: [0, 0.3, 1.1] },
      },
    };
  },
});

const GRASSHOPPER = subject({
  name: 'grasshopper',
  family: 'animal',
  words: ['cricket', 'locust', 'mantis', 'praying mantis'],
  size: 0.05,
  colours: { body: '#8fc23f', dark: tone('body', 0.76) },
  home: 'meadow',
  view: { yaw: 64, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.05,
          rod([0, 0.5, 0.24, 0, 0.46, -0.2, 0, 0.36, -0.8], [0.17, 0.17, 0.05]),
          ellipsoid([0, 0.6, 0.46], [0.15, 0.2, 0.17]),
        ),
        [paint('dark', stripes('z', 0.14, 0.1), 0.01)],
      ),
      part(
        'dark',
        'glossy',
        union(
          mirror(
            rod(
              [0.14, 0.44, -0.06, 0.3, 0.96, -0.44, 0.28, 0.03, -0.74, 0.3, 0.02, -0.56],
              [0.11, 0.06, 0.03, 0.025],
              3,
            ),
          ),
          mirror(rod([0.12, 0.42, 0.2, 0.32, 0.3, 0.3, 0.36, 0.02, 0.36], 0.028, 2)),
          mirror(rod([0.12, 0.42, 0.06, 0.34, 0.3, 0.06, 0.38, 0.02, 0.02], 0.028, 2)),
          feelers([0.05, 0.76, 0.5], [0.2, 1.04, 0.9], 0.014),
          put(ellipsoid([0, 0, 0], [0.09, 0.05, 0.5]), [0, 0.56, -0.34], [-10, 0, 0]),
        ),
      ),
      ...eyes({ at: [0.1, 0.68, 0.54], r: 0.08, splay: 0.7, white: true, iris: 0.75 }),
    ],
    anchors: { top: { at: [0, 0.62, 0] }, seat: { at: [0, 0.6, -0.1] }, hand: { at: [0, 0.4, 0.7] } },
  }),
});

export const CRAWLERS = [ANT, SPIDER, CATERPILLAR, GRASSHOPPER];
