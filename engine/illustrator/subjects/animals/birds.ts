/** Bird, owl, chicken, penguin, duck and flamingo: one body plan with beaks, wings and crests. */

import { type Model, type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject, tone } from '../subject.ts';
import { blush, bothSides, type Eyes, eyes } from './face.ts';

interface Fowl {
  body: Vec3;
  lean: number;
  head: Vec3;
  headR: number;
  neck?: number;
  legs: number;
  eye: Eyes;
  beak: readonly [length: number, width: number, droop: number];
  wing: readonly [length: number, width: number];
  tail?: readonly [length: number, lift: number];
  paint?: Paint[];
  extra?: Part[];
  flatFeet?: boolean;
}

/** Feathers as fingers of a flat hand, along +x from the shoulder. */
function spreadWing(long: number, wide: number): Shape {
  const outline = curve(
    [
      [0, wide * 0.2],
      [long * 0.4, wide * 0.42],
      [long * 0.8, wide * 0.42],
      [long * 1.05, wide * 0.3],
      [long * 0.95, wide * 0.02],
      [long * 0.82, -wide * 0.02],
      [long * 0.78, -wide * 0.3],
      [long * 0.62, -wide * 0.3],
      [long * 0.55, -wide * 0.55],
      [long * 0.36, -wide * 0.5],
      [long * 0.2, -wide * 0.62],
      [0, -wide * 0.35],
    ],
    4,
  );
  return pillow(outline, wide * 0.1, wide * 0.3);
}

function fowl(f: Fowl, pose: Pose): Model {
  const flying = pose === 'fly';
  const y = f.legs + f.body[1] * 0.86;
  const middle: Vec3 = [0, y, 0];
  const head = add(middle, f.head);
  const on = (s: Shape) => place(s, { at: head, scale: f.headR });
  const torso = place(ellipsoid([0, 0, 0], f.body), { at: middle, turn: [f.lean, 0, 0] });
  const [wl, ww] = f.wing;
  const wing = flying
    ? place(spreadWing(wl * 1.9, ww * 1.5), {
        at: add(middle, [f.body[0] * 0.7, f.body[1] * 0.35, 0.05]),
        turn: [-80, -12, 16],
      })
    : place(
        blend(
          0.05,
          ellipsoid([0, -wl * 0.3, 0], [ww * 0.26, wl * 0.5, ww * 0.62]),
          capsule([0, -wl * 0.3, -ww * 0.1], [-0.02, -wl * 0.86, -ww * 0.55], ww * 0.3, ww * 0.05),
        ),
        { at: add(middle, [f.body[0] * 0.96, f.body[1] * 0.34, 0.02]), turn: [f.lean * 0.6, 0, 9] },
      );
  const [bl, bw, droop] = f.beak;
  const beak = union(
    place(
      blend(
        0.04,
        capsule([0, 0, 0], [0, -droop, bl], bw, bw * 0.14),
        ellipsoid([0, -0.02, bl * 0.2], [bw * 1.15, bw * 0.8, bl * 0.4]),
      ),
      { at: [0, 0.02, 0.86] },
    ),
    capsule([0, -bw * 0.75, 0.8], [0, -bw * 0.7 - droop * 0.6, 0.86 + bl * 0.6], bw * 0.62, bw * 0.1),
  );
  const parts: Part[] = [
    part(
      'body',
      'fur',
      blend(
        0.14,
        torso,
        sphere(head, f.headR),
        capsule(
          add(middle, [0, f.body[1] * 0.3, f.body[2] * 0.3]),
          add(head, [0, -f.headR * 0.35, -f.headR * 0.1]),
          f.body[0] * 0.6,
          f.neck ?? f.headR * 0.75,
        ),
      ),
      f.paint?.map((p) => ({ ...p, where: place(p.where, { at: middle }) })),
    ),
    part('wing', 'fur', mirror(wing), [
      paint(
        'wingTip',
        pattern((_x, py) => (flying ? 9 : py - (y - wl * 0.52))),
        0.03,
      ),
    ]),
    part('beak', 'glossy', on(beak)),
    ...eyes(f.eye).map((p) => ({
      ...p,
      shape: on(p.shape),
      ...(p.paint && {
        paint: p.paint.map((l) => ({ ...l, where: on(l.where), soft: (l.soft ?? 0) * f.headR })),
      }),
    })),
    ...(f.extra ?? []).map((p) => ({ ...p, shape: on(p.shape) })),
  ];
  if (f.tail) {
    const [long, lift] = f.tail;
    const root = add(middle, [0, -f.body[1] * 0.1, -f.body[2] * 0.8]);
    parts.push(
      part(
        'wing',
        'fur',
        blend(
          0.03,
          ...[-1, 0, 1].map((k) =>
            place(ellipsoid([0, 0, -long * 0.5], [long * 0.2, 0.04, long * 0.6]), {
              at: root,
              turn: [lift, k * 20, 0],
            }),
          ),
        ),
      ),
    );
  }
  if (!flying) parts.push(part('beak', 'glossy', mirror(foot(f, y))));
  return {
    parts,
    anchors: {
      top: { at: add(head, [0, f.headR, 0]) },
      seat: { at: add(middle, [0, f.body[1], 0]) },
      mouth: { at: add(head, [0, 0, f.headR + bl]) },
      hand: { at: add(head, [0, -f.headR * 0.3, f.headR * (1.1 + bl)]) },
      hips: { at: [0, f.legs * 0.5, 0] },
    },
  };
}

