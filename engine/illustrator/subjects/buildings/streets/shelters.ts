/** Shelters of snow, sand and branches. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod, turned } from '../../forms/forms.ts';
import { bars, drum, rough, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { doorOn, top, windowOn } from '../masonry.ts';
import { frontRoof, gableAlongX } from '../roofs.ts';

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

export const SHELTERS = [IGLOO, TREEHOUSE, SANDCASTLE];
