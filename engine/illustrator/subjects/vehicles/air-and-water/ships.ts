/** Large ships of holidays: the cruise ship and the yacht. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { above, bars, below, side, within } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

function cruiseShip(): Model {
  const windows = (y: number) => within(box([0, y, -0.2], [2, 0.035, 1.7]), stripes('z', 0.13, 0.6));
  const deck = (y: number, back: number, front: number, w: number) =>
    side([back, y - 0.09, back, y + 0.09, front - 0.1, y + 0.09, front, y - 0.09], w, 0.03, 1);
  return {
    parts: [
      part(
        'body',
        'glossy',
        keep(
          0.04,
          side([-2.1, 0.1, -2.2, 0.62, 2.0, 0.62, 2.5, 0.72, 2.1, 0.06], 0.46, 0.08, 3),
          ellipsoid([0, 0.7, -0.6], [0.56, 1.2, 3.1]),
        ),
        [
          paint('bottom', below(0.16), 0.006),
          paint('stripe', within(above(0.5), below(0.55)), 0.005),
          paint('darkGlass', within(box([0, 0.38, -0.2], [2, 0.03, 1.9]), stripes('z', 0.13, 0.4)), 0.005),
        ],
      ),
      part(
        'white',
        'glossy',
        union(
          deck(0.74, -2.0, 1.6, 0.42),
          deck(0.92, -1.9, 1.36, 0.4),
          deck(1.1, -1.8, 1.14, 0.37),
          deck(1.28, -1.2, 0.8, 0.3),
        ),
        [0.74, 0.92, 1.1, 1.28].map((y) => paint('darkGlass', windows(y), 0.004, 'glass')),
      ),
      part('funnel', 'glossy', side([-1.06, 1.3, -1.2, 1.8, -0.7, 1.74, -0.5, 1.3], 0.16, 0.06, 4), [
        paint('white', within(above(1.52), below(1.62)), 0.005),
      ]),
      part(
        'boat',
        'glossy',
        mirror(
          union(...[-1.2, -0.7, -0.2, 0.3, 0.8].map((z) => ellipsoid([0.43, 0.9, z], [0.05, 0.05, 0.16]))),
        ),
      ),
      part('pool', 'liquid', box([0, 1.2, -1.5], [0.2, 0.02, 0.2], 0.01)),
      part('white', 'matte', bars([0, 1.36, 0.5, 0, 1.8, 0.46, -0.12, 1.66, 0.46, 0.12, 1.66, 0.46], 0.018)),
    ],
    anchors: { seat: { at: [0, 1.2, -1.5] }, top: { at: [0, 1.37, 0.2], room: 0.25 } },
  };
}

const CRUISE_SHIP = subject({
  name: 'cruise ship',
  family: 'vehicle',
  words: ['ocean liner', 'liner', 'cruise liner', 'cruiser'],
  size: 40,
  colours: {
    body: '#fbfaf6',
    bottom: '#1f3f74',
    stripe: '#2f7fd1',
    white: '#fbfaf6',
    funnel: '#1f5fae',
    boat: '#f0852a',
    pool: '#4fc3e0',
  },
  main: 'funnel',
  home: 'ocean',
  view: { yaw: 58, pitch: 10 },
  poses: ['swim'],
  build: () => cruiseShip(),
});

const YACHT = subject({
  name: 'yacht',
  family: 'vehicle',
  words: ['luxury yacht', 'motor yacht', 'superyacht'],
  size: 8,
  colours: { body: '#fcfbf8', stripe: '#1f3350', deck: '#c79560', dark: '#2b3340' },
  main: 'stripe',
  home: 'ocean',
  view: { yaw: 56, pitch: 10 },
  poses: ['swim'],
  build: () => {
    const cabin = blend(
      0.02,
      side([-1.1, 0.52, -1.0, 0.8, 0.2, 0.84, 0.9, 0.54], 0.34, 0.08),
      side([-0.7, 0.8, -0.6, 1.06, -0.1, 1.06, 0.3, 0.8], 0.27, 0.07),
    );
    return {
      parts: [
        part(
          'body',
          'glossy',
          keep(
            0.04,
            side([-1.7, 0.12, -1.7, 0.5, 1.4, 0.6, 2.1, 0.72, 1.6, 0.08], 0.44, 0.06, 3),
            ellipsoid([0, 0.6, -0.5], [0.54, 1.1, 2.64]),
          ),
          [
            paint('stripe', below(0.17), 0.006),
            paint('darkGlass', box([0, 0.4, 0.1], [2, 0.04, 1.0], 0.03), 0.005, 'glass'),
            paint(
              'deck',
              pattern((x, y, z) => Math.max(Math.abs(x) - 0.3, 0.49 - y, z + 1.0)),
              0.01,
              'wood',
            ),
          ],
        ),
        part('body', 'glossy', cabin, [
          paint('darkGlass', box([0, 0.7, -0.2], [2, 0.07, 0.78], 0.05), 0.006, 'glass'),
          paint('darkGlass', box([0, 0.94, -0.2], [2, 0.06, 0.36], 0.04), 0.006, 'glass'),
        ]),
        part(
          'body',
          'glossy',
          union(
            box([0, 1.2, -0.56], [0.26, 0.025, 0.26], 0.02),
            mirror(bars([0.22, 1.04, -0.6, 0.2, 1.2, -0.7], 0.03)),
            bars([0, 1.2, -0.6, 0, 1.5, -0.66], 0.02),
          ),
        ),
        part(
          'chrome',
          'metal',
          mirror(
            bars(
              [
                0.38, 0.56, 0.6, 0.34, 0.74, 0.6, 0.26, 0.62, 1.2, 0.24, 0.8, 1.2, 0.34, 0.74, 0.6, 0.24, 0.8,
                1.2, 0.24, 0.8, 1.2, 0.02, 0.86, 1.86,
              ],
              0.012,
            ),
          ),
        ),
      ],
      anchors: { seat: { at: [0, 0.52, -1.35] }, top: { at: [0, 0.54, -1.35], room: 0.25 } },
    };
  },
});

export const SHIPS = [CRUISE_SHIP, YACHT];
