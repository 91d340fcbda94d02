/** A truck whose cab and box are parts of their own: asking for a colour changes the cab and the stripe, not the box. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { subject, tone } from '../../subject.ts';
import { lampPair, wheelArch, wheelPair } from '../wheels.ts';
import { anchors, glazing, sideView, VIEW } from './coachwork.ts';

function truck(): Model {
  const cab = sideView(
    [
      [0.42, 0.3],
      [0.42, 1.16],
      [0.6, 1.3],
      [0.98, 1.26],
      [1.16, 0.86],
      [1.24, 0.72],
      [1.26, 0.34],
      [1.0, 0.26],
    ],
    0.5,
    0.13,
  );
  return {
    parts: [
      part('body', 'glossy', carve(0.03, cab, wheelArch(0.46, 0.86, 0.27))),
      glazing(
        cab,
        union(
          box([0, 0.98, 0.82], [1, 0.16, 0.18], 0.06),
          keep(0, box([0, 1.0, 1.1], [0.4, 0.18, 0.3], 0.06), box([0, 1, 1.4], [1, 1, 0.42])),
        ),
      ),
      part('cargo', 'glossy', box([0, 0.92, -0.46], [0.54, 0.56, 0.82], 0.07), [
        paint('stripe', box([0, 0.8, -0.46], [2, 0.07, 2]), 0.006),
        paint('dark', box([0, 0.92, -1.3], [0.008, 0.5, 0.1]), 0.004),
      ]),
      part('dark', 'matte', box([0, 0.32, -0.1], [0.36, 0.1, 1.2], 0.05)),
      ...[0.86, -0.34, -0.92].flatMap((z) => wheelPair(0.46, z, 0.27, 0.11)),
      ...lampPair([0.34, 0.52, 1.24], 0.09),
      part(
        'chrome',
        'metal',
        union(
          box([0, 0.34, 1.26], [0.5, 0.07, 0.06], 0.05),
          mirror(capsule([0.44, 1.1, 0.36], [0.44, 1.5, 0.36], 0.045)),
        ),
      ),
      part('dark', 'matte', box([0, 0.56, 1.24], [0.2, 0.08, 0.03], 0.03), [
        paint('chrome', stripes('y', 0.05, 0.4), 0.004),
      ]),
    ],
    anchors: anchors(1.45, -0.4),
  };
}

export const TRUCK = subject({
  name: 'truck',
  family: 'vehicle',
  words: ['lorry', 'lorries', 'delivery truck', 'moving truck', 'box truck'],
  size: 3,
  colours: { body: '#2f7fd1', cargo: '#f4f1ea', stripe: tone('body', 1), dark: '#2f333b' },
  view: VIEW,
  build: () => truck(),
});
