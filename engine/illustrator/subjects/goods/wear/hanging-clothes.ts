/** Clothes as a shop shows them: the suit on its hanger, the hanger alone, the swimsuit. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod } from '../../forms/forms.ts';
import { onFront } from '../../forms/print.ts';
import { subject, tone } from '../../subject.ts';
import { doubled, garment, seam } from './garment.ts';
import { arm, LONG } from './tops.ts';

const lapel = (z: number): Shape =>
  mirror(
    put(
      cut([0.02, 0.72, 0.1, 0.9, 0.34, 1.16, 0.26, 1.24, 0.3, 1.34, 0.2, 1.52, 0.12, 1.46], 0.035, 0.02, 1),
      [0, 0, z],
    ),
  );
const V_NECK = cut([0, 0.74, 0.19, 1.5, 0.1, 1.66, -0.1, 1.66, -0.19, 1.5], 0.5, 0, 1);

const hook = (y: number): Part =>
  part(
    'hook',
    'metal',
    rod([0, y, 0, 0, y + 0.12, 0, 0.1, y + 0.2, 0, 0.05, y + 0.32, 0, -0.08, y + 0.28, 0], 0.022, 5),
  );

function suit(): Model {
  return {
    parts: [
      part('body', 'cloth', carve(0.005, garment(LONG, { plump: 0.17, folds: 0.01 }), V_NECK), [
        seam('shade', arm, 0.008),
        paint(
          'shade',
          onFront((x, y) =>
            Math.min(
              Math.abs(x) + (y > 0.76 ? 1 : 0) - 0.008,
              Math.max(Math.abs(Math.abs(x) - 0.34) - 0.13, Math.abs(y - 0.44) - 0.018),
            ),
          ),
          0.004,
        ),
      ]),
      part(
        'shirt',
        'cloth',
        put(cut([0, 0.68, 0.21, 1.46, 0.12, 1.58, -0.12, 1.58, -0.21, 1.46], 0.13, 0.05, 1), [0, 0, 0]),
      ),
      part(
        'shirt',
        'cloth',
        mirror(put(cut([0, 1.4, 0.14, 1.32, 0.18, 1.56, 0.08, 1.6], 0.03, 0.015, 1), [0, 0, 0.15])),
      ),
      part('body', 'cloth', lapel(0.19), [
        paint(
          'shade',
          onFront(
            (x, y) => Math.abs(y - 1.2 + (0.5 * Math.abs(x) - 0.15)) - 0.008 + (Math.abs(x) < 0.16 ? 1 : 0),
          ),
          0.004,
        ),
      ]),
      part(
        'tie',
        'cloth',
        put(
          cut(
            [-0.05, 1.42, 0.05, 1.42, 0.035, 1.32, 0.075, 0.84, 0, 0.72, -0.075, 0.84, -0.035, 1.32],
            0.02,
            0.012,
            1,
          ),
          [0, 0, 0.155],
        ),
      ),
      part('button', 'glossy', union(sphere([0.03, 0.62, 0.2], 0.026), sphere([0.03, 0.42, 0.2], 0.026))),
      part('hanger', 'wood', mirror(capsule([0, 1.6, 0], [0.4, 1.49, 0], 0.035))),
      hook(1.6),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

function coatHanger(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        mirror(
          rod([0, 0.42, 0, 0.3, 0.34, 0, 0.66, 0.16, 0.02, 0.86, 0.06, 0.05], [0.06, 0.065, 0.065, 0.05]),
        ),
      ),
      part('body', 'wood', capsule([-0.74, 0.05, 0.03], [0.74, 0.05, 0.03], 0.03)),
      hook(0.44),
    ],
    anchors: anchored({ grip: [0, 0.7, 0] }),
  };
}

/** Two straps and a scooped neck. */
function swimsuit(): Model {
  const body = doubled([
    0, 1.02, 0.16, 1.1, 0.22, 1.34, 0.24, 1.52, 0.32, 1.52, 0.33, 1.3, 0.4, 1.06, 0.33, 0.7, 0.42, 0.36, 0.4,
    0.24, 0.24, 0.16, 0.1, 0, 0, 0,
  ]);
  return {
    parts: [
      part('body', 'cloth', garment(body, { plump: 0.2, folds: 0, steps: 4, over: 0.2 }), [
        paint(
          'stripe',
          pattern((_x, y) => Math.abs((((y % 0.22) + 0.22) % 0.22) - 0.11) - 0.045),
          0.006,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1.2, 0] }),
  };
}

export const HANGING_CLOTHES = [
  subject({
    name: 'suit',
    label: 'suit on a hanger',
    family: 'object',
    words: ['suit jacket', 'blazer', 'tuxedo', "men's suit", 'business suit'],
    size: 0.85,
    colours: {
      body: '#2c3b57',
      shade: tone('body', 0.6),
      shirt: '#fbfaf7',
      tie: '#a3273a',
      button: '#1a2233',
      hanger: '#a8743f',
      hook: '#c9ccd2',
    },
    view: { yaw: 10, pitch: 4 },
    build: suit,
  }),
  subject({
    name: 'coat hanger',
    family: 'object',
    words: ['clothes hanger', 'hanger'],
    size: 0.22,
    colours: { body: '#b57f47', hook: '#c9ccd2' },
    view: { yaw: 14, pitch: 6 },
    build: coatHanger,
  }),
  subject({
    name: 'swimsuit',
    family: 'object',
    words: ['bathing suit', 'swimming costume', 'swimwear', 'one-piece swimsuit'],
    size: 0.65,
    colours: { body: '#d8404a', stripe: '#fbf6ee' },
    view: { yaw: 12, pitch: 6 },
    build: swimsuit,
  }),
];
