/** Cars with a job of their own: a word such as "taxi" must not end in a plain red car. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { fourLegs, tray } from '../../forms/forms.ts';
import { bars, below, checks, drum, side, within } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { lampPair, wheelArch, wheelPair } from '../wheels.ts';
import { car } from './car.ts';
import { anchors, glazing, VIEW } from './coachwork.ts';

/** The four letters on the roof, as bars in the plane of the sign. */
const TAXI = [
  -0.2, 0, 0, -0.1, 0, 0, -0.15, 0, 0, -0.15, -0.1, 0, -0.07, -0.1, 0, -0.02, 0, 0, -0.02, 0, 0, 0.03, -0.1,
  0, -0.05, -0.065, 0, 0.01, -0.065, 0, 0.06, 0, 0, 0.14, -0.1, 0, 0.14, 0, 0, 0.06, -0.1, 0, 0.2, 0, 0, 0.2,
  -0.1, 0,
];

const letters = (y: number, z: number) =>
  bars(
    TAXI.map((v, i) => (i % 3 === 1 ? v + y : i % 3 === 2 ? z : v)),
    0.013,
  );

const TAXI_CAB = subject({
  name: 'taxi',
  family: 'vehicle',
  words: ['cab', 'taxicab', 'yellow cab', 'taxi cab'],
  size: 1.6,
  colours: { body: '#f7c325', dark: '#26282e', tail: '#d92e2e', sign: '#fff6d6' },
  view: VIEW,
  build: () =>
    car(
      [paint('dark', within(checks(0.05), box([0, 0.6, 0], [2, 0.05, 0.9])), 0.004)],
      [
        part('sign', 'glow', box([0, 1.2, -0.1], [0.27, 0.1, 0.09], 0.04)),
        part('dark', 'matte', union(letters(1.25, -0.005), box([0, 1.11, -0.1], [0.22, 0.03, 0.07], 0.02))),
      ],
    ),
});

const POLICE_CAR = subject({
  name: 'police car',
  family: 'vehicle',
  words: ['patrol car', 'squad car', 'cop car'],
  size: 1.6,
  colours: {
    body: '#23304f',
    door: '#f7f7f4',
    dark: '#1c1f26',
    tail: '#d92e2e',
    red: '#ff3b30',
    blue: '#2f7bff',
    star: '#e9b84a',
  },
  view: VIEW,
  build: () =>
    car(
      [
        paint('door', box([0, 0.46, -0.1], [2, 0.26, 0.42], 0.03), 0.005),
        paint('star', mirror(drum([0.54, 0.52, -0.1], 0.09, 0.06, 'x')), 0.004),
      ],
      [
        part('dark', 'matte', box([0, 1.16, -0.12], [0.36, 0.035, 0.09], 0.02)),
        part('red', 'glow', box([0.2, 1.21, -0.12], [0.15, 0.06, 0.085], 0.04)),
        part('blue', 'glow', box([-0.2, 1.21, -0.12], [0.15, 0.06, 0.085], 0.04)),
        part('chrome', 'metal', box([0, 0.4, 1.2], [0.28, 0.12, 0.02], 0.015)),
      ],
    ),
});

function raceCar(): Model {
  const body = blend(
    0.06,
    side(
      [-1.1, 0.2, -1.0, 0.46, -0.5, 0.6, -0.16, 0.5, 0.3, 0.42, 1.3, 0.24, 1.34, 0.16, 0, 0.12],
      0.19,
      0.09,
    ),
    mirror(ellipsoid([0.32, 0.3, -0.3], [0.2, 0.17, 0.52])),
    side([-0.9, 0.44, -0.5, 0.84, -0.36, 0.82, -0.3, 0.5], 0.08, 0.06),
  );
  return {
    parts: [
      part('body', 'glossy', carve(0.03, body, ellipsoid([0, 0.62, 0.02], [0.16, 0.2, 0.24])), [
        paint('stripe', box([0, 0.4, 0.5], [0.06, 1, 1.2]), 0.006),
        paint('dark', below(0.17), 0.006),
      ]),
      part(
        'wing',
        'glossy',
        union(
          box([0, 0.19, 1.3], [0.56, 0.025, 0.16], 0.02),
          mirror(box([0.56, 0.24, 1.28], [0.02, 0.1, 0.18], 0.015)),
          box([0, 0.86, -1.06], [0.44, 0.03, 0.15], 0.02),
          mirror(box([0.44, 0.74, -1.06], [0.02, 0.2, 0.2], 0.015)),
        ),
      ),
      part('helmet', 'glossy', sphere([0, 0.66, -0.04], 0.15), [
        paint('darkGlass', box([0, 0.67, 0.1], [0.2, 0.05, 0.1], 0.02), 0.004, 'glass'),
      ]),
      part(
        'dark',
        'matte',
        fourLegs(1, 0.01, (x) =>
          bars([x * 0.1, 0.3, 0.82, x * 0.5, 0.27, 0.82, x * 0.1, 0.34, -0.82, x * 0.5, 0.28, -0.82], 0.03),
        ),
      ),
      ...wheelPair(0.54, 0.82, 0.26, 0.14),
      ...wheelPair(0.54, -0.82, 0.28, 0.17),
    ],
    anchors: anchors(0.62, 0),
  };
}

