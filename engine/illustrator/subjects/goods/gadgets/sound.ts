/** Turntable, record, gramophone and speaker: what music comes out of. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, put, rod, turned } from '../../forms/forms.ts';
import { disc, onTop } from '../../forms/print.ts';
import { drum } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

/** A disc with grooves and a label, lying flat at `y`. */
const vinyl = (x: number, y: number, z: number, r: number, place: (s: Shape) => Shape = (s) => s): Part =>
  part('vinyl', 'glossy', place(cylinder([x, y, z], r, 0.025, 0.012)), [
    paint(
      'groove',
      place(
        onTop((px, pz) => {
          const q = Math.hypot(px - x, pz - z);
          return Math.min(...[0.5, 0.66, 0.8, 0.92].map((k) => Math.abs(q - r * k))) - 0.008;
        }, -9),
      ),
      0.006,
    ),
    paint('body', place(onTop(disc(x, z, r * 0.36), -9)), 0.006, 'matte'),
    paint('hole', place(onTop(disc(x, z, r * 0.04), -9)), 0.006),
  ]);

function turntable(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          box([0, 0.24, 0], [1.1, 0.16, 0.84], 0.05),
          fourLegs(0.9, 0.64, (x, z) => cylinder([x, 0.05, z], 0.1, 0.05, 0.02)),
        ),
      ),
      part('plate', 'metal', cylinder([-0.24, 0.43, 0], 0.74, 0.04, 0.02)),
      vinyl(-0.24, 0.49, 0, 0.7),
      part(
        'plate',
        'metal',
        union(
          cylinder([0.8, 0.46, -0.5], 0.14, 0.07, 0.03),
          rod([0.8, 0.58, -0.62, 0.8, 0.58, -0.4, 0.72, 0.58, 0.2, 0.42, 0.56, 0.42], 0.026, 4),
          put(box([0, 0, 0], [0.05, 0.03, 0.09], 0.015), [0.38, 0.55, 0.46], [0, -50, 0]),
          cylinder([0.8, 0.43, 0.5], 0.09, 0.05, 0.02),
          cylinder([-0.24, 0.54, 0], 0.025, 0.05),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0.8], top: 0.52 }),
  };
}

function record(): Model {
  const round = (r: number): Shape => drum([0, 0, 0.1], r, 0.2, 'z');
  const stand = (s: Shape): Shape => put(s, [0.34, 0.86, -0.02], [78, 0, 0]);
  return {
    parts: [
      part('sleeve', 'matte', put(box([0, 0, 0], [0.9, 0.9, 0.05], 0.015), [-0.3, 0.9, 0.06], [-8, 0, 0]), [
        paint('body', put(round(0.6), [-0.3, 0.9, 0.06], [-8, 0, 0]), 0.006),
        paint('stripe', put(round(0.38), [-0.3, 0.9, 0.06], [-8, 0, 0]), 0.006),
        paint('sleeve', put(round(0.2), [-0.3, 0.9, 0.06], [-8, 0, 0]), 0.006),
      ]),
      vinyl(0, 0, 0, 0.86, stand),
    ],
    anchors: anchored({ grip: [0, 0.6, 0] }),
  };
}

