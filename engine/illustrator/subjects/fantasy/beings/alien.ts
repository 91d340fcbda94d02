/** A friendly alien on human joints: large head with glowing feelers, and a light on the chest. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { blush, eyes } from '../../animals/face.ts';
import { type Pose, subject } from '../../subject.ts';
import { POSES } from './being.ts';
import { faceSmile } from './human-parts.ts';
import { jointsOf } from './joints.ts';

function alien(pose: Pose): Model {
  const j = jointsOf(pose, 0.8);
  const head = [
    part(
      'body',
      'skin',
      blend(
        0.16,
        ellipsoid([0, 0.14, 0], [1.02, 0.94, 0.9]),
        ellipsoid([0, -0.5, 0.16], [0.5, 0.46, 0.5]),
        mirror(
          tube(
            [
              [0.4, 0.86, 0],
              [0.56, 1.24, 0.06],
              [0.74, 1.44, 0.1],
            ],
            [0.1, 0.06, 0.05],
          ),
        ),
      ),
      [faceSmile(-0.58, 0.2, 0.07, 0.026), blush([0.5, -0.34, 0.7], 0.16)],
    ),
    part('glowTip', 'glow', mirror(sphere([0.76, 1.48, 0.1], 0.14))),
    ...eyes({ at: [0.4, 0.04, 0.66], r: 0.32, tall: 1.35, splay: 0.35, iris: 0.9 }),
  ];
  return {
    parts: [
      part(
        'suit',
        'glossy',
        blend(
          0.1,
          ellipsoid(j.chest, [0.24, 0.26, 0.19]),
          ellipsoid(j.hips, [0.24, 0.2, 0.2]),
          ...[j.leg, j.otherLeg].map((l) => tube([...l], [0.13, 0.1, 0.1], 4)),
        ),
        [paint('glowTip', sphere(add(j.chest, [0, 0.06, 0.2]), 0.08), 0.006, 'glow')],
      ),
      part(
        'trim',
        'glossy',
        union(
          place(torus([0, 0, 0], 0.14, 0.06), { at: add(j.chest, [0, 0.24, 0]) }),
          ...[j.leg, j.otherLeg].map((l) => ellipsoid(add(l[2], [0, -0.03, 0.06]), [0.12, 0.1, 0.17])),
        ),
      ),
      part(
        'body',
        'skin',
        blend(
          0.04,
          ...[j.arm, j.otherArm].flatMap((a) => [tube([...a], [0.08, 0.062, 0.055], 4), sphere(a[2], 0.085)]),
        ),
      ),
      ...head.map((p) => placePart(p, { at: j.head, turn: [j.nod, 0, 0], scale: 0.46 })),
    ],
    anchors: {
      hand: { at: j.hand },
      side: { at: j.otherArm[2] },
      top: { at: add(j.head, [0, 0.46, 0]) },
      hips: { at: add(j.hips, [0, -0.14, 0]) },
      seat: { at: add(j.head, [0, 0.4, 0]) },
    },
  };
}

export const ALIEN = subject({
  name: 'alien',
  family: 'fantasy',
  words: ['martian', 'extraterrestrial', 'ufo pilot', 'monster'],
  size: 1.3,
  colours: { body: '#8fd14f', suit: '#7c5cd6', trim: '#e8eaf2', glowTip: '#ffe066', iris: '#2c3b1e' },
  view: { yaw: 20, pitch: 8 },
  poses: POSES,
  build: ({ pose }) => alien(pose),
});
