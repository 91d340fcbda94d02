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

const IGLOO = subject({
  name: 'igloo',
  family: 'building',
  words: ['snow house', 'ice hut'],
  size: 2,
  colours: { body: '#f2f8fd', line: '#bcd6ea', dark: '#3f5a78' },
  home: 'snow',
  view: { yaw: 32, pitch: 12 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        carve(
          0.02,
          blend(
            0.02,
            carve(0, ellipsoid([0, 0, 0], [1, 0.94, 1]), box([0, -1, 0], [2, 1, 2])),
            carve(0, drum([0, 0.1, 0.9], 0.42, 0.36, 'z', 0.04), box([0, -1, 1], [2, 1, 2])),
          ),
          drum([0, 0.08, 1.1], 0.3, 0.5, 'z'),
        ),
        [
          paint(
            'line',
            union(
              ...[0.24, 0.46, 0.66, 0.82].map((y) => box([0, y, 0], [2, 0.008, 2])),
              ...[0, 1, 2, 3].map((k) =>
                within(
                  put(
                    many(6, (i) => put(box([0, 0, 0], [2, 9, 0.009]), [0, 0, 0], [0, i * 30, 0])),
                    [0, 0, 0],
                    [0, k * 15, 0],
                  ),
                  box([0, 0.12 + k * 0.22, 0], [2, 0.11, 2]),
                ),
              ),
            ),
            0.006,
          ),
          paint('dark', drum([0, 0.08, 1.0], 0.31, 0.3, 'z'), 0.006),
        ],
      ),
      part(
        'body',
        'matte',
        blend(
          0.1,
          ellipsoid([0.9, 0, 0.5], [0.3, 0.1, 0.24]),
          ellipsoid([-0.86, 0, 0.56], [0.34, 0.12, 0.26]),
        ),
      ),
    ],
    anchors: top(0.94),
  }),
});

