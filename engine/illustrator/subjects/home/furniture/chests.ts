/** Chests, shelves and seats of state that a room or a shop is furnished with. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, many, put, rod, turned } from '../../forms/forms.ts';
import { any, edge, onFront, rect } from '../../forms/print.ts';
import { subject, tone } from '../../subject.ts';

const tapered = (x: number, z: number, h: number) =>
  fourLegs(x, z, (a, c) => capsule([a, h, c], [a * 1.04, 0.03, c * 1.04], 0.05, 0.03));

/** A carcass on legs with drawers in rows, each by its height. */
function drawers(a: number, low: number, high: number, c: number, rows: number, columns: number): Part[] {
  const step = (high - low - 0.08) / rows;
  const wide = (2 * a - 0.08) / columns;
  const cells = Array.from({ length: rows * columns }, (_, i) => [
    -a + 0.04 + wide * ((i % columns) + 0.5),
    low + 0.04 + step * (Math.floor(i / columns) + 0.5),
  ]);
  return [
    part(
      'body',
      'wood',
      union(
        box([0, (low + high) / 2, 0], [a, (high - low) / 2, c], 0.02),
        box([0, high + 0.02, 0.02], [a + 0.05, 0.03, c + 0.04], 0.02),
      ),
    ),
    part(
      'front',
      'wood',
      union(...cells.map(([x, y]) => box([x!, y!, c], [wide / 2 - 0.02, step / 2 - 0.02, 0.03], 0.015))),
    ),
    part(
      'brass',
      'metal',
      union(
        ...cells.flatMap(([x, y]) =>
          (wide > 0.9 ? [x! - wide / 4, x! + wide / 4] : [x!]).map((at) => sphere([at, y!, c + 0.06], 0.035)),
        ),
      ),
    ),
    part('leg', 'wood', tapered(a - 0.1, c - 0.08, low + 0.04)),
  ];
}

function dresser(): Model {
  return { parts: drawers(0.9, 0.22, 1.4, 0.36, 3, 2), anchors: anchored({ top: 1.45, room: 0.36 }) };
}

function nightstand(): Model {
  const [body, front, brass, leg] = drawers(0.42, 0.28, 0.98, 0.36, 2, 1) as [Part, Part, Part, Part];
  return { parts: [body, front, brass, leg], anchors: anchored({ top: 1.03, room: 0.36 }) };
}

function cabinet(): Model {
  const doors = any(...[-0.68, 0, 0.68].map((x) => edge(rect(x, 0.72, 0.24, 0.34), 0.012)));
  return {
    parts: [
      part(
        'body',
        'wood',
        union(box([0, 0.72, 0], [1.06, 0.5, 0.36], 0.02), box([0, 1.24, 0.02], [1.12, 0.035, 0.4], 0.02)),
      ),
      part(
        'front',
        'wood',
        union(...[-0.68, 0, 0.68].map((x) => box([x, 0.72, 0.36], [0.325, 0.44, 0.03], 0.012))),
        [paint('gap', onFront(doors, 0.3), 0.006)],
      ),
      part(
        'brass',
        'metal',
        union(...[-0.42, -0.26, 0.42].map((x) => capsule([x, 0.66, 0.42], [x, 0.82, 0.42], 0.02))),
      ),
      part('leg', 'wood', tapered(0.92, 0.28, 0.26)),
    ],
    anchors: anchored({ top: 1.28, room: 0.38 }),
  };
}

function wallShelf(): Model {
  const bracket = union(
    box([0.62, -0.24, -0.24], [0.03, 0.24, 0.02], 0.01),
    rod([0.62, -0.4, -0.22, 0.62, -0.3, 0.04, 0.62, -0.06, 0.2], 0.025),
    box([0.62, -0.03, 0], [0.03, 0.02, 0.24], 0.01),
  );
  return {
    parts: [
      part('body', 'wood', put(box([0, 0, 0], [0.95, 0.045, 0.28], 0.015), [0, 0.52, 0])),
      part('iron', 'metal', put(mirror(bracket), [0, 0.48, 0])),
    ],
    anchors: anchored({ top: 0.565, room: 0.28 }),
  };
}

