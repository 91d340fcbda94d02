/** Small boats that people row, paddle and fish from. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, halfSpace, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { put } from '../../forms/forms.ts';
import { above, bars, below, drum, plan, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { hull } from './craft.ts';

/** An open boat, pointed at both ends, whose ends rise. */
function shellBoat(long: number, wide: number, deep: number, wall: number, rise: number): Shape {
  const body = (w: number, l: number, low: number): Shape => {
    const s = l / long;
    const outline = [
      0,
      l,
      w * 0.6,
      l * 0.72,
      w,
      l * 0.2,
      w,
      -l * 0.2,
      w * 0.6,
      -l * 0.72,
      0,
      -l,
      -w * 0.6,
      -l * 0.72,
      -w,
      -l * 0.2,
      -w,
      l * 0.2,
      -w * 0.6,
      l * 0.72,
    ];
    return keep(
      0.04,
      plan(outline, low, deep + 0.4, 0.02, 5),
      ellipsoid([0, deep, 0], [w * 1.12, deep - low, l * 1.12 * s]),
    );
  };
  const open = carve(
    0.02,
    keep(0.02, body(wide, long, 0), halfSpace([0, 1, 0], deep)),
    body(wide - wall, long - wall * 2, wall * 1.2),
  );
  // Bent along its length: `bend` works along x.
  return place(bend(place(open, { turn: [0, 90, 0] }), rise), { turn: [0, -90, 0] });
}

/** Paint above a line that rises towards the ends as the boat does. */
const rim = (y: number, rise: number): Shape => pattern((_x, py, z) => y + rise * z * z - py);

const paddle = (x: number): Shape =>
  put(
    union(capsule([0, -0.7, 0], [0, 0.42, 0], 0.025), ellipsoid([0, -0.78, 0], [0.09, 0.2, 0.025])),
    [x * 1.2, 0.4, 0.1],
    [0, 0, x > 0 ? -60 : 60],
  );

function rowingBoat(): Model {
  return {
    parts: [
      part('body', 'wood', shellBoat(1.3, 0.5, 0.42, 0.05, 0.12), [
        paint('trim', rim(0.36, 0.12), 0.01),
        paint('dark', stripes('y', 0.1, 0.08), 0.004),
      ]),
      part(
        'seat',
        'wood',
        union(...[-0.62, 0, 0.58].map((z) => box([0, 0.3, z], [z ? 0.36 : 0.46, 0.025, 0.12], 0.015))),
      ),
      part('oar', 'wood', union(paddle(0.62), paddle(-0.62))),
      part('chrome', 'metal', mirror(put(torus([0, 0, 0], 0.045, 0.014), [0.48, 0.42, 0.1], [0, 0, 60]))),
    ],
    anchors: {
      seat: { at: [0, 0.33, 0] },
      inside: { at: [0, 0.1, 0], room: 0.4 },
      grip: { at: [0, 0.55, 0.3] },
      top: { at: [0, 0.33, 0.5], room: 0.3 },
    },
  };
}

const ROWING_BOAT = subject({
  name: 'rowing boat',
  family: 'vehicle',
  words: ['rowboat', 'row boat', 'wooden boat', 'skiff', 'dinghy'],
  size: 0.9,
  colours: { body: '#b5723c', trim: '#f3ead6', dark: tone('body', 0.7), seat: '#c98f55', oar: '#d9a566' },
  home: 'lake',
  view: { yaw: 54, pitch: 18 },
  poses: ['swim'],
  build: () => rowingBoat(),
});

const CANOE = subject({
  name: 'canoe',
  family: 'vehicle',
  words: ['gondola', 'pirogue'],
  size: 0.6,
  colours: { body: '#c23b30', trim: '#e0b274', seat: '#e0b274', oar: '#d9a566' },
  home: 'lake',
  view: { yaw: 56, pitch: 16 },
  poses: ['swim'],
  build: () => ({
    parts: [
      part('body', 'glossy', shellBoat(1.9, 0.38, 0.34, 0.04, 0.09), [paint('trim', rim(0.31, 0.09), 0.01)]),
      part(
        'seat',
        'wood',
        union(
          ...[-0.9, 0.9].map((z) => box([0, 0.3, z], [0.28, 0.02, 0.1], 0.012)),
          bars([-0.35, 0.32, 0, 0.35, 0.32, 0], 0.025),
        ),
      ),
      part(
        'oar',
        'wood',
        put(
          union(capsule([0, 0, -0.6], [0, 0, 0.6], 0.024), ellipsoid([0, 0, 0.78], [0.085, 0.02, 0.22])),
          [0.1, 0.42, 0],
          [-8, 24, 0],
        ),
      ),
    ],
    anchors: {
      seat: { at: [0, 0.32, -0.7] },
      inside: { at: [0, 0.08, 0], room: 0.3 },
      grip: { at: [0, 0.5, -0.2] },
      top: { at: [0, 0.32, 0] },
    },
  }),
});

