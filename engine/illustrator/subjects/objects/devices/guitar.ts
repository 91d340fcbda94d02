/** An acoustic guitar, also for ukulele: border, sound hole and frets are painted onto a flat body. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, extrude } from '#engine/sculpt/shapes/outline.ts';
import { box, capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { subject, tone } from '../../subject.ts';

function guitar(): Model {
  const outline = curve(
    [
      [0, 0.02],
      [0.36, 0.06],
      [0.52, 0.32],
      [0.46, 0.58],
      [0.34, 0.78],
      [0.38, 0.98],
      [0.32, 1.2],
      [0.12, 1.3],
      [-0.12, 1.3],
      [-0.32, 1.2],
      [-0.38, 0.98],
      [-0.34, 0.78],
      [-0.46, 0.58],
      [-0.52, 0.32],
      [-0.36, 0.06],
    ],
    4,
  );
  return {
    parts: [
      part('body', 'glossy', extrude(outline, 0.13, 0.04), [
        paint(
          'edge',
          pattern((x, y, z) => (Math.abs(z) < 0.1 ? -0.1 : -0.035 - outline.distance(x, y))),
          0.006,
        ),
        paint(
          'dark',
          pattern((x, y, z) => (z < 0 ? 1 : Math.hypot(x, y - 0.86) - 0.15)),
          0.005,
        ),
        paint(
          'edge',
          pattern((x, y, z) => (z < 0 ? 1 : Math.abs(Math.hypot(x, y - 0.86) - 0.18) - 0.02)),
          0.004,
        ),
      ]),
      part(
        'neck',
        'glossy',
        union(
          box([0, 1.72, 0.1], [0.075, 0.68, 0.035], 0.02),
          box([0, 2.52, 0.07], [0.13, 0.2, 0.035], 0.03),
        ),
        [
          paint(
            'chrome',
            pattern((_x, y) => (y > 2.36 ? 1 : Math.abs(((y * 9) % 1) - 0.5) / 9 - 0.006)),
            0.003,
          ),
        ],
      ),
      part('dark', 'matte', box([0, 0.42, 0.15], [0.2, 0.04, 0.03], 0.02)),
      part(
        'chrome',
        'metal',
        union(
          ...[-0.045, -0.015, 0.015, 0.045].map((x) => capsule([x, 0.42, 0.175], [x, 2.36, 0.145], 0.006)),
          mirror(union(...[2.42, 2.54, 2.66].map((y) => sphere([0.16, y, 0.07], 0.035)))),
        ),
      ),
    ],
    anchors: { grip: { at: [0, 0.8, -0.1] }, top: { at: [0, 2.7, 0] } },
  };
}

export const GUITAR = subject({
  name: 'guitar',
  family: 'object',
  words: ['ukulele', 'acoustic guitar'],
  size: 1,
  colours: { body: '#d98a3d', edge: tone('body', 0.6), neck: '#6a4026', dark: '#33241d' },
  view: { yaw: 22, pitch: 6 },
  build: () => guitar(),
});
