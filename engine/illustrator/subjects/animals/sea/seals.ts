/** Seal and walrus. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { put, rod } from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { eyes } from '../face.ts';

const SEAL = subject({
  name: 'seal',
  family: 'animal',
  words: ['sea lion', 'seal pup', 'otter'],
  size: 0.8,
  colours: { body: '#8a939c', belly: '#dfe4e6', dark: tone('body', 0.8), whisker: '#f7f4ef' },
  home: 'beach',
  view: { yaw: 52, pitch: 8 },
  build: () => seal(false),
});

const WALRUS = subject({
  name: 'walrus',
  family: 'animal',
  words: ['sea elephant', 'manatee'],
  size: 1.2,
  colours: { body: '#a8745a', belly: '#d3a287', dark: tone('body', 0.8), whisker: '#f7efe0' },
  home: 'snow',
  view: { yaw: 44, pitch: 8 },
  build: () => seal(true),
});

/** Lies on its belly with the head up. */
function seal(tusks: boolean): Model {
  const fat = tusks ? 1.2 : 1;
  return {
    parts: [
      part(
        'body',
        'skin',
        blend(
          0.12,
          rod(
            [0, 0.8, 0.5, 0, 0.56, 0.34, 0, 0.36, -0.1, 0, 0.24, -0.6, 0, 0.12, -1.1],
            [0.24 * fat, 0.32 * fat, 0.36 * fat, 0.26 * fat, 0.1],
          ),
          sphere([0, 0.96, 0.56], 0.28),
          mirror(ellipsoid([0.09, 0.88, 0.82], [0.13 * fat, 0.11 * fat, 0.12])),
          mirror(put(ellipsoid([0.24, 0, 0], [0.3, 0.05, 0.14]), [0.24, 0.2, 0.24], [0, 24, -26])),
          mirror(put(ellipsoid([0, 0, -0.2], [0.1, 0.045, 0.26]), [0.06, 0.1, -1.1], [0, 22, 0])),
        ),
        [
          paint('belly', ellipsoid([0, 0.4, 0.64], [0.28, 0.4, 0.3]), 0.08),
          paint('dark', blotches(7, 0.78), 0.02),
          paint('belly', mirror(ellipsoid([0.09, 0.86, 0.9], [0.13 * fat, 0.11, 0.1])), 0.03),
        ],
      ),
      part('nose', 'glossy', ellipsoid([0, 0.97, 0.9], [0.07, 0.05, 0.05])),
      part(
        'whisker',
        'matte',
        mirror(
          union(...[-0.05, 0, 0.05].map((y) => rod([0.14, 0.87 + y, 0.9, 0.3, 0.86 + y * 2, 0.92], 0.008))),
        ),
      ),
      ...(tusks
        ? [part('tooth', 'glossy', mirror(capsule([0.1, 0.8, 0.88], [0.12, 0.42, 0.92], 0.055, 0.02)))]
        : []),
      ...eyes({ at: [0.14, 1.03, 0.76], r: tusks ? 0.05 : 0.085, splay: 0.3 }),
    ],
    anchors: {
      top: { at: [0, 1.24, 0.56] },
      mouth: { at: [0, 0.84, 0.98] },
      seat: { at: [0, 0.74, -0.1] },
      hand: { at: [0, 0.84, 1] },
    },
  };
}

export const SEALS = [SEAL, WALRUS];
