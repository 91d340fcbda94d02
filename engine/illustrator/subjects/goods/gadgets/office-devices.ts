/** Devices that print, show, count steps and open other worlds. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, rod } from '../../forms/forms.ts';
import { any, disc, edge, lines, onFront, rect } from '../../forms/print.ts';
import { drum } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

function printer(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        carve(0.01, box([0, 0.44, 0], [1.0, 0.4, 0.7], 0.1), box([0, 0.36, 0.6], [0.74, 0.13, 0.3], 0.03)),
        [
          paint('shade', box([0, 0.36, 0.55], [0.76, 0.15, 0.34]), 0.01),
          paint(
            'shade',
            pattern((_x, y) => Math.abs(y - 0.58) - 0.008),
            0.004,
          ),
        ],
      ),
      part(
        'paper',
        'matte',
        union(
          put(box([0, 0, 0], [0.6, 0.02, 0.5], 0.01), [0, 0.3, 0.86], [6, 0, 0]),
          put(box([0, 0, 0], [0.6, 0.42, 0.02], 0.01), [0, 1.1, -0.5], [-14, 0, 0]),
        ),
        [
          paint(
            'ink',
            pattern((x, y, z) =>
              y > 0.5
                ? 1
                : Math.max(
                    Math.abs(x) - 0.44,
                    Math.abs(((((z / 0.12) % 1) + 1) % 1) - 0.5) * 0.12 - 0.02,
                    0.78 - z,
                  ),
            ),
            0.005,
          ),
        ],
      ),
      part('shade', 'matte', put(box([0, 0, 0], [0.7, 0.3, 0.03], 0.02), [0, 0.94, -0.56], [-14, 0, 0])),
      part('screen', 'glossy', put(box([0, 0, 0], [0.26, 0.1, 0.02], 0.015), [-0.5, 0.7, 0.7], [-10, 0, 0])),
      part('light', 'glow', union(sphere([0.5, 0.7, 0.7], 0.035), sphere([0.64, 0.7, 0.7], 0.035))),
    ],
    anchors: anchored({ grip: [0, 0.4, 0.7], top: 0.84 }),
  };
}

function projector(): Model {
  return {
    parts: [
      part('body', 'matte', box([0, 0.38, 0], [0.92, 0.26, 0.66], 0.1), [
        paint(
          'shade',
          onFront(
            (x, y) =>
              Math.max(
                Math.abs(x + 0.5) - 0.28,
                Math.abs(y - 0.38) - 0.14,
                0.012 - Math.abs(((((y / 0.06) % 1) + 1) % 1) - 0.5) * 0.06,
              ),
            0.6,
          ),
          0.004,
        ),
      ]),
      part(
        'rim',
        'metal',
        union(
          drum([0.4, 0.4, 0.66], 0.25, 0.12, 'z', 0.03),
          many(2, (i) => cylinder([-0.6 + 1.2 * i, 0.07, 0.4], 0.07, 0.07, 0.02)),
          cylinder([0, 0.07, -0.4], 0.07, 0.07, 0.02),
        ),
      ),
      part('lens', 'glow', drum([0.4, 0.4, 0.76], 0.18, 0.04, 'z', 0.03)),
      part(
        'rim',
        'matte',
        many(4, (i) => cylinder([-0.5 + 0.16 * i, 0.65, -0.1], 0.05, 0.02, 0.01)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0.6], top: 0.64 }),
  };
}

function smartWatch(): Model {
  return {
    parts: [
      part(
        'body',
        'cloth',
        put(
          carve(0.01, drum([0, 0, 0], 0.86, 0.24, 'x', 0.05), drum([0, 0, 0], 0.78, 0.5, 'x')),
          [0, 0.86, -0.5],
        ),
      ),
      part('case', 'metal', box([0, 0.86, 0.34], [0.42, 0.5, 0.12], 0.11)),
      part('screen', 'glossy', box([0, 0.86, 0.44], [0.36, 0.44, 0.035], 0.03), [
        paint(
          'ringA',
          onFront(
            (x, y) =>
              Math.abs(Math.hypot(x, y - 0.86) - 0.25) - 0.026 + (Math.atan2(x, y - 0.86) < -1.2 ? 1 : 0),
          ),
          0.005,
          'glow',
        ),
        paint(
          'ringB',
          onFront(
            (x, y) =>
              Math.abs(Math.hypot(x, y - 0.86) - 0.18) -
              0.026 +
              (Math.atan2(x, y - 0.86) < 0.2 && x < 0 && y > 0.86 ? 1 : 0),
          ),
          0.005,
          'glow',
        ),
        paint('ringC', onFront(edge(disc(0, 0.86, 0.11), 0.026)), 0.005, 'glow'),
      ]),
      part('case', 'metal', drum([0.44, 0.98, 0.34], 0.06, 0.03, 'x', 0.01)),
    ],
    anchors: anchored({ grip: [0, 0.86, 0.4] }),
  };
}

function headset(): Model {
  return {
    parts: [
      part('body', 'matte', box([0, 0.6, 0.3], [0.86, 0.42, 0.36], 0.2)),
      part('visor', 'glossy', box([0, 0.6, 0.54], [0.76, 0.34, 0.18], 0.15)),
      part('pad', 'cloth', box([0, 0.58, -0.04], [0.78, 0.38, 0.16], 0.14)),
      part(
        'strap',
        'cloth',
        union(
          mirror(rod([0.82, 0.62, 0.1, 0.92, 0.64, -0.5, 0.6, 0.66, -1.1, 0, 0.68, -1.3], 0.075, 5)),
          rod([0, 1.0, 0.14, 0, 1.4, -0.3, 0, 1.3, -0.9, 0, 0.72, -1.3], 0.075, 5),
        ),
      ),
      part('lamp', 'glow', mirror(capsule([0.46, 0.4, 0.7], [0.3, 0.36, 0.72], 0.02))),
    ],
    anchors: anchored({ grip: [0, 0.6, 0.5] }),
  };
}

function powerDrill(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          drum([0.02, 1.26, 0], 0.26, 0.5, 'x', 0.1),
          put(box([0, 0, 0], [0.17, 0.5, 0.15], 0.12), [-0.26, 0.72, 0], [0, 0, -10]),
        ),
      ),
      part(
        'grip',
        'matte',
        union(
          box([-0.3, 0.16, 0], [0.4, 0.16, 0.22], 0.06),
          put(box([0, 0, 0], [0.03, 0.34, 0.16], 0.02), [-0.1, 0.7, 0], [0, 0, -10]),
          capsule([-0.02, 0.98, 0], [0.0, 0.84, 0], 0.06),
          drum([-0.44, 1.26, 0], 0.265, 0.06, 'x', 0.03),
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          put(cylinder([0, 0, 0], 0.17, 0.12, 0.04), [0.64, 1.26, 0], [0, 0, 90]),
          capsule([0.7, 1.26, 0], [0.92, 1.26, 0], 0.13, 0.07),
          capsule([0.9, 1.26, 0], [1.5, 1.26, 0], 0.045, 0.035),
        ),
      ),
    ],
    anchors: anchored({ grip: [-0.26, 0.7, 0] }),
  };
}

function receipt(): Model {
  const ticks = any(lines(-0.3, 0.3, 1.3, 0.16, 6), rect(0, 0.26, 0.3, 0.07));
  return {
    parts: [
      part(
        'body',
        'matte',
        carve(
          0.003,
          box([0, 0.8, 0], [0.46, 0.8, 0.035], 0.012),
          union(
            ...Array.from({ length: 9 }, (_, i) =>
              put(box([0, 0, 0], [0.05, 0.05, 0.3]), [-0.44 + 0.11 * i, 0.0, 0], [0, 0, 45]),
            ),
          ),
        ),
        [paint('ink', onFront(ticks), 0.004)],
      ),
    ],
    anchors: anchored({ grip: [0, 0.8, 0] }),
  };
}

export const OFFICE_DEVICES = [
  subject({
    name: 'printer',
    family: 'object',
    words: ['laser printer', 'inkjet printer', 'photocopier', 'copy machine'],
    size: 0.35,
    colours: {
      body: '#e9ecef',
      shade: '#596270',
      paper: '#ffffff',
      ink: '#7d8794',
      screen: '#2f6fb0',
      light: '#7be08a',
    },
    view: { yaw: 24, pitch: 16 },
    home: 'office',
    build: printer,
  }),
  subject({
    name: 'projector',
    family: 'object',
    words: ['beamer', 'video projector', 'film projector'],
    size: 0.15,
    colours: { body: '#eef0f2', shade: '#6a727e', rim: '#3a4049', lens: '#d6ecff' },
    view: { yaw: 26, pitch: 14 },
    build: projector,
  }),
  subject({
    name: 'smart watch',
    family: 'object',
    words: ['smartwatch', 'fitness watch', 'fitness tracker'],
    size: 0.1,
    colours: {
      body: '#3f78c4',
      case: '#3a3e46',
      screen: '#12151b',
      ringA: '#ff4f6a',
      ringB: '#9bef4f',
      ringC: '#4fd8ef',
    },
    view: { yaw: 26, pitch: 10 },
    build: smartWatch,
  }),
  subject({
    name: 'vr headset',
    label: 'virtual reality headset',
    family: 'object',
    words: ['virtual reality headset', 'vr glasses', 'vr goggles', 'virtual reality glasses'],
    size: 0.2,
    colours: { body: '#eef0f3', visor: '#22252c', pad: '#3a3f48', strap: '#4a505a', lamp: '#6fd0ff' },
    view: { yaw: 28, pitch: 12 },
    build: headset,
  }),
  subject({
    name: 'power drill',
    family: 'object',
    words: ['cordless drill', 'electric drill', 'drill', 'cordless screwdriver'],
    size: 0.22,
    colours: { body: '#e8a21c', grip: '#2f333a', steel: '#b9c0c8' },
    view: { yaw: 14, pitch: 8 },
    home: 'workshop',
    build: powerDrill,
  }),
  subject({
    name: 'receipt',
    family: 'object',
    words: ['sales slip', 'invoice', 'sales receipt', 'till receipt'],
    size: 0.2,
    colours: { body: '#fdfcf8', ink: '#5a636e' },
    view: { yaw: 16, pitch: 6 },
    build: receipt,
  }),
];