const KAYAK = subject({
  name: 'kayak',
  family: 'vehicle',
  words: ['sea kayak'],
  size: 0.5,
  colours: { body: '#f08a24', deck: '#fbf4e6', dark: '#2b2e35' },
  home: 'lake',
  view: { yaw: 56, pitch: 18 },
  poses: ['swim'],
  build: () => {
    const solid = place(bend(place(ellipsoid([0, 0.2, 0], [0.34, 0.19, 1.9]), { turn: [0, 90, 0] }), 0.045), {
      turn: [0, -90, 0],
    });
    return {
      parts: [
        part('body', 'glossy', carve(0.03, solid, ellipsoid([0, 0.4, -0.1], [0.22, 0.24, 0.44])), [
          paint('deck', box([0, 0.3, 0], [0.06, 1, 3]), 0.008),
          paint('dark', ellipsoid([0, 0.36, -0.1], [0.25, 0.26, 0.47]), 0.006),
        ]),
        part('dark', 'matte', union(capsule([-0.85, 0.36, 0.2], [0.85, 0.52, 0.2], 0.022))),
        part(
          'deck',
          'glossy',
          union(
            put(ellipsoid([0, 0, 0], [0.2, 0.02, 0.09]), [0.98, 0.54, 0.2], [30, 0, 10]),
            put(ellipsoid([0, 0, 0], [0.2, 0.02, 0.09]), [-0.98, 0.34, 0.2], [-30, 0, 10]),
          ),
        ),
      ],
      anchors: {
        seat: { at: [0, 0.2, -0.16] },
        grip: { at: [0, 0.5, 0.2] },
        inside: { at: [0, 0.2, -0.1], room: 0.2 },
        top: { at: [0, 0.4, 0.6] },
      },
    };
  },
});

function fishingBoat(): Model {
  const cabin = box([0, 0.74, -0.36], [0.26, 0.3, 0.32], 0.05);
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(0.03, hull(1.2, 0.46, 0.42), ellipsoid([0, 0.56, 0.3], [0.32, 0.16, 0.5])),
        [
          paint('bottom', below(0.14), 0.006),
          paint('white', within(above(0.36), below(0.43)), 0.006),
          paint('deck', ellipsoid([0, 0.5, 0.3], [0.34, 0.16, 0.52]), 0.01, 'wood'),
        ],
      ),
      part('white', 'glossy', cabin, [
        paint(
          'darkGlass',
          union(box([0, 0.84, -0.36], [1, 0.1, 0.2], 0.03), box([0, 0.84, 0], [0.18, 0.1, 0.2], 0.03)),
          0.005,
          'glass',
        ),
      ]),
      part('roof', 'glossy', box([0, 1.06, -0.34], [0.32, 0.04, 0.4], 0.03)),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0.4, 0.3], [0, 1.6, 0.28], 0.03, 0.02),
          capsule([0, 0.62, 0.3], [0, 1.2, 0.98], 0.02),
          capsule([0, 1.04, -0.3], [0, 1.36, -0.3], 0.02),
        ),
      ),
      part(
        'dark',
        'matte',
        bars([0, 1.58, 0.28, 0, 1.2, 0.98, 0, 1.58, 0.28, 0, 0.5, 1.16, 0, 1.58, 0.28, 0, 1.06, -0.6], 0.008),
      ),
      part(
        'buoy',
        'matte',
        union(
          ...[-0.62, -0.1, 0.44].map((z) => mirror(sphere([0.46 - Math.abs(z) * 0.1, 0.34, z], 0.075))),
          drum([0, 0.56, 0.34], 0.1, 0.14, 'x'),
        ),
      ),
      part('flag', 'cloth', box([0, 1.54, 0.14], [0.012, 0.07, 0.13], 0.01)),
    ],
    anchors: {
      seat: { at: [0, 0.46, 0.4] },
      top: { at: [0, 0.46, 0.45], room: 0.25 },
      inside: { at: [0, 0.42, 0.4], room: 0.25 },
    },
  };
}

const FISHING_BOAT = subject({
  name: 'fishing boat',
  family: 'vehicle',
  words: ['trawler', 'fishing vessel', 'tugboat'],
  size: 5,
  colours: {
    body: '#2f77b0',
    bottom: '#b5352f',
    white: '#fbf7ee',
    deck: '#c08a52',
    roof: '#d84a3c',
    dark: '#33363d',
    buoy: '#f08c2a',
    flag: '#e0483d',
  },
  home: 'harbour',
  view: { yaw: 54, pitch: 10 },
  poses: ['swim'],
  build: () => fishingBoat(),
});

const MOTORBOAT = subject({
  name: 'motorboat',
  family: 'vehicle',
  words: ['speedboat', 'powerboat', 'motor boat', 'speed boat'],
  size: 1.8,
  colours: { body: '#fbfaf6', stripe: '#d8342f', seat: '#c98a52', dark: '#2b2e35' },
  main: 'stripe',
  view: { yaw: 52, pitch: 14 },
  poses: ['swim'],
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        blend(0.04, carve(0.03, hull(1.2, 0.42, 0.34), ellipsoid([0, 0.5, -0.44], [0.3, 0.24, 0.44]))),
        [
          paint('stripe', within(above(0.2), below(0.29)), 0.006),
          paint('seat', ellipsoid([0, 0.46, -0.44], [0.32, 0.26, 0.46]), 0.01, 'leather'),
        ],
      ),
      part(
        'darkGlass',
        'glass',
        put(box([0, 0, 0], [0.28, 0.12, 0.015], 0.01), [0, 0.46, 0.02], [-35, 0, 0]),
      ),
      part(
        'seat',
        'leather',
        union(
          box([0, 0.34, -0.5], [0.24, 0.05, 0.14], 0.04),
          box([0, 0.44, -0.64], [0.24, 0.1, 0.04], 0.035),
        ),
      ),
      part(
        'dark',
        'glossy',
        union(
          box([0, 0.42, -1.12], [0.1, 0.16, 0.12], 0.05),
          bars([0, 0.34, -1.14, 0, 0.02, -1.16], 0.04),
          put(drum([0, 0, 0], 0.09, 0.02, 'z'), [0, 0.5, -0.16], [30, 0, 0]),
        ),
      ),
    ],
    anchors: { seat: { at: [0, 0.39, -0.5] }, top: { at: [0, 0.4, 0.5] }, grip: { at: [0, 0.5, -0.16] } },
  }),
});

export const BOATS = [ROWING_BOAT, CANOE, KAYAK, FISHING_BOAT, MOTORBOAT];