const WARES = ['wareA', 'wareB', 'wareC', 'wareD'] as const;

function shelf(): Model {
  const levels = [0.16, 0.72, 1.28, 1.84];
  const jar = union(
    turned([0, 0, 0.13, 0, 0.14, 0.03, 0.14, 0.22, 0.1, 0.27, 0, 0.27]),
    cylinder([0, 0.3, 0], 0.11, 0.035, 0.015),
  );
  const bottle = turned([0, 0, 0.09, 0, 0.09, 0.24, 0.035, 0.33, 0.035, 0.42, 0, 0.42]);
  const tin = cylinder([0, 0.12, 0], 0.12, 0.12, 0.015);
  const pack = box([0, 0.17, 0], [0.11, 0.17, 0.08], 0.012);
  const kinds = [jar, pack, tin, bottle];
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          mirror(box([0.82, 1.16, 0], [0.035, 1.16, 0.26], 0.012)),
          ...[...levels, 2.28].map((y) => box([0, y - 0.03, 0], [0.82, 0.03, 0.26], 0.01)),
        ),
      ),
      ...WARES.map((colour, k) =>
        part(
          colour,
          k === 3 ? 'glossy' : 'matte',
          union(
            ...levels.map((y, row) => {
              const kind = kinds[(k + row) % 4]!;
              return many(2, (i) =>
                put(kind, [-0.66 + 0.4 * ((k + 3 * row) % 4) + 0.21 * i, y, 0.06 - 0.05 * i]),
              );
            }),
          ),
          [
            paint(
              'paper',
              onFront((_x, y) => Math.min(...levels.map((l) => Math.abs(y - l - 0.13))) - 0.05, 0.02),
              0.005,
            ),
          ],
        ),
      ),
    ],
    anchors: anchored({ top: 2.31, room: 0.3 }),
  };
}

const OAK = {
  body: '#b5834f',
  front: tone('body', 1.08),
  gap: tone('body', 0.55),
  leg: tone('body', 0.75),
  brass: '#cfa654',
};

export const CHESTS = [
  subject({
    name: 'dresser',
    label: 'chest of drawers',
    family: 'furniture',
    words: ['chest of drawers', 'drawer', 'commode'],
    size: 0.9,
    colours: OAK,
    view: { yaw: 28, pitch: 10 },
    home: 'bedroom',
    build: dresser,
  }),
  subject({
    name: 'nightstand',
    family: 'furniture',
    words: ['bedside table', 'night table', 'night stand'],
    size: 0.55,
    colours: OAK,
    view: { yaw: 30, pitch: 12 },
    home: 'bedroom',
    build: nightstand,
  }),
  subject({
    name: 'cabinet',
    family: 'furniture',
    words: ['sideboard', 'credenza', 'buffet cabinet'],
    size: 0.85,
    colours: { ...OAK, body: '#7a5236', front: '#d9d2c2', gap: '#a79f8d' },
    view: { yaw: 26, pitch: 10 },
    home: 'living room',
    build: cabinet,
  }),
  subject({
    name: 'wall shelf',
    family: 'furniture',
    words: ['floating shelf', 'wall board'],
    size: 0.3,
    airborne: true,
    colours: { body: '#b98a55', iron: '#3b3d42' },
    view: { yaw: 20, pitch: 12 },
    build: wallShelf,
  }),
  subject({
    name: 'shelf',
    label: 'shelf with goods',
    family: 'furniture',
    words: ['shelves', 'shelving', 'shop shelf', 'store shelf', 'rack'],
    size: 1.9,
    colours: {
      body: '#c59a66',
      wareA: '#c8543c',
      wareB: '#4f8a6d',
      wareC: '#e0b04a',
      wareD: '#5b7fb5',
      paper: '#f8f1e2',
    },
    view: { yaw: 22, pitch: 8 },
    home: 'shop',
    build: shelf,
  }),
];