const TREEHOUSE = subject({
  name: 'treehouse',
  family: 'building',
  words: ['tree house'],
  size: 7,
  colours: {
    body: '#b9804a',
    bark: tone('wood', 0.7),
    roof: '#c8553d',
    roofDark: tone('roof', 0.8),
    leaf: '#5fa64b',
    wood: '#7a5032',
    frame: '#f6ead2',
    window: '#ffe2a0',
    door: '#3f7f8c',
    knob: '#e0b84f',
  },
  view: { yaw: 30, pitch: 6 },
  build: () => ({
    parts: [
      part(
        'wood',
        'wood',
        blend(
          0.1,
          rod([0, 0, 0, 0.03, 0.7, 0, 0, 1.7, -0.1], [0.3, 0.2, 0.16]),
          rod([0, 0.9, 0, 0.5, 1.5, -0.2, 0.7, 2.1, -0.2], [0.13, 0.1, 0.08]),
          rod([0, 0.8, 0, -0.5, 1.3, -0.1, -0.76, 2.0, -0.2], [0.13, 0.1, 0.08]),
          ...[0.6, 2.2, 4].map((a) =>
            capsule([0, 0.1, 0], [0.4 * Math.cos(a), 0.02, 0.4 * Math.sin(a)], 0.14, 0.06),
          ),
        ),
      ),
      part(
        'leaf',
        'fur',
        rough(
          blend(
            0.14,
            ...[
              [0.9, 2.3, -0.3, 0.42],
              [-0.92, 2.2, -0.3, 0.44],
              [0, 2.7, -0.5, 0.5],
              [0.5, 2.66, -0.3, 0.4],
              [-0.5, 2.7, -0.3, 0.42],
              [1.0, 1.86, -0.4, 0.3],
              [-1.06, 1.8, -0.2, 0.3],
            ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
          ),
          0.1,
          8,
        ),
      ),
      part(
        'body',
        'wood',
        union(
          box([0, 1.24, 0.2], [0.74, 0.05, 0.5], 0.02),
          box([0, 1.6, 0.12], [0.5, 0.34, 0.34], 0.02),
          put(gableAlongX(1.92, 0.32, 0.5, 0.3), [0, 0, 0.12], [0, 90, 0]),
          ...[-0.7, -0.35, 0.35, 0.7].map((x) => capsule([x, 1.28, 0.66], [x, 1.54, 0.66], 0.025)),
          mirror(capsule([0.2, 1.54, 0.66], [0.7, 1.54, 0.66], 0.025)),
          mirror(capsule([0.4, 1.22, 0.4], [0.08, 0.8, 0.08], 0.045)),
        ),
        [paint('bark', stripes('x', 0.14, 0.06), 0.005)],
      ),
      part('roof', 'matte', put(frontRoof(1.92, 0.64, 0.46, 0.38, 0.035), [0, 0, 0.14]), [
        paint('roofDark', stripes('y', 0.1, 0.16), 0.005),
      ]),
      ...doorOn([0, 1.46, 0.47], 0.12, 0.16),
      ...windowOn([-0.32, 1.64, 0.47], 0.08, 0.09),
      ...windowOn([0.51, 1.64, 0.14], 0.12, 0.1, 'x'),
      part(
        'wood',
        'wood',
        union(
          bars([0.16, 1.22, 0.72, 0.18, 0, 1.0, -0.12, 1.22, 0.72, -0.14, 0, 1.0], 0.025),
          many(6, (i) =>
            capsule(
              [-0.13, 0.14 + i * 0.19, 0.97 - i * 0.043],
              [0.17, 0.14 + i * 0.19, 0.97 - i * 0.043],
              0.022,
            ),
          ),
        ),
      ),
    ],
    anchors: top(2.2),
  }),
});

const SANDCASTLE = subject({
  name: 'sandcastle',
  family: 'building',
  words: ['sand castle'],
  size: 0.5,
  colours: { body: '#e6c588', dark: '#b08a4f', flag: '#e0483d', shell: '#fbe3d6' },
  home: 'beach',
  view: { yaw: 28, pitch: 14 },
  build: () => {
    const keepTower = (x: number, z: number, r: number, h: number) =>
      union(
        put(turned([r * 1.12, 0, r, h, r * 1.16, h + 0.02, r * 1.16, h + 0.1, 0, h + 0.1], { steps: 1 }), [
          x,
          0.1,
          z,
        ]),
        ...Array.from({ length: 6 }, (_, i) =>
          box([x + r * Math.cos(i * 1.047), h + 0.24, z + r * Math.sin(i * 1.047)], [0.05, 0.06, 0.05], 0.01),
        ),
      );
    return {
      parts: [
        part(
          'body',
          'matte',
          rough(
            blend(
              0.02,
              ellipsoid([0, 0.02, 0], [1.2, 0.14, 1.0]),
              box([0, 0.3, 0.4], [0.56, 0.2, 0.1], 0.02),
              box([0, 0.3, -0.4], [0.56, 0.2, 0.1], 0.02),
              mirror(box([0.56, 0.3, 0], [0.1, 0.2, 0.4], 0.02)),
              keepTower(0.58, 0.42, 0.2, 0.46),
              keepTower(-0.58, 0.42, 0.2, 0.46),
              keepTower(0.58, -0.42, 0.2, 0.5),
              keepTower(-0.58, -0.42, 0.2, 0.5),
              keepTower(0, 0, 0.3, 0.86),
            ),
            0.015,
            16,
          ),
          [
            paint(
              'dark',
              union(
                box([0, 0.22, 0.5], [0.12, 0.12, 0.14], 0.02),
                drum([0, 0.34, 0.5], 0.12, 0.14, 'z'),
                ...[-0.58, 0.58].map((x) => box([x, 0.44, 0.62], [0.035, 0.07, 0.1])),
                box([0, 0.74, 0.3], [0.05, 0.1, 0.12]),
              ),
              0.006,
            ),
          ],
        ),
        part('wood', 'matte', union(capsule([0, 1.0, 0], [0, 1.5, 0], 0.02))),
        part('flag', 'cloth', box([0.15, 1.4, 0], [0.14, 0.08, 0.012], 0.01)),
        part(
          'shell',
          'ceramic',
          mirror(union(sphere([0.3, 0.34, 0.5], 0.045), sphere([0.82, 0.14, 0.5], 0.06))),
        ),
      ],
      anchors: top(1.1),
    };
  },
});

export const DWELLINGS = [CABIN, COTTAGE, CHURCH, IGLOO, TREEHOUSE, SANDCASTLE];
