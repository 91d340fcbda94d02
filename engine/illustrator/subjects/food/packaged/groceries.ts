/** Groceries in bags and cartons, plain enough to carry any brand. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod, turned } from '../../forms/forms.ts';
import { disc, edge, lines, onFront, rect } from '../../forms/print.ts';
import { subject } from '../../subject.ts';

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

export const GROCERIES = [
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
    name: 'paper bag',
    label: 'paper bag with bread',
    family: 'food',
    words: ['bread bag', 'paper bag of bread', 'grocery bag', 'bag of groceries', 'bakery bag'],
    size: 0.5,
    colours: { body: '#d3a871', print: '#7a4a26', bread: '#c98336', pale: '#efcf95' },
    view: { yaw: 16, pitch: 12 },
    build: breadBag,
  }),
];