function gramophone(): Model {
  const horn = carve(
    0.01,
    turned([0, 0, 0.06, 0, 0.09, 0.3, 0.16, 0.6, 0.36, 0.9, 0.78, 1.12, 0.84, 1.16, 0.83, 1.22, 0, 1.22]),
    turned([0, 0.5, 0.05, 0.6, 0.2, 0.92, 0.62, 1.18, 0.7, 1.26, 0, 1.26]),
  );
  const aim = (s: Shape): Shape => put(s, [-0.3, 1.24, -0.3], [58, 24, 0]);
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          box([0, 0.3, 0], [0.74, 0.24, 0.66], 0.04),
          box([0, 0.06, 0], [0.84, 0.06, 0.76], 0.03),
          box([0, 0.55, 0], [0.8, 0.03, 0.72], 0.02),
        ),
      ),
      vinyl(0.06, 0.62, 0.06, 0.58),
      part('brass', 'metal', aim(horn)),
      part(
        'brass',
        'metal',
        union(
          rod([-0.6, 0.56, -0.56, -0.6, 1.0, -0.56, -0.44, 1.2, -0.44, -0.28, 1.26, -0.28], 0.065, 5),
          rod([-0.6, 0.7, -0.54, -0.2, 0.8, -0.2, 0.1, 0.74, 0.3], 0.035, 4),
          put(cylinder([0, 0, 0], 0.11, 0.04, 0.02), [0.12, 0.72, 0.36], [70, 0, 20]),
          rod([0.74, 0.34, 0, 1.0, 0.34, 0, 1.0, 0.16, 0.12], 0.032, 2),
        ),
      ),
      part('body', 'wood', capsule([1.0, 0.16, 0.12], [1.16, 0.16, 0.12], 0.055)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0.6], top: 0.6 }),
  };
}

function speaker(): Model {
  const cone = (y: number, r: number): Shape =>
    carve(
      0.01,
      drum([0, y, 0.42], r, 0.06, 'z', 0.03),
      put(turned([0, 0, r * 0.4, 0.0, r * 0.82, 0.14, 0, 0.2]), [0, y, 0.36], [90, 0, 0]),
    );
  return {
    parts: [
      part('body', 'wood', box([0, 0.98, 0], [0.56, 0.94, 0.42], 0.04)),
      part('face', 'matte', box([0, 0.98, 0.41], [0.5, 0.88, 0.03], 0.02)),
      part('cone', 'matte', union(cone(0.66, 0.38), cone(1.46, 0.22))),
      part('dome', 'metal', union(sphere([0, 0.66, 0.34], 0.13), sphere([0, 1.46, 0.36], 0.075))),
      part(
        'foot',
        'matte',
        fourLegs(0.42, 0.3, (x, z) => cylinder([x, 0.03, z], 0.06, 0.03)),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0.4], top: 1.92 }),
  };
}

export const SOUND = [
  subject({
    name: 'turntable',
    label: 'record player',
    family: 'object',
    words: ['record player', 'vinyl player', 'vinyl turntable'],
    size: 0.16,
    colours: {
      body: '#c8402f',
      wood: '#8a5a34',
      vinyl: '#1c1c20',
      plate: '#c4c9d0',
      hole: '#e9e9ea',
      groove: '#3a3a40',
    },
    view: { yaw: 20, pitch: 28 },
    build: turntable,
  }),
  subject({
    name: 'record',
    label: 'vinyl record',
    family: 'object',
    words: ['vinyl record', 'vinyl', 'lp record', 'phonograph record', 'gramophone record'],
    size: 0.31,
    colours: {
      body: '#d8452f',
      sleeve: '#f2e2c0',
      stripe: '#f0a63a',
      vinyl: '#1c1c20',
      hole: '#e9e9ea',
      groove: '#3a3a40',
    },
    view: { yaw: 12, pitch: 6 },
    build: record,
  }),
  subject({
    name: 'gramophone',
    family: 'object',
    words: ['phonograph'],
    size: 0.6,
    colours: {
      body: '#5a3420',
      wood: '#7a4526',
      brass: '#d3a243',
      vinyl: '#1c1c20',
      hole: '#c9c9cc',
      groove: '#3a3a40',
    },
    main: 'wood',
    view: { yaw: 14, pitch: 14 },
    build: gramophone,
  }),
  subject({
    name: 'speaker',
    family: 'object',
    words: ['loudspeaker', 'stereo speaker', 'audio speaker'],
    size: 0.45,
    colours: { body: '#8a5a34', face: '#26282d', cone: '#3f434b', dome: '#b9bfc7', foot: '#1d1e22' },
    view: { yaw: 26, pitch: 8 },
    build: speaker,
  }),
];
