/** Machines and signs that stand for an idea: clean power, a barber's or a tailor's shop, a night outdoors. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod, turned } from '../../forms/forms.ts';
import { drum, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

function windTurbine(): Model {
  const blade = cut([0, 0, 0.09, 0.12, 0.13, 0.5, 0.04, 1.5, 0, 1.6, -0.03, 0.5, -0.05, 0.1], 0.03, 0.025);
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          frustum([0, 1.3, 0], 1.3, 0.11, 0.06, 0.02),
          put(drum([0, 0, 0], 0.12, 0.24, 'z', 0.08), [0, 2.64, 0.02]),
          ...[0, 120, 240].map((a) => put(blade, [0, 2.64, 0.3], [0, 0, a + 12])),
          ellipsoid([0, 2.64, 0.3], [0.12, 0.12, 0.14]),
        ),
      ),
      part('grass', 'fur', ellipsoid([0, 0, 0], [0.5, 0.08, 0.5])),
    ],
    anchors: { top: { at: [0, 2.76, 0] } },
  };
}

const WIND_TURBINE = subject({
  name: 'wind turbine',
  family: 'building',
  words: ['wind power', 'wind wheel', 'wind farm'],
  size: 90,
  colours: { body: '#f7f8f9', grass: '#6fae4e' },
  home: 'hills',
  view: { yaw: 24, pitch: 4 },
  build: () => windTurbine(),
});

const SOLAR_PANEL = subject({
  name: 'solar panel',
  family: 'object',
  words: ['solar cell', 'photovoltaic panel', 'solar power', 'solar energy'],
  size: 1.4,
  colours: { body: '#1f3f7a', line: '#9ab5dc', frame: '#d3d9df', foot: '#6b7680' },
  view: { yaw: 26, pitch: 14 },
  build: () => {
    const lean = (s: Shape) => put(s, [0, 0.72, 0], [-52, 0, 0]);
    const grid = (axis: 'x' | 'y', step: number) => lean(stripes(axis, step, 0.06, step / 2));
    return {
      parts: [
        part('body', 'glossy', lean(box([0, 0, 0.02], [1.0, 0.62, 0.03], 0.01)), [
          paint('line', union(grid('x', 0.33), grid('y', 0.31)), 0.005),
        ]),
        part(
          'frame',
          'metal',
          lean(
            union(
              box([0, 0.64, 0], [1.05, 0.035, 0.05], 0.01),
              box([0, -0.64, 0], [1.05, 0.035, 0.05], 0.01),
              mirror(box([1.03, 0, 0], [0.035, 0.66, 0.05], 0.01)),
            ),
          ),
        ),
        part(
          'foot',
          'metal',
          union(
            mirror(capsule([0.6, 0, -0.42], [0.6, 0.96, -0.3], 0.045)),
            mirror(capsule([0.6, 0, 0.42], [0.6, 0.4, 0.38], 0.045)),
          ),
        ),
      ],
      anchors: { top: { at: [0, 0.9, 0] } },
    };
  },
});

const BARBER_POLE = subject({
  name: 'barber pole',
  family: 'object',
  words: ["barber's pole", 'barber sign'],
  size: 0.9,
  colours: { body: '#fbfaf6', red: '#d8322f', blue: '#2f5fb5', cap: '#d3d9df' },
  main: 'red',
  view: { yaw: 20, pitch: 6 },
  build: () => {
    const spiral = (shift: number): Shape =>
      pattern((x, y, z) => {
        const t = (Math.atan2(x, z) / (2 * Math.PI) + y * 1.3 + shift) % 1;
        return 0.24 * (0.125 - Math.abs(((t + 1) % 1) - 0.5)) * -1;
      });
    return {
      parts: [
        part('body', 'glossy', cylinder([0, 0.95, 0], 0.24, 0.56, 0.02), [
          paint('red', spiral(0), 0.005),
          paint('blue', spiral(0.5), 0.005),
        ]),
        part(
          'cap',
          'metal',
          union(
            turned([0.2, 0.16, 0.3, 0.26, 0.31, 0.38, 0.24, 0.42, 0, 0.42]),
            turned([0.25, 1.48, 0.31, 1.52, 0.3, 1.62, 0.16, 1.72, 0, 1.74]),
            sphere([0, 1.84, 0], 0.14),
            sphere([0, 0.12, 0], 0.1),
            box([0, 0.95, -0.3], [0.06, 0.6, 0.05], 0.02),
          ),
        ),
      ],
      anchors: anchored({ top: 1.98 }),
    };
  },
});

const SLEEPING_BAG = subject({
  name: 'sleeping bag',
  family: 'object',
  words: ['bedroll', 'camping bag'],
  size: 0.35,
  colours: { body: '#3f8f6b', inside: '#f3e2b8', dark: tone('body', 0.72), pillow: '#fbf7ee' },
  home: 'forest',
  view: { yaw: 40, pitch: 22 },
  build: () => ({
    parts: [
      part('body', 'cloth', union(box([0, 0.14, -0.14], [0.48, 0.14, 1.0], 0.13)), [
        paint('dark', stripes('z', 0.26, 0.08), 0.01),
      ]),
      part(
        'inside',
        'cloth',
        union(
          box([0, 0.1, 0.86], [0.44, 0.09, 0.3], 0.08),
          put(box([0, 0, 0], [0.48, 0.06, 0.13], 0.06), [0, 0.27, 0.72]),
        ),
      ),
      part('pillow', 'cloth', ellipsoid([0, 0.24, 1.0], [0.34, 0.12, 0.18])),
    ],
    anchors: { seat: { at: [0, 0.28, 0] }, top: { at: [0, 0.28, 0], room: 0.4 } },
  }),
});

const MANNEQUIN = subject({
  name: 'mannequin',
  family: 'object',
  words: ['tailor dummy', 'dress form', 'dummy', "tailor's dummy"],
  size: 1.6,
  colours: { body: '#e6d3b5', wood: '#8a5a36', line: tone('body', 0.8), tape: '#f3c23c' },
  view: { yaw: 24, pitch: 6 },
  build: () => ({
    parts: [
      part('body', 'cloth', torso(), [
        paint(
          'line',
          pattern((x) => Math.abs(x) - 0.006),
          0.004,
        ),
        paint(
          'line',
          pattern((_x, y) => Math.abs(y - 1.4) - 0.006),
          0.004,
        ),
      ]),
      part(
        'wood',
        'wood',
        union(
          capsule([0, 0.1, 0], [0, 1.0, 0], 0.045),
          turned([0.09, 2.0, 0.1, 2.03, 0.05, 2.1, 0.03, 2.18, 0, 2.2]),
          ...[0, 120, 240].map((a) =>
            put(rod([0, 0.2, 0, 0.2, 0.12, 0, 0.4, 0.03, 0], 0.04), [0, 0, 0], [0, a + 30, 0]),
          ),
        ),
      ),
      part(
        'tape',
        'cloth',
        union(mirror(rod([0.1, 1.98, -0.06, 0.17, 1.88, 0.12, 0.16, 1.5, 0.24, 0.15, 1.1, 0.23], 0.022))),
        [paint('wood', within(stripes('y', 0.06, 0.2), box([0, 1.5, 0.2], [1, 1, 1])), 0.003)],
      ),
    ],
    anchors: { top: { at: [0, 2.2, 0] } },
  }),
});

/** A bust without arms: shoulders, waist and hips. */
function torso(): Shape {
  const bust = turned([
    0.3, 0.92, 0.36, 1.04, 0.24, 1.36, 0.33, 1.66, 0.34, 1.8, 0.2, 1.9, 0.1, 1.94, 0.09, 2.0, 0, 2.01,
  ]);
  // Flatter from front to back than a turned body.
  return {
    ...bust,
    lo: [bust.lo[0], bust.lo[1], bust.lo[2] * 0.68],
    hi: [bust.hi[0], bust.hi[1], bust.hi[2] * 0.68],
    distance: (x, y, z) => 0.68 * bust.distance(x, y, z / 0.68),
  };
}

export const SIGNS_AND_POWER = [WIND_TURBINE, SOLAR_PANEL, BARBER_POLE, SLEEPING_BAG, MANNEQUIN];
