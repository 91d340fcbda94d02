/** Heavy animals of the river bank: rhinoceros and hippopotamus, and a few builders and sleepers of the woods. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { blush, bothSides, pointedEar, roundEar } from '../face.ts';
import { plainHead } from '../heads.ts';
import { type Creature, quadruped, tailPath } from '../quadruped.ts';
import { bear, POSES } from './round-body.ts';

const heavy: Creature = {
  ...bear,
  proportions: {
    length: 0.78,
    chest: 0.4,
    hip: 0.4,
    legs: 0.34,
    legThick: 0.15,
    stance: 0.22,
    headUp: 0.06,
    headForward: 0.6,
    headSize: 0.34,
  },
  material: 'skin',
  neck: [0.34, 0.3],
  belly: undefined,
  hooves: true,
  extra: () => ({}),
  head: bear.head,
  tail: (s) => ({
    shapes: [
      rod(
        tailPath(s, [
          [0, 0, 0],
          [0, -0.1, 0.1],
          [0, -0.24, 0.12],
        ]).flat(),
        [0.045, 0.03, 0.03],
      ),
    ],
  }),
};

const RHINO = subject({
  name: 'rhino',
  family: 'animal',
  words: ['rhinoceros'],
  size: 1.7,
  colours: { body: '#9a9ca3', inner: '#c9b0a8', horn: '#ece4d2', dark: tone('body', 0.82) },
  home: 'savanna',
  view: { yaw: 50, pitch: 8 },
  poses: ['stand', 'run'],
  build: ({ pose }) =>
    quadruped(
      {
        ...heavy,
        head: plainHead({
          skull: [0.72, 0.7, 0.78],
          snout: [0.4, -0.18, 0.56, 1.24, -0.4, 0.42],
          ear: pointedEar([0.44, 0.58, -0.3], 0.5, 0.4, [0, 20, -20]),
          eye: { at: [0.54, 0.1, 0.56], r: 0.13, splay: 0.7, lid: 0.2, tilt: 6 },
          lid: 'skin',
          nostrils: [0.22, -0.3, 1.62, 0.06],
          smile: [-0.6, 0.3, 0.06, 1.2],
          parts: [
            part(
              'horn',
              'matte',
              blend(
                0.03,
                rod([0, 0.02, 1.4, 0, 0.5, 1.62, 0, 0.98, 1.5], [0.24, 0.15, 0.03]),
                rod([0, 0.26, 0.84, 0, 0.6, 0.94], [0.17, 0.03]),
              ),
            ),
          ],
        }),
        extra: (s) => ({
          shapes: [mirror(ellipsoid(add(s.chest, [0.2, 0.02, 0]), [0.22, 0.36, 0.28]))],
          paint: [
            paint(
              'dark',
              pattern((_x, _y, z) => Math.abs(Math.abs(z) - 0.16) - 0.008),
              0.01,
            ),
          ],
        }),
      },
      pose,
    ),
});

const HIPPO = subject({
  name: 'hippo',
  family: 'animal',
  words: ['hippopotamus'],
  size: 1.5,
  colours: { body: '#a08a9c', inner: '#e0a8b0', muzzle: '#c9a5b0' },
  home: 'river',
  view: { yaw: 44, pitch: 8 },
  poses: ['stand', 'run'],
  build: ({ pose }) =>
    quadruped(
      {
        ...heavy,
        head: plainHead({
          skull: [0.76, 0.7, 0.76],
          snout: [0.5, -0.22, 0.56, 1.1, -0.3, 0.6],
          ear: roundEar([0.5, 0.56, -0.24], 0.22, [0, 20, -24]),
          eye: { at: [0.38, 0.46, 0.44], r: 0.17, splay: 0.4, lid: 0.16, tilt: 10 },
          lid: 'skin',
          muzzle: [
            [0, -0.66, 1.3],
            [0.8, 0.5, 0.7],
          ],
          nostrils: [0.28, 0.16, 1.5, 0.09],
          smile: [-0.5, 0.5, 0.1, 1.1],
          solids: [bothSides([0.3, -0.3, 1.2], [0.42, 0.44, 0.48])],
          paint: [blush([0.62, -0.1, 1.2], 0.16)],
          parts: [part('tooth', 'glossy', mirror(box([0.2, -0.78, 1.62], [0.07, 0.1, 0.05], 0.04)))],
        }),
      },
      pose,
    ),
});

const BEAVER = subject({
  name: 'beaver',
  family: 'animal',
  words: ['marmot', 'groundhog', 'capybara'],
  size: 0.4,
  colours: { body: '#7a4f30', belly: '#b98a5c', muzzle: '#c99a6a', inner: '#a87850', tail: '#4a3a34' },
  home: 'river',
  poses: POSES,
  build: ({ pose }) =>
    quadruped(
      {
        ...bear,
        proportions: {
          ...bear.proportions,
          length: 0.46,
          chest: 0.26,
          hip: 0.3,
          legs: 0.22,
          legThick: 0.085,
          headSize: 0.3,
          headUp: 0.36,
          headForward: 0.22,
        },
        extra: () => ({}),
        head: plainHead({
          skull: [0.9, 0.82, 0.82],
          snout: [0.46, -0.22, 0.46, 0.84, -0.26, 0.36],
          ear: roundEar([0.66, 0.52, -0.1], 0.24, [0, 16, -30]),
          eye: { at: [0.4, 0.16, 0.68], r: 0.15, splay: 0.3 },
          muzzle: [
            [0, -0.36, 1.0],
            [0.5, 0.36, 0.5],
          ],
          nose: [[0, -0.08, 1.2], 0.17],
          smile: [-0.36, 0.24, 0.08, 0.7],
          parts: [part('tooth', 'glossy', mirror(box([0.075, -0.62, 1.04], [0.07, 0.13, 0.04], 0.03)))],
        }),
        tail: (s) => ({
          parts: [
            part(
              'tail',
              'leather',
              put(
                ellipsoid([0, 0, -0.3], [0.19, 0.045, 0.36]),
                [0, Math.max(0.08, s.tail[1] - 0.1), s.tail[2]],
                [s.upright ? 0 : 16, 0, 0],
              ),
            ),
          ],
        }),
      },
      pose,
    ),
});

const SKUNK = subject({
  name: 'skunk',
  family: 'animal',
  words: ['polecat'],
  size: 0.4,
  colours: { body: '#2b2a30', white: '#f7f5f0', belly: '#2b2a30', inner: '#6b5a60', muzzle: '#2b2a30' },
  home: 'forest',
  view: { yaw: 52, pitch: 8 },
  poses: ['stand', 'sit', 'run'],
  build: ({ pose }) =>
    quadruped(
      {
        ...bear,
        proportions: {
          ...bear.proportions,
          length: 0.5,
          chest: 0.22,
          hip: 0.24,
          legs: 0.22,
          legThick: 0.075,
          headSize: 0.27,
          headUp: 0.26,
          headForward: 0.26,
        },
        belly: undefined,
        head: plainHead({
          skull: [0.84, 0.78, 0.8],
          snout: [0.44, -0.2, 0.4, 1.06, -0.3, 0.16],
          ear: roundEar([0.6, 0.5, -0.1], 0.24, [0, 16, -30]),
          eye: { at: [0.36, 0.08, 0.66], r: 0.17, splay: 0.25, white: true, iris: 0.8 },
          nose: [[0, -0.22, 1.2], 0.12],
          paint: [paint('white', capsule([0, 0.9, -0.3], [0, 0.1, 1.1], 0.3, 0.06), 0.03)],
        }),
        extra: (s) => ({
          paint: [
            paint('white', capsule(add(s.chest, [0, 0.26, 0.1]), add(s.hip, [0, 0.26, -0.1]), 0.12), 0.03),
          ],
        }),
        tail: (s) => {
          const [, y, z] = s.tail;
          return {
            parts: [
              part(
                'body',
                'fur',
                rod(
                  [0, y, z, 0, y + 0.2, z - 0.24, 0, y + 0.56, z - 0.3, 0, y + 0.72, z - 0.52],
                  [0.08, 0.19, 0.22, 0.06],
                  5,
                ),
                [paint('white', capsule([0, y + 0.1, z + 0.02], [0, y + 0.9, z - 0.2], 0.2), 0.06)],
              ),
            ],
          };
        },
      },
      pose,
    ),
});

const SLOTH = subject({
  name: 'sloth',
  family: 'animal',
  words: ['anteater'],
  size: 0.6,
  colours: {
    body: '#9a8468',
    belly: '#c2ab8a',
    face: '#ecdcc0',
    dark: '#5f4a3a',
    inner: '#c2ab8a',
    muzzle: '#ecdcc0',
  },
  home: 'jungle',
  poses: ['sit', 'hold', 'wave'],
  build: ({ pose }) =>
    quadruped(
      {
        ...bear,
        proportions: {
          ...bear.proportions,
          length: 0.5,
          chest: 0.24,
          hip: 0.28,
          legs: 0.4,
          legThick: 0.085,
          headSize: 0.31,
        },
        extra: () => ({}),
        head: plainHead({
          skull: [0.9, 0.82, 0.8],
          snout: [0.46, -0.2, 0.4, 0.7, -0.24, 0.32],
          eye: { at: [0.34, 0.06, 0.74], r: 0.13, splay: 0.15 },
          nose: [[0, -0.12, 1.02], 0.15],
          smile: [-0.34, 0.3, 0.08, 0.6],
          paint: [
            paint('face', ellipsoid([0, -0.06, 0.9], [0.66, 0.6, 0.6]), 0.06),
            paint('dark', mirror(capsule([0.3, 0.08, 0.8], [0.66, -0.16, 0.6], 0.18, 0.12)), 0.04),
          ],
        }),
        tail: (s) => ({ shapes: [sphere(s.tail, 0.06)] }),
      },
      pose,
    ),
});

export const BIG_GAME = [RHINO, HIPPO, BEAVER, SKUNK, SLOTH];
