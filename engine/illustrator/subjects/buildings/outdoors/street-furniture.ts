/** What stands on pavements and camp sites. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { put, ring, rod, turned } from '../../forms/forms.ts';
import { bars, drum, rough, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const CAMPFIRE = subject({
  name: 'campfire',
  family: 'object',
  words: ['bonfire', 'camp fire', 'fire', 'fire pit', 'firepit'],
  size: 0.7,
  colours: { body: '#ff7a1a', core: '#ffd84a', wood: '#7a4f30', stone: '#938c84', ember: '#ff4a1a' },
  home: 'forest',
  view: { yaw: 20, pitch: 16 },
  build: () => ({
    parts: [
      part(
        'wood',
        'wood',
        union(
          ring(6, (a) =>
            capsule(
              [0.5 * Math.cos(a), 0.07, 0.5 * Math.sin(a)],
              [-0.06 * Math.cos(a), 0.4, -0.06 * Math.sin(a)],
              0.075,
            ),
          ),
          bars([-0.4, 0.08, 0.3, 0.42, 0.08, 0.24], 0.08),
        ),
      ),
      part(
        'stone',
        'matte',
        rough(
          ring(11, (a, i) =>
            ellipsoid(
              [0.72 * Math.cos(a), 0.07, 0.72 * Math.sin(a)],
              [0.15 + (i % 3) * 0.02, 0.11 + (i % 2) * 0.03, 0.15],
            ),
          ),
          0.02,
          9,
        ),
      ),
      part(
        'body',
        'glow',
        blend(
          0.1,
          turned([0.1, 0.16, 0.28, 0.3, 0.26, 0.6, 0.12, 0.96, 0, 1.24]),
          rod([0.2, 0.3, 0.05, 0.3, 0.6, 0.08, 0.2, 0.86, 0.1], [0.13, 0.11, 0.015]),
          rod([-0.2, 0.3, 0.05, -0.3, 0.54, 0.1, -0.26, 0.96, 0.06], [0.13, 0.12, 0.015]),
          rod([0, 0.3, 0.2, 0.06, 0.5, 0.28, -0.02, 0.76, 0.26], [0.12, 0.1, 0.015]),
        ),
        [
          paint(
            'core',
            blend(
              0.1,
              ellipsoid([0, 0.42, 0.26], [0.17, 0.3, 0.2]),
              ellipsoid([0, 0.36, 0], [0.2, 0.24, 0.4]),
            ),
            0.08,
            'glow',
          ),
        ],
      ),
      part('ember', 'glow', ellipsoid([0, 0.12, 0], [0.3, 0.06, 0.3])),
    ],
    anchors: { top: { at: [0, 0.6, 0] } },
  }),
});

const STREET_LAMP = subject({
  name: 'street lamp',
  family: 'object',
  words: ['streetlamp', 'street light', 'streetlight', 'lamppost', 'lamp post', 'lantern post'],
  size: 3.6,
  colours: { body: '#2f3a3a', lamp: '#ffe9a8' },
  view: { yaw: 20, pitch: 6 },
  build: () => ({
    parts: [
      part(
        'body',
        'metal',
        union(
          turned([
            0.2, 0, 0.22, 0.06, 0.14, 0.14, 0.12, 0.34, 0.06, 0.44, 0.05, 0.5, 0.045, 2.1, 0.08, 2.16, 0.05,
            2.2, 0, 2.2,
          ]),
          bars([-0.24, 2.0, 0, 0.24, 2.0, 0], 0.022),
          frustum([0, 2.24, 0], 0.04, 0.1, 0.14, 0.01),
          frustum([0, 2.72, 0], 0.08, 0.24, 0.06, 0.01),
          sphere([0, 2.84, 0], 0.05),
          ...[0, 1, 2, 3].map((i) =>
            capsule(
              [0.13 * Math.cos(i * 1.571), 2.26, 0.13 * Math.sin(i * 1.571)],
              [0.2 * Math.cos(i * 1.571), 2.66, 0.2 * Math.sin(i * 1.571)],
              0.016,
            ),
          ),
        ),
      ),
      part('lamp', 'glow', frustum([0, 2.46, 0], 0.19, 0.11, 0.17, 0.02)),
    ],
    anchors: { top: { at: [0, 2.86, 0] }, grip: { at: [0, 1.2, 0] } },
  }),
});

const TRAFFIC_LIGHT = subject({
  name: 'traffic light',
  family: 'object',
  words: ['traffic signal', 'stoplight', 'semaphore', 'traffic lights'],
  size: 3,
  colours: { body: '#2c3036', pole: '#7c848c', red: '#ff3b30', amber: '#ffc02e', green: '#37d067' },
  view: { yaw: 22, pitch: 6 },
  build: () => ({
    parts: [
      part(
        'pole',
        'metal',
        union(cylinder([0, 0.8, -0.06], 0.06, 0.8, 0.02), cylinder([0, 0.04, -0.06], 0.18, 0.05, 0.02)),
      ),
      part(
        'body',
        'glossy',
        union(
          box([0, 1.9, 0], [0.26, 0.64, 0.16], 0.09),
          ...[2.3, 1.9, 1.5].map((y) =>
            carve(
              0.01,
              drum([0, y, 0.22], 0.19, 0.1, 'z', 0.02),
              union(drum([0, y, 0.24], 0.165, 0.2, 'z'), box([0, y - 0.2, 0.24], [0.3, 0.16, 0.2])),
            ),
          ),
        ),
      ),
      part('red', 'glow', ellipsoid([0, 2.3, 0.15], [0.15, 0.15, 0.06])),
      part('amber', 'glow', ellipsoid([0, 1.9, 0.15], [0.15, 0.15, 0.06])),
      part('green', 'glow', ellipsoid([0, 1.5, 0.15], [0.15, 0.15, 0.06])),
    ],
    anchors: { top: { at: [0, 2.54, 0] } },
  }),
});

const MAILBOX = subject({
  name: 'mailbox',
  family: 'object',
  words: ['letterbox', 'postbox', 'mail box', 'post box', 'letter box'],
  size: 1.3,
  colours: {
    body: '#3f6fb5',
    flag: '#e0483d',
    wood: '#a8713f',
    letter: '#fdf9ef',
    line: tone('body', 0.7),
    dark: tone('body', 0.55),
  },
  view: { yaw: 40, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'wood',
        'wood',
        union(
          box([0, 0.6, -0.1], [0.07, 0.6, 0.07], 0.01),
          box([0, 1.16, 0], [0.2, 0.03, 0.34], 0.01),
          bars([0, 0.8, -0.1, 0, 1.12, 0.2], 0.04),
        ),
      ),
      part(
        'body',
        'glossy',
        blend(0.01, box([0, 1.32, 0], [0.24, 0.14, 0.42], 0.02), drum([0, 1.44, 0], 0.24, 0.42, 'z', 0.02)),
        [paint('line', box([0, 1.4, 0.38], [1, 1, 0.008]), 0.003)],
      ),
      part(
        'letter',
        'printed',
        put(box([0, 0, 0], [0.13, 0.09, 0.008], 0.004), [0.02, 1.46, 0.46], [-70, 8, 0]),
      ),
      part(
        'flag',
        'glossy',
        union(
          bars([0.26, 1.4, 0.1, 0.26, 1.78, 0.1], 0.018),
          box([0.26, 1.72, 0.02], [0.016, 0.07, 0.1], 0.01),
        ),
      ),
      part('dark', 'matte', drum([0, 1.42, 0.425], 0.17, 0.01, 'z', 0.004)),
    ],
    anchors: { top: { at: [0, 1.68, 0], room: 0.2 }, hand: { at: [0, 1.4, 0.46] } },
  }),
});

const TELEPHONE_BOOTH = subject({
  name: 'telephone booth',
  family: 'object',
  words: ['phone booth', 'telephone box', 'phone box', 'red phone box'],
  size: 2.5,
  colours: { body: '#c8261f', glass: '#bfd9e2', sign: '#fbf3e0', dark: '#2b2626', gold: '#d8ac48' },
  view: { yaw: 28, pitch: 8 },
  build: () => {
    const panes = (turn: number): Shape =>
      put(
        union(
          ...[-0.2, 0, 0.2].flatMap((x) =>
            Array.from({ length: 6 }, (_, i) => box([x, 0.5 + i * 0.22, 0.42], [0.08, 0.09, 0.1])),
          ),
        ),
        [0, 0, 0],
        [0, turn, 0],
      );
    return {
      parts: [
        part(
          'body',
          'glossy',
          union(
            box([0, 1.0, 0], [0.42, 1.0, 0.42], 0.03),
            box([0, 0.06, 0], [0.46, 0.06, 0.46], 0.02),
            box([0, 1.98, 0], [0.48, 0.06, 0.48], 0.03),
            blend(
              0.02,
              box([0, 2.08, 0], [0.42, 0.08, 0.42], 0.06),
              ellipsoid([0, 2.1, 0], [0.36, 0.18, 0.36]),
            ),
          ),
          [0, 90, 180, 270].map((t) => paint('glass', panes(t), 0.004, 'glass')),
        ),
        part(
          'sign',
          'glow',
          union(
            box([0, 1.86, 0.425], [0.32, 0.055, 0.015], 0.01),
            box([0.425, 1.86, 0], [0.015, 0.055, 0.32], 0.01),
          ),
          [
            paint('dark', within(stripes('x', 0.06, 0.55), box([0, 1.86, 0.43], [0.26, 0.026, 0.1])), 0.003),
            paint('dark', within(stripes('z', 0.06, 0.55), box([0.43, 1.86, 0], [0.1, 0.026, 0.26])), 0.003),
          ],
        ),
        part('gold', 'metal', bars([0.3, 1.0, 0.44, 0.3, 1.14, 0.44], 0.02)),
      ],
      anchors: { top: { at: [0, 2.26, 0] } },
    };
  },
});

export const STREET_FURNITURE = [CAMPFIRE, STREET_LAMP, TRAFFIC_LIGHT, MAILBOX, TELEPHONE_BOOTH];
