/** Tables, counters and pedestals; their tops are anchors for everything that stands on them. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function table(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          box([0, 0.97, 0], [1.1, 0.045, 0.62], 0.025),
          box([0, 0.86, 0], [0.98, 0.07, 0.5], 0.02),
          fourLegs(0.94, 0.46, (x, z) => box([x, 0.46, z], [0.065, 0.46, 0.065], 0.02)),
        ),
        [
          paint(
            'gap',
            pattern((_x, y, z) => (y < 0.98 ? 1 : Math.abs(((((z * 4) % 1) + 1) % 1) - 0.5) / 4 - 0.004)),
            0.004,
          ),
        ],
      ),
    ],
    anchors: anchored({ top: 1.015, room: 0.6 }),
  };
}

function roundTable(): Model {
  return {
    parts: [
      part('body', 'marble', cylinder([0, 1.06, 0], 0.66, 0.04, 0.025)),
      part(
        'iron',
        'metal',
        union(
          turned([
            0, 0.1, 0.07, 0.1, 0.06, 0.3, 0.09, 0.36, 0.045, 0.46, 0.045, 0.9, 0.1, 1.0, 0.3, 1.02, 0, 1.02,
          ]),
          ...[0.5, 2.59, 4.68].map((a) =>
            rod(
              [
                0,
                0.3,
                0,
                0.22 * Math.cos(a),
                0.18,
                0.22 * Math.sin(a),
                0.44 * Math.cos(a),
                0.03,
                0.44 * Math.sin(a),
              ],
              [0.05, 0.045, 0.04],
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ top: 1.1, room: 0.58 }),
  };
}

function desk(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          box([0, 0.97, 0], [1.1, 0.04, 0.52], 0.02),
          box([0.76, 0.5, 0], [0.3, 0.44, 0.46], 0.02),
          box([-1.0, 0.48, 0], [0.05, 0.48, 0.46], 0.02),
          box([0, 0.7, -0.44], [1.0, 0.2, 0.03], 0.01),
        ),
        [
          paint(
            'gap',
            pattern((x, y, z) =>
              z < 0.44 || x < 0.5
                ? 1
                : Math.abs(
                    Math.max(
                      Math.abs(x - 0.76) - 0.25,
                      Math.abs((((((y - 0.2) / 0.25) % 1) + 1) % 1) - 0.5) * 0.25 - 0.105,
                    ),
                  ) - 0.008,
            ),
            0.004,
          ),
        ],
      ),
      part(
        'gold',
        'metal',
        union(...[0.325, 0.575, 0.825].map((y) => capsule([0.68, y, 0.49], [0.84, y, 0.49], 0.02))),
      ),
    ],
    anchors: anchored({ top: 1.01, room: 0.5 }),
  };
}

function schoolDesk(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          put(box([0, 0, 0], [0.5, 0.03, 0.36], 0.015), [0, 0.98, 0.1], [6, 0, 0]),
          box([0, 0.56, -0.72], [0.34, 0.03, 0.26], 0.02),
          put(box([0, 0, 0], [0.34, 0.14, 0.025], 0.02), [0, 0.98, -0.98], [-8, 0, 0]),
        ),
      ),
      part(
        'body',
        'metal',
        union(
          mirror(
            union(
              rod([0.42, 0.02, 0.4, 0.42, 0.06, 0.0, 0.42, 0.9, 0.08], 0.03),
              rod([0.42, 0.04, 0.3, 0.42, 0.03, -0.4], 0.03),
              rod([0.3, 0.02, -0.4, 0.3, 0.54, -0.66], 0.03),
              rod([0.3, 0.02, -1.0, 0.3, 0.56, -0.9, 0.3, 1.06, -1.0], 0.03),
            ),
          ),
          box([0, 0.86, 0.1], [0.44, 0.07, 0.28], 0.02),
        ),
      ),
      part(
        'book',
        'matte',
        union(
          box([0.12, 1.05, 0.1], [0.16, 0.035, 0.2], 0.01),
          put(capsule([-0.1, 0, 0], [0.14, 0, 0], 0.016), [-0.26, 1.02, 0.14], [0, 40, 0]),
        ),
      ),
    ],
    anchors: anchored({ top: 1.03, room: 0.3, seat: [0, 0.6, -0.7] }),
  };
}

function counter(): Model {
  return {
    parts: [
      part('body', 'wood', union(box([0, 0.5, 0], [1.3, 0.5, 0.4], 0.02)), [
        paint(
          'gap',
          pattern((x, y, z) =>
            z < 0.36 ? 1 : Math.max(Math.abs(((((x / 0.26) % 1) + 1) % 1) - 0.5) * 0.26 - 0.007, 0.1 - y),
          ),
          0.004,
        ),
      ]),
      part('top', 'marble', box([0, 1.04, 0.02], [1.4, 0.05, 0.5], 0.02)),
      part('kick', 'matte', box([0, 0.06, 0.01], [1.28, 0.06, 0.4])),
    ],
    anchors: anchored({ top: 1.09, room: 0.46 }),
  };
}

function pedestal(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(cylinder([0, 0.3, 0], 0.6, 0.3, 0.02), cylinder([0, 0.06, 0], 0.86, 0.06, 0.015)),
      ),
    ],
    anchors: anchored({ top: 0.6, room: 0.55 }),
  };
}

export const TABLES = [
  subject({
    name: 'table',
    family: 'furniture',
    words: ['wooden table', 'dining table', 'kitchen table', 'tabletop', 'workbench'],
    size: 0.76,
    colours: { body: '#a26a38', gap: tone('body', 0.6) },
    view: { yaw: 24, pitch: 18 },
    build: table,
  }),
  subject({
    name: 'café table',
    family: 'furniture',
    words: ['cafe table', 'round table', 'bistro table', 'coffee table', 'side table', 'marble table'],
    size: 0.75,
    colours: { body: '#eeebe6', iron: '#33363b' },
    view: { yaw: 20, pitch: 18 },
    build: roundTable,
  }),
  subject({
    name: 'desk',
    family: 'furniture',
    words: ['writing desk', 'office desk', 'oak desk', 'bureau'],
    size: 0.76,
    colours: { body: '#8f5a30', gap: tone('body', 0.55), gold: '#cfa352' },
    view: { yaw: 26, pitch: 18 },
    build: desk,
  }),
  subject({
    name: 'school desk',
    family: 'furniture',
    words: ['school bench', 'student desk'],
    size: 0.8,
    colours: { body: '#4f7f8f', wood: '#c79558', book: '#c9473c' },
    view: { yaw: 30, pitch: 18 },
    build: schoolDesk,
  }),
  subject({
    name: 'counter',
    family: 'furniture',
    words: ['shop counter', 'bar counter', 'kitchen counter', 'checkout'],
    size: 1,
    colours: { body: '#8f5f38', gap: tone('body', 0.6), top: '#ece9e4', kick: '#2c2622' },
    view: { yaw: 24, pitch: 16 },
    build: counter,
  }),
  subject({
    name: 'pedestal',
    family: 'furniture',
    words: ['podium', 'plinth', 'stand', 'display stand'],
    size: 0.5,
    colours: { body: '#ece6dc' },
    view: { yaw: 18, pitch: 18 },
    build: pedestal,
  }),
];
