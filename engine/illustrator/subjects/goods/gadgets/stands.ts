/** What carries other things at the height of an eye. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, ring, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function tripod(): Model {
  const leg = (
    angle: number,
    from: readonly [number, number],
    to: readonly [number, number],
    radius: number,
  ) =>
    rod(
      [Math.cos(angle) * from[0], from[1], Math.sin(angle) * from[0]].concat([
        Math.cos(angle) * to[0],
        to[1],
        Math.sin(angle) * to[0],
      ]),
      radius,
    );
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          ring(3, (angle) => leg(angle, [0.05, 1.2], [0.34, 0.6], 0.032)),
          ring(3, (angle) => leg(angle, [0.54, 0.03], [0.57, 0.02], 0.035)),
          cylinder([0, 1.24, 0], 0.075, 0.07, 0.02),
          cylinder([0, 1.41, 0], 0.13, 0.025, 0.012),
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          ring(3, (angle) => leg(angle, [0.32, 0.64], [0.55, 0.03], 0.022)),
          cylinder([0, 1.1, 0], 0.03, 0.3),
        ),
      ),
    ],
    anchors: anchored({ top: 1.435, room: 0.2, grip: [0, 1.2, 0.1] }),
  };
}

export const STANDS = [
  subject({
    name: 'tripod',
    family: 'object',
    words: ['camera stand', 'camera tripod'],
    size: 1.25,
    colours: { body: '#2b2c31', steel: '#b9bec6' },
    view: { yaw: 20, pitch: 8 },
    build: tripod,
  }),
];
