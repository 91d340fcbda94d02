/** Piggy bank, credit card, safe and money bag: what saving and banks are shown by. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { eyes, pointedEar } from '../../animals/face.ts';
import { anchored, fourLegs, put, rod, turned } from '../../forms/forms.ts';
import { drum, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const PIGGY_BANK = subject({
  name: 'piggy bank',
  family: 'object',
  words: ['savings', 'money box', 'moneybox', 'coin bank'],
  size: 0.18,
  colours: { body: '#f4a3b5', inner: '#e07f96', dark: '#a84a64', gold: '#f0c23c' },
  view: { yaw: 50, pitch: 14 },
  build: () => {
    const ear = pointedEar([0.26, 0.98, 0.42], 0.24, 0.26, [10, 10, -24]);
    return {
      parts: [
        part(
          'body',
          'ceramic',
          carve(
            0.01,
            blend(
              0.06,
              ellipsoid([0, 0.62, 0], [0.5, 0.48, 0.62]),
              drum([0, 0.6, 0.62], 0.18, 0.1, 'z', 0.05),
              fourLegs(0.26, 0.3, (x, z) => capsule([x, 0.3, z], [x, 0.1, z], 0.12)),
              ear.solid,
              rod([0, 0.7, -0.58, 0.06, 0.8, -0.68, 0.0, 0.84, -0.74, -0.05, 0.76, -0.72], 0.03, 4),
            ),
            box([0, 1.1, -0.06], [0.03, 0.1, 0.18], 0.01),
          ),
          [
            paint('inner', ear.hollow, 0.02),
            paint('dark', mirror(ellipsoid([0.07, 0.6, 0.74], [0.035, 0.055, 0.06])), 0.006),
            paint('dark', box([0, 1.08, -0.06], [0.04, 0.06, 0.2], 0.01), 0.006),
          ],
        ),
        part(
          'gold',
          'metal',
          union(
            put(drum([0, 0, 0], 0.2, 0.028, 'x', 0.015), [0, 1.2, -0.06]),
            put(drum([0, 0, 0], 0.2, 0.03, 'y', 0.015), [0.66, 0.03, 0.5]),
            put(drum([0, 0, 0], 0.2, 0.03, 'y', 0.015), [0.7, 0.09, 0.46]),
          ),
        ),
        ...eyes({ at: [0.2, 0.78, 0.5], r: 0.07, splay: 0.3 }),
      ],
      anchors: anchored({ top: 1.1, room: 0.2, grip: [0, 0.5, 0] }),
    };
  },
});

const CREDIT_CARD = subject({
  name: 'credit card',
  family: 'object',
  words: ['bank card', 'debit card', 'gift card'],
  size: 0.054,
  colours: { body: '#2f5fb5', dark: tone('body', 0.7), gold: '#e8c25a', white: '#f4f6fa', red: '#e2503f' },
  view: { yaw: 18, pitch: 10 },
  build: () => ({
    parts: [
      part('body', 'glossy', put(box([0, 0, 0], [0.86, 0.54, 0.022], 0.02), [0, 0.58, 0], [-8, 0, 8]), [
        paint('dark', put(sphere([0.6, -0.5, 0], 0.76), [0, 0.58, 0], [-8, 0, 8]), 0.006),
        paint(
          'white',
          put(
            union(
              within(stripes('x', 0.4, 0.72, 0.02), box([-0.02, -0.1, 0], [0.78, 0.045, 1])),
              box([-0.44, -0.34, 0], [0.34, 0.03, 1]),
            ),
            [0, 0.58, 0],
            [-8, 0, 8],
          ),
          0.004,
        ),
      ]),
      part(
        'gold',
        'metal',
        put(box([-0.54, 0.16, 0.02], [0.14, 0.11, 0.012], 0.03), [0, 0.58, 0], [-8, 0, 8]),
      ),
      part(
        'gold',
        'glossy',
        put(drum([0.5, -0.32, 0.022], 0.13, 0.008, 'z', 0.004), [0, 0.58, 0], [-8, 0, 8]),
      ),
      part(
        'red',
        'glossy',
        put(drum([0.64, -0.32, 0.026], 0.13, 0.008, 'z', 0.004), [0, 0.58, 0], [-8, 0, 8]),
      ),
    ],
    anchors: anchored({ top: 1.1, grip: [0, 0.4, 0] }),
  }),
});

const SAFE = subject({
  name: 'safe',
  family: 'object',
  words: ['vault', 'strongbox', 'bank vault'],
  size: 0.7,
  colours: { body: '#59636f', door: '#6b7683', metal: '#d3d9df', dark: '#2f353d' },
  view: { yaw: 26, pitch: 12 },
  build: () => ({
    parts: [
      part(
        'body',
        'metal',
        union(
          box([0, 0.7, 0], [0.66, 0.62, 0.56], 0.06),
          fourLegs(0.5, 0.4, (x, z) => drum([x, 0.05, z], 0.09, 0.06, 'y')),
        ),
      ),
      part('door', 'metal', box([0, 0.7, 0.56], [0.54, 0.5, 0.04], 0.03), [
        paint(
          'dark',
          within(
            box([0, 0.7, 0.6], [0.5, 0.46, 0.1]),
            carve(0, box([0, 0.7, 0.6], [0.5, 0.46, 1]), box([0, 0.7, 0.6], [0.485, 0.445, 2])),
          ),
          0.004,
        ),
      ]),
      part(
        'metal',
        'metal',
        union(
          drum([-0.16, 0.7, 0.63], 0.17, 0.04, 'z', 0.02),
          drum([-0.16, 0.7, 0.68], 0.07, 0.05, 'z', 0.02),
          ...[0, 60, 120].map((a) =>
            put(capsule([-0.22, 0, 0], [0.22, 0, 0], 0.024), [0.24, 0.7, 0.68], [0, 0, a]),
          ),
          sphere([0.24, 0.7, 0.7], 0.06),
          ...[0.4, 1.0].map((y) => drum([0.57, y, 0.56], 0.04, 0.1, 'y')),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          ...Array.from({ length: 12 }, (_, i) =>
            sphere([-0.16 + 0.13 * Math.sin(i * 0.5236), 0.7 + 0.13 * Math.cos(i * 0.5236), 0.67], 0.012),
          ),
        ),
      ),
    ],
    anchors: anchored({ top: 1.32, room: 0.5 }),
  }),
});

const MONEY_BAG = subject({
  name: 'money bag',
  family: 'object',
  words: ['sack of money', 'bag of money', 'sack', 'bag of gold', 'moneybag'],
  size: 0.4,
  colours: { body: '#c9a06a', rope: '#8a5a34', mark: '#4a7f3f', gold: '#f0c23c' },
  view: { yaw: 16, pitch: 12 },
  build: () => ({
    parts: [
      part(
        'body',
        'cloth',
        turned([
          0.4, 0, 0.58, 0.14, 0.6, 0.42, 0.44, 0.76, 0.16, 0.98, 0.14, 1.04, 0.26, 1.2, 0.2, 1.22, 0.08, 1.1,
          0, 1.08,
        ]),
        [
          paint(
            'mark',
            within(
              union(
                put(
                  carve(0, torus([0, 0, 0], 0.1, 0.03), box([0.1, 0, -0.06], [0.1, 1, 0.06])),
                  [0, 0.52, 0.56],
                  [90, 0, 0],
                ),
                box([0, 0.42, 0.56], [0.03, 0.22, 0.3]),
              ),
              box([0, 0.42, 0.6], [0.3, 0.24, 0.3]),
            ),
            0.006,
          ),
          paint(
            'mark',
            union(
              box([0, 0.42, 0.56], [0.028, 0.2, 0.3]),
              ...[0.52, 0.42, 0.32].map((y) => box([0, y, 0.56], [0.11, 0.025, 0.3])),
              box([-0.09, 0.47, 0.56], [0.026, 0.06, 0.3]),
              box([0.09, 0.37, 0.56], [0.026, 0.06, 0.3]),
            ),
            0.006,
          ),
        ],
      ),
      part(
        'rope',
        'cloth',
        union(
          torus([0, 1.0, 0], 0.16, 0.04),
          rod([0.14, 1.0, 0.1, 0.26, 0.86, 0.2], 0.03),
          rod([0.1, 1.0, 0.14, 0.14, 0.84, 0.3], 0.03),
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          ...[
            [0.64, 0.03, 0.36],
            [0.62, 0.09, 0.34],
            [-0.6, 0.03, 0.44],
            [0.3, 0.03, 0.7],
          ].map(([x, y, z]) => drum([x!, y!, z!], 0.16, 0.028, 'y', 0.015)),
        ),
      ),
    ],
    anchors: anchored({ top: 1.2, grip: [0, 1.02, 0] }),
  }),
});

export const MONEY = [PIGGY_BANK, CREDIT_CARD, SAFE, MONEY_BAG];
