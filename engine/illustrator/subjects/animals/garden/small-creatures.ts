/** Dragonfly and bat: what flies over ponds and by night. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { cut, many, put } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { blush, eyes, pointedEar } from '../face.ts';
import { grin } from './feeler.ts';

const DRAGONFLY = subject({
  name: 'dragonfly',
  family: 'animal',
  words: ['damselfly', 'mayfly'],
  size: 0.05,
  airborne: true,
  colours: { body: '#2f9ec2', wing: '#cfe8f2', dark: tone('body', 0.7) },
  home: 'lake',
  view: { yaw: 42, pitch: 26 },
  poses: ['fly'],
  build: () => {
    const wing = cut([0, -0.03, 0.3, -0.1, 0.8, -0.12, 1.04, 0, 0.8, 0.09, 0.3, 0.06, 0, 0.03], 0.014, 0.01);
    return {
      parts: [
        part(
          'body',
          'glossy',
          blend(
            0.04,
            ellipsoid([0, 0.5, 0.1], [0.13, 0.14, 0.24]),
            many(8, (i) =>
              ellipsoid([0, 0.5 + i * 0.012, -0.16 - i * 0.14], [0.06 - i * 0.003, 0.06 - i * 0.003, 0.085]),
            ),
            sphere([0, 0.52, 0.42], 0.15),
          ),
          [paint('dark', stripes('z', 0.14, 0.16), 0.012), grin([0, 0.46, 0.55], 0.05)],
        ),
        part(
          'wing',
          'glass',
          mirror(
            union(
              put(wing, [0.08, 0.6, 0.16], [-80, -10, 10]),
              put(wing, [0.08, 0.6, -0.02], [-80, 14, 6], 0.9),
            ),
          ),
        ),
        ...eyes({ at: [0.12, 0.58, 0.48], r: 0.11, splay: 0.5, white: true, iris: 0.8 }),
      ],
      anchors: { top: { at: [0, 0.66, 0.1] }, hand: { at: [0, 0.4, 0.6] }, seat: { at: [0, 0.62, 0] } },
    };
  },
});

function bat(): Model {
  const wing = cut(
    [
      0, 0.14, 0.3, 0.4, 0.62, 0.52, 1.02, 0.4, 1.2, 0.06, 0.98, 0.12, 0.86, -0.1, 0.66, 0.06, 0.48, -0.16,
      0.3, -0.02, 0, -0.2,
    ],
    0.03,
    0.02,
    2,
  );
  const ear = pointedEar([0.2, 0.88, 0.06], 0.3, 0.24, [0, 10, -22]);
  return {
    parts: [
      part(
        'body',
        'fur',
        blend(0.06, ellipsoid([0, 0.44, 0], [0.24, 0.32, 0.22]), sphere([0, 0.76, 0.08], 0.25), ear.solid),
        [
          paint('belly', ellipsoid([0, 0.4, 0.22], [0.16, 0.24, 0.12]), 0.05),
          paint('inner', ear.hollow, 0.02),
          grin([0, 0.68, 0.3], 0.07),
          blush([0.15, 0.7, 0.28], 0.045),
        ],
      ),
      part('wing', 'leather', mirror(put(wing, [0.16, 0.5, -0.04], [0, 14, 8]))),
      part('tooth', 'glossy', mirror(capsule([0.045, 0.65, 0.32], [0.045, 0.6, 0.33], 0.018, 0.005))),
      part('wing', 'matte', mirror(ellipsoid([0.09, 0.13, 0.04], [0.05, 0.06, 0.07]))),
      ...eyes({ at: [0.1, 0.82, 0.27], r: 0.075, splay: 0.2, white: true, iris: 0.8 }),
    ],
    anchors: {
      top: { at: [0, 1.0, 0.06] },
      seat: { at: [0, 0.8, 0] },
      hand: { at: [0, 0.3, 0.3] },
      mouth: { at: [0, 0.66, 0.35] },
    },
  };
}

const BAT = subject({
  name: 'bat',
  family: 'animal',
  words: ['fruit bat', 'vampire bat'],
  size: 0.25,
  airborne: true,
  colours: { body: '#5a4a6b', wing: '#3f3450', belly: '#8a789c', inner: '#c8a0b0', iris: '#e0a02a' },
  view: { yaw: 16, pitch: 6 },
  poses: ['fly'],
  build: () => bat(),
});

export const SMALL_CREATURES = [DRAGONFLY, BAT];
