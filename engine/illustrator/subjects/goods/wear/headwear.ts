/** Hats, caps and sunglasses. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { cylinder, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { bend, stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, outlined, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function sunglasses(): Model {
  const lens = [0.08, 0.5, 0.4, 0.54, 0.76, 0.5, 0.78, 0.3, 0.62, 0.08, 0.36, 0.04, 0.16, 0.14];
  const glass = outlined(lens);
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          mirror(carve(0.01, cut(lens, 0.05, 0.03), put(cut(lens, 0.2), [0.045, 0.032, 0], [0, 0, 0], 0.9))),
          rod([-0.12, 0.42, 0, 0, 0.46, 0.02, 0.12, 0.42, 0], 0.04),
          mirror(
            rod(
              [0.77, 0.46, 0, 0.84, 0.46, -0.12, 0.84, 0.44, -0.8, 0.82, 0.36, -1.06, 0.8, 0.2, -1.16],
              [0.05, 0.04, 0.035, 0.04, 0.04],
            ),
          ),
        ),
      ),
      part('lens', 'glossy', mirror(cut(lens, 0.022, 0.01)), [
        paint(
          'lensLight',
          pattern((x, y) => Math.max(y - 0.3 + 0.1 * glass.distance(Math.abs(x), y), -1)),
          0.3,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function hat(): Model {
  const brim = relief(
    turned([0, 0.02, 0.96, 0.02, 1.0, 0.05, 0.96, 0.08, 0.4, 0.1, 0, 0.1]),
    0.09,
    (x) => 0.07 * x * x - 0.02,
  );
  const bowed = {
    ...brim,
    distance: (x: number, y: number, z: number) => brim.distance(x, y - 0.14 * x * x + 0.1 * z * z, z),
  } as Shape;
  const crown = relief(
    stretch(turned([0, 0.04, 0.52, 0.04, 0.51, 0.2, 0.44, 0.56, 0.34, 0.66, 0, 0.62]), [0.92, 1, 1.04]),
    0.1,
    (x, y, z) => (y > 0.4 ? -0.1 * Math.exp(-((x / 0.12) ** 2)) * (z < 0.4 ? 1 : 0.4) : 0),
  );
  return {
    parts: [
      part('body', 'cloth', { ...bowed, lo: [-1.05, -0.14, -1.05], hi: [1.05, 0.34, 1.05] }),
      part('body', 'cloth', crown),
      part(
        'band',
        'glossy',
        stretch(turned([0, 0.1, 0.525, 0.1, 0.52, 0.24, 0, 0.24], { steps: 1 }), [0.925, 1, 1.045]),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.9], top: 0.66 }),
  };
}

function cap(): Model {
  const dome = keep(0.02, ellipsoid([0, 0, 0], [0.6, 0.62, 0.66]), halfSpace([0, -1, 0], 0));
  const visor = put(
    bend(
      put(
        cut(
          [-0.56, 0, -0.3, 0.06, 0.3, 0.06, 0.56, 0, 0.54, 0.36, 0.3, 0.66, 0, 0.74, -0.3, 0.66, -0.54, 0.36],
          0.05,
          0.04,
        ),
        [0, 0, 0],
        [90, 0, 0],
      ),
      -0.3,
    ),
    [0, 0.06, 0.36],
    [10, 0, 0],
  );
  const seams = pattern((x, _y, z) => {
    const a = Math.atan2(x, z) / (Math.PI / 3);
    return Math.abs(a - Math.round(a)) * Math.hypot(x, z) - 0.01;
  });
  return {
    parts: [
      part('body', 'cloth', carve(0.01, dome, ellipsoid([0, -0.06, 0], [0.55, 0.58, 0.6])), [
        paint('seam', seams, 0.006),
      ]),
      part('visor', 'cloth', visor),
      part('visor', 'cloth', sphere([0, 0.62, 0], 0.06)),
      part(
        'badge',
        'cloth',
        keep(
          0.005,
          put(cylinder([0, 0, 0], 0.18, 0.4, 0.02), [0, 0.3, 0.5], [90, 0, 0]),
          ellipsoid([0, 0, 0], [0.61, 0.64, 0.68]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.8], top: 0.66 }),
  };
}

/** Hollow: what is conjured out of it comes from inside. */
function topHat(): Model {
  const upsideDown = vessel([0, 0, 0.5, 0, 0.53, 0.05, 0.49, 0.5, 0.52, 0.94], 0.05, {
    steps: 3,
    floor: 0.05,
  });
  const brim = carve(0.01, cylinder([0, 0.035, 0], 0.86, 0.035, 0.03), cylinder([0, 0.035, 0], 0.47, 0.1));
  return {
    parts: [
      part('body', 'cloth', union(put(upsideDown, [0, 0.97, 0], [180, 0, 0]), brim)),
      part('band', 'cloth', turned([0.545, 0.12, 0.535, 0.3], { steps: 1, thin: 0.02 })),
    ],
    anchors: anchored({ grip: [0, 0.06, 0.8], top: 0.97 }),
  };
}

export const HEADWEAR = [
  subject({
    name: 'top hat',
    family: 'object',
    words: ["magician's hat", 'magician hat', 'silk hat', 'cylinder hat'],
    size: 0.2,
    colours: { body: '#1d1b20', band: '#a3283a' },
    view: { yaw: 24, pitch: 16 },
    build: topHat,
  }),
  subject({
    name: 'sunglasses',
    label: 'pair of sunglasses',
    family: 'object',
    words: ['shades', 'pair of sunglasses'],
    size: 0.06,
    colours: { body: '#2b2320', lens: '#2a2d33', lensLight: '#7a6a58' },
    view: { yaw: 26, pitch: 16 },
    build: sunglasses,
  }),
  subject({
    name: 'hat',
    family: 'object',
    words: ['fedora', 'sun hat', 'straw hat', 'cowboy hat'],
    size: 0.15,
    colours: { body: '#c9a06a', band: '#3a2a22' },
    view: { yaw: 24, pitch: 20 },
    build: hat,
  }),
  subject({
    name: 'cap',
    family: 'object',
    words: ['baseball cap', 'beanie'],
    size: 0.14,
    colours: { body: '#2f5fa8', visor: tone('body', 0.8), seam: tone('body', 0.7), badge: '#f6f2ea' },
    view: { yaw: 30, pitch: 16 },
    build: cap,
  }),
];
