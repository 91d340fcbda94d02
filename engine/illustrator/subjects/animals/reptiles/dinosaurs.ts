/** The one dinosaur that stands for reptiles that are no more. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { blush, eyes } from '../face.ts';

/** How high a body is above a place on its middle line. */
function heightOf(s: Shape, z: number): number {
  let y = s.hi[1];
  while (y > 0 && s.distance(0, y, z) > 0) y -= 0.01;
  return y;
}

function dinosaur(): Model {
  const leg = mirror(
    blend(
      0.06,
      rod([0.24, 0.9, -0.1, 0.34, 0.56, 0.16, 0.32, 0.3, -0.12, 0.32, 0.1, 0.02], [0.3, 0.22, 0.13, 0.12]),
      ellipsoid([0.32, 0.08, 0.16], [0.15, 0.08, 0.26]),
    ),
  );
  const arm = mirror(
    blend(
      0.03,
      rod([0.24, 1.1, 0.42, 0.3, 0.94, 0.6, 0.26, 0.96, 0.74], [0.09, 0.07, 0.06]),
      mirror(sphere([0.26, 0.95, 0.78], 0.05)),
    ),
  );
  const head = blend(
    0.1,
    ellipsoid([0, 1.66, 0.5], [0.3, 0.28, 0.34]),
    ellipsoid([0, 1.62, 0.86], [0.24, 0.2, 0.32]),
  );
  const jaw = carve(
    0.02,
    blend(0.06, head, ellipsoid([0, 1.42, 0.76], [0.2, 0.1, 0.36])),
    box([0, 1.48, 1.0], [0.5, 0.022, 0.34], 0.01),
  );
  const trunk = blend(
    0.12,
    ellipsoid([0, 1.0, 0], [0.38, 0.42, 0.5]),
    rod([0, 1.1, 0.2, 0, 1.36, 0.38, 0, 1.58, 0.46], [0.34, 0.25, 0.24]),
    rod([0, 0.96, -0.3, 0, 0.8, -0.8, 0, 0.66, -1.3, 0.1, 0.8, -1.76], [0.34, 0.24, 0.14, 0.03]),
    leg,
    arm,
    jaw,
  );
  const ridge = [0.32, 0.16, 0, -0.18, -0.38, -0.6, -0.82, -1.04, -1.26].map(
    (z, i) => [heightOf(trunk, z), z, 0.09 - i * 0.005] as const,
  );
  return {
    parts: [
      part('body', 'leather', trunk, [
        paint(
          'belly',
          blend(
            0.1,
            ellipsoid([0, 0.86, 0.4], [0.24, 0.46, 0.26]),
            ellipsoid([0, 1.34, 0.66], [0.16, 0.16, 0.3]),
          ),
          0.06,
        ),
        paint(
          'dark',
          pattern((x, y, z) =>
            y < 0.7 || x * x > 9
              ? 1
              : 0.03 -
                0.07 * Math.abs(Math.sin(z * 7 + noise(x * 4, y * 4, z * 4))) +
                0.5 * Math.max(0, 1.06 - y - 0.3 * Math.max(0, -z - 0.3)),
          ),
          0.03,
        ),
        paint('mouth', box([0, 1.48, 1.0], [0.5, 0.03, 0.36], 0.01), 0.01),
        blush([0.24, 1.56, 0.72], 0.06),
      ]),
      part(
        'tooth',
        'glossy',
        mirror(
          union(
            many(5, (i) => frustum([0.19 - i * 0.022, 1.49, 0.8 + i * 0.075], 0.04, 0.006, 0.03, 0.004)),
            many(4, (i) => frustum([0.16 - i * 0.02, 1.465, 0.84 + i * 0.075], 0.03, 0.024, 0.005, 0.004)),
          ),
        ),
      ),
      part(
        'claw',
        'glossy',
        mirror(
          union(
            ...[-0.09, 0, 0.09].map((x) =>
              capsule([0.32 + x, 0.06, 0.36], [0.32 + x, 0.03, 0.46], 0.045, 0.01),
            ),
            ...[-0.03, 0.03].map((x) => capsule([0.26 + x, 0.94, 0.8], [0.26 + x, 0.9, 0.88], 0.022, 0.006)),
          ),
        ),
      ),
      part(
        'spike',
        'matte',
        union(
          ...ridge.map(([y, z, r]) =>
            put(frustum([0, 0.04, 0], 0.09, r, 0.01, 0.01), [0, y, z], [-24, 0, 0]),
          ),
        ),
      ),
      ...eyes(
        { at: [0.21, 1.78, 0.66], r: 0.085, splay: 0.6, white: true, iris: 0.8, lid: 0.16, tilt: -10 },
        'body',
        'leather',
      ),
    ],
    anchors: {
      top: { at: [0, 1.94, 0.5] },
      seat: { at: [0, 1.42, -0.1] },
      mouth: { at: [0, 1.5, 1.2] },
      hand: { at: [0, 0.96, 0.84] },
      hips: { at: [0, 0.6, 0] },
    },
  };
}

const DINOSAUR = subject({
  name: 'dinosaur',
  family: 'animal',
  words: ['t-rex', 'tyrannosaurus', 't rex', 'trex', 'dino', 'raptor', 'tyrannosaurus rex'],
  size: 4.5,
  colours: {
    body: '#6aa84a',
    belly: '#f0e6b0',
    dark: tone('body', 0.72),
    spike: '#e08a34',
    iris: '#e0a02a',
    claw: '#f4ead8',
  },
  home: 'jungle',
  view: { yaw: 50, pitch: 6 },
  build: () => dinosaur(),
});

export const DINOSAURS = [DINOSAUR];