function foot(f: Fowl, y: number): Shape {
  const x = f.body[0] * 0.42;
  const thick = f.flatFeet ? 0.05 : 0.026;
  const toes = [-28, 0, 28].map((a) =>
    place(capsule([0, 0, 0], [0, 0, 0.16], thick, thick * 0.8), { at: [x, thick, 0.02], turn: [0, a, 0] }),
  );
  return blend(
    0.03,
    capsule([x, y - f.body[1] * 0.7, 0], [x, thick, 0], thick * 1.1, thick),
    ...toes,
    capsule([x, thick, 0], [x, thick, -0.08], thick * 0.9, thick * 0.6),
  );
}

const EYE: Eyes = { at: [0.48, 0.16, 0.72], r: 0.22, splay: 0.4 };

const songbird: Fowl = {
  body: [0.34, 0.34, 0.42],
  lean: -22,
  head: [0, 0.38, 0.2],
  headR: 0.27,
  legs: 0.2,
  eye: EYE,
  beak: [0.42, 0.17, 0.06],
  wing: [0.52, 0.34],
  tail: [0.36, 24],
  paint: [
    paint('belly', ellipsoid([0, -0.04, 0.36], [0.3, 0.36, 0.26]), 0.04),
    paint('belly', bothSides([0.2, 0.32, 0.4], [0.1, 0.1, 0.14]), 0.03),
  ],
};

const owl: Fowl = {
  body: [0.42, 0.5, 0.38],
  lean: 0,
  head: [0, 0.52, 0.05],
  headR: 0.4,
  neck: 0.34,
  legs: 0.1,
  eye: { at: [0.4, 0.1, 0.72], r: 0.33, splay: 0.12, tall: 1, white: true, iris: 0.8, lid: 0.08, tilt: -10 },
  beak: [0.24, 0.14, 0.2],
  wing: [0.72, 0.44],
  tail: [0.24, 40],
  paint: [
    paint('belly', ellipsoid([0, -0.06, 0.36], [0.33, 0.44, 0.24]), 0.03),
    paint(
      'speck',
      pattern((x, y, z) =>
        z < 0.1 || y > 0.26 || Math.abs(x) > 0.26
          ? 0.1
          : 0.03 - Math.abs(Math.sin(x * 18 + Math.round(y * 9) * 1.5) * Math.sin(y * 28)) * 0.045,
      ),
      0.006,
    ),
    paint('face', bothSides([0.16, 0.55, 0.36], [0.2, 0.2, 0.2]), 0.03),
  ],
  extra: [part('wing', 'fur', mirror(capsule([0.4, 0.78, 0.05], [0.72, 1.28, -0.05], 0.26, 0.03)))],
};

const chicken: Fowl = {
  ...songbird,
  body: [0.36, 0.36, 0.44],
  lean: -14,
  head: [0, 0.56, 0.3],
  headR: 0.25,
  neck: 0.13,
  beak: [0.46, 0.2, 0.1],
  tail: [0.42, 50],
  paint: [paint('belly', ellipsoid([0, 0.06, 0.4], [0.3, 0.34, 0.2]), 0.05)],
  extra: [
    part(
      'comb',
      'skin',
      blend(
        0.06,
        ...[
          [0.35, 1.0],
          [0.02, 1.16],
          [-0.34, 1.04],
        ].map(([z, h]) => ellipsoid([0, h!, z!], [0.12, 0.28, 0.2])),
      ),
    ),
    part('comb', 'skin', mirror(ellipsoid([0.12, -0.62, 0.92], [0.12, 0.24, 0.13]))),
  ],
};

