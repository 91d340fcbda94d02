/** What is built into gardens and squares: well, fountain, pavilion. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { many, put, ring, rod, turned, vessel } from '../../forms/forms.ts';
import { bars, drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { bush } from '../masonry.ts';
import { slabRoof } from '../roofs.ts';

const WELL = subject({
  name: 'well',
  family: 'building',
  words: ['wishing well', 'water well', 'stone well'],
  size: 2.4,
  colours: {
    body: '#b3aa9c',
    stone: tone('body', 0.78),
    roof: '#b5523c',
    roofDark: tone('roof', 0.8),
    water: '#4f9ac2',
    rope: '#d9c08a',
    bucket: '#a8703f',
  },
  home: 'garden',
  view: { yaw: 30, pitch: 14 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        union(
          carve(0.01, cylinder([0, 0.32, 0], 0.56, 0.32, 0.03), cylinder([0, 0.5, 0], 0.42, 0.4)),
          carve(0, cylinder([0, 0.66, 0], 0.6, 0.05, 0.03), cylinder([0, 0.6, 0], 0.42, 0.3)),
        ),
        [paint('stone', ringMortar(0.14, 14), 0.005)],
      ),
      part('water', 'liquid', cylinder([0, 0.34, 0], 0.43, 0.04)),
      part(
        'wood',
        'wood',
        union(
          mirror(box([0.5, 1.06, 0], [0.05, 0.56, 0.05], 0.01)),
          bars([-0.56, 1.3, 0, 0.62, 1.3, 0], 0.045),
          bars([0.66, 1.3, 0, 0.66, 1.14, 0, 0.66, 1.14, 0, 0.78, 1.14, 0], 0.025),
        ),
      ),
      part('roof', 'wood', slabRoof(1.56, 0.74, 0.5, 0.36, 0.035), [
        paint('roofDark', stripes('x', 0.15, 0.1), 0.005),
      ]),
      part(
        'rope',
        'cloth',
        union(drum([0, 1.3, 0], 0.075, 0.18, 'x'), bars([0.05, 1.3, 0.06, 0.05, 1.02, 0.06], 0.016)),
      ),
      part('bucket', 'wood', put(vessel([0.09, 0, 0.12, 0.18], 0.02, { steps: 2 }), [0.05, 0.8, 0.06])),
    ],
    anchors: {
      top: { at: [0, 0.71, 0.5] },
      inside: { at: [0, 0.38, 0], room: 0.4 },
      seat: { at: [0, 0.71, 0.5] },
    },
  }),
});

/** Joints between stones on a round wall. */
function ringMortar(high: number, count: number) {
  return union(
    many(5, (i) => torus([0, i * high, 0], 0.56, high * 0.08)),
    ...Array.from({ length: 5 }, (_, row) =>
      put(
        radial(count, box([0.56, row * high + high / 2, 0], [0.1, high / 2, high * 0.06])),
        [0, 0, 0],
        [0, (row % 2) * (180 / count), 0],
      ),
    ),
  );
}

function fountain(): Model {
  const jet = (a: number) =>
    rod(
      [
        0,
        1.62,
        0,
        0.2 * Math.cos(a),
        1.74,
        0.2 * Math.sin(a),
        0.36 * Math.cos(a),
        1.4,
        0.36 * Math.sin(a),
        0.4 * Math.cos(a),
        1.02,
        0.4 * Math.sin(a),
      ],
      [0.05, 0.045, 0.035, 0.05],
    );
  const fall = (a: number) =>
    rod(
      [
        0.5 * Math.cos(a),
        1.04,
        0.5 * Math.sin(a),
        0.64 * Math.cos(a),
        0.86,
        0.64 * Math.sin(a),
        0.7 * Math.cos(a),
        0.36,
        0.7 * Math.sin(a),
      ],
      [0.05, 0.045, 0.06],
    );
  return {
    parts: [
      part(
        'body',
        'marble',
        union(
          vessel([1.1, 0, 1.14, 0.1, 1.04, 0.16, 1.04, 0.36, 1.14, 0.44], 0.12, { steps: 2 }),
          turned([
            0.24, 0.1, 0.16, 0.3, 0.12, 0.6, 0.18, 0.82, 0.5, 0.98, 0.56, 1.04, 0.5, 1.05, 0.2, 0.98, 0.09,
            1.1, 0.08, 1.36, 0.22, 1.46, 0.26, 1.52, 0, 1.5,
          ]),
        ),
      ),
      part(
        'water',
        'liquid',
        union(
          cylinder([0, 0.34, 0], 1.0, 0.02),
          cylinder([0, 1.02, 0], 0.48, 0.012),
          cylinder([0, 1.5, 0], 0.22, 0.014),
        ),
      ),
      part(
        'spray',
        'glass',
        blend(
          0.03,
          ring(7, (a) => jet(a)),
          ring(9, (a) => fall(a + 0.3)),
          capsule([0, 1.5, 0], [0, 1.84, 0], 0.05, 0.03),
        ),
      ),
      part(
        'spray',
        'glossy',
        union(
          sphere([0, 1.9, 0], 0.04),
          ring(10, (a) => sphere([0.7 * Math.cos(a + 0.3), 0.38, 0.7 * Math.sin(a + 0.3)], 0.05)),
        ),
      ),
    ],
    anchors: {
      top: { at: [0, 0.46, 1.08] },
      seat: { at: [0, 0.46, 1.08] },
      inside: { at: [0, 0.36, 0.7], room: 0.2 },
    },
  };
}

