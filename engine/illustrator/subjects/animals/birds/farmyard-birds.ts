/** Swan, goose, rooster and turkey: large birds of farmyard and pond, known by neck or tail. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { put, rod } from '../../forms/forms.ts';
import { type Pose, subject } from '../../subject.ts';
import { EYE, type Fowl, fowl, songbird } from './fowl.ts';
import { hood, VIEW } from './wild-birds.ts';

/** A bird whose body and long neck are drawn anew; its other parts come from the shared plan. */
function longNeck(f: Fowl, pose: Pose, neck: readonly number[], radii: readonly number[]): Model {
  const model = fowl(f, pose);
  const y = f.legs + f.body[1] * 0.86;
  const [, hy, hz] = f.head;
  const body = blend(
    0.1,
    put(ellipsoid([0, 0, 0], f.body), [0, y, 0], [f.lean, 0, 0]),
    rod(
      neck.map((v, i) => (i % 3 === 1 ? v + y : v)),
      radii,
      5,
    ),
    sphere([0, y + hy, hz], f.headR),
  );
  return { ...model, parts: model.parts.map((p, i) => (i === 0 ? { ...p, shape: body } : p)) };
}

const swan: Fowl = {
  ...songbird,
  body: [0.36, 0.3, 0.56],
  lean: -10,
  head: [0, 0.82, 0.5],
  headR: 0.14,
  neck: 0.08,
  legs: 0.06,
  eye: { ...EYE, r: 0.2 },
  beak: [0.9, 0.34, 0.3],
  wing: [0.56, 0.5],
  tail: [0.26, 30],
  flatFeet: true,
  paint: [],
};

const SWAN = subject({
  name: 'swan',
  family: 'animal',
  words: ['cygnet', 'swan bird'],
  size: 1,
  colours: { body: '#fdfcf8', wing: '#f4f2ec', wingTip: '#e6e3da', beak: '#f08a2c' },
  home: 'lake',
  view: { yaw: 62, pitch: 8 },
  poses: ['swim'],
  build: () => {
    const model = longNeck(
      swan,
      'stand',
      [0, 0.06, 0.36, 0, 0.26, 0.58, 0, 0.52, 0.4, 0, 0.78, 0.34, 0, 0.84, 0.46],
      [0.16, 0.11, 0.08, 0.075, 0.1],
    );
    return {
      ...model,
      parts: [
        ...model.parts.filter((p, i) => !(p.colour === 'beak' && i > 2)),
        part('pupil', 'glossy', ellipsoid([0, 1.18, 0.62], [0.05, 0.045, 0.05])),
      ],
    };
  },
});

const GOOSE = subject({
  name: 'goose',
  family: 'animal',
  words: ['geese', 'gander'],
  size: 0.8,
  colours: { body: '#f6f2e8', wing: '#d8d0c2', wingTip: '#b5ab9c', beak: '#f0932c' },
  home: 'farm',
  view: VIEW,
  poses: ['stand', 'fly'],
  build: ({ pose }) =>
    longNeck(
      { ...swan, head: [0, 0.8, 0.36], headR: 0.17, legs: 0.2, beak: [0.7, 0.36, 0.1], wing: [0.56, 0.4] },
      pose,
      [0, 0.08, 0.3, 0, 0.4, 0.4, 0, 0.78, 0.34],
      [0.2, 0.11, 0.11],
    ),
});

const ROOSTER = subject({
  name: 'rooster',
  family: 'animal',
  words: ['cock', 'cockerel'],
  size: 0.6,
  colours: {
    body: '#b5561f',
    wing: '#8a3a18',
    wingTip: '#2f5a48',
    belly: '#d98a34',
    beak: '#f2b02e',
    comb: '#d8302b',
    plume: '#1f5a4a',
  },
  home: 'farm',
  view: { yaw: 56, pitch: 8 },
  poses: ['stand'],
  build: ({ pose }) => {
    const plume = (k: number): Shape =>
      rod(
        [
          k * 0.05,
          0.62,
          -0.34,
          k * 0.09,
          0.98 + Math.abs(k) * 0.02,
          -0.56,
          k * 0.13,
          0.96 - Math.abs(k) * 0.06,
          -0.86,
          k * 0.15,
          0.62,
          -0.96,
        ],
        [0.1, 0.09, 0.08, 0.02],
      );
    const model = fowl(
      {
        ...songbird,
        body: [0.32, 0.36, 0.42],
        lean: -22,
        head: [0, 0.56, 0.28],
        headR: 0.18,
        neck: 0.15,
        legs: 0.28,
        beak: [0.5, 0.22, 0.1],
        paint: [paint('belly', ellipsoid([0, 0.34, 0.26], [0.3, 0.24, 0.3]), 0.06)],
      },
      pose,
    );
    return {
      ...model,
      parts: [
        ...model.parts,
        part('plume', 'glossy', union(...[-2, -1, 0, 1, 2].map(plume))),
        part(
          'comb',
          'matte',
          union(
            blend(
              0.04,
              ...[
                [1.36, 0.36],
                [1.4, 0.28],
                [1.38, 0.19],
              ].map(([y, z]) => ellipsoid([0, y!, z!], [0.035, 0.1, 0.06])),
            ),
            mirror(ellipsoid([0.04, 1.0, 0.46], [0.035, 0.1, 0.05])),
          ),
        ),
      ],
    };
  },
});

const TURKEY = subject({
  name: 'turkey',
  family: 'animal',
  words: ['turkey bird', 'gobbler'],
  size: 0.9,
  colours: {
    body: '#5f3f2c',
    wing: '#7a5236',
    wingTip: '#4a3022',
    beak: '#e8b04a',
    head: '#7fa8c4',
    comb: '#d8302b',
    fan: '#8a5a36',
    fanTip: '#f0d9ae',
    iris: '#3a2a20',
  },
  home: 'farm',
  view: { yaw: 24, pitch: 8 },
  poses: ['stand'],
  build: ({ pose }) => {
    const model = fowl(
      {
        ...songbird,
        body: [0.42, 0.42, 0.44],
        lean: -10,
        head: [0, 0.58, 0.3],
        headR: 0.16,
        neck: 0.09,
        legs: 0.2,
        beak: [0.44, 0.22, 0.14],
        paint: [paint('head', hood(0.42), 0.03)],
      },
      pose,
    );
    const fan = (k: number): Shape =>
      put(
        ellipsoid([0, 0.56, 0], [0.11, 0.5, 0.03]),
        [0, 0.56, -0.3 - Math.abs(k) * 0.004],
        [-12, 0, k * 15],
      );
    return {
      ...model,
      parts: [
        ...model.parts,
        part('fan', 'matte', union(...Array.from({ length: 13 }, (_, i) => fan(i - 6))), [
          paint(
            'fanTip',
            pattern((x, y, z) => 0.86 - Math.hypot(x, y - 0.56, z + 0.3)),
            0.02,
          ),
          paint(
            'body',
            pattern((x, y, z) => Math.abs(Math.hypot(x, y - 0.56, z + 0.3) - 0.72) - 0.05),
            0.02,
          ),
        ]),
        part('comb', 'matte', rod([0, 1.04, 0.5, 0, 0.9, 0.54, 0, 0.78, 0.5], [0.05, 0.06, 0.03])),
      ],
    };
  },
});

export const FARMYARD_BIRDS = [SWAN, GOOSE, ROOSTER, TURKEY];
