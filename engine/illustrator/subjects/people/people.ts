/** Person, woman, child, wizard, witch, king, knight, pirate and astronaut. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, radial, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  frustum,
  halfSpace,
  sphere,
  torus,
} from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject, tone } from '../subject.ts';
import type { Joints } from './joints.ts';
import { type Look, person } from './person.ts';
import { hairCap, quiff } from './person-parts.ts';

const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'];
const CLOTHES = { trousers: '#3f5f94', shoes: '#d9503f', sole: '#fbf7f0', hair: '#4a2d20' };

const cord = (j: Joints) =>
  part(
    'trim',
    'matte',
    mirror(
      tube(
        [
          [0.06, j.chest[1] + 0.2, 0.17],
          [0.07, j.chest[1] + 0.06, 0.225],
          [0.07, j.chest[1] - 0.04, 0.23],
        ],
        0.014,
      ),
    ),
  );
const hood = (j: Joints) =>
  part(
    'body',
    'matte',
    place(stretch(torus([0, 0, 0], 0.17, 0.075), [1, 0.9, 1]), {
      at: add(j.chest, [0, 0.24, -0.03]),
      turn: [-14, 0, 0],
    }),
  );
const hem = (j: Joints) =>
  part(
    'trim',
    'matte',
    place(stretch(torus([0, 0, 0], 0.215, 0.045), [1.08, 1, 0.92]), { at: add(j.hips, [0, -0.06, 0]) }),
  );

const casual: Look = {
  headwear: [part('hair', 'matte', blend(0.06, hairCap('short'), quiff()))],
  extra: (j) => [cord(j), hood(j), hem(j)],
};
const woman: Look = {
  ...casual,
  headwear: [part('hair', 'matte', hairCap('long'))],
  extra: (j) => [skirt(j, 'trousers', 0.34), hem(j)],
};
const child: Look = {
  headSize: 0.5,
  headwear: [
    part('hair', 'matte', hairCap('short')),
    part(
      'cap',
      'matte',
      keep(0.03, ellipsoid([0, 0.34, -0.04], [1.1, 0.98, 1.12]), halfSpace([0, -1, 0.12], -0.34)),
    ),
    part(
      'cap',
      'matte',
      place(ellipsoid([0, 0, 0.5], [0.62, 0.06, 0.56]), { at: [0, 0.5, 0.72], turn: [8, 0, 0] }),
    ),
    part('trim', 'matte', sphere([0, 1.32, -0.04], 0.1)),
  ],
  topPaint: () => [paint('trim', stripes('y', 0.12, 0.4), 0.006)],
};

/** A skirt or robe around the hips; seated people have it over the thighs. */
function skirt(j: Joints, colour: string, wide: number, long = 0.5): ReturnType<typeof part> {
  const cloth = (x: number, _y: number, z: number) => 0.016 * Math.sin(Math.atan2(x, z) * 9);
  const shape = j.seated
    ? blend(
        0.1,
        ellipsoid(add(j.hips, [0, -0.08, 0.05]), [0.32, 0.2, 0.3]),
        mirror(capsule([0.13, 0.22, 0.1], [0.19, 0.24, 0.42], 0.19, 0.18)),
      )
    : frustum(add(j.hips, [0, -long / 2 + 0.06, 0]), long / 2, wide, 0.22, 0.04);
  return part(colour, 'matte', relief(shape, 0.02, cloth));
}

const beard = (): Shape =>
  relief(
    blend(
      0.12,
      ellipsoid([0, -0.72, 0.5], [0.6, 0.5, 0.42]),
      capsule([0, -0.9, 0.6], [0, -1.9, 0.62], 0.5, 0.06),
      mirror(capsule([0.66, -0.5, 0.3], [0.78, 0, 0.1], 0.22, 0.1)),
    ),
    0.04,
    (x, y) => 0.03 * Math.sin(x * 18 + Math.sin(y * 5) * 1.4),
  );
const moustache = (): Shape =>
  mirror(
    tube(
      [
        [0.02, -0.42, 0.98],
        [0.24, -0.46, 0.94],
        [0.46, -0.64, 0.8],
      ],
      [0.09, 0.12, 0.03],
    ),
  );

const pointedHat = (bent: number): Shape =>
  blend(
    0.06,
    place(stretch(cylinder([0, 0, 0], 1.34, 0.07, 0.06), [1, 1, 1]), {
      at: [0, 0.56, -0.1],
      turn: [-8, 0, 0],
    }),
    tube(
      [
        [0, 0.6, -0.1],
        [0, 1.2, -0.14],
        [bent * 0.3, 1.75, -0.2],
        [bent, 2.2, -0.3],
      ],
      [0.88, 0.58, 0.3, 0.06],
      5,
    ),
  );
