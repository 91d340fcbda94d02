/** Landmarks of Asia and Africa: torii, pagoda, Taj Mahal, pyramid. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { bend } from '#engine/sculpt/shapes/transform.ts';
import { cut, fourLegs, many, put, turned } from '../../forms/forms.ts';
import { mortar } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const TORII = subject({
  name: 'torii gate',
  family: 'building',
  words: ['torii', 'japanese gate', 'shinto gate', 'japanese shrine', 'shrine'],
  size: 6,
  colours: { body: '#d4412c', dark: '#2b2626', stone: '#9a948c', rope: '#ecd9a4' },
  view: { yaw: 18, pitch: 6 },
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        union(
          mirror(put(capsule([0, 0.1, 0], [0, 1.96, 0], 0.12, 0.1), [0.86, 0, 0], [0, 0, 2])),
          box([0, 1.46, 0], [1.14, 0.075, 0.07], 0.02),
          box([0, 1.68, 0], [0.1, 0.16, 0.06], 0.02),
          bend(box([0, 1.94, 0], [1.34, 0.09, 0.11], 0.02), 0.06),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          bend(box([0, 2.08, 0], [1.48, 0.06, 0.17], 0.02), 0.065),
          mirror(cylinder([0.87, 0.16, 0], 0.145, 0.16, 0.02)),
        ),
      ),
      part('stone', 'matte', mirror(cylinder([0.87, 0.04, 0], 0.24, 0.05, 0.03))),
      part(
        'rope',
        'cloth',
        union(
          put(
            bend(
              many(16, (i) => put(sphere([0, 0, 0], 0.055), [-0.7 + i * 0.094, 0, 0]), 0.03),
              0.22,
            ),
            [0, 1.24, 0.08],
          ),
        ),
      ),
    ],
    anchors: { top: { at: [0, 2.12, 0] } },
  }),
});

/** One storey of a pagoda: walls, and a roof whose ridges run out at the corners. */
function storey(y: number, w: number, h: number): { walls: Shape; roof: Shape } {
  const eaves = w * 1.36;
  return {
    walls: box([0, y + h / 2, 0], [w, h / 2 + 0.02, w], 0.01),
    roof: union(
      put(hipped(eaves, w * 0.66, 0.26), [0, y + h, 0]),
      fourLegs(1, 1, (x, z) =>
        capsule(
          [x * w * 0.66, y + h + 0.26, z * w * 0.66],
          [x * eaves * 1.04, y + h + 0.06, z * eaves * 1.04],
          0.03,
          0.045,
        ),
      ),
    ),
  };
}

/** A roof with four sides that flatten towards the eaves. */
const hipped = (e: number, w: number, h: number): Shape => {
  const one = cut(
    [-e, 0, e, 0, w * 0.9 + 0.1 * e, h * 0.4, w, h, -w, h, -w * 0.9 - 0.1 * e, h * 0.4],
    e,
    0.02,
    1,
  );
  const other = put(one, [0, 0, 0], [0, 90, 0]);
  return {
    ...one,
    lo: [-e, 0, -e],
    hi: [e, h, e],
    distance: (x, y, z) => Math.max(one.distance(x, y, z), other.distance(x, y, z)),
  };
};

function pagoda(): Model {
  const floors = [
    [0.2, 0.62, 0.42],
    [0.9, 0.52, 0.36],
    [1.5, 0.43, 0.32],
    [2.04, 0.35, 0.28],
    [2.54, 0.28, 0.24],
  ] as const;
  const made = floors.map(([y, w, h]) => storey(y, w, h));
  return {
    parts: [
      part(
        'stone',
        'matte',
        union(box([0, 0.06, 0], [0.96, 0.06, 0.96], 0.02), box([0, 0.16, 0], [0.8, 0.06, 0.8], 0.02)),
      ),
      part('body', 'glossy', union(...made.map((f) => f.walls)), [
        paint(
          'cream',
          pattern((x, y, z) => {
            const u = Math.max(Math.abs(x), Math.abs(z));
            const v = Math.min(Math.abs(x), Math.abs(z));
            return Math.abs(v - u * 0.55) - u * 0.28 + (y < 0 ? 9 : 0);
          }),
          0.006,
        ),
      ]),
      part('roof', 'matte', union(...made.map((f) => f.roof)), [
        paint('roofDark', stripes('x', 0.09, 0.24), 0.006),
      ]),
      part(
        'gold',
        'metal',
        union(
          capsule([0, 2.96, 0], [0, 3.6, 0], 0.026),
          ...[3.12, 3.22, 3.32, 3.42].map((y, i) => torus([0, y, 0], 0.09 - i * 0.014, 0.02)),
          sphere([0, 3.6, 0], 0.05),
        ),
      ),
      part('door', 'matte', box([0, 0.38, 0.62], [0.13, 0.18, 0.02], 0.01)),
    ],
    anchors: { top: { at: [0, 3.6, 0] } },
  };
}

