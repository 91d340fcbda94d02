/** An open laptop with a landscape on its screen, or, in the pose "blank", with nothing. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { blanked } from './front.ts';

function laptop(): Model {
  const lid = { at: [0, 0.06, -0.5] as Vec3, turn: [-14, 0, 0] as Vec3 };
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          box([0, 0.05, 0], [0.82, 0.045, 0.54], 0.035),
          place(box([0, 0.52, 0], [0.82, 0.52, 0.035], 0.03), lid),
        ),
        [
          paint(
            'key',
            pattern((x, y, z) =>
              y < 0.06 || Math.abs(x) > 0.68 || z > 0.12 || z < -0.4
                ? 1
                : Math.max(
                    Math.abs(x / 0.115 - Math.round(x / 0.115)) * 0.115 - 0.045,
                    Math.abs(z / 0.115 - Math.round(z / 0.115)) * 0.115 - 0.045,
                  ),
            ),
            0.004,
            'matte',
          ),
          paint(
            'key',
            pattern((x, y, z) => (y < 0.06 ? 1 : Math.max(Math.abs(x) - 0.2, Math.abs(z - 0.32) - 0.13))),
            0.004,
          ),
        ],
      ),
      part('screen', 'glossy', place(box([0, 0.53, 0.02], [0.75, 0.45, 0.032], 0.006), lid), [
        paint(
          'light',
          place(
            pattern((x, y) => y - 0.5 - 0.16 * Math.sin(x * 4)),
            lid,
          ),
          0.01,
          'glow',
        ),
        paint('sun', place(sphere([0.36, 0.78, 0.04], 0.1), lid), 0.008, 'glow'),
      ]),
    ],
    anchors: { grip: { at: [0, 0.1, 0] }, top: { at: [0, 1, 0] } },
  };
}

export const LAPTOP = subject({
  name: 'laptop',
  family: 'object',
  words: ['notebook computer'],
  size: 0.25,
  colours: { body: '#cfd5de', key: '#4a515e', screen: '#22314f', light: '#5a7fe6', sun: '#ffd77a' },
  view: { yaw: 26, pitch: 20 },
  poses: ['stand', 'blank'],
  build: ({ pose }) => (pose === 'blank' ? blanked(laptop()) : laptop()),
});
