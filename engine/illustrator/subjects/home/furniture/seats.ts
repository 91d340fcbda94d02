/** What one sits and lies on, with its seat as an anchor. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, fourLegs, many, put, ring, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

/** A plump cushion: a box whose faces swell. */
const cushion = (x: number, y: number, z: number, a: number, b: number, c: number): Shape =>
  blend(
    0.05,
    box([x, y, z], [a, b, c], Math.min(a, b, c) * 0.75),
    ellipsoid([x, y, z], [a * 0.9, b * 1.18, c * 0.9]),
  );

const foot = (x: number, z: number): Shape => frustum([x, 0.07, z], 0.08, 0.035, 0.05, 0.01);

function sofa(): Model {
  return {
    parts: [
      part(
        'body',
        'cloth',
        blend(
          0.03,
          box([0, 0.32, -0.02], [1.1, 0.18, 0.46], 0.08),
          box([0, 0.66, -0.4], [1.1, 0.34, 0.16], 0.12),
          mirror(box([1.1, 0.46, 0], [0.15, 0.32, 0.48], 0.13)),
        ),
      ),
      part('cushion', 'cloth', mirror(cushion(0.47, 0.52, 0.06, 0.46, 0.11, 0.4))),
      part(
        'cushion',
        'cloth',
        mirror(put(cushion(0, 0, 0, 0.46, 0.26, 0.12), [0.47, 0.82, -0.24], [-12, 0, 0])),
      ),
      part(
        'pillow',
        'cloth',
        union(
          put(cushion(0, 0, 0, 0.22, 0.22, 0.09), [0.78, 0.82, 0.02], [-18, -20, 10]),
          put(cushion(0, 0, 0, 0.22, 0.22, 0.09), [-0.8, 0.82, 0.02], [-18, 20, -8]),
        ),
        [paint('trim', stripes('x', 0.12, 0.35), 0.006)],
      ),
      part('wood', 'wood', fourLegs(1.06, 0.36, foot)),
    ],
    anchors: anchored({ seat: [0, 0.64, 0.08], top: 0.64, room: 0.5 }),
  };
}

function armchair(): Model {
  return {
    parts: [
      part(
        'body',
        'cloth',
        blend(
          0.06,
          box([0, 0.34, 0], [0.52, 0.18, 0.48], 0.1),
          put(box([0, 0, 0], [0.5, 0.5, 0.14], 0.13), [0, 0.86, -0.38], [-8, 0, 0]),
          mirror(box([0.52, 0.5, 0.02], [0.14, 0.3, 0.46], 0.13)),
          mirror(ellipsoid([0.44, 1.06, -0.26], [0.16, 0.3, 0.2])),
        ),
        [
          paint(
            'trim',
            union(
              ...[-0.24, 0, 0.24].flatMap((x) =>
                [0.86, 1.1].map((y) => sphere([x, y, -0.24 - (y - 0.86) * 0.14], 0.035)),
              ),
            ),
            0.006,
          ),
        ],
      ),
      part('cushion', 'cloth', cushion(0, 0.56, 0.1, 0.4, 0.12, 0.4)),
      part('pillow', 'cloth', put(cushion(0, 0, 0, 0.24, 0.24, 0.09), [0, 0.84, -0.04], [-20, 0, 8])),
      part(
        'wood',
        'wood',
        fourLegs(0.46, 0.38, (x, z) => capsule([x * 1.08, 0.02, z * 1.08], [x, 0.22, z], 0.03, 0.045)),
      ),
    ],
    anchors: anchored({ seat: [0, 0.68, 0.1], top: 0.68, room: 0.35 }),
  };
}

