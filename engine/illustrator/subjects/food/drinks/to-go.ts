/** Drinks and groceries in their packaging, plain enough to carry any brand. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, between, cut, put, rod, tray, turned, vessel } from '../../forms/forms.ts';
import { disc, edge, lines, onFront, rect } from '../../forms/print.ts';
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
  const side = [0, 0, 0.28, 0, 0.3, 0.04, 0.3, 1.0, 0.26, 1.16, 0.14, 1.3, 0.13, 1.42];
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
        turned([0, 0, 0.32, 0, 0.34, 0.04, 0.34, 1.3, 0.3, 1.42, 0.26, 1.46, 0, 1.46], { steps: 3 }),
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
    0, 0, 0.32, 0, 0.35, 0.04, 0.35, 0.9, 0.28, 1.14, 0.17, 1.34, 0.17, 1.46, 0.2, 1.5, 0.2, 1.56,
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

function carton(): Model {
  const gable = put(
    cut(
      [-0.38, 0, 0.38, 0, 0.38, 0.04, 0.03, 0.36, 0.03, 0.52, -0.03, 0.52, -0.03, 0.36, -0.38, 0.04],
      0.38,
      0.008,
      1,
    ),
    [0, 1.2, 0],
    [0, 90, 0],
  );
  return {
    parts: [
      part('body', 'matte', union(box([0, 0.61, 0], [0.38, 0.61, 0.38], 0.015), gable), [
        paint(
          'white',
          pattern((x, y, z) => y - 0.46 - 0.07 * Math.sin(x * 8 + z * 5)),
          0.006,
        ),
        paint('fruit', onFront(disc(0, 0.72, 0.19), 0.3), 0.006),
        paint(
          'leafy',
          onFront((x, y) => Math.hypot((x - 0.1) * 0.8 - (y - 0.94) * 0.3, (y - 0.94) * 1.6) - 0.07, 0.3),
          0.006,
        ),
        paint('fruit', onFront(lines(-0.2, 0.2, 0.28, 0.08, 2), 0.3), 0.004),
      ]),
      part('cap', 'glossy', put(cylinder([0, 0, 0], 0.12, 0.06, 0.02), [0.02, 1.46, 0.2], [48, 0, 0])),
    ],
    anchors: anchored({ grip: [0, 0.6, 0.38], top: 1.7 }),
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

const sack = (a: number, h: number, c: number, deep: number): Part['shape'] =>
  relief(
    box([0, h, 0], [a, h, c], 0.06),
    0.03,
    (x, y, z) => deep * (noise(x * 5, y * 4, z * 5) - 0.5) + 0.03 * Math.cos((y / h - 1) * 1.5),
  );

function flourBag(): Model {
  return {
    parts: [
      part('body', 'matte', sack(0.44, 0.62, 0.3, 0.03), [
        paint('print', onFront(edge(rect(0, 0.62, 0.3, 0.36), 0.012)), 0.004),
        paint(
          'print',
          onFront((x, y) =>
            Math.min(
              ...[0, 1, 2, 3].map(
                (i) =>
                  Math.hypot(
                    (Math.abs(x) - 0.05) * 1.5 - (y - 0.62 - 0.08 * i) * 0.5,
                    (y - 0.62 - 0.08 * i) * 0.9,
                  ) - 0.042,
              ),
              Math.abs(x) - 0.01 + (y > 0.6 || y < 0.44 ? 1 : 0),
            ),
          ),
          0.005,
        ),
        paint('print', onFront(lines(-0.18, 0.18, 0.38, 0.07, 2)), 0.004),
      ]),
      part(
        'body',
        'matte',
        union(box([0, 1.28, 0], [0.42, 0.06, 0.12], 0.02), box([0, 1.24, 0], [0.44, 0.05, 0.2], 0.04)),
      ),
      part(
        'flour',
        'matte',
        put(
          relief(
            turned([0, 0, 0.4, 0, 0.34, 0.03, 0.16, 0.12, 0, 0.16]),
            0.01,
            (x, _y, z) => 0.01 * Math.sin(x * 30) * Math.sin(z * 30),
          ),
          [0.56, 0, 0.3],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0.3], top: 1.34 }),
  };
}

function pizzaBox(): Model {
  const lid = (s: Part['shape']) => put(s, [0, 0.16, -0.94], [-66, 0, 0]);
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          tray([0, 0.09, 0], [0.96, 0.09, 0.96], 0.03),
          lid(tray([0, 0.06, 0.94], [0.98, 0.06, 0.96], 0.03, 0.01)),
        ),
      ),
      part('crust', 'crust', cylinder([0, 0.1, 0], 0.84, 0.04, 0.03)),
      part(
        'crust',
        'crust',
        carve(0.02, cylinder([0, 0.14, 0], 0.86, 0.07, 0.06), cylinder([0, 0.2, 0], 0.72, 0.1)),
      ),
      part('cheese', 'glossy', cylinder([0, 0.14, 0], 0.75, 0.02, 0.015), [
        paint(
          'sauce',
          pattern((x, y, z) => 0.1 * (0.62 - noise(x * 5, y, z * 5))),
          0.05,
        ),
      ]),
      part(
        'salami',
        'glossy',
        union(
          ...(
            [
              [0, 0.05],
              [0.42, 0.2],
              [-0.4, 0.26],
              [0.08, 0.5],
              [-0.16, -0.42],
              [0.36, -0.34],
              [-0.5, -0.16],
            ] as const
          ).map(([x, z]) => cylinder([x, 0.165, z], 0.13, 0.018, 0.012)),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...(
            [
              [0.22, 0.0],
              [-0.2, 0.1],
              [-0.14, 0.62],
              [0.1, -0.24],
            ] as const
          ).map(([x, z], i) => put(ellipsoid([0, 0, 0], [0.1, 0.02, 0.055]), [x, 0.18, z], [0, i * 50, 8])),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.96], top: 0.2 }),
  };
}

function breadBag(): Model {
  const loaf = blend(
    0.05,
    rod([0, 0.5, 0, 0, 1.5, 0], [0.15, 0.15]),
    capsule([0, 0.6, 0], [0, 1.7, 0], 0.14, 0.1),
  );
  const open = carve(0.01, sack(0.48, 0.6, 0.3, 0.03), box([0, 1.3, 0], [0.44, 0.9, 0.26]));
  return {
    parts: [
      part('body', 'matte', open, [
        paint('print', onFront(edge(disc(0, 0.56, 0.2), 0.014)), 0.004),
        paint(
          'print',
          onFront((x, y) =>
            Math.min(
              ...[-0.08, 0, 0.08].map(
                (v) => Math.hypot((x - v) * 2 + (y - 0.56) * 0.5, (y - 0.56) * 0.8) - 0.06,
              ),
            ),
          ),
          0.005,
        ),
      ]),
      ...(
        [
          [-0.24, 0, 8],
          [0.02, -0.06, -2],
          [0.26, 0.02, -10],
        ] as const
      ).map(([x, z, turn]) =>
        part('bread', 'crust', put(loaf, [x, 0, z], [0, 0, turn]), [
          paint(
            'pale',
            pattern(
              (px, y) =>
                Math.abs((((((y + (px - x) * 0.9) / 0.24) % 1) + 1) % 1) - 0.5) * 0.24 -
                0.03 +
                (Math.abs(px - x) > 0.3 ? 1 : 0),
            ),
            0.02,
          ),
        ]),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2].map((i) =>
            put(
              ellipsoid([0, 0, 0], [0.06, 0.2, 0.03]),
              [-0.06 + 0.08 * i, 1.34 + 0.05 * (i % 2), 0.16],
              [12, 0, 24 - 24 * i],
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0.3], top: 1.2 }),
  };
}

function lunchBox(): Model {
  const div = (x: number, z: number, a: number, c: number) => box([x, 0.24, z], [a, 0.2, c], 0.05);
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(
          0.01,
          box([0, 0.2, 0], [1.0, 0.2, 0.7], 0.08),
          union(div(-0.47, 0, 0.44, 0.6), div(0.48, -0.3, 0.44, 0.28), div(0.48, 0.3, 0.44, 0.28)),
        ),
      ),
      part(
        'bread',
        'crust',
        union(
          put(cut([-0.4, -0.24, 0.36, -0.24, -0.4, 0.42], 0.13, 0.03, 1), [-0.42, 0.36, 0.12], [-20, 10, 0]),
          put(cut([-0.4, -0.24, 0.36, -0.24, -0.4, 0.42], 0.13, 0.03, 1), [-0.44, 0.34, -0.26], [-20, 10, 0]),
        ),
        [
          paint(
            'leaf',
            pattern((_x, _y, z) => Math.min(Math.abs(z - 0.14), Math.abs(z + 0.24)) - 0.03),
            0.01,
          ),
        ],
      ),
      part(
        'tomato',
        'glossy',
        union(
          ...[0, 1, 2, 3].map((i) =>
            ellipsoid([0.22 + 0.18 * i, 0.34, 0.3 + 0.08 * (i % 2)], [0.12, 0.12, 0.12]),
          ),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2].map((i) =>
            put(
              relief(
                ellipsoid([0, 0, 0], [0.18, 0.12, 0.16]),
                0.04,
                (x, y, z) => 0.05 * (noise(x * 16, y * 16, z * 16) - 0.4),
              ),
              [0.2 + 0.26 * i, 0.34, -0.3],
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0.7], top: 0.42 }),
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
    words: ['milk bottle', 'bottle of milk'],
    size: 0.24,
    colours: { body: '#fdfcf7', glass: '#e3eef3', cap: '#3f78b8' },
    view: { yaw: 10, pitch: 12 },
    build: milkBottle,
  }),
  subject({
    name: 'juice carton',
    family: 'food',
    words: ['milk carton', 'carton of juice', 'carton of milk', 'juice box', 'tetra pak'],
    size: 0.22,
    colours: { body: '#f08a1c', white: '#fdfaf2', fruit: '#f08a1c', leafy: '#4f9a3f', cap: '#3f8f3f' },
    view: { yaw: 28, pitch: 12 },
    build: carton,
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
  subject({
    name: 'flour',
    label: 'bag of flour',
    family: 'food',
    words: ['flour bag', 'bag of flour', 'sack of flour'],
    size: 0.22,
    colours: { body: '#efe3c8', print: '#a4703a', flour: '#fffdf8' },
    view: { yaw: 18, pitch: 12 },
    build: flourBag,
  }),
  subject({
    name: 'pizza box',
    label: 'pizza in its box',
    family: 'food',
    words: ['pizza in a box', 'boxed pizza', 'pizza delivery box'],
    size: 0.3,
    colours: { body: '#c99b66', crust: '#d59a4a', cheese: '#f6cd63', sauce: '#d8602c', salami: '#b3261e' },
    view: { yaw: 14, pitch: 26 },
    build: pizzaBox,
  }),
  subject({
    name: 'paper bag',
    label: 'paper bag with bread',
    family: 'food',
    words: ['bread bag', 'paper bag of bread', 'grocery bag', 'bag of groceries', 'bakery bag'],
    size: 0.5,
    colours: { body: '#d3a871', print: '#7a4a26', bread: '#c98336', pale: '#efcf95' },
    view: { yaw: 16, pitch: 12 },
    build: breadBag,
  }),
  subject({
    name: 'lunch box',
    family: 'food',
    words: ['lunchbox', 'packed lunch', 'bento box', 'bento'],
    size: 0.08,
    colours: { body: '#3f9c94', bread: '#e6be82', tomato: '#d2301f', leaf: '#6fa63c' },
    view: { yaw: 14, pitch: 32 },
    build: lunchBox,
  }),
];
