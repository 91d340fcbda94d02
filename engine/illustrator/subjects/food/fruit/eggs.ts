/** Eggs and nuts: small things with a shell. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { anchored, leafOf, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function acorn(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        turned([0, 0, 0.03, 0.03, 0.1, 0.08, 0.34, 0.34, 0.4, 0.66, 0.36, 0.8, 0, 0.8]),
        [
          paint(
            'streak',
            pattern((x, _y, z) => 0.04 * Math.sin(Math.atan2(x, z) * 14) - 0.034),
            0.02,
          ),
        ],
      ),
      part(
        'cap',
        'matte',
        blend(
          0.03,
          relief(
            turned([0, 0.66, 0.4, 0.66, 0.48, 0.74, 0.42, 0.92, 0.24, 1.04, 0, 1.08]),
            0.04,
            (x, y, z) =>
              0.03 *
              Math.abs(Math.sin(Math.atan2(x, z) * 8 + y * 20) * Math.sin(Math.atan2(x, z) * 8 - y * 20)),
          ),
          rod([0, 1, 0, 0.02, 1.2, 0, 0.08, 1.32, 0], 0.05),
        ),
      ),
      part('leaf', 'matte', put(leafOf(0.5, 0.24, 0.05), [0.06, 1.2, 0], [0, 20, 10])),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.1 }),
  };
}

const EGG = [0, 0, 0.2, 0.02, 0.4, 0.24, 0.41, 0.5, 0.3, 0.84, 0.14, 1.02, 0, 1.06];

function eggs(): Model {
  const shell = turned(EGG, { steps: 10 });
  return {
    parts: [
      part(
        'body',
        'ceramic',
        union(put(shell, [-0.1, 0.36, 0.26], [80, 0, 66]), put(shell, [0.3, 0, -0.2], [0, 0, 4])),
        [
          paint(
            'speck',
            pattern((x, y, z) => (0.1 - noise(x * 34, y * 34, z * 34)) / 24),
            0.01,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

function easterEgg(): Model {
  const shell = turned(EGG, { steps: 10 });
  const around = (x: number, z: number) => Math.atan2(x, z);
  const dots = pattern((x, y, z) => {
    const a = around(x, z) * 7;
    return Math.hypot(((((a / Math.PI + 0.5) % 1) + 1) % 1) - 0.5, (y - 0.56) * 5.2) * 0.19 - 0.05;
  });
  return {
    parts: [
      part('body', 'glossy', shell, [
        paint(
          'bandA',
          pattern((_x, y, _z) => Math.abs(y - 0.56) - 0.115),
          0.004,
        ),
        paint('dot', dots, 0.004),
        paint(
          'bandB',
          pattern((x, y, z) => Math.abs(y - 0.78 - 0.035 * Math.sin(around(x, z) * 12)) - 0.028),
          0.004,
        ),
        paint(
          'bandB',
          pattern((x, y, z) => Math.abs(y - 0.34 - 0.035 * Math.sin(around(x, z) * 12)) - 0.028),
          0.004,
        ),
        paint(
          'bandC',
          pattern((_x, y) => Math.min(Math.abs(y - 0.2), Math.abs(y - 0.92)) - 0.022),
          0.004,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.05 }),
  };
}

export const EGGS = [
  subject({
    name: 'acorn',
    family: 'food',
    words: ['nut', 'chestnut'],
    size: 0.035,
    colours: { body: '#b06a24', streak: tone('body', 0.8), cap: '#6e4a26', leaf: '#b5772c' },
    view: { yaw: 16, pitch: 10 },
    build: acorn,
  }),
  subject({
    name: 'egg',
    family: 'food',
    words: ['chicken egg'],
    size: 0.06,
    colours: { body: '#e6c19b', speck: '#cf9f74' },
    view: { yaw: 14, pitch: 16 },
    build: eggs,
  }),
  subject({
    name: 'easter egg',
    label: 'decorated egg',
    family: 'object',
    words: ['decorated egg', 'painted egg', 'decorated eggs'],
    size: 0.07,
    colours: { body: '#56b3d8', bandA: '#fff3d0', dot: '#ef5f83', bandB: '#ffd34f', bandC: '#ffffff' },
    view: { yaw: 12, pitch: 8 },
    build: easterEgg,
  }),
];
