/** What bounds and joins yards: walls, fences, gates, stairs. */

import { paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { cut, many, put, rod } from '../../forms/forms.ts';
import { bars, drum, mortar } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const FENCE = subject({
  name: 'fence',
  family: 'building',
  words: ['picket fence', 'garden fence', 'white fence', 'railing', 'wooden fence'],
  size: 1.1,
  colours: { body: '#faf7f0' },
  view: { yaw: 20, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        union(
          many(13, (i) =>
            put(cut([-0.075, 0, 0.075, 0, 0.075, 0.82, 0, 0.94, -0.075, 0.82], 0.022, 0.01, 1), [
              -1.38 + i * 0.23,
              0.04,
              0.05,
            ]),
          ),
          box([0, 0.28, 0], [1.5, 0.05, 0.025], 0.01),
          box([0, 0.68, 0], [1.5, 0.05, 0.025], 0.01),
          ...[-1.5, 0, 1.5].map((x) => box([x, 0.5, -0.02], [0.06, 0.5, 0.06], 0.02)),
        ),
      ),
    ],
    anchors: { top: { at: [0, 0.96, 0.04], room: 0.3 }, seat: { at: [0, 0.96, 0.04] } },
  }),
});

const WALL = subject({
  name: 'wall',
  label: 'brick wall',
  family: 'building',
  words: ['brick wall', 'stone wall', 'garden wall'],
  size: 2.4,
  colours: { body: '#b5604a', mortar: '#d9cdbd', cap: '#c9bfae' },
  view: { yaw: 16, pitch: 8 },
  build: () => ({
    parts: [
      part('body', 'matte', box([0, 1.14, 0], [2, 1.14, 0.16], 0.02), [
        paint('mortar', mortar(0.44, 0.2, 0.05), 0.005),
      ]),
      part('cap', 'matte', box([0, 2.33, 0], [2.06, 0.06, 0.22], 0.03)),
    ],
    anchors: { top: { at: [0, 2.39, 0], room: 0.9 }, seat: { at: [0, 2.39, 0.1] } },
  }),
});

const GATE = subject({
  name: 'gate',
  label: 'garden gate',
  family: 'building',
  words: ['iron gate', 'garden gate', 'castle gate'],
  size: 2.6,
  colours: { body: '#2f3238', pillar: '#c9bda8', stone: tone('pillar', 0.8), gold: '#d8ac48' },
  view: { yaw: 18, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'pillar',
        'matte',
        mirror(
          union(
            box([1.06, 0.96, 0], [0.18, 0.96, 0.18], 0.02),
            box([1.06, 1.96, 0], [0.24, 0.05, 0.24], 0.02),
            sphere([1.06, 2.16, 0], 0.16),
            box([1.06, 0.08, 0], [0.24, 0.1, 0.24], 0.02),
          ),
        ),
        [paint('stone', mortar(0.3, 0.2, 0.05), 0.005)],
      ),
      part(
        'body',
        'metal',
        mirror(
          union(
            ...[0.06, 0.2, 0.34, 0.48, 0.62, 0.76].map((x) =>
              bars([x, 0.1, 0, x, 1.86 - 0.5 * x * x, 0], 0.022),
            ),
            bars(
              [
                0.03, 0.3, 0, 0.86, 0.3, 0, 0.03, 1.0, 0, 0.86, 1.0, 0, 0.02, 0.1, 0, 0.02, 1.8, 0, 0.86, 0.1,
                0, 0.86, 1.6, 0,
              ],
              0.032,
            ),
            rod([0.02, 1.72, 0, 0.3, 1.68, 0, 0.6, 1.54, 0, 0.86, 1.36, 0], 0.032),
            ...[0.2, 0.48, 0.72].map((x) => put(torus([0, 0, 0], 0.1, 0.018), [x, 0.65, 0], [90, 0, 0])),
          ),
        ),
      ),
      part(
        'gold',
        'metal',
        mirror(
          union(
            ...[0.06, 0.2, 0.34, 0.48, 0.62, 0.76].map((x) =>
              frustum([x, 1.92 - 0.5 * x * x, 0], 0.07, 0.04, 0.005, 0.004),
            ),
            drum([0.06, 1.0, 0.03], 0.05, 0.02, 'z'),
          ),
        ),
      ),
    ],
    anchors: { top: { at: [0, 2, 0] } },
  }),
});

const STAIRS = subject({
  name: 'stairs',
  family: 'building',
  words: ['staircase', 'stairway', 'steps', 'stair', 'stone steps'],
  size: 2,
  colours: { body: '#d8cdbb', line: tone('body', 0.8), rail: '#3a3d44' },
  view: { yaw: 40, pitch: 14 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        union(
          ...Array.from({ length: 8 }, (_, i) =>
            box([0, (i + 1) * 0.11, 0.8 - i * 0.22], [0.6, (i + 1) * 0.11, 0.12], 0.015),
          ),
          box([0, 0.95, -1.1], [0.6, 0.95, 0.3], 0.015),
        ),
      ),
      part(
        'rail',
        'metal',
        mirror(
          union(
            bars(
              [
                0.54, 0.3, 0.8, 0.54, 0.9, 0.8, 0.54, 1.84, -0.84, 0.54, 2.5, -0.84, 0.54, 1.06, 0.0, 0.54,
                1.68, 0.0,
              ],
              0.025,
            ),
            bars(
              [
                0.54, 0.9, 0.8, 0.54, 2.5, -0.84, 0.54, 2.5, -0.84, 0.54, 2.5, -1.36, 0.54, 1.9, -1.36, 0.54,
                2.5, -1.36,
              ],
              0.035,
            ),
          ),
        ),
      ),
    ],
    anchors: { top: { at: [0, 1.9, -1.1], room: 0.3 }, seat: { at: [0, 0.66, 0.36] } },
  }),
});

export const YARD = [FENCE, WALL, GATE, STAIRS];
