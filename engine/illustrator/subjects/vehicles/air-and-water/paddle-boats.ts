/** Open boats that are rowed or paddled. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, halfSpace, torus } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { put } from '../../forms/forms.ts';
import { bars, plan } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

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

export const PADDLE_BOATS = [ROWING_BOAT, CANOE, KAYAK];
