/** A turtle: a domed shell with painted plates over a soft body; asking for a colour changes the shell. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, halfSpace, torus } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { blush, eyes } from '../face.ts';

function turtle(): Model {
  const dome = keep(0.05, ellipsoid([0, 0.3, 0], [0.58, 0.48, 0.66]), halfSpace([0, -1, 0], -0.3));
  const plates = pattern((x, y, z) => {
    const r = Math.hypot(x, z * 0.88);
    const ring = Math.abs(r - 0.24) - 0.018;
    const a = Math.atan2(x, z);
    const spokes = r < 0.24 ? 1 : Math.abs(Math.sin(a * 3)) * r * 0.33 - 0.014;
    return y < 0.36 ? 1 : Math.min(ring, spokes);
  });
  const leg = (x: number, z: number) => capsule([x * 0.8, 0.26, z * 0.85], [x, 0.09, z], 0.14, 0.12);
  return {
    parts: [
      part('shell', 'glossy', dome, [paint('seam', plates, 0.01)]),
      part('rim', 'matte', place(stretch(torus([0, 0, 0], 0.57, 0.075), [1, 1, 1.13]), { at: [0, 0.3, 0] })),
      part(
        'body',
        'matte',
        blend(
          0.08,
          ellipsoid([0, 0.26, 0], [0.5, 0.16, 0.58]),
          mirror(leg(0.48, 0.44)),
          mirror(leg(0.46, -0.46)),
          capsule([0, 0.32, 0.5], [0, 0.56, 0.92], 0.15, 0.14),
          ellipsoid([0, 0.66, 0.98], [0.26, 0.24, 0.27]),
          capsule([0, 0.22, -0.6], [0, 0.14, -0.84], 0.08, 0.02),
        ),
        [
          blush([0.18, 0.58, 1.16], 0.05),
          paint(
            'mouth',
            place(torus([0, 0, 0], 0.12, 0.014), { at: [0, 0.68, 1.2], turn: [78, 0, 0] }),
            0.006,
          ),
        ],
      ),
      ...eyes({ at: [0.15, 0.74, 1.12], r: 0.085, splay: 0.5, white: true, iris: 0.8 }, 'body', 'matte'),
    ],
    anchors: {
      top: { at: [0, 0.8, 0] },
      seat: { at: [0, 0.76, 0] },
      hand: { at: [0, 0.56, 1.3] },
      hips: { at: [0, 0, 0] },
    },
  };
}

export const TURTLE = subject({
  name: 'turtle',
  family: 'animal',
  words: ['tortoise', 'sea turtle'],
  size: 0.5,
  colours: { body: '#8fbf5a', shell: '#5f8a45', seam: '#39592d', rim: '#d8c184', iris: '#3c2a1a' },
  view: { yaw: 40, pitch: 16 },
  main: 'shell',
  poses: ['stand'],
  build: () => turtle(),
});
