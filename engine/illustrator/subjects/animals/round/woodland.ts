/** Small furry animals of wood and garden. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { blush, bothSides, pointedEar, roundEar } from '../face.ts';
import { plainHead } from '../heads.ts';
import { type Creature, quadruped, tailPath } from '../quadruped.ts';
import { bear, POSES, rabbit } from './round-body.ts';

const squirrel: Creature = {
  ...rabbit,
  head: plainHead({
    skull: [0.84, 0.8, 0.8],
    snout: [0.4, -0.18, 0.44, 0.9, -0.3, 0.2],
    ear: pointedEar([0.5, 0.6, -0.1], 0.7, 0.5, [-4, 14, -18]),
    eye: { at: [0.44, 0.12, 0.58], r: 0.2, splay: 0.4 },
    muzzle: [
      [0, -0.5, 0.86],
      [0.46, 0.36, 0.5],
    ],
    muzzleColour: 'belly',
    nose: [[0, -0.2, 1.06], 0.1],
    smile: [-0.36, 0.17, 0.06, 0.6],
    paint: [blush([0.6, -0.2, 0.6], 0.12)],
  }),
  feet: 'feet',
  tail: (s) => {
    const [, y, z] = s.tail;
    // A plume that rises behind the back and curls out at the tip.
    const path = [
      0,
      y + 0.02,
      z + 0.02,
      0,
      y + 0.04,
      z - 0.22,
      0,
      y + 0.36,
      z - 0.34,
      0,
      y + 0.7,
      z - 0.26,
      0,
      y + 0.86,
      z - 0.4,
      0,
      y + 0.78,
      z - 0.52,
    ];
    return {
      parts: [
        part('body', 'fur', rod(path, [0.06, 0.14, 0.19, 0.19, 0.14, 0.04], 5), [
          paint('tailLight', capsule([0, y + 0.2, z - 0.52], [0, y + 0.8, z - 0.52], 0.12), 0.08),
        ]),
      ],
    };
  },
};

const SQUIRREL = subject({
  name: 'squirrel',
  family: 'animal',
  words: ['chipmunk', 'red squirrel'],
  size: 0.25,
  colours: {
    body: '#b5622f',
    belly: '#fbf0e0',
    inner: '#e2a98a',
    feet: tone('body', 0.8),
    tailLight: tone('body', 1.25),
    nose: '#3a2520',
  },
  home: 'forest',
  view: { yaw: 42, pitch: 8 },
  poses: POSES,
  build: ({ pose }) => quadruped(squirrel, pose),
});

/** A ball of spines from which a small face and four feet look out. */
function hedgehog() {
  const spines = Array.from({ length: 150 }, (_, i) => {
    const t = (i + 0.5) / 150;
    const [y, a] = [1 - 1.62 * t, i * 2.39996];
    const q = Math.sqrt(Math.max(0, 1 - y * y));
    return [q * Math.cos(a), y, q * Math.sin(a)] as const;
  }).filter(([, y, z]) => z < 0.5 && y > -0.6);
  const middle = [0, 0.5, -0.06] as const;
  const spine = ([x, y, z]: readonly [number, number, number]) =>
    capsule(
      [x * 0.42, middle[1] + y * 0.36, middle[2] + z * 0.44],
      [x * 0.66, middle[1] + y * 0.58 + 0.02, middle[2] + z * 0.68 - 0.06],
      0.055,
      0.008,
    );
  const head = plainHead({
    skull: [0.8, 0.76, 0.8],
    snout: [0.4, -0.1, 0.46, 1.2, -0.2, 0.12],
    ear: roundEar([0.6, 0.5, 0], 0.26, [0, 20, -26]),
    eye: { at: [0.36, 0.16, 0.66], r: 0.15, splay: 0.3 },
    nose: [[0, -0.12, 1.34], 0.14],
    smile: [-0.36, 0.24, 0.07, 0.6],
    paint: [blush([0.54, -0.14, 0.62], 0.15)],
  });
  const on = { at: [0, 0.4, 0.4] as const, scale: 0.32 };
  return {
    parts: [
      part(
        'body',
        'fur',
        blend(
          0.1,
          ellipsoid([0, 0.42, 0], [0.42, 0.38, 0.5]),
          place(head.solid, on),
          ...[0.24, -0.26].map((z) => mirror(ellipsoid([0.22, 0.08, z + 0.06], [0.09, 0.08, 0.13]))),
        ),
        head.paint.map((l) => ({ ...l, where: place(l.where, on), soft: (l.soft ?? 0.01) * 0.32 })),
      ),
      part('spine', 'matte', union(...spines.slice(0, 60).map(spine))),
      part('spine', 'matte', union(...spines.slice(60).map(spine))),
      part('spine', 'fur', ellipsoid([0, 0.52, -0.1], [0.46, 0.42, 0.5])),
      ...head.parts.map((p) => ({
        ...p,
        shape: place(p.shape, on),
        ...(p.paint && {
          paint: p.paint.map((l) => ({ ...l, where: place(l.where, on), soft: (l.soft ?? 0.01) * 0.32 })),
        }),
      })),
    ],
    anchors: {
      top: { at: [0, 1.06, -0.1] as const, room: 0.2 },
      seat: { at: [0, 1, -0.1] as const },
      mouth: { at: [0, 0.34, 0.86] as const },
      hand: { at: [0, 0.2, 0.8] as const },
    },
  };
}

