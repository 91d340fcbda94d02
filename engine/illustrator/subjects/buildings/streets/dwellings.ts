/** Houses to live in, besides the plain one. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod, turned } from '../../forms/forms.ts';
import { bars, drum, mortar, rough, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { bush, doorOn, top, VIEW, windowOn } from '../masonry.ts';
import { frontRoof, gableAlongX, logs, slabRoof } from '../roofs.ts';

const CABIN = subject({
  name: 'cabin',
  label: 'log cabin',
  family: 'building',
  words: ['log cabin', 'wooden cabin', 'wooden hut', 'hut', 'lodge', 'chalet', 'log house'],
  size: 4.5,
  colours: {
    body: '#a86e3e',
    bark: tone('body', 0.72),
    roof: '#5a4436',
    roofDark: tone('roof', 0.78),
    stone: '#9a938a',
    frame: '#7a4c2b',
    window: '#ffdc96',
    door: '#6b4024',
    knob: '#d8b45a',
  },
  view: VIEW,
  build: () => ({
    parts: [
      part('body', 'wood', union(logs(0.06, 0.86, 0.8, 0.56, 0.075), gableAlongX(0.82, 0.78, 0.6, 0.56)), [
        paint('bark', within(stripes('x', 0.13, 0.08), gableAlongX(0.9, 2, 0.6, 0.6)), 0.006),
      ]),
      part('roof', 'wood', slabRoof(0.84, 1.0, 0.82, 0.72, 0.05), [
        paint('roofDark', stripes('x', 0.16, 0.1), 0.005),
      ]),
      part(
        'stone',
        'matte',
        rough(
          union(box([0.5, 1.2, -0.3], [0.15, 0.5, 0.13], 0.03), box([0, 0.03, 0], [0.95, 0.06, 0.7], 0.03)),
          0.02,
          9,
        ),
      ),
      ...doorOn([0, 0.34, 0.63], 0.14, 0.2),
      ...windowOn([-0.46, 0.5, 0.64], 0.14, 0.14),
      ...windowOn([0.46, 0.5, 0.64], 0.14, 0.14),
      ...windowOn([0.88, 0.5, 0], 0.16, 0.14, 'x'),
      part(
        'body',
        'wood',
        union(
          box([0, 0.06, 0.86], [0.5, 0.03, 0.22], 0.02),
          mirror(bars([0.48, 0.06, 1.02, 0.48, 0.66, 1.02], 0.035)),
        ),
      ),
    ],
    anchors: top(1.6),
  }),
});

const COTTAGE = subject({
  name: 'cottage',
  family: 'building',
  words: ['thatched cottage', 'country house', 'thatched house', 'fairytale cottage', 'hobbit house'],
  size: 5,
  colours: {
    body: '#f6ecd8',
    beam: '#6b4a32',
    thatch: '#c2995a',
    thatchDark: tone('thatch', 0.78),
    stone: '#a89f93',
    frame: '#6b4a32',
    window: '#ffe2a0',
    door: '#4f7f5a',
    knob: '#e0b84f',
    rose: '#e2587a',
  },
  main: 'body',
  view: VIEW,
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        union(box([0, 0.42, 0], [0.8, 0.42, 0.56], 0.03), gableAlongX(0.8, 0.78, 0.54, 0.6)),
        [
          paint('stone', rough(box([0, 0.04, 0], [2, 0.1, 2]), 0.02, 8), 0.006),
          paint(
            'beam',
            union(
              box([0, 0.82, 0], [2, 0.025, 2]),
              ...[-0.76, -0.24, 0.24, 0.76].map((x) => box([x, 0.5, 0], [0.025, 0.5, 2])),
              ...[-0.5, 0, 0.5].map((z) => box([0.8, 0.9, z], [0.1, 0.7, 0.025])),
            ),
            0.005,
          ),
        ],
      ),
      part(
        'thatch',
        'fur',
        blend(
          0.08,
          slabRoof(0.84, 0.92, 0.78, 0.74, 0.1),
          drum([0, 1.54, 0], 0.13, 0.94, 'x', 0.06),
          put(ellipsoid([0, 0, 0], [0.3, 0.2, 0.3]), [-0.42, 1.2, 0.5]),
        ),
        [paint('thatchDark', within(stripes('y', 0.2, 0.14), box([0, 1, 0], [9, 9, 9])), 0.03)],
      ),
      part('stone', 'matte', box([0.5, 1.5, -0.2], [0.12, 0.34, 0.12], 0.03), [
        paint('thatchDark', mortar(0.14, 0.08), 0.004),
      ]),
      ...doorOn([0.02, 0.26, 0.57], 0.14, 0.18),
      ...windowOn([-0.5, 0.46, 0.57], 0.14, 0.13),
      ...windowOn([0.5, 0.46, 0.57], 0.14, 0.13),
      ...windowOn([0.81, 0.46, 0.06], 0.15, 0.13, 'x'),
      ...windowOn([0.795, 1.02, 0], 0.1, 0.1, 'x'),
      part(
        'leaf',
        'fur',
        union(
          bush([-0.56, 0.12, 0.72], 0.14),
          bush([0.52, 0.12, 0.72], 0.13),
          rod([0.2, 0.1, 0.62, 0.22, 0.5, 0.62, 0, 0.74, 0.64, -0.2, 0.6, 0.62], 0.05),
        ),
      ),
      part(
        'rose',
        'matte',
        many(14, (i) =>
          sphere(
            [
              i < 7 ? -0.7 + i * 0.055 : 0.38 + (i - 7) * 0.06,
              0.16 + ((i * 7) % 4) * 0.03,
              0.84 - ((i * 5) % 3) * 0.03,
            ],
            0.03,
          ),
        ),
      ),
    ],
    anchors: top(1.6),
  }),
});

function church(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          box([0, 0.5, -0.3], [0.5, 0.5, 0.9], 0.02),
          put(gableAlongX(0.98, 0.88, 0.5, 0.5), [0, 0, -0.3], [0, 90, 0]),
          box([0, 0.86, 0.7], [0.28, 0.86, 0.28], 0.02),
        ),
        [
          paint('stone', box([0, 0.04, 0], [2, 0.06, 2]), 0.006),
          paint(
            'window',
            union(
              ...[-0.9, -0.4, 0.1].map((z) =>
                mirror(union(box([0.5, 0.5, z], [0.1, 0.18, 0.09]), drum([0.5, 0.68, z], 0.09, 0.1, 'x'))),
              ),
            ),
            0.004,
            'glow',
          ),
          paint(
            'dark',
            union(
              box([0, 1.44, 0.98], [0.09, 0.12, 0.1]),
              drum([0, 1.56, 0.98], 0.09, 0.1, 'z'),
              box([0.28, 1.44, 0.7], [0.1, 0.12, 0.09]),
              drum([0.28, 1.56, 0.7], 0.09, 0.1, 'x'),
            ),
            0.004,
          ),
        ],
      ),
      part(
        'roof',
        'matte',
        union(
          put(frontRoof(0.98, 0.62, 0.98, 0.58, 0.04), [0, 0, -0.32]),
          put(turned([0.46, 0, 0.4, 0.04, 0.03, 1.0, 0, 1.0], { steps: 1 }), [0, 1.7, 0.7]),
        ),
        [paint('roofDark', stripes('y', 0.12, 0.14), 0.005)],
      ),
      part(
        'gold',
        'metal',
        union(
          capsule([0, 2.66, 0.7], [0, 3.0, 0.7], 0.024),
          capsule([-0.1, 2.88, 0.7], [0.1, 2.88, 0.7], 0.024),
        ),
      ),
      part('window', 'glow', drum([0, 1.04, 0.98], 0.13, 0.015, 'z', 0.005)),
      part(
        'frame',
        'matte',
        carve(0, drum([0, 1.04, 0.985], 0.155, 0.02, 'z', 0.01), drum([0, 1.04, 0.985], 0.12, 0.1, 'z')),
      ),
      ...doorOn([0, 0.24, 0.99], 0.14, 0.22),
    ],
    anchors: top(2.7),
  };
}

const CHURCH = subject({
  name: 'church',
  family: 'building',
  words: ['chapel', 'cathedral', 'village church'],
  size: 18,
  colours: {
    body: '#f7f3ea',
    stone: '#b5aca0',
    roof: '#7a4a3f',
    roofDark: tone('roof', 0.8),
    window: '#9ecbe8',
    dark: '#4a4038',
    gold: '#e0b84f',
    frame: '#d8cfc0',
    door: '#7a4d2c',
    knob: '#d8b45a',
  },
  view: { yaw: 34, pitch: 8 },
  build: () => church(),
});

export const DWELLINGS = [CABIN, COTTAGE, CHURCH];