const penguin: Fowl = {
  body: [0.42, 0.56, 0.4],
  lean: 0,
  head: [0, 0.6, 0.06],
  headR: 0.35,
  neck: 0.34,
  legs: 0.04,
  eye: { at: [0.4, 0.08, 0.78], r: 0.18, splay: 0.2 },
  beak: [0.36, 0.17, 0.06],
  wing: [0.7, 0.3],
  tail: [0.18, -10],
  flatFeet: true,
  paint: [
    paint('belly', ellipsoid([0, -0.1, 0.4], [0.34, 0.52, 0.32]), 0.025),
    paint(
      'belly',
      blend(
        0.06,
        bothSides([0.14, 0.56, 0.38], [0.17, 0.2, 0.24]),
        ellipsoid([0, 0.44, 0.36], [0.14, 0.14, 0.2]),
      ),
      0.02,
    ),
    blush([0.24, 0.5, 0.34], 0.06),
  ],
};

const duck: Fowl = {
  ...songbird,
  body: [0.36, 0.32, 0.5],
  lean: -8,
  head: [0, 0.5, 0.34],
  headR: 0.25,
  neck: 0.14,
  legs: 0.14,
  beak: [0.5, 0.3, 0.04],
  tail: [0.22, 42],
  flatFeet: true,
  paint: [],
};

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

export const BIRDS = [
  subject({
    name: 'bird',
    family: 'animal',
    words: [
      'robin',
      'sparrow',
      'songbird',
      'bluebird',
      'canary',
      'parrot',
      'pigeon',
      'dove',
      'eagle',
      'raven',
      'crow',
    ],
    size: 0.2,
    colours: {
      body: '#3f8fd9',
      wing: tone('body', 0.78),
      wingTip: tone('body', 0.5),
      belly: '#fbe3b8',
      beak: '#f2a22e',
    },
    view: { yaw: 45, pitch: 8 },
    poses: ['stand', 'fly', 'hold'],
    build: ({ pose }) => fowl(songbird, pose),
  }),
  subject({
    name: 'owl',
    family: 'animal',
    words: ['owlet', 'barn owl'],
    size: 0.4,
    colours: {
      body: '#8f6240',
      wing: tone('body', 0.72),
      wingTip: tone('body', 0.5),
      belly: '#f0d9b0',
      speck: '#a87a50',
      face: '#f0d9b0',
      beak: '#f0b03a',
      iris: '#f2a71c',
    },
    view: { yaw: 22, pitch: 8 },
    poses: ['stand', 'fly', 'hold'],
    build: ({ pose }) => fowl(owl, pose),
  }),
  subject({
    name: 'chicken',
    family: 'animal',
    words: ['hen', 'rooster', 'cock'],
    size: 0.45,
    colours: {
      body: '#fbf4e6',
      wing: '#f0dfc4',
      wingTip: '#d9b98c',
      belly: '#fffaf0',
      comb: '#d8362f',
      beak: '#f2a83a',
    },
    view: { yaw: 50, pitch: 8 },
    poses: ['stand', 'hold'],
    build: ({ pose }) => fowl(chicken, pose),
  }),
  subject({
    name: 'penguin',
    family: 'animal',
    words: [],
    size: 0.9,
    colours: { body: '#2f3a4d', wing: '#2a3445', wingTip: '#232c3b', belly: '#fbfaf6', beak: '#f39a2c' },
    view: { yaw: 24, pitch: 8 },
    poses: ['stand', 'hold'],
    build: ({ pose }) => fowl(penguin, pose),
  }),
  subject({
    name: 'duck',
    family: 'animal',
    words: ['duckling', 'goose', 'geese', 'chick', 'rubber duck'],
    size: 0.4,
    colours: { body: '#f8d24a', wing: tone('body', 0.88), wingTip: tone('body', 0.75), beak: '#f08a2c' },
    view: { yaw: 45, pitch: 8 },
    poses: ['stand', 'fly', 'hold'],
    build: ({ pose }) => fowl(duck, pose),
  }),
  subject({
    name: 'flamingo',
    family: 'animal',
    words: ['stork', 'heron', 'crane'],
    size: 1.3,
    colours: { body: '#f58ba0', wing: tone('body', 0.9), wingTip: tone('body', 0.7), beak: '#f7c7b2' },
    view: { yaw: 62, pitch: 6 },
    poses: ['stand'],
    build: ({ pose }) => flamingoModel(pose),
  }),
];