const RACE_CAR = subject({
  name: 'race car',
  family: 'vehicle',
  words: ['racing car', 'formula one car', 'racecar', 'f1 car', 'formula 1 car'],
  size: 1.1,
  colours: { body: '#d9262b', stripe: '#fbf8f0', wing: '#23262d', helmet: '#f5c532', dark: '#2a2d34' },
  home: 'race track',
  view: { yaw: 48, pitch: 16 },
  build: () => raceCar(),
});

function pickup(): Model {
  const cab = side([-0.3, 0.5, -0.26, 1.02, -0.06, 1.16, 0.3, 1.14, 0.62, 0.74, 0.5, 0.5], 0.48, 0.12);
  const lower = carve(
    0.03,
    blend(
      0.02,
      side([-0.3, 0.26, -0.3, 0.74, 0.5, 0.78, 1.1, 0.7, 1.22, 0.5, 1.2, 0.28], 0.54, 0.1),
      tray([0, 0.5, -0.78], [0.54, 0.24, 0.5], 0.06, 0.05),
    ),
    union(wheelArch(0.5, 0.76, 0.28), wheelArch(0.5, -0.78, 0.28)),
  );
  const windows = union(
    box([0, 0.94, 0.08], [1, 0.14, 0.26], 0.06),
    box([0, 0.94, 0.6], [0.38, 0.16, 0.32], 0.05),
    box([0, 0.96, -0.4], [0.36, 0.12, 0.2], 0.05),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.04, lower, cab), [paint('dark', below(0.32), 0.008, 'matte')]),
      glazing(cab, windows),
      ...wheelPair(0.5, 0.76, 0.28, 0.11),
      ...wheelPair(0.5, -0.78, 0.28, 0.11),
      ...lampPair([0.4, 0.6, 1.18], 0.09),
      part('tail', 'glossy', mirror(box([0.46, 0.58, -1.27], [0.05, 0.1, 0.03], 0.02))),
      part(
        'chrome',
        'metal',
        union(
          box([0, 0.36, 1.22], [0.52, 0.06, 0.06], 0.045),
          box([0, 0.34, -1.29], [0.5, 0.06, 0.05], 0.04),
          ...[0.54, 0.6, 0.66].map((y) => box([0, y, 1.2], [0.26, 0.016, 0.03], 0.012)),
          mirror(capsule([0.55, 0.68, 0], [0.55, 0.68, -0.1], 0.018)),
        ),
      ),
      part('body', 'glossy', mirror(ellipsoid([0.6, 0.84, 0.5], [0.08, 0.07, 0.05]))),
    ],
    anchors: { ...anchors(1.16), inside: { at: [0, 0.34, -0.78], room: 0.44 } },
  };
}

const PICKUP = subject({
  name: 'pickup',
  label: 'pickup truck',
  family: 'vehicle',
  words: ['pickup truck', 'pick-up', 'farm truck'],
  size: 1.8,
  colours: { body: '#3f8f86', dark: '#2c2f36', tail: '#d92e2e' },
  view: VIEW,
  build: () => pickup(),
});

export const CARS = [TAXI_CAB, POLICE_CAR, RACE_CAR, PICKUP];
