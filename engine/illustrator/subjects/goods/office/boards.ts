/** Boards, signs and boxes that wait for words of their own. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, many, put, tray } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function cardboardBox(): Model {
  const flap = (
    x: number,
    z: number,
    turn: readonly [number, number, number],
    half: readonly [number, number],
  ) => put(box([0, 0, 0], [half[0], 0.02, half[1]], 0.008), [x, 0.98, z], turn);
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          tray([0, 0.45, 0], [0.62, 0.45, 0.5], 0.045, 0.012),
          flap(0, 0.68, [38, 0, 0], [0.6, 0.22]),
          flap(0, -0.68, [-38, 0, 0], [0.6, 0.22]),
          flap(0.8, 0, [0, 0, -38], [0.22, 0.48]),
          flap(-0.8, 0, [0, 0, 38], [0.22, 0.48]),
        ),
        [paint('inside', box([0, 0.6, 0], [0.585, 0.5, 0.465]), 0.01)],
      ),
      part(
        'tape',
        'glossy',
        union(
          box([0, 0.75, 0.5], [0.09, 0.15, 0.006], 0.003),
          box([0.4, 0.2, 0.503], [0.13, 0.09, 0.004], 0.002),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0.5], top: 0.9, inside: 0.06, opening: 0.46 }),
  };
}

/** Three legs, a ledge and a canvas begun. */
function easel(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          capsule([-0.5, 0, 0.2], [-0.06, 2.1, -0.1], 0.04),
          capsule([0.5, 0, 0.2], [0.06, 2.1, -0.1], 0.04),
          capsule([0, 0, -0.7], [0, 2.0, -0.12], 0.04),
          box([0, 0.66, 0.16], [0.56, 0.035, 0.07], 0.015),
          box([0, 1.84, -0.02], [0.1, 0.05, 0.06], 0.02),
        ),
      ),
      part('body', 'matte', put(box([0, 0, 0], [0.62, 0.5, 0.035], 0.012), [0, 1.2, 0.1], [-8, 0, 0]), [
        paint(
          'sky',
          pattern((x, y, z) => (z < 0.08 ? 1 : Math.max(Math.abs(x) - 0.56, Math.abs(y - 1.2) - 0.44))),
          0.006,
        ),
        paint(
          'sun',
          pattern((x, y, z) => (z < 0.02 ? 1 : Math.hypot(x - 0.2, y - 1.4) - 0.11)),
          0.006,
        ),
        paint(
          'hill',
          pattern((x, y, z) =>
            z < 0.05 ? 1 : Math.max(Math.abs(x) - 0.56, y - 1.14 - 0.1 * Math.sin(x * 5), 0.76 - y),
          ),
          0.006,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1, 0], top: 0.7 }),
  };
}

function blackboard(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          carve(0.01, box([0, 1.1, 0], [1.06, 0.74, 0.06], 0.02), box([0, 1.1, 0.08], [0.98, 0.66, 0.08])),
          box([0, 0.36, 0.1], [0.9, 0.03, 0.08], 0.01),
          fourLegs(0.86, 0.28, (x, z) => capsule([x, 0, z], [x, 0.7, z * 0.1], 0.04)),
        ),
      ),
      part('body', 'matte', box([0, 1.1, 0.0], [0.99, 0.67, 0.04]), [
        paint(
          'chalk',
          pattern((x, y, z) =>
            z < 0
              ? 1
              : Math.min(
                  Math.abs(y - 1.3 - 0.05 * Math.sin(x * 14)) + Math.max(0, Math.abs(x + 0.3) - 0.4),
                  Math.abs(y - 1.05 - 0.03 * Math.sin(x * 17)) + Math.max(0, Math.abs(x + 0.4) - 0.3),
                  Math.abs(Math.hypot(x - 0.55, y - 1.1) - 0.2),
                ) - 0.012,
          ),
          0.008,
        ),
      ]),
      part(
        'chalk',
        'matte',
        union(
          capsule([-0.4, 0.41, 0.12], [-0.26, 0.41, 0.12], 0.025),
          capsule([0.1, 0.41, 0.13], [0.22, 0.41, 0.11], 0.025),
        ),
      ),
      part('sponge', 'matte', box([0.6, 0.44, 0.11], [0.12, 0.05, 0.05], 0.02)),
    ],
    anchors: anchored({ grip: [0, 1, 0], top: 1.84 }),
  };
}

