/** A mermaid: a human upper body on a scaled tail, so that a pose moves her arms and never legs. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, pillow } from '#engine/sculpt/shapes/outline.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject, tone } from '../../subject.ts';
import { hairCap, humanHead } from './human-parts.ts';
import { jointsOf } from './joints.ts';

function mermaid(pose: Pose): Model {
  const j = jointsOf(pose === 'hold' || pose === 'read' ? 'hold' : pose === 'wave' ? 'wave' : 'stand', 0.9);
  const tail = tube(
    [
      [0, 0.84, 0],
      [0, 0.56, 0.04],
      [0.04, 0.28, 0.06],
      [0.2, 0.16, 0.1],
      [0.46, 0.2, 0.12],
      [0.62, 0.4, 0.12],
    ],
    [0.25, 0.26, 0.2, 0.15, 0.1, 0.05],
    5,
  );
  const fluke = place(
    mirror(
      place(
        pillow(
          curve([
            [0, 0],
            [0.1, 0.26],
            [0.34, 0.46],
            [0.4, 0.2],
            [0.26, 0],
            [0.08, -0.06],
          ]),
          0.04,
          0.1,
        ),
        {},
      ),
    ),
    { at: [0.64, 0.42, 0.12], turn: [0, 0, -34] },
  );
  const scales = pattern(
    (x, y, z) =>
      0.012 -
      0.024 *
        Math.abs(
          Math.sin(y * 38 + Math.round(Math.atan2(x, z) * 5)) * Math.sin(Math.atan2(x, z) * 9 + y * 6),
        ),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.05, tail, fluke), [paint('scale', scales, 0.01)]),
      part(
        'skin',
        'skin',
        blend(
          0.08,
          ellipsoid(add(j.chest, [0, 0.04, 0]), [0.24, 0.22, 0.17]),
          capsule(j.chest, [0, 0.86, 0], 0.17, 0.18),
          capsule(add(j.chest, [0, 0.15, 0]), add(j.head, [0, -0.2, -0.04]), 0.1, 0.11),
          ...[j.arm, j.otherArm].flatMap((a) => [tube([...a], [0.085, 0.07, 0.06], 4), sphere(a[2], 0.08)]),
        ),
        [
          paint('top', mirror(sphere(add(j.chest, [0.11, 0.06, 0.14]), 0.115)), 0.006),
          paint('top', box(add(j.chest, [0, 0.06, 0]), [0.4, 0.02, 0.4]), 0.006),
        ],
      ),
      ...[
        ...humanHead(),
        part('hair', 'matte', hairCap('long')),
        part(
          'star',
          'glossy',
          place(
            pillow(
              curve(
                Array.from(
                  { length: 10 },
                  (_, i) =>
                    [
                      Math.sin(i * 0.628) * (i % 2 ? 0.13 : 0.28),
                      Math.cos(i * 0.628) * (i % 2 ? 0.13 : 0.28),
                    ] as const,
                ),
                2,
              ),
              0.07,
              0.12,
            ),
            { at: [0.6, 0.72, 0.62], turn: [-20, 40, 0] },
          ),
        ),
      ].map((p) => placePart(p, { at: j.head, turn: [j.nod, 0, 0], scale: 0.42 })),
    ],
    anchors: {
      hand: { at: j.hand },
      side: { at: j.otherArm[2] },
      top: { at: add(j.head, [0, 0.42, 0]) },
      hips: { at: [0, 0.3, 0] },
    },
  };
}

export const MERMAID = subject({
  name: 'mermaid',
  family: 'fantasy',
  words: ['siren', 'merman'],
  size: 1.7,
  colours: {
    body: '#2fa89a',
    scale: tone('body', 1.3),
    top: '#9a6bd6',
    hair: '#d9542f',
    star: '#ffd35c',
    iris: '#2f7f9e',
  },
  view: { yaw: 18, pitch: 6 },
  poses: ['swim', 'hold', 'read', 'wave'],
  build: ({ pose }) => mermaid(pose),
});
