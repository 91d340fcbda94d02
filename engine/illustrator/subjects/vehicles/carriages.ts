/** What horses and oxen pull, and what slides on snow. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { put, rod, tray } from '../forms/forms.ts';
import { bars, below, drum, side } from '../forms/views.ts';
import { subject } from '../subject.ts';
import { spokedWheel } from './wheels.ts';

function carriage(): Model {
  const coach = side(
    [-0.62, 0.56, -0.72, 0.8, -0.66, 1.5, 0.66, 1.5, 0.72, 0.8, 0.6, 0.56, 0, 0.44],
    0.42,
    0.08,
    5,
  );
  return {
    parts: [
      part('body', 'glossy', coach, [
        paint('trim', below(0.74), 0.008),
        paint('trim', box([0, 1.0, 0], [2, 0.016, 2]), 0.004, 'metal'),
      ]),
      part(
        'darkGlass',
        'glass',
        mirror(
          union(
            box([0.42, 1.22, 0], [0.014, 0.17, 0.2], 0.01),
            box([0.42, 1.22, 0.44], [0.014, 0.15, 0.13], 0.01),
            box([0.42, 1.22, -0.44], [0.014, 0.15, 0.13], 0.01),
          ),
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          side([-0.74, 1.5, 0.74, 1.5, 0.6, 1.6, 0, 1.66, -0.6, 1.6], 0.46, 0.03),
          mirror(put(sphere([0, 0, 0], 0.07), [0.3, 1.68, 0])),
          mirror(drum([0.5, 1.14, 0.72], 0.06, 0.09, 'y')),
          mirror(bars([0.44, 0.6, -0.18, 0.44, 1.0, -0.18, 0.44, 0.6, 0.18, 0.44, 1.0, 0.18], 0.012)),
        ),
      ),
      part(
        'seat',
        'leather',
        union(
          box([0, 1.0, 0.94], [0.36, 0.06, 0.2], 0.05),
          put(box([0, 0, 0], [0.36, 0.2, 0.05], 0.04), [0, 1.14, 0.78]),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          box([0, 0.86, 1.0], [0.38, 0.05, 0.3], 0.03),
          rod([0, 0.5, -0.9, 0, 0.42, 0, 0, 0.5, 0.8, 0, 0.6, 1.7], 0.05),
          bars([-0.46, 0.5, -0.7, 0.46, 0.5, -0.7, -0.46, 0.38, 0.92, 0.46, 0.38, 0.92], 0.04),
        ),
      ),
      ...[0.5, -0.5].flatMap((x) => [
        ...spokedWheel([x, 0.5, -0.7], 0.5, 0.045, 10),
        ...spokedWheel([x, 0.38, 0.92], 0.38, 0.04, 8),
      ]),
    ],
    anchors: {
      seat: { at: [0, 1.06, 0.94] },
      top: { at: [0, 1.62, 0], room: 0.3 },
      inside: { at: [0, 0.8, 0], room: 0.3 },
      hand: { at: [0, 0.6, 1.7] },
    },
  };
}

const SLED = subject({
  name: 'sled',
  family: 'vehicle',
  words: ['sledge', 'toboggan', 'wooden sled'],
  size: 0.4,
  colours: { body: '#c58a4e', runner: '#c8352f', rope: '#efe2c4' },
  home: 'snow',
  view: { yaw: 52, pitch: 16 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        union(
          ...[-0.26, -0.09, 0.09, 0.26].map((x) => box([x, 0.36, -0.06], [0.07, 0.025, 0.72], 0.02)),
          ...[-0.5, 0.36].map((z) => box([0, 0.31, z], [0.34, 0.03, 0.05], 0.02)),
        ),
      ),
      part(
        'runner',
        'glossy',
        mirror(
          union(
            rod([0.3, 0.04, -0.8, 0.3, 0.04, 0.5, 0.3, 0.14, 0.76, 0.3, 0.34, 0.86, 0.3, 0.42, 0.72], 0.035),
            bars([0.3, 0.04, -0.5, 0.3, 0.32, -0.5, 0.3, 0.04, 0.36, 0.3, 0.32, 0.36], 0.03),
          ),
        ),
      ),
      part(
        'rope',
        'cloth',
        rod([0.3, 0.4, 0.74, 0.16, 0.2, 1.1, 0, 0.3, 1.3, -0.16, 0.2, 1.1, -0.3, 0.4, 0.74], 0.018),
      ),
    ],
    anchors: {
      seat: { at: [0, 0.39, -0.1] },
      top: { at: [0, 0.39, -0.1], room: 0.35 },
      grip: { at: [0, 0.3, 1.3] },
    },
  }),
});

const CARRIAGE = subject({
  name: 'carriage',
  label: 'horse carriage',
  family: 'vehicle',
  words: ['horse carriage', 'horse-drawn carriage', 'stagecoach', 'wagon', 'royal carriage', 'chariot'],
  size: 2.3,
  colours: {
    body: '#8a2440',
    trim: '#e5b94a',
    gold: '#e5b94a',
    seat: '#4a2b22',
    dark: '#34302e',
    tyre: '#5a3a26',
    hub: '#e5b94a',
  },
  view: { yaw: 58, pitch: 10 },
  build: () => carriage(),
});

const WAGON = subject({
  name: 'cart',
  label: 'wooden cart',
  family: 'vehicle',
  words: ['wooden cart', 'handcart wagon', 'hay cart', 'ox cart'],
  size: 1.4,
  colours: { body: '#a86c3c', hay: '#e2bb55', tyre: '#6b4428', hub: '#8a5a36' },
  home: 'farm',
  view: { yaw: 56, pitch: 12 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        union(
          tray([0, 0.86, 0], [0.5, 0.24, 0.9], 0.06),
          bars(
            [0.3, 0.66, 0.8, 0.3, 0.5, 1.9, -0.3, 0.66, 0.8, -0.3, 0.5, 1.9, -0.5, 0.5, 0, 0.5, 0.5, 0],
            0.045,
          ),
        ),
        [paint('wood', below(0.7), 0.2)],
      ),
      part(
        'hay',
        'fur',
        blend(0.14, ellipsoid([0, 1.1, 0], [0.42, 0.24, 0.78]), ellipsoid([0, 1.28, -0.1], [0.3, 0.24, 0.5])),
      ),
      ...[0.58, -0.58].flatMap((x) => spokedWheel([x, 0.5, 0], 0.5, 0.055, 8)),
    ],
    anchors: {
      top: { at: [0, 1.48, -0.1], room: 0.3 },
      seat: { at: [0, 1.3, 0.4] },
      hand: { at: [0, 0.5, 1.9] },
    },
  }),
});

export const CARRIAGES = [CARRIAGE, WAGON, SLED];
