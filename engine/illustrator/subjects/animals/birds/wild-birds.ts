/** Birds that are known by one feature: the eagle's white head, the swan's neck, the toucan's beak. */

import { paint } from '#engine/sculpt/model.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { type Pose, subject, tone } from '../../subject.ts';
import { EYE, type Fowl, fowl, songbird } from './fowl.ts';

export const VIEW = { yaw: 48, pitch: 8 };

const POSES: readonly Pose[] = ['stand', 'fly', 'hold'];

/** Everything above a height of the bird's own middle. */
export const hood = (y: number): Shape => pattern((_x, py) => y - py);

const eagle: Fowl = {
  ...songbird,
  body: [0.34, 0.4, 0.42],
  lean: -30,
  head: [0, 0.5, 0.22],
  headR: 0.23,
  legs: 0.18,
  eye: { ...EYE, r: 0.2, white: true, iris: 0.86, lid: 0.26, tilt: -22 },
  beak: [0.44, 0.26, 0.3],
  wing: [0.7, 0.42],
  tail: [0.46, 14],
  paint: [paint('head', hood(0.34), 0.03)],
};

const EAGLE = subject({
  name: 'eagle',
  family: 'animal',
  words: ['bald eagle', 'hawk', 'falcon', 'golden eagle', 'vulture'],
  size: 0.9,
  colours: {
    body: '#5a3d2b',
    wing: tone('body', 0.82),
    wingTip: tone('body', 0.6),
    head: '#fbf7ee',
    beak: '#f2b02e',
    iris: '#e8b83a',
  },
  home: 'mountain',
  view: VIEW,
  poses: POSES,
  build: ({ pose }) => fowl(eagle, pose),
});

const CROW = subject({
  name: 'crow',
  family: 'animal',
  words: ['raven', 'blackbird', 'rook', 'jackdaw'],
  size: 0.45,
  colours: {
    body: '#2b2d38',
    wing: '#22242e',
    wingTip: '#181a22',
    beak: '#3a3a40',
    belly: '#2b2d38',
    iris: '#6b5a48',
  },
  view: VIEW,
  poses: POSES,
  build: ({ pose }) =>
    fowl(
      {
        ...songbird,
        body: [0.28, 0.3, 0.46],
        lean: -26,
        headR: 0.23,
        head: [0, 0.36, 0.28],
        beak: [0.66, 0.2, 0.12],
        tail: [0.46, 12],
        wing: [0.62, 0.36],
        eye: { ...EYE, white: false },
        paint: [],
      },
      pose,
    ),
});

const SEAGULL = subject({
  name: 'seagull',
  family: 'animal',
  words: ['gull', 'albatross', 'tern'],
  size: 0.4,
  colours: { body: '#fcfbf8', wing: '#b3bcc6', wingTip: '#3a3f48', beak: '#f2b02e' },
  home: 'beach',
  view: VIEW,
  poses: POSES,
  build: ({ pose }) =>
    fowl(
      {
        ...songbird,
        body: [0.28, 0.28, 0.44],
        lean: -14,
        head: [0, 0.36, 0.28],
        headR: 0.21,
        beak: [0.5, 0.17, 0.12],
        wing: [0.6, 0.34],
        flatFeet: true,
        paint: [],
      },
      pose,
    ),
});

const DOVE = subject({
  name: 'dove',
  family: 'animal',
  words: ['pigeon', 'white dove', 'peace dove'],
  size: 0.3,
  colours: { body: '#fdfbf7', wing: '#f1eee8', wingTip: '#dcd7ce', beak: '#e8a08a' },
  home: 'sky',
  view: VIEW,
  poses: POSES,
  build: ({ pose }) =>
    fowl(
      {
        ...songbird,
        body: [0.31, 0.31, 0.44],
        lean: -18,
        headR: 0.2,
        beak: [0.34, 0.15, 0.08],
        tail: [0.42, 16],
        paint: [],
      },
      pose,
    ),
});

const TOUCAN = subject({
  name: 'toucan',
  family: 'animal',
  words: ['hornbill'],
  size: 0.5,
  colours: {
    body: '#26272e',
    wing: '#1f2026',
    wingTip: '#16171c',
    belly: '#fdf6dd',
    beak: '#f59a23',
    tip: '#d8342a',
    iris: '#3f8fd9',
    ring: '#5fb8e0',
  },
  home: 'jungle',
  view: { yaw: 56, pitch: 8 },
  poses: POSES,
  build: ({ pose }) => {
    const model = fowl(
      {
        ...songbird,
        lean: -34,
        headR: 0.26,
        beak: [1.5, 0.36, 0.3],
        tail: [0.46, 4],
        paint: [paint('belly', ellipsoid([0, 0.2, 0.42], [0.24, 0.3, 0.24]), 0.03)],
      },
      pose,
    );
    return {
      ...model,
      parts: model.parts.map((p) =>
        p.colour === 'beak' && p.shape.hi[1] > 0.5
          ? {
              ...p,
              paint: [
                paint(
                  'tip',
                  pattern((_x, _y, z) => 0.74 - z),
                  0.04,
                ),
              ],
            }
          : p,
      ),
    };
  },
});

export const WILD_BIRDS = [EAGLE, CROW, SEAGULL, DOVE, TOUCAN];
