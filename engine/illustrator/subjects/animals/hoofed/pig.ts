/** A pig: a flat snout, drooping ears and a curled tail; the sheep stands on its body too. */

import { paint } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { blush, eyes, pointedEar, smile } from '../face.ts';
import { type Creature, type Head, quadruped, tailPath } from '../quadruped.ts';
import { nostrils, POSES } from './hoof.ts';

const pigHead = (): Head => {
  const ear = pointedEar([0.5, 0.62, 0.1], 0.62, 0.6, [48, 12, -16]);
  return {
    solid: blend(
      0.16,
      ellipsoid([0, 0, 0], [0.96, 0.88, 0.86]),
      capsule([0, -0.16, 0.6], [0, -0.18, 1.02], 0.36, 0.34),
      ear.solid,
    ),
    paint: [
      paint('snout', ellipsoid([0, -0.18, 1.36], [0.5, 0.5, 0.2]), 0.04),
      paint('inner', ear.hollow, 0.05),
      nostrils(-0.18, 1.32, 0.13, 0.065),
      blush([0.66, -0.24, 0.62], 0.17),
      ...smile(-0.55, 0.26, 0.07, 0.026, 0.4),
    ],
    parts: eyes({ at: [0.42, 0.2, 0.68], r: 0.16, splay: 0.25 }),
  };
};

export const pig: Creature = {
  proportions: {
    length: 0.56,
    chest: 0.33,
    hip: 0.34,
    legs: 0.22,
    legThick: 0.1,
    stance: 0.19,
    headUp: 0.24,
    headForward: 0.4,
    headSize: 0.34,
  },
  head: pigHead(),
  material: 'skin',
  neck: [0.26, 0.24],
  feet: 'hoof',
  hooves: true,
  tail: (s) => {
    const curl: Vec3[] = Array.from({ length: 9 }, (_, i) => [
      0.07 * Math.sin(i * 0.95),
      0.07 * Math.cos(i * 0.95) + 0.02,
      0.02 + i * 0.022,
    ]);
    return { shapes: [tube(tailPath(s, curl), 0.028, 3)] };
  },
};

export const PIG = subject({
  name: 'pig',
  family: 'animal',
  words: ['piglet', 'hog', 'piggy', 'swine'],
  size: 0.8,
  colours: { body: '#f5adb0', snout: '#ee8f97', inner: '#ea858f', hoof: '#a05a60', blush: '#f0878d' },
  poses: POSES,
  build: ({ pose }) => quadruped(pig, pose),
});
