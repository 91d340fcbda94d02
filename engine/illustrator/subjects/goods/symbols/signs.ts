/** Signs that posts and adverts speak with, as solid things that can stand in a picture. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod } from '../../forms/forms.ts';
import { onFront } from '../../forms/print.ts';
import { subject } from '../../subject.ts';

/** One solid in one colour, which is all a sign needs. */
const solid = (shape: Shape): Model => ({
  parts: [part('body', 'glossy', shape)],
  anchors: anchored({ grip: [0, 0.6, 0] }),
});

const ARROW = [-0.26, 0, 0.26, 0, 0.26, 0.86, 0.6, 0.86, 0, 1.62, -0.6, 0.86, -0.26, 0.86];

const arrow = (): Model => solid(cut(ARROW, 0.17, 0.06, 1));

function speechBubble(): Model {
  const bubble = union(
    box([0, 0.98, 0], [0.92, 0.58, 0.16], 0.15),
    cut([-0.5, 0.5, -0.06, 0.5, -0.56, 0.0], 0.13, 0.06, 1),
  );
  return {
    parts: [
      part('body', 'glossy', bubble, [
        paint(
          'mark',
          onFront((x, y) => Math.min(...[-0.4, 0, 0.4].map((c) => Math.hypot(x - c, y - 0.98))) - 0.11),
          0.008,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.6, 0] }),
  };
}

const questionMark = (): Model =>
  solid(
    union(
      sphere([0, 0.17, 0], 0.17),
      rod(
        [
          0, 0.5, 0, 0, 0.72, 0, 0.14, 0.9, 0, 0.36, 1.12, 0, 0.36, 1.4, 0, 0.14, 1.6, 0, -0.14, 1.6, 0,
          -0.36, 1.42, 0, -0.4, 1.24, 0,
        ],
        0.15,
        6,
      ),
    ),
  );

const exclamationMark = (): Model =>
  solid(union(sphere([0, 0.18, 0], 0.18), capsule([0, 0.62, 0], [0, 1.5, 0], 0.13, 0.2)));

const checkMark = (): Model =>
  solid(union(rod([-0.62, 0.66, 0, -0.2, 0.2, 0], 0.17), rod([-0.2, 0.2, 0, 0.66, 1.2, 0], 0.17)));

const cross = (): Model =>
  solid(
    union(capsule([-0.5, 0.18, 0], [0.5, 1.18, 0], 0.17), capsule([0.5, 0.18, 0], [-0.5, 1.18, 0], 0.17)),
  );

const plusSign = (): Model =>
  solid(union(box([0, 0.62, 0], [0.62, 0.19, 0.19], 0.07), box([0, 0.62, 0], [0.19, 0.62, 0.19], 0.07)));

const S_CURVE = [
  0.34, 1.36, 0, 0.14, 1.52, 0, -0.18, 1.5, 0, -0.38, 1.3, 0, -0.3, 1.06, 0, 0, 0.93, 0, 0.3, 0.8, 0, 0.38,
  0.54, 0, 0.18, 0.34, 0, -0.14, 0.32, 0, -0.36, 0.48, 0,
];

const dollarSign = (): Model =>
  solid(union(rod(S_CURVE, 0.12, 5), capsule([0, 0.12, 0], [0, 1.72, 0], 0.075)));

const euroSign = (): Model =>
  solid(
    union(
      rod(
        [
          0.52, 1.36, 0, 0.2, 1.56, 0, -0.2, 1.42, 0, -0.4, 0.9, 0, -0.2, 0.36, 0, 0.2, 0.22, 0, 0.52, 0.42,
          0,
        ],
        0.12,
        6,
      ),
      capsule([-0.62, 1.02, 0], [0.2, 1.02, 0], 0.08),
      capsule([-0.62, 0.76, 0], [0.14, 0.76, 0], 0.08),
    ),
  );

function percentSign(): Model {
  const o = (x: number, y: number): Shape => put(torus([0, 0, 0], 0.2, 0.11), [x, y, 0], [90, 0, 0]);
  return solid(union(o(-0.42, 1.06), o(0.42, 0.31), capsule([-0.42, 0.12, 0], [0.42, 1.26, 0], 0.11)));
}

export const SIGN_STYLE = { family: 'object' as const, view: { yaw: 20, pitch: 8 } };

export const SIGNS = [
  subject({
    ...SIGN_STYLE,
    name: 'arrow',
    label: 'upward arrow',
    words: ['upward arrow', 'up arrow', 'rising arrow'],
    size: 0.5,
    colours: { body: '#2fa866' },
    build: arrow,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'speech bubble',
    words: ['speech balloon', 'chat bubble', 'talk bubble'],
    size: 0.4,
    airborne: true,
    colours: { body: '#4a86d8', mark: '#ffffff' },
    build: speechBubble,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'question mark',
    words: ['interrogation mark'],
    size: 0.5,
    colours: { body: '#e8722c' },
    build: questionMark,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'exclamation mark',
    words: ['exclamation point'],
    size: 0.5,
    colours: { body: '#d8352f' },
    build: exclamationMark,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'check mark',
    words: ['checkmark', 'tick mark'],
    size: 0.4,
    colours: { body: '#2fa84f' },
    build: checkMark,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'cross mark',
    words: ['x mark'],
    size: 0.4,
    colours: { body: '#d8352f' },
    build: cross,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'plus sign',
    words: ['plus symbol'],
    size: 0.4,
    colours: { body: '#3a86d8' },
    build: plusSign,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'dollar sign',
    words: ['dollar symbol', 'dollar mark'],
    size: 0.5,
    colours: { body: '#d8a83a' },
    build: dollarSign,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'euro sign',
    words: ['euro symbol'],
    size: 0.5,
    colours: { body: '#d8a83a' },
    build: euroSign,
  }),
  subject({
    ...SIGN_STYLE,
    name: 'percent sign',
    words: ['percentage sign', 'percent symbol', 'percentage'],
    size: 0.4,
    colours: { body: '#d8352f' },
    build: percentSign,
  }),
];