const hatBand = (): Shape => place(torus([0, 0, 0], 0.82, 0.12), { at: [0, 0.74, -0.1], turn: [-8, 0, 0] });
const robe = (j: Joints) => [
  part(
    'body',
    'matte',
    relief(
      j.seated
        ? blend(
            0.12,
            ellipsoid(add(j.hips, [0, -0.02, 0.1]), [0.4, 0.24, 0.4]),
            mirror(capsule([0.16, 0.22, 0.1], [0.24, 0.22, 0.62], 0.2, 0.16)),
          )
        : frustum(add(j.hips, [0, -0.34, 0]), 0.42, 0.46, 0.24, 0.05),
      0.02,
      (x, _y, z) => 0.018 * Math.sin(Math.atan2(x, z) * 10),
    ),
    [paint('trim', j.seated ? sphere([0, -9, 0], 0.1) : halfSpace([0, 1, 0], 0.13), 0.01)],
  ),
  part(
    'trim',
    'glossy',
    place(stretch(torus([0, 0, 0], 0.235, 0.045), [1.05, 1, 0.95]), { at: add(j.hips, [0, 0.08, 0]) }),
  ),
];

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
const witch: Look = {
  headwear: [
    part('hair', 'matte', hairCap('long')),
    part('body', 'matte', pointedHat(-0.6)),
    part('trim', 'glossy', hatBand()),
  ],
  extra: (j) => robe(j),
};

const crown = (): Shape =>
  carve(
    0.02,
    blend(
      0.03,
      cylinder([0, 0.98, -0.04], 0.84, 0.22, 0.05),
      place(radial(7, capsule([0.82, 0.14, 0], [0.94, 0.56, 0], 0.16, 0.04)), { at: [0, 0.98, -0.04] }),
    ),
    cylinder([0, 1.3, -0.04], 0.74, 0.5),
  );
const cape = (j: Joints) =>
  part(
    'cape',
    'matte',
    relief(
      keep(
        0.04,
        blend(
          0.1,
          frustum([0, j.seated ? 0.36 : 0.72, -0.06], j.seated ? 0.36 : 0.62, 0.5, 0.26, 0.05),
          ellipsoid(add(j.chest, [0, 0.16, -0.02]), [0.36, 0.16, 0.24]),
        ),
        halfSpace([0, 0, 1], -0.1),
      ),
      0.02,
      (x) => 0.02 * Math.sin(x * 26),
    ),
  );
const king: Look = {
  headwear: [
    part('hair', 'matte', hairCap('bob')),
    part('hair', 'fur', union(moustache(), keep(0.04, beard(), halfSpace([0, -1, 0], 1.3)))),
    part('trim', 'metal', crown(), [
      paint('gem', place(radial(7, sphere([0.86, 0, 0], 0.1)), { at: [0, 0.98, -0.04] }), 0.01, 'glossy'),
    ]),
  ],
  extra: (j) => [
    ...robe(j),
    cape(j),
    part('fur', 'fur', place(torus([0, 0, 0], 0.22, 0.085), { at: add(j.chest, [0, 0.22, 0]) })),
  ],
};

const helmet = (): Shape =>
  carve(
    0.03,
    blend(
      0.06,
      ellipsoid([0, 0.06, -0.02], [1.06, 1.1, 1.08]),
      frustum([0, -0.6, 0], 0.24, 0.86, 0.96, 0.08),
      capsule([0, 1.1, 0.3], [0, 0.9, -0.9], 0.08, 0.07),
    ),
    union(
      box([0, 0.08, 1.0], [0.64, 0.13, 0.5], 0.08),
      ...[-0.2, 0, 0.2].map((x) => box([x, -0.5, 1.0], [0.04, 0.16, 0.5], 0.03)),
    ),
  );