const PAGODA = subject({
  name: 'pagoda',
  family: 'building',
  words: ['japanese temple', 'chinese temple', 'buddhist temple', 'asian temple'],
  size: 30,
  colours: {
    body: '#b8372b',
    cream: '#f4e6c8',
    roof: '#3f5f5a',
    roofDark: tone('roof', 0.75),
    gold: '#e5b94a',
    stone: '#b3aca0',
    door: '#5a2a20',
  },
  view: { yaw: 28, pitch: 6 },
  build: () => pagoda(),
});

const dome = (r: number): Shape =>
  turned([
    r * 0.86,
    0,
    r * 1.02,
    r * 0.3,
    r * 0.98,
    r * 0.7,
    r * 0.66,
    r * 1.16,
    r * 0.2,
    r * 1.5,
    0.012,
    r * 1.74,
    0.012,
    r * 2.1,
  ]);

function tajMahal(): Model {
  const minaret = union(
    frustum([0, 0.8, 0], 0.8, 0.1, 0.075, 0.01),
    ...[0.5, 1.0, 1.5].map((y) => cylinder([0, y, 0], 0.12, 0.02, 0.01)),
    put(dome(0.085), [0, 1.58, 0]),
  );
  const arch = (x: number, y: number, w: number, h: number): Shape =>
    union(
      box([x, y, 0.5], [w, h, 0.3]),
      put(cut([-w, 0, w, 0, w * 0.8, w * 0.8, 0, w * 1.5, -w * 0.8, w * 0.8], 0.3, 0, 3), [x, y + h, 0.5]),
    );
  const all = (s: Shape): Shape => union(...[0, 90, 180, 270].map((turn) => put(s, [0, 0, 0], [0, turn, 0])));
  return {
    parts: [
      part(
        'body',
        'marble',
        union(
          box([0, 0.1, 0], [1.3, 0.1, 1.3], 0.01),
          box([0, 0.56, 0], [0.62, 0.38, 0.62], 0.12),
          box([0, 0.62, 0], [0.28, 0.46, 0.66], 0.01),
          box([0, 0.62, 0], [0.66, 0.46, 0.28], 0.01),
        ),
        [
          paint(
            'shade',
            all(
              union(
                arch(0, 0.42, 0.17, 0.22),
                ...[-0.44, 0.44].flatMap((x) => [arch(x, 0.32, 0.075, 0.08), arch(x, 0.66, 0.075, 0.08)]),
              ),
            ),
            0.005,
          ),
          paint('line', union(box([0, 0.95, 0], [2, 0.012, 2]), box([0, 0.19, 0], [2, 0.01, 2])), 0.004),
        ],
      ),
      part(
        'body',
        'marble',
        union(
          cylinder([0, 1.02, 0], 0.34, 0.12, 0.01),
          put(dome(0.38), [0, 1.12, 0]),
          fourLegs(0.42, 0.42, (x, z) =>
            union(cylinder([x, 1.0, z], 0.12, 0.1, 0.01), put(dome(0.13), [x, 1.08, z])),
          ),
        ),
      ),
      part(
        'body',
        'marble',
        fourLegs(1.16, 1.16, (x, z) => put(minaret, [x, 0.16, z])),
      ),
      part('gold', 'metal', union(capsule([0, 1.86, 0], [0, 2.06, 0], 0.014), sphere([0, 1.9, 0], 0.03))),
    ],
    anchors: { top: { at: [0, 2.06, 0] } },
  };
}

const TAJ_MAHAL = subject({
  name: 'taj mahal',
  family: 'building',
  words: ['mausoleum', 'indian palace', 'mosque'],
  size: 70,
  colours: { body: '#f7f3ea', shade: '#c2b8a6', line: '#b79a62', gold: '#e5b94a' },
  view: { yaw: 20, pitch: 8 },
  build: () => tajMahal(),
});

const PYRAMID = subject({
  name: 'pyramid',
  family: 'building',
  words: ['great pyramid', 'egyptian pyramid', 'pyramid of giza'],
  size: 130,
  colours: { body: '#dfb877', stone: tone('body', 0.8), dark: '#5a4226' },
  home: 'desert',
  view: { yaw: 34, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        union(
          ...Array.from({ length: 14 }, (_, i) =>
            box([0, i * 0.12 + 0.06, 0], [1.4 - i * 0.1, 0.061, 1.4 - i * 0.1], 0.01),
          ),
        ),
        [paint('stone', mortar(0.26, 0.12, 0.05), 0.005)],
      ),
      part('dark', 'matte', box([0, 0.2, 1.3], [0.09, 0.14, 0.08])),
      part(
        'body',
        'matte',
        union(
          box([0, 0.37, 1.34], [0.16, 0.04, 0.08], 0.01),
          mirror(box([0.12, 0.2, 1.34], [0.035, 0.16, 0.08], 0.01)),
        ),
      ),
    ],
    anchors: { top: { at: [0, 1.68, 0] } },
  }),
});

export const EAST = [TORII, PAGODA, TAJ_MAHAL, PYRAMID];