const FOUNTAIN = subject({
  name: 'fountain',
  family: 'building',
  words: ['water fountain', 'garden fountain', 'trevi fountain'],
  size: 2.6,
  colours: { body: '#e4ddd0', water: '#5fb4d6', spray: '#dff3fb' },
  home: 'park',
  view: { yaw: 20, pitch: 14 },
  build: () => fountain(),
});

const GAZEBO = subject({
  name: 'gazebo',
  family: 'building',
  words: ['pavilion', 'bandstand', 'summerhouse', 'pergola'],
  size: 4,
  colours: {
    body: '#faf6ec',
    roof: '#5f8f7f',
    roofDark: tone('roof', 0.82),
    floor: '#c9a06a',
    leaf: '#5fa64b',
    rose: '#e86f8f',
  },
  home: 'garden',
  view: { yaw: 22, pitch: 10 },
  build: () => ({
    parts: [
      part('floor', 'wood', cylinder([0, 0.1, 0], 0.96, 0.1, 0.02)),
      part(
        'body',
        'matte',
        union(
          put(radial(8, bars([0.84, 0.2, 0, 0.84, 1.3, 0], 0.045)), [0, 0, 0], [0, 22.5, 0]),
          torus([0, 1.28, 0], 0.84, 0.05),
          carve(
            0,
            union(torus([0, 0.52, 0], 0.84, 0.03), radial(40, bars([0.84, 0.2, 0, 0.84, 0.52, 0], 0.014))),
            box([0, 0.4, 0.9], [0.3, 0.3, 0.3]),
          ),
          box([0, 0.05, 1.0], [0.3, 0.05, 0.14], 0.01),
        ),
      ),
      part('roof', 'matte', turned([1.08, 1.28, 1.08, 1.33, 0.56, 1.66, 0.16, 1.94, 0.1, 2.0, 0, 2.02]), [
        paint(
          'roofDark',
          put(radial(8, box([0.6, 1.6, 0], [0.7, 0.6, 0.016])), [0, 0, 0], [0, 22.5, 0]),
          0.006,
        ),
      ]),
      part('body', 'matte', union(sphere([0, 2.08, 0], 0.08), capsule([0, 2.1, 0], [0, 2.28, 0], 0.02))),
      part('leaf', 'fur', union(bush([-0.8, 0.14, 0.8], 0.16), bush([0.8, 0.14, 0.8], 0.16))),
      part(
        'rose',
        'matte',
        many(10, (i) =>
          sphere(
            [(i < 5 ? -0.8 : 0.8) + ((i % 5) - 2) * 0.09, 0.2 + (i % 2) * 0.06, 0.96 - (i % 3) * 0.02],
            0.035,
          ),
        ),
      ),
    ],
    anchors: { inside: { at: [0, 0.2, 0], room: 0.6 }, top: { at: [0, 2.1, 0] }, seat: { at: [0, 0.2, 0] } },
  }),
});

export const GARDEN_BUILDINGS = [WELL, FOUNTAIN, GAZEBO];
