/** Furry animals of far countries: polar bear, monkeys, koala, kangaroo. */

import { paint, part } from '#engine/sculpt/model.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { blush, bothSides, leafEar, roundEar } from '../face.ts';
import { plainHead } from '../heads.ts';
import { type Creature, quadruped, tailPath } from '../quadruped.ts';
import { bear, POSES, rabbit } from './round-body.ts';

const POLAR_BEAR = subject({
  name: 'polar bear',
  family: 'animal',
  words: ['ice bear', 'white bear'],
  size: 1.7,
  colours: { body: '#f8f6f0', belly: '#fdfcf8', muzzle: '#fffefa', inner: '#e6d8cc' },
  home: 'snow',
  view: { yaw: 40, pitch: 8 },
  poses: ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'],
  build: ({ pose }) =>
    quadruped(
      {
        ...bear,
        proportions: { ...bear.proportions, length: 0.72, headForward: 0.36, headUp: 0.36, headSize: 0.31 },
      },
      pose,
    ),
});

const apeHead = (ears: boolean) => {
  const ear = roundEar([0.86, 0.02, -0.05], 0.36, [0, 20, -86]);
  return plainHead({
    skull: [0.86, 0.84, 0.82],
    snout: [0.5, -0.3, 0.5, 0.66, -0.34, 0.46],
    ...(ears && { ear }),
    eye: { at: [0.28, 0.12, 0.72], r: 0.17, splay: 0.12 },
    muzzle: [
      [0, -0.38, 0.9],
      [0.6, 0.42, 0.6],
    ],
    muzzleColour: 'face',
    nostrils: [0.09, -0.22, 1.06, 0.05],
    smile: [-0.42, 0.3, 0.09, 0.7],
    paint: [
      paint('face', bothSides([0.28, 0.12, 0.8], [0.32, 0.34, 0.4]), 0.05),
      paint('face', ellipsoid([0, -0.38, 0.9], [0.6, 0.42, 0.6]), 0.06),
    ],
  });
};

const monkey: Creature = {
  ...bear,
  proportions: {
    ...bear.proportions,
    length: 0.5,
    chest: 0.22,
    hip: 0.23,
    legs: 0.4,
    legThick: 0.075,
    stance: 0.15,
    headUp: 0.4,
    headForward: 0.18,
    headSize: 0.33,
  },
  head: apeHead(true),
  neck: [0.15, 0.15],
  belly: 'face',
  feet: 'face',
  extra: () => ({}),
  tail: (s) => ({
    parts: [
      part(
        'body',
        'fur',
        rod(
          tailPath(s, [
            [0, 0, 0],
            [0.2, 0.04, 0.16],
            [0.46, 0.3, 0.2],
            [0.5, 0.66, 0.14],
            [0.36, 0.78, 0.1],
            [0.3, 0.66, 0.1],
          ]).flat(),
          0.04,
        ),
      ),
    ],
  }),
};

const MONKEY = subject({
  name: 'monkey',
  family: 'animal',
  words: ['ape', 'chimpanzee', 'chimp', 'baboon'],
  size: 0.7,
  colours: { body: '#7a4f33', face: '#edc49c', inner: '#edc49c', belly: '#edc49c', muzzle: '#edc49c' },
  home: 'jungle',
  poses: POSES,
  build: ({ pose }) => quadruped(monkey, pose),
});

const GORILLA = subject({
  name: 'gorilla',
  family: 'animal',
  words: ['silverback', 'orangutan'],
  size: 1.6,
  colours: { body: '#3a3a40', face: '#6b645f', inner: '#5a5450', belly: '#6b645f', muzzle: '#6b645f' },
  home: 'jungle',
  poses: POSES,
  build: ({ pose }) =>
    quadruped(
      {
        ...monkey,
        head: apeHead(false),
        tail: undefined,
        proportions: {
          ...bear.proportions,
          chest: 0.38,
          hip: 0.3,
          legs: 0.42,
          legThick: 0.14,
          headSize: 0.3,
          headUp: 0.42,
        },
        neck: [0.26, 0.2],
      },
      pose,
    ),
});

const KOALA = subject({
  name: 'koala',
  family: 'animal',
  words: ['koala bear'],
  size: 0.7,
  colours: { body: '#a3a5ab', belly: '#f0eeea', inner: '#f0e4e0', muzzle: '#a3a5ab' },
  home: 'forest',
  poses: POSES,
  build: ({ pose }) =>
    quadruped(
      {
        ...bear,
        proportions: { ...bear.proportions, length: 0.46, chest: 0.27, hip: 0.3, legs: 0.3, headSize: 0.36 },
        extra: () => ({}),
        head: plainHead({
          skull: [0.92, 0.84, 0.8],
          snout: [0.4, -0.3, 0.4, 0.62, -0.3, 0.36],
          ear: roundEar([0.82, 0.42, -0.1], 0.56, [0, 10, -46]),
          eye: { at: [0.42, 0.08, 0.7], r: 0.14, splay: 0.25 },
          smile: [-0.5, 0.18, 0.06, 0.6],
          paint: [blush([0.62, -0.2, 0.62], 0.13)],
          parts: [part('nose', 'glossy', ellipsoid([0, -0.12, 0.94], [0.19, 0.32, 0.16]))],
        }),
      },
      pose,
    ),
});

const kangaroo: Creature = {
  ...rabbit,
  proportions: {
    ...rabbit.proportions,
    length: 0.62,
    chest: 0.19,
    hip: 0.28,
    legs: 0.36,
    legThick: 0.08,
    stance: 0.15,
    headUp: 0.34,
    headForward: 0.2,
    headSize: 0.22,
  },
  head: plainHead({
    skull: [0.74, 0.76, 0.8],
    snout: [0.4, -0.1, 0.46, 1.2, -0.28, 0.26],
    ear: leafEar([0.36, 0.6, -0.2], 1.0, 0.42, [-12, 10, -18]),
    eye: { at: [0.46, 0.14, 0.5], r: 0.19, splay: 0.5 },
    muzzle: [
      [0, -0.46, 1.1],
      [0.42, 0.3, 0.5],
    ],
    muzzleColour: 'belly',
    nose: [[0, -0.14, 1.42], 0.16],
    smile: [-0.4, 0.2, 0.06, 0.8],
  }),
  neck: [0.13, 0.1],
  feet: 'dark',
  tail: (s) => ({
    shapes: [
      rod(
        [0, s.tail[1] + 0.05, s.tail[2] + 0.1, 0, 0.12, s.tail[2] - 0.3, 0, 0.07, s.tail[2] - 0.7],
        [0.15, 0.11, 0.04],
      ),
    ],
  }),
};

const KANGAROO = subject({
  name: 'kangaroo',
  family: 'animal',
  words: ['wallaby'],
  size: 1.5,
  colours: { body: '#c08a58', belly: '#f0dcc0', inner: '#e8bfa0', dark: '#7a5236' },
  home: 'desert',
  view: { yaw: 56, pitch: 6 },
  poses: ['sit', 'hold', 'wave'],
  build: ({ pose }) => quadruped(kangaroo, pose),
});

export const FURRY = [POLAR_BEAR, MONKEY, GORILLA, KOALA, KANGAROO];
