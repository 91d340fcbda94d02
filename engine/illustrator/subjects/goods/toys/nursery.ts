/** Toys of small children. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, many, put, rod, turned } from '../../forms/forms.ts';
import { bars, drum, within } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

const BLOCKS = subject({
  name: 'building blocks',
  family: 'object',
  words: ['toy blocks', 'wooden blocks', 'building block', 'alphabet blocks', 'lego', 'toy brick'],
  size: 0.25,
  colours: { red: '#e0403a', blue: '#3f7fd1', yellow: '#f3c23c', green: '#4fa85a' },
  main: 'red',
  view: { yaw: 24, pitch: 14 },
  build: () => {
    const block = (x: number, y: number, z: number, turn: number) => put(union(box([0, 0, 0], [0.3, 0.3, 0.3], 0.05)), [x, y, z], [0, turn, 0]);
    return {
      parts: [
        part('red', 'glossy', block(-0.36, 0.3, 0, 8)),
        part('blue', 'glossy', block(0.34, 0.3, 0.04, -12)),
        part('yellow', 'glossy', block(0.0, 0.9, 0, 18)),
        part('green', 'glossy', union(drum([0.9, 0.16, 0.5], 0.16, 0.16, 'y', 0.03), put(turned([0.3, 0, 0.3, 0.04, 0, 0.46], { steps: 1, round: 0.02 }), [0, 1.2, 0]))),
        part('yellow', 'glossy', drum([-0.86, 0.15, 0.54], 0.15, 0.3, 'x', 0.03)),
      ],
      anchors: anchored({ top: 1.2, room: 0.2, grip: [0, 0.9, 0] }),
    };
  },
});

const ROCKING_HORSE = subject({
  name: 'rocking horse',
  family: 'object',
  words: ['toy horse', 'hobby horse', 'wooden horse'],
  size: 0.8,
  colours: { body: '#d3a163', mane: '#fbf3e0', saddle: '#d8403a', rocker: '#3f7fb5', pupil: '#2a1d1f' },
  view: { yaw: 62, pitch: 10 },
  build: () => ({
    parts: [
      part('body', 'wood', blend(0.06, ellipsoid([0, 0.84, 0], [0.2, 0.22, 0.44]), rod([0, 0.9, 0.3, 0, 1.2, 0.5, 0, 1.34, 0.52], [0.17, 0.13, 0.12]), capsule([0, 1.36, 0.54], [0, 1.2, 0.84], 0.13, 0.09), mirror(capsule([0.06, 1.46, 0.46], [0.08, 1.56, 0.44], 0.035, 0.015)), fourLegs(0.16, 1, (x, z) => capsule([x, 0.76, z * 0.28], [x * 1.3, 0.22, z * 0.5], 0.085, 0.06)))),
      part('mane', 'fur', union(rod([0, 1.52, 0.5, 0, 1.4, 0.34, 0, 1.1, 0.26], [0.05, 0.09, 0.05]), rod([0, 0.92, -0.42, 0, 0.86, -0.62, 0, 0.56, -0.68], [0.05, 0.08, 0.02]))),
      part('saddle', 'leather', union(ellipsoid([0, 1.0, -0.04], [0.19, 0.1, 0.2]), mirror(box([0.2, 0.86, -0.04], [0.02, 0.13, 0.1], 0.02)))),
      part('rocker', 'glossy', union(mirror(rod([0.22, 0.32, -1.0, 0.22, 0.1, -0.5, 0.22, 0.05, 0, 0.22, 0.1, 0.5, 0.22, 0.32, 1.0], 0.05)), bars([-0.22, 0.14, -0.5, 0.22, 0.14, -0.5, -0.22, 0.14, 0.5, 0.22, 0.14, 0.5], 0.04))),
      part('pupil', 'glossy', mirror(sphere([0.115, 1.4, 0.58], 0.03))),
      part('saddle', 'leather', union(bars([-0.2, 1.28, 0.56, 0.2, 1.28, 0.56], 0.03))),
    ],
    anchors: { seat: { at: [0, 1.08, -0.04] }, top: { at: [0, 1.08, -0.04], room: 0.15 }, grip: { at: [0, 1.28, 0.56] } },
  }),
});

const BALLOON_DOG = subject({
  name: 'balloon dog',
  family: 'object',
  words: ['balloon animal'],
  size: 0.4,
  colours: { body: '#e0407a' },
  view: { yaw: 62, pitch: 8 },
  build: () => ({
    parts: [
      part('body', 'metal', union(ellipsoid([0, 0.72, 0], [0.16, 0.16, 0.36]), ...[0.34, -0.34].map((z) => mirror(ellipsoid([0.14, 0.34, z], [0.12, 0.34, 0.13]))), ellipsoid([0, 0.98, 0.4], [0.12, 0.22, 0.13]), ellipsoid([0, 1.26, 0.7], [0.13, 0.13, 0.26]), mirror(put(ellipsoid([0, 0, 0], [0.1, 0.21, 0.11]), [0.12, 1.42, 0.36], [-14, 0, -18])), put(ellipsoid([0, 0.2, 0], [0.1, 0.24, 0.1]), [0, 0.82, -0.38], [-22, 0, 0]), sphere([0, 1.26, 0.97], 0.04), sphere([0, 1.28, -0.55], 0.035))),
    ],
    anchors: anchored({ top: 0.88, grip: [0, 0.72, 0] }),
  }),
});

const PUZZLE_PIECE = subject({
  name: 'puzzle piece',
  family: 'object',
  words: ['puzzle', 'jigsaw', 'jigsaw puzzle', 'jigsaw piece'],
  size: 0.1,
  colours: { body: '#3f9ac2' },
  view: { yaw: 20, pitch: 10 },
  build: () => ({
    parts: [part('body', 'glossy', put(carve(0.02, blend(0.02, box([0, 0.6, 0], [0.5, 0.5, 0.13], 0.05), blend(0.04, drum([0, 1.26, 0], 0.18, 0.13, 'z', 0.05), box([0, 1.1, 0], [0.09, 0.1, 0.13], 0.04)), blend(0.04, drum([0.66, 0.6, 0], 0.18, 0.13, 'z', 0.05), box([0.5, 0.6, 0], [0.1, 0.09, 0.13], 0.04))), union(drum([-0.36, 0.6, 0], 0.17, 1, 'z'), box([-0.52, 0.6, 0], [0.1, 0.09, 1]), drum([0, 0.24, 0], 0.17, 1, 'z'), box([0, 0.1, 0], [0.09, 0.1, 1]))), [0, 0, 0], [0, 0, -6]))],
    anchors: anchored({ top: 1.4, grip: [0, 0.6, 0] }),
  }),
});

const BABY_BOTTLE = subject({
  name: 'baby bottle',
  family: 'object',
  words: ['feeding bottle', 'nursing bottle'],
  size: 0.2,
  colours: { body: '#fdfaf4', cap: '#7fc4d8', teat: '#f0cfa8', mark: '#7fa8c4' },
  main: 'cap',
  view: { yaw: 20, pitch: 8 },
  build: () => ({
    parts: [
      part('body', 'glossy', turned([0.3, 0, 0.33, 0.05, 0.33, 0.4, 0.27, 0.56, 0.33, 0.72, 0.33, 1.0, 0.28, 1.06, 0, 1.06]), [paint('mark', within(stripes('y', 0.13, 0.14), box([0.1, 0.5, 0.34], [0.1, 0.36, 0.2])), 0.004)]),
      part('cap', 'glossy', cylinder([0, 1.13, 0], 0.33, 0.09, 0.03), [paint('body', stripes('x', 0.07, 0.1), 0.006)]),
      part('teat', 'skin', turned([0.24, 1.2, 0.22, 1.28, 0.1, 1.36, 0.09, 1.46, 0.07, 1.54, 0, 1.56])),
    ],
    anchors: anchored({ top: 1.56, grip: [0, 0.56, 0] }),
  }),
});

const JACK_IN_THE_BOX = subject({
  name: 'jack-in-the-box',
  family: 'object',
  words: ['jack in the box', 'surprise box'],
  size: 0.4,
  colours: { body: '#3f7fd1', star: '#f3c23c', red: '#e0403a', spring: '#c9ced4', face: '#f7d3b0' },
  view: { yaw: 26, pitch: 10 },
  build: () => ({
    parts: [
      part('body', 'glossy', union(box([0, 0.4, 0], [0.42, 0.4, 0.42], 0.04), put(box([0, 0.4, 0], [0.42, 0.4, 0.03], 0.02), [0, 0.8, -0.42], [-16, 0, 0])), [paint('star', union(drum([0, 0.4, 0.42], 0.2, 0.1, 'z'), drum([0.42, 0.4, 0], 0.2, 0.1, 'x')), 0.006)]),
      part('spring', 'metal', many(5, (i) => put(torus([0, 0, 0], 0.18, 0.025), [0, 0.86 + i * 0.09, 0], [8, 0, 6]))),
      part('face', 'matte', sphere([0, 1.5, 0.02], 0.26), [paint('red', mirror(sphere([0.14, 1.44, 0.24], 0.06)), 0.02), paint('mouth', within(put(torus([0, 0, 0], 0.12, 0.016), [0, 1.5, 0.24], [90, 0, 0]), box([0, 1.36, 0.24], [0.3, 0.1, 0.2])), 0.006)]),
      part('red', 'cloth', union(turned([0.36, 1.22, 0.2, 1.3, 0.1, 1.32, 0, 1.32]), put(turned([0.26, 0, 0.22, 0.1, 0.02, 0.5, 0, 0.5], { steps: 2 }), [0, 1.66, 0]), sphere([0, 1.5, 0.3], 0.055)), [paint('star', stripes('y', 0.16, 0.4), 0.006)]),
      part('star', 'matte', union(sphere([0, 2.18, 0], 0.07), rod([0.44, 0.4, 0, 0.56, 0.4, 0, 0.56, 0.56, 0], 0.03, 1))),
      part('pupil', 'glossy', mirror(sphere([0.09, 1.57, 0.25], 0.032))),
    ],
    anchors: anchored({ top: 2.2, grip: [0, 0.4, 0] }),
  }),
});

export const NURSERY = [BLOCKS, ROCKING_HORSE, BALLOON_DOG, PUZZLE_PIECE, BABY_BOTTLE, JACK_IN_THE_BOX];
