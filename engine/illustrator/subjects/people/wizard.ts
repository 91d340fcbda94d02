/** How a wizard is sculpted. */

import { paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { type Pose, subject } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { beard, hatBand, moustache, POSES, pointedHat, robe } from './garments.ts';
import type { Joints } from './joints.ts';

const starsOn = (hat: Shape) =>
  part('body', 'matte', hat, [
    paint(
      'trim',
      union(
        ...[
          [0.4, 1.1, 0.4],
          [-0.3, 1.4, 0.3],
          [0.1, 0.95, 0.62],
          [0.24, 1.75, 0],
        ].map((p) => sphere([p[0]!, p[1]!, p[2]!], 0.12)),
      ),
      0.02,
    ),
  ]);

const staff = (j: Joints, pose: Pose) =>
  pose === 'stand' || pose === 'wave'
    ? [
        part(
          'wood',
          'matte',
          tube(
            [
              [j.arm[2][0] + 0.03, 0.02, 0.16],
              [j.arm[2][0] + 0.05, 0.8, 0.18],
              [j.arm[2][0] + 0.02, 1.6, 0.16],
              [j.arm[2][0] + 0.12, 1.82, 0.16],
            ],
            [0.035, 0.04, 0.045, 0.03],
          ),
        ),
        part('orb', 'glow', sphere([j.arm[2][0] + 0.02, 1.86, 0.16], 0.11)),
      ]
    : [];

const wizard: Look = {
  headwear: [
    part('hair', 'fur', union(beard(), moustache())),
    starsOn(pointedHat(0.5)),
    part('trim', 'glossy', hatBand()),
  ],
  extra: (j, pose) => [...robe(j), ...staff(j, pose)],
};

export const WIZARD = subject({
  name: 'wizard',
  family: 'fantasy',
  words: ['mage', 'sorcerer', 'magician', 'merlin'],
  size: 1.8,
  colours: {
    body: '#4c4aa8',
    trim: '#f4c84c',
    hair: '#f1efe9',
    trousers: '#35346f',
    shoes: '#6a4630',
    sole: '#3d2a1e',
    orb: '#8fe3ff',
  },
  view: { yaw: 20, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(wizard, pose),
});