const HEDGEHOG = subject({
  name: 'hedgehog',
  family: 'animal',
  words: ['porcupine'],
  size: 0.18,
  colours: { body: '#e3c49c', spine: '#6b4d38', tip: '#e8dcc8', inner: '#c99a78' },
  home: 'garden',
  view: { yaw: 38, pitch: 10 },
  build: () => hedgehog(),
});

const raccoon: Creature = {
  ...bear,
  proportions: {
    ...bear.proportions,
    length: 0.5,
    chest: 0.24,
    hip: 0.26,
    legs: 0.28,
    legThick: 0.085,
    stance: 0.15,
    headUp: 0.36,
    headForward: 0.22,
    headSize: 0.32,
  },
  head: plainHead({
    skull: [0.94, 0.8, 0.8],
    snout: [0.44, -0.2, 0.42, 1.06, -0.3, 0.16],
    ear: pointedEar([0.58, 0.54, -0.05], 0.46, 0.56, [-4, 14, -26]),
    eye: { at: [0.36, 0.06, 0.68], r: 0.16, splay: 0.25 },
    muzzle: [
      [0, -0.44, 1.0],
      [0.5, 0.34, 0.5],
    ],
    muzzleColour: 'belly',
    nose: [[0, -0.2, 1.2], 0.13],
    smile: [-0.38, 0.18, 0.06, 0.7],
    paint: [
      paint('belly', bothSides([0.4, 0.2, 0.8], [0.46, 0.3, 0.4]), 0.04),
      paint('dark', mirror(capsule([0.28, 0.06, 0.75], [0.82, -0.16, 0.4], 0.24, 0.18)), 0.04),
      paint('belly', ellipsoid([0, -0.44, 1.0], [0.44, 0.3, 0.5]), 0.05),
    ],
  }),
  neck: [0.17, 0.16],
  feet: 'dark',
  extra: () => ({}),
  tail: (s) => {
    const path = tailPath(
      s,
      s.upright
        ? [
            [0, 0, 0],
            [0.3, 0.02, 0.12],
            [0.52, 0.16, 0.06],
            [0.6, 0.44, 0],
          ]
        : [
            [0, 0, 0],
            [0, 0.04, 0.22],
            [0, 0.16, 0.44],
            [0, 0.36, 0.58],
          ],
    );
    return {
      parts: [
        part('body', 'fur', rod(path.flat(), [0.08, 0.12, 0.12, 0.06], 5), [
          paint('dark', stripes(s.upright ? 'y' : 'z', 0.15, 0.45), 0.02),
        ]),
      ],
    };
  },
};

const RACCOON = subject({
  name: 'raccoon',
  family: 'animal',
  words: ['racoon', 'red panda', 'badger'],
  size: 0.4,
  colours: { body: '#8d8a8c', belly: '#f2efe9', dark: '#33313a', inner: '#d8cfc6', muzzle: '#f2efe9' },
  home: 'forest',
  poses: POSES,
  build: ({ pose }) => quadruped(raccoon, pose),
});

const HAMSTER = subject({
  name: 'hamster',
  family: 'animal',
  words: ['guinea pig', 'gerbil'],
  size: 0.1,
  colours: { body: '#e2a95f', belly: '#fff8ec', inner: '#f0b8a8', nose: '#e58a8a', muzzle: '#fff8ec' },
  poses: POSES,
  build: ({ pose }) =>
    quadruped(
      {
        ...rabbit,
        proportions: {
          ...rabbit.proportions,
          length: 0.3,
          chest: 0.25,
          hip: 0.28,
          legs: 0.14,
          legThick: 0.06,
          headUp: 0.26,
          headForward: 0.16,
          headSize: 0.28,
        },
        head: plainHead({
          skull: [0.96, 0.82, 0.8],
          snout: [0.4, -0.2, 0.4, 0.74, -0.26, 0.2],
          ear: roundEar([0.62, 0.56, -0.1], 0.3, [0, 16, -30]),
          eye: { at: [0.44, 0.14, 0.64], r: 0.19, splay: 0.4 },
          muzzle: [
            [0, -0.4, 0.7],
            [0.76, 0.42, 0.5],
          ],
          nose: [[0, -0.14, 0.94], 0.08],
          smile: [-0.28, 0.15, 0.06, 0.5],
          paint: [blush([0.66, -0.16, 0.56], 0.16)],
          solids: [bothSides([0.52, -0.3, 0.3], [0.42, 0.36, 0.4])],
        }),
        tail: (s) => ({ shapes: [sphere(add(s.tail, [0, 0, 0.04]), 0.05)] }),
      },
      pose,
    ),
});

export const WOODLAND = [SQUIRREL, HEDGEHOG, RACCOON, HAMSTER];
