/** A ladybird, also for "beetle": one glossy dome with spots and a seam painted on. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { eyes } from '../face.ts';
import { feelers } from './feeler.ts';

function ladybird(): Model {
  const spots: Vec3[] = [
    [0.22, 0.52, 0.1],
    [0.3, 0.42, -0.26],
    [0.1, 0.5, -0.42],
    [0.44, 0.24, 0.0],
  ];
  return {
    parts: [
      part('body', 'glossy', ellipsoid([0, 0.2, -0.1], [0.5, 0.42, 0.56]), [
        paint('dark', ellipsoid([0, 0.5, 0], [0.014, 0.6, 0.9]), 0.006),
        paint('dark', mirror(union(...spots.map((s) => sphere(s, 0.11)))), 0.01),
        paint(
          'dark',
          pattern((_x, y) => y - 0.1),
          0.01,
        ),
      ]),
      part(
        'dark',
        'glossy',
        blend(
          0.04,
          ellipsoid([0, 0.28, 0.44], [0.27, 0.25, 0.22]),
          ...[-0.3, 0, 0.28].map((z) => mirror(capsule([0.36, 0.14, z], [0.56, 0.04, z + 0.04], 0.05, 0.04))),
        ),
        [paint('eyeWhite', mirror(sphere([0.2, 0.4, 0.56], 0.06)), 0.01)],
      ),
      part('dark', 'matte', feelers([0.08, 0.48, 0.5], [0.16, 0.68, 0.6], 0.018)),
      ...eyes({ at: [0.12, 0.34, 0.6], r: 0.075, splay: 0.3, white: true }),
    ],
    anchors: { top: { at: [0, 0.6, 0] }, seat: { at: [0, 0.6, -0.1] } },
  };
}

export const LADYBIRD = subject({
  name: 'ladybird',
  family: 'animal',
  words: ['ladybug', 'beetle', 'bug'],
  size: 0.05,
  colours: { body: '#d8302b', dark: '#26242a' },
  view: { yaw: 36, pitch: 20 },
  poses: ['stand'],
  build: () => ladybird(),
});
