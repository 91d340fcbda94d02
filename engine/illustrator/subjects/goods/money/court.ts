/** Scales and gavel, for law and for auctions. */

import { part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { cylinder, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { bars, drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const SCALES = subject({
  name: 'scales',
  family: 'object',
  words: ['balance', 'weighing scale', 'scales of justice', 'scale', 'balance scale', 'kitchen scale'],
  size: 0.5,
  colours: { body: '#d8ac48', wood: '#6b4228' },
  view: { yaw: 20, pitch: 10 },
  build: () => {
    const pan = turned([0, 0, 0.2, 0.02, 0.34, 0.1, 0.33, 0.12, 0.18, 0.05, 0, 0.04]);
    return {
      parts: [
        part('wood', 'wood', turned([0.44, 0, 0.46, 0.06, 0.36, 0.12, 0, 0.12])),
        part(
          'body',
          'metal',
          union(
            turned([0.16, 0.12, 0.07, 0.2, 0.05, 0.4, 0.06, 0.8, 0.045, 1.4, 0, 1.44]),
            sphere([0, 1.5, 0], 0.08),
            rod([-0.76, 1.3, 0, -0.36, 1.42, 0, 0, 1.38, 0, 0.36, 1.42, 0, 0.76, 1.3, 0], 0.035),
            mirror(sphere([0.78, 1.3, 0], 0.05)),
          ),
        ),
        part(
          'body',
          'metal',
          mirror(
            put(
              union(
                pan,
                bars(
                  [0, 0.74, 0, 0.3, 0.1, 0.12, 0, 0.74, 0, -0.3, 0.1, 0.12, 0, 0.74, 0, 0, 0.1, -0.32],
                  0.012,
                ),
              ),
              [0.78, 0.52, 0],
            ),
          ),
        ),
      ],
      anchors: anchored({ top: 1.56, grip: [0, 0.8, 0] }),
    };
  },
});

const GAVEL = subject({
  name: 'gavel',
  family: 'object',
  words: ["judge's hammer", 'judge hammer', 'auction hammer'],
  size: 0.15,
  colours: { body: '#7a4526', gold: '#d8ac48', dark: tone('body', 0.7) },
  view: { yaw: 30, pitch: 18 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        union(
          cylinder([0.1, 0.07, 0.1], 0.46, 0.07, 0.03),
          put(
            union(
              drum([0, 0, 0], 0.2, 0.36, 'x', 0.04),
              mirror(drum([0.32, 0, 0], 0.24, 0.07, 'x', 0.03)),
              frustum([0, 0.72, 0], 0.66, 0.05, 0.075, 0.03),
            ),
            [0.06, 0.44, 0.1],
            [-52, 24, -20],
          ),
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          torus([0.1, 0.1, 0.1], 0.45, 0.02),
          put(drum([0, 0, 0], 0.207, 0.05, 'x', 0.01), [0.06, 0.44, 0.1], [-52, 24, -20]),
        ),
      ),
    ],
    anchors: anchored({ top: 0.14, grip: [-0.2, 1.0, -0.6] }),
  }),
});

export const COURT = [SCALES, GAVEL];
