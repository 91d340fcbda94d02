/** Landmarks of Greece and Italy. */

import { paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { cut, put, turned } from '../../forms/forms.ts';
import { within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

/** Storeys of arches around an axis. */
function arcade(r: number, low: number, high: number, count: number, w: number): Shape {
  const h = (high - low) * 0.5;
  return union(
    radial(count, box([r, low + h * 0.62, 0], [0.14, h * 0.62, w], 0.01)),
    radial(count, put(cylinder([0, 0, 0], w, 0.14), [r, low + h * 1.24, 0], [0, 0, 90])),
  );
}

const COLOSSEUM = subject({
  name: 'colosseum',
  family: 'building',
  words: ['coliseum', 'roman arena', 'amphitheatre', 'amphitheater'],
  size: 48,
  colours: { body: '#d8bd92', dark: '#6b5036', sand: '#e6cfa0' },
  view: { yaw: 20, pitch: 16 },
  build: () => {
    const wall = turned([1.2, 0, 1.2, 0.9, 1.06, 0.9, 0.7, 0.3, 0.6, 0.2, 0, 0.2], { steps: 1 });
    const outer = keep(
      0.02,
      turned([1.34, 0, 1.34, 1.26, 1.24, 1.26, 1.24, 0], { steps: 1, thin: 0.05 }),
      put(box([0, 0, 0], [3, 1.3, 1.3]), [0, 0, -1.06]),
    );
    const ledges = union(
      ...[0.32, 0.64, 0.94].map((y) =>
        carve(0, cylinder([0, y + 0.02, 0], 1.25, 0.02), cylinder([0, y, 0], 1.15, 1)),
      ),
    );
    return {
      parts: [
        part('body', 'matte', union(wall, outer, ledges), [
          paint(
            'dark',
            union(
              arcade(1.2, 0, 0.32, 26, 0.085),
              arcade(1.2, 0.34, 0.64, 26, 0.085),
              arcade(1.2, 0.66, 0.92, 26, 0.08),
              within(
                union(
                  arcade(1.34, 0, 0.32, 28, 0.085),
                  arcade(1.34, 0.34, 0.64, 28, 0.085),
                  arcade(1.34, 0.66, 0.94, 28, 0.08),
                  radial(28, box([1.34, 1.1, 0], [0.1, 0.06, 0.05])),
                ),
                box([0, 0.7, -1.3], [3, 3, 1.5]),
              ),
            ),
            0.006,
          ),
          paint('sand', cylinder([0, 0.2, 0], 0.62, 0.06), 0.02),
        ]),
      ],
      anchors: { top: { at: [0, 0.2, 0], room: 0.5 }, inside: { at: [0, 0.2, 0], room: 0.5 } },
    };
  },
});

const LEANING_TOWER = subject({
  name: 'leaning tower',
  family: 'building',
  words: ['tower of pisa', 'leaning tower of pisa', 'pisa tower'],
  size: 56,
  colours: { body: '#f2ebdd', dark: '#a3937c', base: '#ddd3c0' },
  view: { yaw: 16, pitch: 5 },
  build: () => {
    const floors = [0.5, 0.84, 1.18, 1.52, 1.86, 2.2];
    const tower = union(
      cylinder([0, 1.3, 0], 0.3, 1.3),
      cylinder([0, 0.25, 0], 0.42, 0.25, 0.01),
      ...floors.map((y) => cylinder([0, y, 0], 0.43, 0.025, 0.01)),
      ...floors.slice(1).map((y) => radial(18, capsule([0.4, y - 0.32, 0], [0.4, y - 0.02, 0], 0.026))),
      cylinder([0, 2.4, 0], 0.28, 0.2, 0.01),
      cylinder([0, 2.62, 0], 0.31, 0.03, 0.01),
    );
    const lean = { at: [0, 0, 0] as const, turn: [0, 0, -6] as const };
    return {
      parts: [
        part('body', 'marble', put(tower, lean.at, lean.turn), [
          paint(
            'dark',
            put(
              union(arcade(0.43, 0.02, 0.44, 14, 0.055), arcade(0.3, 2.26, 2.52, 10, 0.05)),
              lean.at,
              lean.turn,
            ),
            0.006,
          ),
        ]),
        part('base', 'matte', cylinder([0, 0.02, 0], 0.62, 0.03, 0.02)),
      ],
      anchors: { top: { at: [0.28, 2.62, 0], room: 0.2 } },
    };
  },
});

const TEMPLE = subject({
  name: 'temple',
  label: 'Greek temple',
  family: 'building',
  words: ['greek temple', 'parthenon', 'acropolis', 'roman temple', 'courthouse'],
  size: 14,
  colours: { body: '#f0e9db', shade: '#d3c8b4', dark: tone('body', 0.6) },
  view: { yaw: 28, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'body',
        'marble',
        union(
          box([0, 0.05, 0], [1.3, 0.05, 0.9], 0.01),
          box([0, 0.14, 0], [1.22, 0.05, 0.82], 0.01),
          box([0, 0.22, 0], [1.14, 0.05, 0.74], 0.01),
        ),
      ),
      part(
        'body',
        'marble',
        union(
          ...[-1, -0.6, -0.2, 0.2, 0.6, 1].flatMap((x) =>
            [0.62, -0.62].map((z) =>
              put(
                turned([0.11, 0, 0.11, 0.05, 0.09, 0.08, 0.075, 0.88, 0.12, 0.94, 0.12, 1.0], { steps: 1 }),
                [x, 0.27, z],
              ),
            ),
          ),
          ...[0.2, -0.2].flatMap((z) =>
            mirror(
              put(turned([0.11, 0, 0.09, 0.08, 0.075, 0.88, 0.12, 0.94, 0.12, 1.0], { steps: 1 }), [
                1,
                0.27,
                z,
              ]),
            ),
          ),
        ),
        [paint('shade', stripes('x', 0.04, 0.3), 0.008)],
      ),
      part('dark', 'matte', box([0, 0.72, 0], [0.8, 0.46, 0.42])),
      part(
        'body',
        'marble',
        union(
          box([0, 1.36, 0], [1.16, 0.1, 0.78], 0.01),
          box([0, 1.47, 0], [1.22, 0.025, 0.84], 0.01),
          put(cut([-1.24, 0, 1.24, 0, 0, 0.46], 0.86, 0.02, 1), [0, 1.49, 0]),
        ),
        [
          paint('shade', put(cut([-0.96, 0.05, 0.96, 0.05, 0, 0.37], 2, 0, 1), [0, 1.49, 0]), 0.006),
          paint('shade', within(stripes('x', 0.2, 0.4), box([0, 1.36, 0], [2, 0.06, 2])), 0.005),
        ],
      ),
    ],
    anchors: { top: { at: [0, 0.27, 0.78], room: 0.2 }, seat: { at: [0, 0.1, 0.86] } },
  }),
});

export const ANTIQUITY = [COLOSSEUM, LEANING_TOWER, TEMPLE];