const knight: Look = {
  bulk: 1.12,
  fabric: 'metal',
  glove: 'dark',
  trousers: 'body',
  shoes: 'dark',
  face: [
    part('pupil', 'matte', sphere([0, 0, 0], 0.96)),
    part('lamp', 'glow', mirror(ellipsoid([0.28, 0.08, 0.95], [0.1, 0.06, 0.05]))),
  ],
  headwear: [
    part('body', 'metal', helmet()),
    part(
      'plume',
      'fur',
      tube(
        [
          [0, 1.1, 0.1],
          [0, 1.6, -0.2],
          [0, 1.5, -0.8],
          [0, 0.9, -1.2],
        ],
        [0.1, 0.26, 0.28, 0.06],
      ),
    ),
  ],
  extra: (j, pose) => [
    part('body', 'metal', mirror(ellipsoid(add(j.arm[0], [0.03, 0.03, 0]), [0.17, 0.14, 0.16]))),
    part('plume', 'matte', place(stretch(torus([0, 0, 0], 0.25, 0.04), [1.1, 1, 0.95]), { at: j.hips })),
    part('trim', 'metal', box(add(j.chest, [0, 0.05, 0.235]), [0.025, 0.13, 0.03], 0.01)),
    part('trim', 'metal', box(add(j.chest, [0, 0.09, 0.235]), [0.085, 0.025, 0.03], 0.01)),
    ...(pose === 'stand'
      ? [
          part('chrome', 'metal', capsule([0.5, 0.78, 0.14], [0.56, 0.14, 0.62], 0.034, 0.012)),
          part('trim', 'metal', capsule([0.36, 0.72, 0.2], [0.64, 0.72, 0.2], 0.03)),
        ]
      : []),
  ],
};

const astronaut: Look = {
  bulk: 1.22,
  headSize: 0.46,
  glove: 'trim',
  trousers: 'body',
  shoes: 'trim',
  headwear: [
    part('body', 'glossy', carve(0.05, sphere([0, 0, 0], 1.24), ellipsoid([0, 0, 0.95], [0.86, 0.74, 0.75]))),
    part(
      'visor',
      'glass',
      keep(0.03, ellipsoid([0, 0, 0.12], [1.0, 0.92, 1.02]), halfSpace([0, 0, -1], -0.3)),
    ),
    part(
      'trim',
      'glossy',
      place(stretch(torus([0, 0, 0], 0.84, 0.08), [1, 1, 0.88]), { at: [0, 0, 0.86], turn: [90, 0, 0] }),
    ),
    part(
      'chrome',
      'metal',
      mirror(place(cylinder([0, 0, 0], 0.26, 0.12, 0.05), { at: [1.22, 0, 0], turn: [0, 0, 90] })),
    ),
  ],
  face: [],
  extra: (j) => [
    part('body', 'glossy', box(add(j.chest, [0, 0.02, -0.3]), [0.27, 0.34, 0.13], 0.08)),
    part('chrome', 'glossy', box(add(j.chest, [0, 0.0, 0.24]), [0.15, 0.1, 0.05], 0.03), [
      paint('gem', sphere(add(j.chest, [-0.08, 0.03, 0.3]), 0.035), 0.004, 'glow'),
      paint('lamp', sphere(add(j.chest, [0.02, 0.03, 0.3]), 0.03), 0.004, 'glow'),
      paint('trim', box(add(j.chest, [0, -0.05, 0.3]), [0.1, 0.02, 0.1]), 0.004),
    ]),
    part('trim', 'matte', place(stretch(torus([0, 0, 0], 0.27, 0.045), [1.08, 1, 0.95]), { at: j.hips })),
    ...[j.arm, j.otherArm].map(([, b]) => part('trim', 'matte', sphere(b, 0.125))),
  ],
};

const pirate: Look = {
  headwear: [
    part('hair', 'matte', hairCap('bob')),
    part('hair', 'fur', moustache()),
    part(
      'hat',
      'matte',
      blend(
        0.08,
        ellipsoid([0, 0.72, -0.1], [0.86, 0.6, 0.8]),
        stretch(torus([0, 0.74, 0], 0.98, 0.16), [1.2, 1, 0.86]),
        capsule([0, 0.9, 0.6], [0, 1.3, 0.5], 0.3, 0.16),
      ),
    ),
    part(
      'tooth',
      'glossy',
      union(
        sphere([0, 1.02, 0.9], 0.16),
        capsule([-0.2, 0.8, 0.9], [0.2, 0.94, 0.9], 0.045),
        capsule([0.2, 0.8, 0.9], [-0.2, 0.94, 0.9], 0.045),
      ),
    ),
    part('hat', 'glossy', ellipsoid([-0.35, 0.05, 0.84], [0.24, 0.22, 0.14])),
  ],
  topPaint: () => [paint('trim', stripes('y', 0.1, 0.5), 0.006)],
  extra: (j) => [
    part('wood', 'glossy', place(stretch(torus([0, 0, 0], 0.235, 0.04), [1.08, 1, 0.95]), { at: j.hips })),
    part('gold', 'metal', box(add(j.hips, [0, 0, 0.23]), [0.06, 0.05, 0.03], 0.015)),
  ],
};

