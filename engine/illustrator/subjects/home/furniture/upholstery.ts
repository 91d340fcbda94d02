/** Soft furniture with its seat as an anchor. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, put } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { cushion } from './cushion.ts';

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

export const UPHOLSTERY = [
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
    words: ['easy chair', 'wing chair', 'recliner'],
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
];
