/** Drinks and sauces in cups, bottles and flasks to take along. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, between, rod, turned, vessel } from '../../forms/forms.ts';
import { disc, onFront } from '../../forms/print.ts';
import { subject } from '../../subject.ts';

function takeawayCup(): Model {
  return {
    parts: [
      part('cup', 'matte', turned([0, 0, 0.38, 0, 0.4, 0.03, 0.54, 1.28, 0, 1.28], { steps: 1 })),
      part(
        'body',
        'matte',
        relief(
          turned([0, 0.36, 0.45, 0.36, 0.512, 0.94, 0, 0.94], { steps: 1 }),
          0.012,
          (x, _y, z) => 0.006 * Math.cos(Math.atan2(x, z) * 60),
        ),
        [
          paint(
            'print',
            onFront((x, y) => Math.hypot(x * 1.4, y - 0.66) - 0.14),
            0.006,
          ),
          paint(
            'body',
            onFront((x, y) => Math.abs(x - 0.025 * Math.sin((y - 0.66) * 24)) - 0.012),
            0.004,
          ),
        ],
      ),
      part(
        'lid',
        'glossy',
        union(
          turned([0, 1.26, 0.57, 1.26, 0.58, 1.32, 0.53, 1.36, 0.5, 1.46, 0.46, 1.48, 0.42, 1.43, 0, 1.43], {
            steps: 2,
          }),
          box([0, 1.47, 0.36], [0.1, 0.03, 0.08], 0.025),
        ),
      ),
      part('hole', 'matte', box([0, 1.495, 0.38], [0.04, 0.01, 0.014], 0.006)),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.48 }),
  };
}

function waterBottle(): Model {
  const side = [0, 0, 0.28, 0, 0.3, 0.04, 0.3, 0.12, 0.3, 1.0, 0.26, 1.16, 0.14, 1.3, 0.13, 1.42];
  return {
    parts: [
      part(
        'glass',
        'glass',
        relief(vessel(side, 0.035, { floor: 0.06 }), 0.014, (_x, y) =>
          y > 0.08 && y < 0.96 ? 0.012 * Math.cos(y * 42) : 0,
        ),
      ),
      part('water', 'liquid', turned([0, 0.07, 0.26, 0.08, 0.26, 0.98, 0.22, 1.12, 0, 1.12])),
      part('label', 'glossy', cylinder([0, 0.66, 0], 0.318, 0.19), [
        paint(
          'body',
          pattern((x, y) => y - 0.64 - 0.06 * Math.sin(x * 12)),
          0.006,
        ),
      ]),
      part(
        'body',
        'glossy',
        relief(
          cylinder([0, 1.5, 0], 0.15, 0.09, 0.02),
          0.01,
          (x, _y, z) => 0.008 * Math.cos(Math.atan2(x, z) * 24),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.6 }),
  };
}

function thermos(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        turned([0, 0, 0.32, 0, 0.34, 0.04, 0.34, 0.12, 0.34, 1.3, 0.3, 1.42, 0.26, 1.46, 0, 1.46], {
          steps: 3,
        }),
        [paint('band', between(0.14, 0.2), 0.004), paint('band', between(1.2, 1.24), 0.004)],
      ),
      part(
        'steel',
        'metal',
        turned([0, 1.44, 0.27, 1.44, 0.28, 1.52, 0.28, 1.84, 0.24, 1.9, 0, 1.9], { steps: 3 }),
      ),
      part(
        'handle',
        'matte',
        rod([0.32, 1.2, 0, 0.62, 1.2, 0, 0.66, 0.9, 0, 0.62, 0.56, 0, 0.32, 0.54, 0], 0.05, 5),
      ),
    ],
    anchors: anchored({ grip: [0.6, 0.9, 0], top: 1.9 }),
  };
}

function milkBottle(): Model {
  const side = [
    0, 0, 0.32, 0, 0.35, 0.04, 0.35, 0.12, 0.35, 0.9, 0.28, 1.14, 0.17, 1.34, 0.17, 1.46, 0.2, 1.5, 0.2, 1.56,
  ];
  return {
    parts: [
      part('glass', 'glass', vessel(side, 0.04, { floor: 0.06 })),
      part('body', 'matte', turned([0, 0.06, 0.3, 0.07, 0.31, 0.9, 0.24, 1.12, 0.15, 1.28, 0, 1.28])),
      part('cap', 'metal', turned([0, 1.54, 0.22, 1.54, 0.23, 1.6, 0.18, 1.65, 0, 1.66])),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.66 }),
  };
}

function ketchup(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        turned([0, 0, 0.3, 0, 0.33, 0.05, 0.33, 0.8, 0.26, 1.0, 0.17, 1.1, 0, 1.12], { steps: 4 }),
      ),
      part('label', 'matte', cylinder([0, 0.48, 0], 0.338, 0.24), [
        paint('body', onFront(disc(0, 0.5, 0.13)), 0.006),
        paint(
          'leaf',
          onFront((x, y) => Math.hypot(x * 0.8, (y - 0.62) * 2) - 0.06),
          0.006,
        ),
      ]),
      part(
        'cap',
        'glossy',
        turned([0, 1.08, 0.2, 1.08, 0.2, 1.2, 0.09, 1.3, 0.05, 1.5, 0, 1.52], { steps: 2 }),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.5 }),
  };
}

export const TO_GO = [
  subject({
    name: 'takeaway cup',
    label: 'takeaway coffee cup',
    family: 'food',
    words: [
      'takeaway coffee cup',
      'takeaway coffee',
      'paper cup',
      'coffee to go',
      'to-go cup',
      'paper coffee cup',
      'take-away cup',
      'disposable cup',
    ],
    size: 0.14,
    colours: { body: '#b5824f', cup: '#fbf9f4', lid: '#2f2a28', hole: '#151313', print: '#4a2d1a' },
    view: { yaw: 10, pitch: 14 },
    home: 'café',
    build: takeawayCup,
  }),
  subject({
    name: 'water bottle',
    label: 'bottle of water',
    family: 'food',
    words: ['bottle of water', 'plastic bottle', 'mineral water', 'bottled water'],
    size: 0.24,
    colours: { body: '#2f7fc4', glass: '#d9edf7', water: '#c4e5f4', label: '#f5fafd' },
    view: { yaw: 10, pitch: 10 },
    build: waterBottle,
  }),
  subject({
    name: 'thermos',
    label: 'thermos flask',
    family: 'object',
    words: ['thermos flask', 'vacuum flask', 'thermos bottle'],
    size: 0.3,
    colours: { body: '#2f6b57', steel: '#c9ced4', band: '#d9dee3', handle: '#2a2c30' },
    view: { yaw: 16, pitch: 10 },
    build: thermos,
  }),
  subject({
    name: 'milk',
    label: 'bottle of milk',
    family: 'food',
    words: ['bottle of milk', 'milk bottle'],
    size: 0.24,
    colours: { body: '#fdfcf7', glass: '#e3eef3', cap: '#3f78b8' },
    view: { yaw: 10, pitch: 12 },
    build: milkBottle,
  }),
  subject({
    name: 'ketchup',
    label: 'bottle of ketchup',
    family: 'food',
    words: ['ketchup bottle', 'bottle of ketchup', 'tomato sauce', 'sauce bottle'],
    size: 0.2,
    colours: { body: '#c4201c', label: '#fbf3e2', cap: '#f4efe6' },
    view: { yaw: 10, pitch: 10 },
    build: ketchup,
  }),
];