function bed(): Model {
  const fold = (s: Shape): Shape => relief(s, 0.03, (x, y, z) => 0.03 * (noise(x * 4, y * 4, z * 4) - 0.5));
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          box([0, 0.28, 0], [0.86, 0.1, 1.08], 0.03),
          box([0, 0.66, -1.08], [0.88, 0.56, 0.05], 0.04),
          box([0, 0.4, 1.08], [0.88, 0.24, 0.04], 0.03),
          fourLegs(0.8, 1.0, (x, z) => box([x, 0.1, z], [0.05, 0.1, 0.05], 0.01)),
        ),
      ),
      part('sheet', 'cloth', box([0, 0.46, 0], [0.8, 0.14, 1.02], 0.08)),
      part('body', 'cloth', fold(box([0, 0.52, 0.28], [0.88, 0.16, 0.78], 0.1)), [
        paint(
          'sheet',
          pattern((_x, _y, z) => Math.abs(z + 0.42) - 0.1),
          0.01,
        ),
      ]),
      part('pillow', 'cloth', mirror(put(cushion(0, 0, 0, 0.34, 0.1, 0.22), [0.4, 0.72, -0.78], [24, 0, 0]))),
    ],
    anchors: anchored({ seat: [0, 0.7, 0.3], top: 0.7, room: 0.6 }),
  };
}

function bench(): Model {
  const end = union(
    rod([0.9, 0, 0.3, 0.9, 0.44, 0.28, 0.9, 0.5, 0], 0.035),
    rod([0.9, 0, -0.36, 0.9, 0.5, -0.26, 0.9, 1.0, -0.4], 0.035),
    rod([0.9, 0.48, -0.26, 0.9, 0.5, 0.28], 0.03),
    rod([0.9, 0.72, -0.3, 0.9, 0.74, 0.1, 0.9, 0.66, 0.28, 0.9, 0.5, 0.28], 0.03),
  );
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          ...[0.24, 0.08, -0.08, -0.24].map((z) => box([0, 0.54, z], [1.0, 0.03, 0.065], 0.015)),
          ...[0.7, 0.86, 1.0].map((y) =>
            put(box([0, 0, 0], [1.0, 0.065, 0.025], 0.015), [0, y, -0.29 - (y - 0.6) * 0.22], [-14, 0, 0]),
          ),
        ),
      ),
      part('iron', 'metal', union(mirror(end), capsule([-0.9, 0.2, 0], [0.9, 0.2, 0], 0.02))),
    ],
    anchors: anchored({ seat: [0, 0.58, 0], top: 0.58, room: 0.4 }),
  };
}

function stool(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          fourLegs(0.24, 0.24, (x, z) =>
            capsule([x * 1.5, 0.02, z * 1.5], [x * 0.9, 1.1, z * 0.9], 0.04, 0.045),
          ),
          ring(4, (a) =>
            put(
              capsule([-0.28, 0, 0], [0.28, 0, 0], 0.025),
              [0.31 * Math.sin(a), 0.4, 0.31 * Math.cos(a)],
              [0, (a * 180) / Math.PI, 0],
            ),
          ),
        ),
      ),
      part('body', 'leather', cylinder([0, 1.18, 0], 0.42, 0.09, 0.07)),
    ],
    anchors: anchored({ seat: [0, 1.27, 0], top: 1.27, room: 0.36 }),
  };
}

