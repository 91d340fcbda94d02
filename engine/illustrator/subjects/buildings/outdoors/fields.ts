/** What stands in fields, and what birds build beside them. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, ring, rod, turned, vessel } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

/** A round bale on its side, wound up tight: its straw runs round it, its two faces show the coil. */
function hayBale(): Model {
  const coil = pattern((x, y) => {
    const turn = Math.atan2(y - 0.6, x) / (2 * Math.PI);
    return Math.abs(((Math.hypot(x, y - 0.6) / 0.085 - turn) % 1) - 0.5) * 0.085 - 0.02;
  });
  const straw = (x: number, y: number, z: number): number =>
    0.012 * Math.sin(z * 61 + 2.4 * Math.sin(Math.atan2(y - 0.6, x) * 7)) +
    0.008 * Math.sin(Math.atan2(y - 0.6, x) * 83 + z * 23);
  return {
    parts: [
      part('body', 'matte', relief(drum([0, 0.6, 0], 0.6, 0.52, 'z', 0.07), 0.02, straw), [
        paint('shade', coil, 0.6),
        paint('shade', stripes('z', 0.34, 0.06), 0.5),
      ]),
    ],
    anchors: {},
  };
}

const TWIGS = 38;

function nest(): Model {
  const woven = (x: number, y: number, z: number) =>
    Math.sin(Math.atan2(x, z) * TWIGS + y * 34) * Math.sin(Math.atan2(x, z) * 17 - y * 47);
  const loose = (angle: number, i: number) => {
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const [y, out] = [0.16 + 0.09 * (i % 3), 0.62 + 0.05 * (i % 2)];
    return rod(
      [x * out - z * 0.3, y, z * out + x * 0.3, x * out * 1.06, y + 0.06, z * out * 1.06].concat([
        x * out * 1.02 + z * 0.34,
        y + (i % 2 ? 0.16 : 0.02),
        z * out * 1.02 - x * 0.34,
      ]),
      0.017,
    );
  };
  return {
    parts: [
      part(
        'body',
        'matte',
        relief(
          vessel([0, 0, 0.36, 0, 0.56, 0.1, 0.68, 0.28, 0.66, 0.42], 0.16, { steps: 5, floor: 0.14 }),
          0.05,
          (x, y, z) => 0.035 * woven(x, y, z),
        ),
        [
          paint(
            'dark',
            pattern((x, y, z) => 0.03 * woven(x, y, z) + 0.008),
            0.02,
          ),
        ],
      ),
      part('twig', 'wood', ring(17, loose)),
    ],
    anchors: anchored({ inside: 0.15, opening: 0.46, top: 0.42, room: 0.4 }),
  };
}

function scarecrow(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(rod([0, 0, 0, 0, 1.2, 0], 0.035), rod([-0.72, 1.24, 0, 0.72, 1.24, 0], 0.03)),
      ),
      part(
        'body',
        'cloth',
        blend(
          0.08,
          box([0, 0.98, 0], [0.2, 0.3, 0.1], 0.09),
          capsule([-0.2, 1.22, 0], [-0.58, 1.2, 0], 0.1, 0.09),
          capsule([0.2, 1.22, 0], [0.58, 1.2, 0], 0.1, 0.09),
          turned([0.24, 0.62, 0.2, 0.8], { steps: 2, thin: 0.05 }),
        ),
        [paint('check', stripes('x', 0.11, 0.4), 0.01)],
      ),
      part(
        'trousers',
        'cloth',
        blend(
          0.05,
          capsule([-0.1, 0.68, 0], [-0.13, 0.28, 0.02], 0.11, 0.1),
          capsule([0.1, 0.68, 0], [0.13, 0.28, 0.02], 0.11, 0.1),
        ),
      ),
      part(
        'straw',
        'matte',
        union(
          ...[-1, 1].flatMap((side) => [
            ...[-0.06, -0.02, 0.03, 0.06].map((y, i) =>
              rod([side * 0.6, 1.2, 0, side * (0.78 + 0.02 * i), 1.2 + y, 0.04 * (i - 1.5)], 0.018),
            ),
            ...[-0.06, 0, 0.06].map((x) => rod([side * 0.13, 0.3, 0.02, side * 0.13 + x, 0.13, 0.03], 0.018)),
          ]),
          put(
            ring(11, (angle) =>
              rod(
                [
                  Math.cos(angle) * 0.1,
                  0,
                  Math.sin(angle) * 0.1,
                  Math.cos(angle) * 0.2,
                  -0.09,
                  Math.sin(angle) * 0.2,
                ],
                0.014,
              ),
            ),
            [0, 1.33, 0],
          ),
          blend(
            0.03,
            cylinder([0, 1.66, 0], 0.32, 0.015, 0.012),
            put(turned([0.19, 0, 0.17, 0.15, 0.06, 0.21, 0, 0.21], { steps: 3 }), [0, 1.66, 0]),
          ),
        ),
      ),
      part('sack', 'cloth', blend(0.04, sphere([0, 1.52, 0], 0.185), sphere([0, 1.4, 0], 0.1))),
      part(
        'ink',
        'matte',
        union(
          sphere([-0.07, 1.56, 0.165], 0.024),
          sphere([0.07, 1.56, 0.165], 0.024),
          rod([-0.08, 1.47, 0.17, -0.03, 1.445, 0.185, 0.03, 1.445, 0.185, 0.08, 1.47, 0.17], 0.011),
        ),
      ),
      part('nose', 'matte', rod([0, 1.515, 0.17, 0, 1.505, 0.25], [0.03, 0.006])),
    ],
    anchors: { ...anchored({ top: 1.87, room: 0.2 }), shoulder: { at: [0.5, 1.31, 0] } } as Model['anchors'],
  };
}

export const FIELDS = [
  subject({
    name: 'nest',
    label: 'bird’s nest',
    family: 'object',
    words: ["bird's nest", 'bird nest', 'birds nest'],
    size: 0.12,
    home: 'forest',
    colours: { body: '#9a7347', dark: tone('body', 0.55), twig: '#7d5a36' },
    view: { yaw: 16, pitch: 26 },
    build: nest,
  }),
  subject({
    name: 'scarecrow',
    family: 'object',
    size: 1.8,
    home: 'farm',
    colours: {
      body: '#b5402f',
      check: tone('body', 0.72),
      trousers: '#3f5c8c',
      straw: '#dcb45c',
      sack: '#d9bd8b',
      wood: '#8a6440',
      ink: '#2b2320',
      nose: '#e07f2e',
    },
    view: { yaw: 14, pitch: 6 },
    build: scarecrow,
  }),
  subject({
    name: 'hay bale',
    family: 'object',
    words: ['bale of hay', 'straw bale', 'bale of straw', 'haystack', 'bale'],
    size: 1.2,
    colours: { body: '#d9b25c', shade: '#a67c34' },
    home: 'farm',
    view: { yaw: 32, pitch: 8 },
    build: hayBale,
  }),
];
