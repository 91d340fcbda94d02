/** A phone standing upright with a picture on its screen, or, in the pose "blank", with nothing. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { blanked } from './front.ts';

function phone(): Model {
  return {
    parts: [
      part('body', 'metal', box([0, 0.8, 0], [0.4, 0.8, 0.055], 0.05)),
      part('screen', 'glossy', box([0, 0.8, 0.03], [0.36, 0.75, 0.042], 0.01), [
        paint(
          'light',
          pattern((x, y) => y - 0.72 - 0.12 * Math.sin(x * 6 + 1)),
          0.01,
          'glow',
        ),
        paint('sun', sphere([0.12, 1.16, 0.06], 0.13), 0.008, 'glow'),
        paint(
          'app',
          union(...[-0.2, -0.07, 0.07, 0.2].map((x) => box([x, 0.18, 0.06], [0.045, 0.045, 0.1], 0.015))),
          0.004,
          'glow',
        ),
      ]),
      part('chrome', 'metal', mirror(capsule([0.405, 0.96, 0], [0.405, 1.16, 0], 0.014))),
    ],
    anchors: { grip: { at: [0, 0.6, 0] }, top: { at: [0, 1.6, 0] } },
  };
}

export const PHONE = subject({
  name: 'phone',
  family: 'object',
  words: ['smartphone', 'cellphone', 'mobile phone', 'mobile'],
  size: 0.15,
  colours: { body: '#5a6172', screen: '#22314f', light: '#4f7fe0', sun: '#ffd77a', app: '#ffffff' },
  view: { yaw: 26, pitch: 8 },
  poses: ['stand', 'blank'],
  build: ({ pose }) => (pose === 'blank' ? blanked(phone()) : phone()),
});
