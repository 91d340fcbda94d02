/** A donut tilted towards the viewer, its icing cut off in waves and strewn with seeded sprinkles. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { keep, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import { capsule, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';
import { held } from './baking.ts';

function donut(): Model {
  const tilt = { at: [0, 0.66, 0] as Vec3, turn: [62, 0, 0] as Vec3 };
  const random = seeded(4);
  const sprinkles = Array.from({ length: 30 }, () => {
    const a = random() * 6.283;
    const r = 0.42 + (random() - 0.5) * 0.3;
    const t = random() * 3;
    const y = Math.sqrt(0.25 ** 2 - (r - 0.42) ** 2) + 0.018;
    return capsule(
      [r * Math.cos(a), y, r * Math.sin(a)],
      [r * Math.cos(a) + 0.07 * Math.cos(t), y, r * Math.sin(a) + 0.07 * Math.sin(t)],
      0.022,
    );
  });
  return {
    parts: [
      part('dough', 'matte', place(torus([0, 0, 0], 0.42, 0.23), tilt)),
      part(
        'body',
        'glossy',
        place(
          keep(
            0.03,
            torus([0, 0.015, 0], 0.42, 0.25),
            pattern((x, y, z) => 0.03 + 0.035 * Math.sin(Math.atan2(x, z) * 9) - y),
          ),
          tilt,
        ),
      ),
      part('candle', 'glossy', place(union(...sprinkles.slice(0, 15)), tilt)),
      part('stripe', 'glossy', place(union(...sprinkles.slice(15)), tilt)),
    ],
    anchors: held(0.66, 1.2),
  };
}

export const DONUT = subject({
  name: 'donut',
  family: 'food',
  words: ['doughnut'],
  size: 0.1,
  colours: { body: '#f27fa5', dough: '#e0a65c', candle: '#6fd3e8', stripe: '#fff3b0' },
  view: { yaw: 14, pitch: 6 },
  build: () => donut(),
});