function barberChair(): Model {
  return {
    parts: [
      part(
        'body',
        'leather',
        union(
          cushion(0, 0.86, 0.04, 0.44, 0.11, 0.42),
          put(cushion(0, 0, 0, 0.42, 0.48, 0.11), [0, 1.36, -0.46], [-14, 0, 0]),
          put(cushion(0, 0, 0, 0.22, 0.12, 0.09), [0, 2.0, -0.62], [-14, 0, 0]),
          mirror(cushion(0.54, 1.14, 0.0, 0.09, 0.06, 0.34)),
        ),
        [
          paint(
            'trim',
            pattern((x, y) => Math.max(Math.abs(((((x * 6) % 1) + 1) % 1) - 0.5) / 6 - 0.008, 0.98 - y)),
            0.008,
          ),
        ],
      ),
      part(
        'chrome',
        'metal',
        union(
          turned([0, 0, 0.52, 0, 0.54, 0.04, 0.4, 0.1, 0.14, 0.16, 0.12, 0.5, 0.16, 0.66, 0, 0.72]),
          box([0, 0.72, 0], [0.46, 0.05, 0.42], 0.03),
          mirror(
            union(
              rod([0.54, 0.74, 0.24, 0.54, 1.06, 0.26], 0.035),
              rod([0.54, 0.74, -0.3, 0.54, 1.06, -0.26], 0.035),
              rod([0.3, 0.7, 0.4, 0.3, 0.46, 0.66, 0.3, 0.3, 0.86], 0.035),
            ),
          ),
          put(box([0, 0, 0], [0.36, 0.03, 0.16], 0.02), [0, 0.28, 0.92], [-18, 0, 0]),
          capsule([0, 1.8, -0.6], [0, 1.98, -0.66], 0.04),
        ),
      ),
    ],
    anchors: anchored({ seat: [0, 0.98, 0.04], top: 0.98, room: 0.35 }),
  };
}

function cradle(): Model {
  const end = (z: number): Shape =>
    put(cut([-0.5, 0.34, 0.5, 0.34, 0.6, 0.9, 0.4, 1.06, 0, 1.14, -0.4, 1.06, -0.6, 0.9], 0.04, 0.02, 3), [
      0,
      0,
      z,
    ]);
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          end(0.74),
          end(-0.74),
          box([0, 0.36, 0], [0.5, 0.03, 0.74], 0.01),
          mirror(
            union(
              capsule([0.58, 0.86, -0.74], [0.58, 0.86, 0.74], 0.035),
              capsule([0.5, 0.38, -0.74], [0.5, 0.38, 0.74], 0.03),
              many(9, (i) => capsule([0.51, 0.4, -0.6 + 0.15 * i], [0.57, 0.84, -0.6 + 0.15 * i], 0.02)),
            ),
          ),
          ...[-0.74, 0.74].map((z) =>
            rod([-0.6, 0.16, z, -0.3, 0.05, z, 0, 0.02, z, 0.3, 0.05, z, 0.6, 0.16, z], 0.05),
          ),
          ...[-0.74, 0.74].flatMap((z) => [-0.36, 0.36].map((x) => capsule([x, 0.06, z], [x, 0.4, z], 0.04))),
        ),
      ),
      part(
        'body',
        'cloth',
        relief(
          box([0, 0.54, 0.16], [0.46, 0.14, 0.52], 0.1),
          0.02,
          (x, y, z) => 0.03 * (noise(x * 5, y * 5, z * 5) - 0.5),
        ),
      ),
      part('pillow', 'cloth', cushion(0, 0.56, -0.5, 0.34, 0.1, 0.18)),
    ],
    anchors: anchored({ seat: [0, 0.66, 0], top: 0.66, inside: 0.6, opening: 0.4 }),
  };
}

