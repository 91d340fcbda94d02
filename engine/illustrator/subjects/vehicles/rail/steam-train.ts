/** A steam train as it is seen from beside the line: engine, tender and a coach, for bridges and landscapes. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { many, put } from '../../forms/forms.ts';
import { bars, drum, side } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { glazing } from '../road/coachwork.ts';

/** Spoked wheels of an engine, both sides. */
function wheels(zs: readonly number[], r: number): Part[] {
  const each = (make: (z: number) => ReturnType<typeof drum>) => mirror(union(...zs.map(make)));
  return [
    part(
      'red',
      'glossy',
      each((z) =>
        union(
          put(torus([0, 0, 0], r - 0.035, 0.035), [0.36, r, z], [0, 0, 90]),
          put(
            many(4, (i) =>
              put(capsule([-r + 0.04, 0, 0], [r - 0.04, 0, 0], 0.022), [0, 0, 0], [0, i * 45, 0]),
            ),
            [0.36, r, z],
            [0, 0, 90],
          ),
          drum([0.37, r, z], 0.07, 0.05, 'x'),
        ),
      ),
    ),
    part(
      'dark',
      'matte',
      each((z) => drum([0.3, r, z], r - 0.03, 0.03, 'x')),
    ),
  ];
}

function steamTrain(): Model {
  const cab = box([0, 1.08, 0.66], [0.46, 0.52, 0.36], 0.05);
  const coach = side([-3.9, 0.46, -3.92, 1.3, -3.8, 1.48, -1.4, 1.48, -1.28, 1.3, -1.3, 0.46], 0.46, 0.06, 3);
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          drum([0, 0.98, 1.72], 0.36, 0.8, 'z', 0.05),
          cab,
          box([0, 0.88, -0.52], [0.44, 0.34, 0.62], 0.05),
        ),
        [
          paint('trim', box([0, 1.12, -0.5], [2, 0.02, 0.56]), 0.004),
          paint('trim', box([0, 0.68, -0.1], [2, 0.02, 1.2]), 0.004),
        ],
      ),
      part('coach', 'glossy', coach, [
        paint('cream', box([0, 1.16, -2.6], [2, 0.26, 2]), 0.005),
        paint('dark', box([0, 1.5, -2.6], [2, 0.075, 2]), 0.005),
      ]),
      glazing(
        coach,
        union(
          ...[-3.56, -3.14, -2.72, -2.3, -1.88, -1.5].map((z) => box([0, 1.14, z], [1, 0.16, 0.13], 0.04)),
        ),
      ),
      glazing(
        cab,
        union(
          box([0, 1.3, 0.66], [1, 0.16, 0.18], 0.05),
          mirror(box([0.28, 1.34, 1], [0.1, 0.12, 0.1], 0.04)),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          frustum([0, 1.56, 2.2], 0.26, 0.12, 0.2, 0.03),
          drum([0, 0.98, 2.52], 0.34, 0.04, 'z', 0.03),
          box([0, 0.54, 0.9], [0.32, 0.09, 1.7], 0.03),
          box([0, 0.5, -1.6], [0.3, 0.08, 2.3], 0.03),
          side([0.2, 1.56, 1.12, 1.56, 1.14, 1.64, 0.66, 1.7, 0.18, 1.64], 0.53, 0.03),
          many(9, (i) => sphere([((i * 7) % 5) * 0.14 - 0.28, 1.24, -0.94 + i * 0.1], 0.13), 0.03),
        ),
      ),
      part(
        'trim',
        'metal',
        union(
          ...[1.1, 1.5, 1.9, 2.3].map((z) => drum([0, 0.98, z], 0.375, 0.025, 'z', 0.012)),
          blend(0.04, frustum([0, 1.38, 1.7], 0.1, 0.13, 0.15, 0.05), sphere([0, 1.46, 1.7], 0.13)),
          frustum([0, 1.8, 2.2], 0.03, 0.22, 0.22, 0.02),
          mirror(bars([0.44, 0.32, -0.0 + 0.5, 0.44, 0.3, 1.5], 0.035)),
        ),
      ),
      part(
        'red',
        'glossy',
        union(
          box([0, 0.52, 2.56], [0.46, 0.09, 0.05], 0.03),
          ...[-0.3, -0.15, 0, 0.15, 0.3].map((x) =>
            capsule([x * 0.6, 0.44, 2.58], [x * 1.3, 0.12, 2.86], 0.04),
          ),
          capsule([-0.42, 0.12, 2.86], [0.42, 0.12, 2.86], 0.045),
          mirror(drum([0.26, 0.52, 2.62], 0.07, 0.06, 'z')),
        ),
      ),
      part('lamp', 'glow', drum([0, 1.42, 2.52], 0.11, 0.05, 'z', 0.02)),
      ...wheels([0.5, 1.06, 1.62], 0.3),
      ...wheels([2.24, -0.2, -0.8, -1.7, -2.1, -3.2, -3.6], 0.2),
      part(
        'smoke',
        'matte',
        blend(
          0.16,
          ...[
            [0, 2.02, 2.14, 0.2],
            [0.04, 2.28, 1.9, 0.28],
            [-0.04, 2.5, 1.5, 0.34],
            [0.06, 2.66, 1.0, 0.38],
            [0, 2.74, 0.46, 0.32],
            [0, 2.72, 0.02, 0.2],
          ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
        ),
      ),
    ],
    anchors: {
      seat: { at: [0, 1.7, 0.66] },
      top: { at: [0, 1.48, -2.6], room: 0.4 },
      hand: { at: [0, 1, 2.6] },
    },
  };
}

export const STEAM_TRAIN = subject({
  name: 'steam train',
  family: 'vehicle',
  words: ['steam locomotive', 'steam engine', 'old train', 'vintage train'],
  size: 5.2,
  colours: {
    body: '#24624a',
    coach: '#8f2f2b',
    cream: '#f2e4c4',
    trim: '#e5b94a',
    dark: '#2b2d32',
    red: '#c8362f',
    smoke: '#f4f2ef',
  },
  view: { yaw: 66, pitch: 8 },
  build: () => steamTrain(),
});
