/** Machines of a kitchen or a café. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { front } from './fronts.ts';

function coffeeMachine(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.02,
          box([0, 0.1, 0.1], [0.62, 0.1, 0.52], 0.04),
          box([0, 0.7, -0.22], [0.62, 0.62, 0.2], 0.05),
          box([0, 1.16, 0.06], [0.62, 0.22, 0.48], 0.06),
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          box([0, 0.22, 0.16], [0.5, 0.025, 0.36], 0.01),
          front(cylinder([0, 0, 0], 0.001, 0.001), 0, 0, 0),
          cylinder([0, 0.9, 0.24], 0.16, 0.07, 0.02),
          box([0, 1.41, 0], [0.54, 0.03, 0.38], 0.02),
          rod([0.44, 1.0, 0.3, 0.46, 0.8, 0.42, 0.42, 0.5, 0.46], 0.028),
        ),
        [
          paint(
            'dark',
            pattern((x, y) =>
              Math.max(Math.abs(y - 0.24) - 0.02, Math.abs(((((x * 12) % 1) + 1) % 1) - 0.5) / 12 - 0.014),
            ),
            0.004,
          ),
        ],
      ),
      part(
        'dark',
        'matte',
        union(capsule([0, 0.82, 0.3], [0, 0.8, 0.78], 0.05, 0.065), cylinder([0, 0.82, 0.24], 0.13, 0.03)),
      ),
      part('gauge', 'glossy', front(cylinder([0, 0, 0], 0.11, 0.03, 0.01), -0.36, 1.16, 0.54), [
        paint(
          'dark',
          pattern((x, y) => Math.abs(Math.hypot(x + 0.36, y - 1.16) - 0.085) - 0.012),
          0.004,
        ),
      ]),
      part(
        'light',
        'glow',
        union(...[0.14, 0.28, 0.42].map((x) => front(cylinder([0, 0, 0], 0.04, 0.02, 0.01), x, 1.16, 0.54))),
      ),
      part(
        'cup',
        'ceramic',
        union(
          put(
            vessel([0, 0, 0.1, 0, 0.15, 0.06, 0.18, 0.24], 0.05, { steps: 4, floor: 0.16 }),
            [0, 0.245, 0.24],
          ),
          ...[-0.3, 0, 0.3].map((x) =>
            put(vessel([0, 0, 0.12, 0, 0.16, 0.06, 0.17, 0.2], 0.05, { steps: 4, floor: 0.12 }), [
              x,
              1.44,
              0,
            ]),
          ),
        ),
      ),
      part(
        'coffee',
        'liquid',
        union(
          capsule([-0.03, 0.82, 0.24], [-0.03, 0.44, 0.24], 0.014),
          capsule([0.03, 0.82, 0.24], [0.03, 0.44, 0.24], 0.014),
          cylinder([0, 0.43, 0.24], 0.13, 0.012),
        ),
      ),
    ],
    anchors: anchored({ top: 1.44, room: 0.4 }),
  };
}

function fridge(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          box([0, 0.72, 0], [0.5, 0.66, 0.46], 0.08),
          box([0, 1.76, 0], [0.5, 0.36, 0.46], 0.08),
          box([0, 1.36, -0.02], [0.47, 0.6, 0.42], 0.04),
          box([0, 0.04, 0], [0.42, 0.04, 0.4], 0.01),
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          ...[
            [0.98, 1.3],
            [1.5, 1.74],
          ].map(([a, b]) =>
            rod([-0.38, a!, 0.44, -0.38, a! + 0.03, 0.54, -0.38, b! - 0.03, 0.54, -0.38, b!, 0.44], 0.028),
          ),
          box([0.2, 1.92, 0.465], [0.14, 0.03, 0.012], 0.008),
        ),
      ),
    ],
    anchors: anchored({ top: 2.12, room: 0.4 }),
  };
}

function toaster(): Model {
  const slot = (z: number): Shape => box([0, 0.84, z], [0.46, 0.2, 0.07], 0.02);
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(0.015, box([0, 0.46, 0], [0.64, 0.38, 0.34], 0.16), union(slot(0.13), slot(-0.13))),
      ),
      part(
        'steel',
        'metal',
        union(box([0, 0.06, 0], [0.6, 0.05, 0.32], 0.03), box([0.66, 0.5, 0], [0.04, 0.04, 0.08], 0.02)),
      ),
      part(
        'toast',
        'crust',
        union(box([0, 0.82, 0.13], [0.4, 0.26, 0.05], 0.04), box([0, 0.8, -0.13], [0.4, 0.26, 0.05], 0.04)),
      ),
    ],
    anchors: anchored({ top: 1.08 }),
  };
}

export const APPLIANCES = [
  subject({
    name: 'coffee machine',
    family: 'object',
    words: ['espresso machine', 'coffee maker', 'coffeemaker'],
    size: 0.4,
    colours: {
      body: '#b3302c',
      steel: '#d3d8de',
      dark: '#25262a',
      gauge: '#f6f3ec',
      light: '#ffd27a',
      cup: '#f6f4ef',
      coffee: '#4a2815',
    },
    view: { yaw: 24, pitch: 14 },
    build: coffeeMachine,
  }),
  subject({
    name: 'fridge',
    family: 'furniture',
    words: ['refrigerator', 'freezer'],
    size: 1.6,
    colours: { body: '#8fc4b7', steel: '#dfe3e8' },
    view: { yaw: 28, pitch: 8 },
    build: fridge,
  }),
  subject({
    name: 'toaster',
    family: 'object',
    words: [],
    size: 0.2,
    colours: { body: '#e05a44', steel: '#d6dae0', toast: '#c98b45' },
    view: { yaw: 28, pitch: 18 },
    build: toaster,
  }),
];