function bathtub(): Model {
  const side = [0, 0.16, 0.5, 0.16, 0.62, 0.24, 0.7, 0.6, 0.78, 0.76];
  const long = (s: Shape): Shape => ({
    ...s,
    lo: [s.lo[0] - 0.5, s.lo[1], s.lo[2]],
    hi: [s.hi[0] + 0.5, s.hi[1], s.hi[2]],
    distance: (x, y, z) => s.distance(Math.max(0, Math.abs(x) - 0.5), y, z * 1.12),
  });
  return {
    parts: [
      part('body', 'ceramic', long(vessel(side, 0.08, { floor: 0.1 }))),
      part('water', 'liquid', long(cylinder([0, 0.58, 0], 0.6, 0.03))),
      part(
        'foam',
        'matte',
        many(
          22,
          (i) =>
            sphere(
              [
                -0.9 + 0.085 * i + 0.06 * Math.sin(i * 5),
                0.64 + 0.05 * Math.sin(i * 3),
                0.34 * Math.sin(i * 2.3),
              ],
              0.13 + 0.05 * Math.sin(i * 1.7),
            ),
          0.04,
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          ...[-0.74, 0.74].flatMap((x) =>
            [-0.3, 0.3].map((z) =>
              blend(
                0.02,
                capsule([x, 0.2, z], [x * 1.08, 0.08, z * 1.2], 0.06, 0.05),
                sphere([x * 1.1, 0.05, z * 1.22], 0.06),
              ),
            ),
          ),
          rod([1.14, 0.5, 0, 1.14, 1.04, 0, 1.0, 1.1, 0, 0.92, 0.98, 0], 0.035),
          capsule([1.14, 0.9, -0.14], [1.14, 0.9, 0.14], 0.03),
        ),
      ),
    ],
    anchors: anchored({ seat: [0, 0.5, 0], inside: 0.6, opening: 0.5, top: 0.76 }),
  };
}

export const SEATS = [
  subject({
    name: 'sofa',
    family: 'furniture',
    words: ['couch', 'settee', 'loveseat'],
    size: 0.85,
    colours: {
      body: '#5f7f86',
      cushion: tone('body', 1.08),
      pillow: '#e0a94a',
      trim: '#f3dfb4',
      wood: '#6b4426',
    },
    view: { yaw: 22, pitch: 16 },
    build: sofa,
  }),
  subject({
    name: 'armchair',
    family: 'furniture',
    words: ['easy chair', 'wing chair', 'recliner', 'throne'],
    size: 1,
    colours: {
      body: '#8a4a34',
      cushion: tone('body', 1.08),
      trim: tone('body', 0.6),
      pillow: '#e8d3a6',
      wood: '#5a3820',
    },
    view: { yaw: 28, pitch: 14 },
    build: armchair,
  }),
  subject({
    name: 'bed',
    family: 'furniture',
    words: ['double bed', 'bunk bed', 'mattress'],
    size: 1,
    colours: { wood: '#8f5e34', sheet: '#f6f3ec', body: '#5f86a8', pillow: '#fbf9f4' },
    view: { yaw: 36, pitch: 24 },
    build: bed,
  }),
  subject({
    name: 'bench',
    family: 'furniture',
    words: ['park bench', 'garden bench'],
    size: 0.85,
    colours: { body: '#a06a3a', iron: '#33373c' },
    view: { yaw: 26, pitch: 14 },
    build: bench,
  }),
  subject({
    name: 'stool',
    family: 'furniture',
    words: ['bar stool', 'barstool'],
    size: 0.75,
    colours: { body: '#a8352c', wood: '#a9743f' },
    view: { yaw: 26, pitch: 14 },
    build: stool,
  }),
  subject({
    name: 'barber chair',
    family: 'furniture',
    words: [
      "barber's chair",
      'salon chair',
      'hairdresser chair',
      'dentist chair',
      'office chair',
      'swivel chair'],
    size: 1.2,
    colours: { body: '#8f2a2c', trim: tone('body', 0.7), chrome: '#dfe3e8' },
    view: { yaw: 32, pitch: 12 },
    build: barberChair,
  }),
  subject({
    name: 'cradle',
    family: 'furniture',
    words: ['crib', 'cot', 'baby bed'],
    size: 0.8,
    colours: { wood: '#b98850', body: '#a9c9d9', pillow: '#fbf8f2' },
    view: { yaw: 36, pitch: 22 },
    build: cradle,
  }),
  subject({
    name: 'bathtub',
    family: 'furniture',
    words: ['tub', 'jacuzzi'],
    size: 0.7,
    colours: { body: '#f4f4f2', water: '#a9d5e4', foam: '#ffffff', gold: '#d2a54a' },
    view: { yaw: 24, pitch: 20 },
    build: bathtub,
  }),
];