function sign(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          ...[0, 1, 2].map((i) =>
            box([0.02 * Math.sin(i * 4), 1.18 + 0.25 * i, 0.06], [0.82 - 0.02 * (i % 2), 0.12, 0.05], 0.025),
          ),
        ),
      ),
      part(
        'post',
        'wood',
        union(
          box([-0.5, 0.8, -0.04], [0.07, 0.8, 0.06], 0.02),
          box([0.5, 0.8, -0.04], [0.07, 0.8, 0.06], 0.02),
        ),
      ),
      part(
        'nail',
        'metal',
        many(12, (i) =>
          put(
            cylinder([0, 0, 0], 0.025, 0.02, 0.008),
            [i % 2 ? 0.5 : -0.5, 1.13 + 0.1 * (i % 4 < 2 ? 0 : 1) + 0.25 * Math.floor(i / 4), 0.11],
            [90, 0, 0],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

/** A card on a stick, to be held up. */
function placard(): Model {
  return {
    parts: [
      part('body', 'matte', box([0, 1.3, 0], [0.8, 0.52, 0.025], 0.02)),
      part('stick', 'wood', capsule([0, 0, -0.04], [0, 1.6, -0.04], 0.035)),
    ],
    anchors: anchored({ grip: [0, 1.15, -0.04], top: 1.82 }),
  };
}

/** Cloth between two poles. */
function hangingBanner(): Model {
  const pole = (x: number) =>
    union(capsule([x, 0, 0], [x, 2.1, 0], 0.035), cylinder([x, 0.03, 0], 0.2, 0.03, 0.02));
  return {
    parts: [
      part('body', 'cloth', box([0, 1.6, 0], [1.52, 0.42, 0.03], 0.02), [
        paint(
          'trim',
          pattern((_x, y) => Math.abs(Math.abs(y - 1.6) - 0.39) - 0.02),
          0.006,
        ),
      ]),
      part('pole', 'metal', union(pole(-1.58), pole(1.58))),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const BOARDS = [
  subject({
    name: 'placard',
    family: 'object',
    words: ['protest sign', 'picket sign', 'hand-held sign'],
    size: 0.75,
    colours: { body: '#fdfaf2', stick: '#b98248' },
    view: { yaw: 10, pitch: 6 },
    build: placard,
  }),
  subject({
    name: 'hanging banner',
    label: 'banner',
    family: 'object',
    words: ['party banner', 'cloth banner', 'vinyl banner'],
    size: 1.9,
    colours: { body: '#c23a4e', trim: '#f4d58a', pole: '#b9c0c8' },
    view: { yaw: 8, pitch: 6 },
    build: hangingBanner,
  }),
  subject({
    name: 'box',
    label: 'cardboard box',
    family: 'object',
    words: ['cardboard box', 'carton', 'package', 'parcel', 'delivery box'],
    size: 0.35,
    colours: { body: '#c69a62', inside: tone('body', 0.72), tape: '#e6d3ac' },
    view: { yaw: 28, pitch: 24 },
    build: cardboardBox,
  }),
  subject({
    name: 'easel',
    family: 'object',
    words: ['canvas', 'painting', 'picture'],
    size: 1.6,
    colours: { wood: '#a8723f', body: '#fbf8f0', sky: '#9ccbe6', sun: '#ffd25a', hill: '#6fa45a' },
    main: 'wood',
    view: { yaw: 18, pitch: 8 },
    build: easel,
  }),
  subject({
    name: 'blackboard',
    family: 'furniture',
    words: [
      'chalkboard',
      'chalkboard sign',
      'menu board',
      'cafe board',
      'specials board',
      'welcome board',
      'sidewalk sign',
      'pavement sign',
      'a-board',
      'sandwich board',
      'a-frame sign',
      'menu sign',
    ],
    size: 1.5,
    colours: { body: '#2f4a3f', wood: '#a06a38', chalk: '#f4f4ee', sponge: '#e8c35a' },
    view: { yaw: 18, pitch: 8 },
    build: blackboard,
  }),
  subject({
    name: 'sign',
    label: 'wooden sign',
    family: 'object',
    words: ['wooden sign', 'signboard', 'sale sign', 'signpost', 'street sign', 'road sign', 'billboard'],
    size: 1.4,
    colours: { body: '#b98248', post: tone('body', 0.72), nail: '#6b6f75' },
    view: { yaw: 16, pitch: 6 },
    build: sign,
  }),
];
