/** Frogs, turtles, crocodiles, and the beasts of tales that look like them. */

import { mirror } from '#engine/sculpt/shapes/combine.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { onFace } from '../../face/head-space.ts';
import { sideEars } from '../parts/ears.ts';
import { backHorns, spikes } from '../parts/horns.ts';
import { nostrils } from '../parts/noses.ts';
import { below, either, oval, plates } from '../parts/paint.ts';
import { heavy, shell } from '../parts/tails.ts';
import { nowhere, type Painter, type Species } from '../species.ts';

const speckles: Painter = (a, b, c) =>
  0.75 * smoothstep(0.62, 0.68, noise(a * 4.5 + 3, b * 4.5, c * 4.5)) * smoothstep(0.1, 0.25, b);

export const frog: Species = {
  coat: { fur: '#6fb04a', light: '#dcebb0', dark: '#457a31', nose: '#457a31', inner: '#457a31' },
  snout: (face) => [
    ellipsoid([0, -0.2, 0.14], [0.5, 0.25, 0.4]),
    mirror(ellipsoid([face.eyeX, face.eyeY, 0.23], [face.eye[0] + 0.05, face.eye[1] + 0.05, 0.19])),
  ],
  ears: () => [],
  nose: (face) => [
    mirror(ellipsoid([0.06, 0.03, onFace(face, 0.06, 0.03)[2] - 0.004], [0.022, 0.016, 0.012])),
  ],
  light: below(-0.39),
  dark: speckles,
  tones: { muzzle: 'fur' },
  hasNoBrows: true,
};

const jaws = (): Shape[] => [
  ellipsoid([0, -0.2, 0.44], [0.21, 0.115, 0.33]),
  mirror(ellipsoid([0.08, -0.13, 0.66], [0.07, 0.06, 0.08])),
  ellipsoid([0, -0.33, 0.4], [0.18, 0.09, 0.28]),
];
const nose = (face: Shape): Shape[] => [nostrils(face, 0.07, -0.1, [0.02, 0.018, 0.014])];

export const crocodile: Species = {
  coat: { fur: '#6f9a4c', light: '#dfe6b4', dark: '#4a6f35', nose: '#38572a', inner: '#4a6f35' },
  snout: jaws,
  ears: () => [],
  nose,
  more: (coat) => [spikes(coat.dark)],
  light: below(-0.3),
  dark: speckles,
  tail: heavy(true),
};

export const dinosaur: Species = {
  coat: { fur: '#5fa58b', light: '#e6eec2', dark: '#e08a3c', nose: '#3c6f5d', inner: '#e08a3c' },
  snout: () => [
    ellipsoid([0, -0.22, 0.4], [0.23, 0.145, 0.28]),
    ellipsoid([0, -0.36, 0.34], [0.18, 0.1, 0.22]),
  ],
  ears: () => [],
  nose: (face) => [nostrils(face, 0.07, -0.13, [0.02, 0.018, 0.014])],
  more: (coat) => [spikes(coat.dark)],
  light: below(-0.33),
  dark: nowhere,
  tones: { brows: 'nose' },
  tail: heavy(true),
};

export const dragon: Species = {
  coat: { fur: '#4f9a52', light: '#f0dc96', dark: '#2f6b3f', nose: '#2a5a35', inner: '#d98a3c' },
  snout: () => [
    ellipsoid([0, -0.2, 0.42], [0.19, 0.12, 0.29]),
    mirror(ellipsoid([0.08, -0.13, 0.6], [0.07, 0.06, 0.08])),
    ellipsoid([0, -0.34, 0.37], [0.15, 0.09, 0.24]),
  ],
  ears: (coat) => sideEars({ ...coat, fur: coat.inner, inner: coat.light }, -18, 0.62, [0.46, 0.16, -0.06]),
  nose,
  more: (coat) => [backHorns(), spikes(coat.inner)],
  light: either(below(-0.31), oval(0, -0.36, 0.2, 0.1, 0.2)),
  dark: nowhere,
  tail: heavy(true),
};

export const turtle: Species = {
  coat: { fur: '#8fb865', light: '#d7e3a4', dark: '#6b5132', nose: '#5d7f42', inner: '#c9a868' },
  snout: () => [ellipsoid([0, -0.24, 0.32], [0.3, 0.2, 0.24])],
  ears: () => [],
  nose: (face) => [nostrils(face, 0.035, -0.15, [0.014, 0.012, 0.01])],
  light: below(-0.38),
  dark: nowhere,
  beak: (a, b, c) => 0.6 * plates(a, b, c) * Math.max(smoothstep(0.2, 0.32, b), smoothstep(0.1, -0.05, c)),
  tones: { muzzle: 'fur', brows: 'nose' },
  tail: shell,
};
