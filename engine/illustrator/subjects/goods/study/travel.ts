/** Compass, map and binoculars: what shows the way. */

import { paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod, turned } from '../../forms/forms.ts';
import { bars, drum, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const COMPASS = subject({
  name: 'compass',
  family: 'object',
  words: ['magnetic compass'],
  size: 0.08,
  colours: { body: '#d8ac48', face: '#fdf6e2', red: '#d8342f', dark: '#2f3a48' },
  view: { yaw: 14, pitch: 34 },
  build: () => ({
    parts: [
      part(
        'body',
        'metal',
        union(
          turned([0.6, 0, 0.7, 0.06, 0.7, 0.16, 0.62, 0.2, 0.6, 0.14, 0, 0.14], { steps: 2 }),
          put(torus([0, 0, 0], 0.13, 0.035), [0, 0.1, -0.82]),
          drum([0, 0.1, -0.7], 0.08, 0.06, 'y'),
        ),
      ),
      part('face', 'printed', drum([0, 0.15, 0], 0.6, 0.015, 'y', 0.005), [
        paint(
          'dark',
          union(
            ...[0, 45, 90, 135].map((a) =>
              put(
                within(
                  box([0, 0.16, 0], [0.54, 0.1, 0.012]),
                  pattern((x) => 0.44 - Math.abs(x)),
                ),
                [0, 0, 0],
                [0, a, 0],
              ),
            ),
          ),
          0.004,
        ),
      ]),
      part(
        'red',
        'glossy',
        put(cut([0, 0, 0.1, 0, 0, 0.46, -0.1, 0], 0.02, 0.01, 1), [0, 0.2, 0], [-90, 0, -32]),
      ),
      part(
        'dark',
        'glossy',
        put(cut([0, 0, -0.1, 0, 0, -0.46, 0.1, 0], 0.02, 0.01, 1), [0, 0.2, 0], [-90, 0, -32]),
      ),
      part('body', 'metal', sphere([0, 0.22, 0], 0.05)),
    ],
    anchors: anchored({ top: 0.24, grip: [0, 0.1, 0] }),
  }),
});

const MAP = subject({
  name: 'map',
  family: 'object',
  words: ['treasure map', 'road map', 'city map', 'folded map'],
  size: 0.3,
  colours: { body: '#f3e2b8', green: '#a9c884', blue: '#8fc4de', red: '#d8342f', line: '#b58a54' },
  view: { yaw: 14, pitch: 30 },
  build: () => {
    // Four panels, folded up and down by turns.
    const panels = union(
      ...[-3, -1, 1, 3].map((k, i) =>
        put(box([0, 0, 0], [0.36, 0.016, 0.62], 0.008), [k * 0.34, 0.14, 0], [0, 0, i % 2 ? -20 : 20]),
      ),
    );
    const route = rod([-1.2, 0, 0.3, -0.7, 0, 0.1, -0.3, 0, 0.34, 0.2, 0, -0.1, 0.8, 0, -0.3], 0.03, 5);
    const dashes = pattern((x, _y, z) =>
      Math.max(route.distance(x, 0, z), 0.04 - 0.1 * Math.abs(Math.sin(x * 16))),
    );
    return {
      parts: [
        part('body', 'printed', panels, [
          paint(
            'green',
            pattern((x, _y, z) => Math.hypot(x + 0.7, (z + 0.2) * 1.3) - 0.5),
            0.01,
          ),
          paint(
            'green',
            pattern((x, _y, z) => Math.hypot(x - 0.8, z - 0.2) - 0.36),
            0.01,
          ),
          paint(
            'blue',
            pattern((x, _y, z) => Math.abs(z - 0.3 * Math.sin(x * 2.4) - 0.1) - 0.045),
            0.008,
          ),
          paint('red', dashes, 0.006),
          paint(
            'red',
            union(
              put(box([0, 0, 0], [0.14, 9, 0.03]), [1.0, 0, -0.36], [0, 45, 0]),
              put(box([0, 0, 0], [0.14, 9, 0.03]), [1.0, 0, -0.36], [0, -45, 0]),
            ),
            0.006,
          ),
          paint('line', stripes('x', 0.68, 0.012), 0.004),
        ]),
      ],
      anchors: anchored({ top: 0.28, room: 0.5, grip: [0, 0.14, 0.6] }),
    };
  },
});

const BINOCULARS = subject({
  name: 'binoculars',
  family: 'object',
  words: ['field glasses', 'binocular'],
  size: 0.15,
  colours: { body: '#33383f', trim: tone('body', 1.25), lens: '#7fa8d8', gold: '#c9a24a' },
  view: { yaw: 28, pitch: 14 },
  build: () => ({
    parts: [
      part(
        'body',
        'leather',
        union(
          mirror(
            put(
              union(
                drum([0, 0, 0.42], 0.3, 0.3, 'z', 0.05),
                drum([0, 0, 0], 0.24, 0.3, 'z', 0.05),
                drum([0, 0, -0.42], 0.16, 0.24, 'z', 0.04),
              ),
              [0.34, 0.3, 0],
              [0, -3, 0],
            ),
          ),
          box([0, 0.34, 0], [0.16, 0.1, 0.22], 0.04),
        ),
      ),
      part(
        'gold',
        'metal',
        mirror(
          union(
            put(torus([0, 0, 0], 0.29, 0.03), [0.31, 0.3, 0.7], [90, 0, 0]),
            put(torus([0, 0, 0], 0.16, 0.025), [0.37, 0.3, -0.62], [90, 0, 0]),
          ),
        ),
      ),
      part('lens', 'glass', mirror(put(ellipsoid([0, 0, 0], [0.26, 0.26, 0.05]), [0.31, 0.3, 0.69]))),
      part(
        'trim',
        'matte',
        union(drum([0, 0.46, -0.06], 0.08, 0.14, 'z'), bars([0, 0.34, -0.3, 0, 0.34, 0.3], 0.05)),
      ),
    ],
    anchors: anchored({ top: 0.6, grip: [0, 0.3, 0] }),
  }),
});

export const TRAVEL = [COMPASS, MAP, BINOCULARS];
