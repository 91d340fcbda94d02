/** An elephant: trunk and tusks belong to the head, so that they follow it in every pose; toenails on round feet. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../../subject.ts';
import { blush, bothSides, eyes, leafEar } from '../face.ts';
import { type Creature, type Head, quadruped, tailPath } from '../quadruped.ts';

const elephantHead = (): Head => {
  const ear = leafEar([0.78, 0.5, -0.2], 1.5, 1.5, [0, 26, -118], 0.1);
  const trunk = tube(
    [
      [0, -0.1, 0.7],
      [0, -0.5, 1.12],
      [0, -1.1, 1.2],
      [0, -1.5, 1.38],
      [0, -1.5, 1.72],
    ],
    [0.36, 0.32, 0.24, 0.19, 0.15],
    5,
  );
  return {
    solid: blend(
      0.2,
      ellipsoid([0, 0.05, 0], [0.95, 0.92, 0.9]),
      trunk,
      bothSides([0.4, -0.4, 0.5], [0.36, 0.34, 0.4]),
      ear.solid,
    ),
    paint: [paint('inner', ear.hollow, 0.08), blush([0.6, -0.3, 0.75], 0.14)],
    parts: [
      part(
        'tooth',
        'glossy',
        mirror(
          tube(
            [
              [0.4, -0.55, 0.72],
              [0.46, -0.78, 0.98],
              [0.44, -0.8, 1.28],
            ],
            [0.12, 0.1, 0.03],
          ),
        ),
      ),
      ...eyes({ at: [0.5, 0.16, 0.74], r: 0.16, splay: 0.4, lid: 0.16, tilt: 12 }, 'body', 'matte'),
    ],
  };
};

const elephant: Creature = {
  proportions: {
    length: 0.72,
    chest: 0.4,
    hip: 0.4,
    legs: 0.46,
    legThick: 0.165,
    stance: 0.23,
    headUp: 0.34,
    headForward: 0.44,
    headSize: 0.4,
  },
  head: elephantHead(),
  material: 'matte',
  neck: [0.3, 0.28],
  hooves: true,
  tail: (s) => {
    const path = tailPath(s, [
      [0, 0, 0],
      [0, -0.1, 0.14],
      [0, -0.34, 0.18],
    ]);
    return {
      shapes: [tube(path, [0.05, 0.035, 0.025])],
      parts: [part('dark', 'fur', ellipsoid(path[2]!, [0.045, 0.08, 0.045]))],
    };
  },
  extra: (s) => ({
    parts: [
      part(
        'claw',
        'glossy',
        union(
          ...[s.front[2], s.hind[2]].flatMap((f) =>
            [-0.09, 0, 0.09].map((x) =>
              mirror(ellipsoid(add(f, [x, -0.1, 0.2 - Math.abs(x) * 0.5]), [0.045, 0.055, 0.04])),
            ),
          ),
        ),
      ),
    ],
  }),
};

export const ELEPHANT = subject({
  name: 'elephant',
  family: 'animal',
  words: ['mammoth'],
  size: 3,
  colours: { body: '#93a0b0', inner: '#e3b1ae', dark: tone('body', 0.55) },
  poses: ['stand', 'sit', 'hold', 'read', 'run'],
  build: ({ pose }) => quadruped(elephant, pose),
});
