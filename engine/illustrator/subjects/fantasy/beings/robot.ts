/** A robot on human joints: metal limbs between glossy shells, its face drawn in light on a screen. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject } from '../../subject.ts';
import { POSES } from './being.ts';
import { jointsOf } from './joints.ts';

function robot(pose: Pose): Model {
  const j = jointsOf(pose, 1.25);
  const limb = ([a, b, c]: readonly [Vec3, Vec3, Vec3]) => [
    part('joint', 'metal', tube([a, b, c], 0.055, 4)),
    part('body', 'glossy', union(sphere(a, 0.12), sphere(b, 0.09))),
  ];
  const glove = (c: Vec3) =>
    part(
      'trim',
      'glossy',
      carve(0.02, sphere(c, 0.13), box(add(c, [0, -0.06, 0.1]), [0.03, 0.1, 0.12], 0.02)),
    );
  const foot = (c: Vec3) =>
    part(
      'trim',
      'glossy',
      blend(0.03, box(add(c, [0, -0.05, 0.05]), [0.14, 0.075, 0.19], 0.07), sphere(c, 0.1)),
    );
  const onHead = { at: add(j.head, [0, -0.02, 0]), turn: [j.nod, 0, 0] as Vec3 };
  const head = [
    part('body', 'glossy', box([0, 0, 0], [0.44, 0.36, 0.36], 0.15)),
    part('screen', 'glass', box([0, 0, 0.3], [0.36, 0.26, 0.1], 0.09), [
      paint('light', mirror(ellipsoid([0.16, 0.04, 0.4], [0.075, 0.1, 0.2])), 0.006, 'glow'),
      paint(
        'light',
        keep(
          0.004,
          place(torus([0, 0, 0], 0.09, 0.018), { at: [0, -0.06, 0.4], turn: [90, 0, 0] }),
          pattern((_x, y) => y + 0.085),
        ),
        0.005,
        'glow',
      ),
    ]),
    part(
      'trim',
      'glossy',
      mirror(place(cylinder([0, 0, 0], 0.13, 0.06, 0.04), { at: [0.46, 0, 0], turn: [0, 0, 90] })),
    ),
    part('joint', 'metal', capsule([0, 0.34, 0], [0, 0.54, 0], 0.03)),
    part('lampRed', 'glow', sphere([0, 0.6, 0], 0.085)),
  ];
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.03,
          box(add(j.chest, [0, -0.02, 0]), [0.34, 0.3, 0.25], 0.13),
          box(j.hips, [0.24, 0.12, 0.2], 0.08),
        ),
      ),
      part('trim', 'glossy', box(add(j.chest, [0, -0.01, 0.22]), [0.21, 0.17, 0.06], 0.05), [
        paint('screen', box(add(j.chest, [-0.05, 0.02, 0.3]), [0.1, 0.08, 0.1], 0.02), 0.004),
        paint('lampRed', sphere(add(j.chest, [0.13, 0.07, 0.28]), 0.035), 0.004, 'glow'),
        paint('light', sphere(add(j.chest, [0.13, -0.02, 0.28]), 0.03), 0.004, 'glow'),
        paint(
          'joint',
          keep(0, stripes('y', 0.05, 0.5), box(add(j.chest, [0, -0.12, 0.28]), [0.15, 0.035, 0.1])),
          0.004,
        ),
      ]),
      part(
        'joint',
        'metal',
        union(
          capsule(add(j.chest, [0, 0.25, 0]), add(j.chest, [0, 0.36, 0]), 0.1),
          cylinder(add(j.chest, [0, -0.27, 0]), 0.18, 0.06, 0.03),
        ),
      ),
      ...[j.arm, j.otherArm, j.leg, j.otherLeg].flatMap(limb),
      ...[j.arm[2], j.otherArm[2]].map(glove),
      ...[j.leg[2], j.otherLeg[2]].map(foot),
      ...head.map((p) => placePart(p, onHead)),
    ],
    anchors: {
      hand: { at: j.hand },
      side: { at: j.otherArm[2] },
      top: { at: add(j.head, [0, 0.4, 0]) },
      hips: { at: add(j.hips, [0, -0.14, 0]) },
      seat: { at: add(j.head, [0, 0.34, 0]) },
    },
  };
}

export const ROBOT = subject({
  name: 'robot',
  family: 'fantasy',
  words: ['android', 'droid', 'bot', 'cyborg'],
  size: 1.6,
  colours: {
    body: '#5aa9e6',
    trim: '#f5f7fa',
    joint: '#8c97a5',
    screen: '#1d2a3d',
    light: '#6ff2e4',
    lampRed: '#ff6a5a',
  },
  view: { yaw: 24, pitch: 8 },
  poses: POSES,
  build: ({ pose }) => robot(pose),
});
