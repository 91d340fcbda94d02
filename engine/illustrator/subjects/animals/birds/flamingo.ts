/** A flamingo, also for stork and heron: the shared bird with a long bent neck blended into its body. */

import { type Model, paint } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { type Pose, subject, tone } from '../../subject.ts';
import { EYE, type Fowl, fowl, songbird } from './fowl.ts';

const flamingo: Fowl = {
  ...songbird,
  body: [0.24, 0.24, 0.38],
  lean: -6,
  head: [0, 0.96, 0.3],
  headR: 0.15,
  neck: 0.08,
  legs: 0.78,
  eye: EYE,
  beak: [0.8, 0.32, 0.5],
  wing: [0.44, 0.3],
  tail: [0.26, -14],
  paint: [],
};

function flamingoModel(pose: Pose): Model {
  const model = fowl({ ...flamingo }, pose);
  const y = flamingo.legs + flamingo.body[1] * 0.86;
  const neck = tube(
    [
      [0, y, 0.2],
      [0, y + 0.22, 0.46],
      [0, y + 0.5, 0.4],
      [0, y + 0.72, 0.18],
      [0, y + 0.94, 0.26],
    ],
    [0.13, 0.085, 0.07, 0.065, 0.08],
    5,
  );
  const body = blend(
    0.12,
    place(ellipsoid([0, 0, 0], flamingo.body), { at: [0, y, 0] }),
    neck,
    sphere([0, y + 0.96, 0.3], 0.15),
  );
  const tip = paint(
    'pupil',
    pattern((_x, py, pz) => (pz < 0.48 ? 1 : py - (y + 0.9))),
    0.01,
  );
  return {
    ...model,
    parts: model.parts.map((p, i) =>
      i === 0 ? { ...p, shape: body } : p.colour === 'beak' && i === 2 ? { ...p, paint: [tip] } : p,
    ),
  };
}

export const FLAMINGO = subject({
  name: 'flamingo',
  family: 'animal',
  words: ['stork', 'heron'],
  size: 1.3,
  colours: { body: '#f58ba0', wing: tone('body', 0.9), wingTip: tone('body', 0.7), beak: '#f7c7b2' },
  view: { yaw: 62, pitch: 6 },
  poses: ['stand'],
  build: ({ pose }) => flamingoModel(pose),
});
