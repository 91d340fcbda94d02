/** A bus: one rounded box with a row of windows and a lit sign. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { lampPair, wheelArch, wheelPair } from '../wheels.ts';
import { anchors, glazing } from './coachwork.ts';

function bus(): Model {
  const shell = box([0, 0.86, 0], [0.5, 0.62, 1.4], 0.17);
  const panes = [-0.98, -0.52, -0.06, 0.4, 0.86].map((z) => box([0, 1.06, z], [1, 0.2, 0.19], 0.06));
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(0.03, shell, union(wheelArch(0.46, 0.86, 0.26), wheelArch(0.46, -0.86, 0.26))),
        [
          paint('stripe', box([0, 0.7, 0], [2, 0.06, 2]), 0.006),
          paint(
            'roof',
            pattern((_x, y) => 1.38 - y),
            0.008,
          ),
        ],
      ),
      glazing(
        shell,
        union(
          ...panes,
          box([0, 1.04, 1.4], [0.4, 0.25, 0.2], 0.07),
          box([0, 1.06, -1.4], [0.36, 0.2, 0.2], 0.06),
        ),
      ),
      ...[0.86, -0.86].flatMap((z) => wheelPair(0.46, z, 0.26, 0.1)),
      ...lampPair([0.34, 0.52, 1.38], 0.085),
      part(
        'chrome',
        'metal',
        union(
          box([0, 0.34, 1.4], [0.46, 0.06, 0.05], 0.045),
          box([0, 0.34, -1.4], [0.46, 0.06, 0.05], 0.045),
        ),
      ),
      part('sign', 'glow', box([0, 1.38, 1.34], [0.28, 0.06, 0.08], 0.03)),
    ],
    anchors: anchors(1.48),
  };
}

export const BUS = subject({
  name: 'bus',
  family: 'vehicle',
  words: ['coach', 'minibus'],
  size: 3,
  colours: { body: '#f5b82e', stripe: '#2f3238', roof: '#fbf6ea', sign: '#ffe9a8' },
  view: { yaw: 46, pitch: 12 },
  build: () => bus(),
});