export const PEOPLE = [
  subject({
    name: 'person',
    family: 'person',
    words: [
      'people',
      'man',
      'men',
      'guy',
      'boyfriend',
      'human',
      'dad',
      'father',
      'farmer',
      'teacher',
      'doctor',
      'worker',
      'hero',
      'artist',
      'musician',
      'traveler',
      'hiker',
    ],
    size: 1.75,
    colours: { body: '#f0b429', trim: '#fdf6e6', ...CLOTHES },
    view: { yaw: 22, pitch: 6 },
    poses: POSES,
    build: ({ pose }) => person(casual, pose),
  }),
  subject({
    name: 'woman',
    family: 'person',
    words: ['women', 'lady', 'mother', 'mom', 'girlfriend', 'princess', 'dancer', 'queen'],
    size: 1.68,
    colours: { body: '#e86f8b', trim: '#fdf6e6', ...CLOTHES, trousers: '#5b4b9a', hair: '#7a3f22' },
    view: { yaw: 22, pitch: 6 },
    poses: POSES,
    build: ({ pose }) => person(woman, pose),
  }),
  subject({
    name: 'child',
    family: 'person',
    words: [
      'children',
      'kid',
      'boy',
      'girl',
      'toddler',
      'son',
      'daughter',
      'baby',
      'schoolboy',
      'schoolgirl',
    ],
    size: 1.2,
    colours: {
      body: '#39a3a0',
      trim: '#fdf6e6',
      cap: '#e5533d',
      ...CLOTHES,
      trousers: '#4a5f8f',
      shoes: '#f3b93a',
    },
    view: { yaw: 22, pitch: 6 },
    poses: POSES,
    build: ({ pose }) => person(child, pose),
  }),
  subject({
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
  }),
  subject({
    name: 'witch',
    family: 'fantasy',
    words: ['sorceress', 'enchantress'],
    size: 1.7,
    colours: {
      body: '#3d3350',
      trim: '#a95be0',
      hair: '#c9562b',
      trousers: '#2d2640',
      shoes: '#2b2430',
      sole: '#1d1822',
      iris: '#4b9b4f',
    },
    view: { yaw: 20, pitch: 6 },
    poses: POSES,
    build: ({ pose }) => person(witch, pose),
  }),
  subject({
    name: 'king',
    family: 'person',
    words: ['emperor', 'prince', 'royal'],
    size: 1.8,
    colours: {
      body: '#a8324a',
      trim: '#f2c548',
      cape: '#6b2a8a',
      fur: '#fbf7ee',
      gem: '#3fa3e0',
      hair: '#6a4427',
      trousers: '#4a2a5e',
      shoes: '#5a3a28',
      sole: '#3a2418',
    },
    view: { yaw: 22, pitch: 6 },
    poses: POSES,
    build: ({ pose }) => person(king, pose),
  }),
  subject({
    name: 'knight',
    family: 'person',
    words: ['warrior', 'soldier', 'paladin'],
    size: 1.85,
    colours: {
      body: '#b8c2cf',
      dark: '#5b6470',
      plume: '#d63a3a',
      trim: '#f0c24b',
      sole: '#4a525c',
      chrome: '#e8edf3',
    },
    view: { yaw: 24, pitch: 6 },
    poses: POSES,
    build: ({ pose }) => person(knight, pose),
  }),
  subject({
    name: 'pirate',
    family: 'person',
    words: ['buccaneer', 'captain', 'sailor'],
    size: 1.8,
    colours: {
      body: '#f7f1e4',
      trim: '#c23b3b',
      hat: '#2c2a33',
      gold: '#f0c24b',
      hair: '#33231d',
      trousers: '#4a3b34',
      shoes: '#2e2622',
      sole: '#1f1916',
    },
    view: { yaw: 22, pitch: 6 },
    poses: POSES,
    build: ({ pose }) => person(pirate, pose),
  }),
  subject({
    name: 'astronaut',
    family: 'person',
    words: ['cosmonaut', 'spaceman', 'space traveler'],
    size: 1.9,
    colours: {
      body: '#f4f5f7',
      trim: '#e8703a',
      visor: '#2b3f66',
      gem: '#e8453a',
      shoes: tone('trim', 0.9),
      sole: '#c9ccd2',
    },
    view: { yaw: 22, pitch: 8 },
    poses: POSES,
    build: ({ pose }) => person(astronaut, pose),
  }),
];
