/** Cap, diploma, crayons and calculator, for school and graduation. */

import { paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

const GRADUATION_CAP = subject({
  name: 'graduation cap',
  family: 'object',
  words: ['mortarboard', 'academic cap', 'graduation hat', 'graduation'],
  size: 0.2,
  colours: { body: '#26303f', tassel: '#e5b94a' },
  view: { yaw: 30, pitch: 18 },
  build: () => ({
    parts: [
      part(
        'body',
        'cloth',
        union(
          turned([0.5, 0, 0.52, 0.3, 0.4, 0.42, 0, 0.44]),
          put(box([0, 0, 0], [0.7, 0.03, 0.7], 0.02), [0, 0.46, 0], [0, 45, 0]),
        ),
      ),
      part(
        'tassel',
        'cloth',
        union(
          ellipsoid([0, 0.51, 0], [0.06, 0.035, 0.06]),
          rod([0, 0.52, 0, 0.4, 0.52, 0.42, 0.56, 0.48, 0.56, 0.58, 0.2, 0.58], 0.02, 3),
          capsule([0.58, 0.2, 0.58], [0.58, -0.04, 0.58], 0.045, 0.075),
        ),
      ),
    ],
    anchors: anchored({ top: 0.5, grip: [0, 0.1, 0] }),
  }),
});

const DIPLOMA = subject({
  name: 'diploma',
  family: 'object',
  words: ['certificate', 'scroll', 'parchment', 'degree'],
  size: 0.1,
  colours: { body: '#f6ead0', ribbon: '#d8342f', dark: '#d3bf94' },
  view: { yaw: 24, pitch: 22 },
  build: () => ({
    parts: [
      part('body', 'printed', drum([0, 0.2, 0], 0.2, 0.9, 'x', 0.01), [
        paint(
          'dark',
          pattern((x, y, z) =>
            Math.abs(x) < 0.89
              ? 1
              : 0.012 - 0.03 * Math.abs(Math.sin(Math.hypot(y - 0.2, z) * 40 + Math.atan2(y - 0.2, z))),
          ),
          0.006,
        ),
      ]),
      part(
        'ribbon',
        'cloth',
        union(
          drum([0, 0.2, 0], 0.215, 0.06, 'x', 0.01),
          mirror(put(torus([0, 0, 0], 0.12, 0.035), [0.12, 0.3, 0.2], [60, 0, 24])),
          sphere([0, 0.28, 0.2], 0.06),
          rod([0.02, 0.26, 0.22, 0.16, 0.08, 0.34, 0.24, 0.03, 0.46], 0.035, 3),
          rod([-0.02, 0.26, 0.22, -0.14, 0.08, 0.34, -0.2, 0.03, 0.46], 0.035, 3),
        ),
      ),
    ],
    anchors: anchored({ top: 0.4, grip: [0, 0.2, 0] }),
  }),
});

const CRAYONS = subject({
  name: 'crayons',
  family: 'object',
  words: ['crayon', 'box of crayons', 'wax crayon'],
  size: 0.12,
  colours: {
    box: '#f2b52c',
    green: '#3f9a5a',
    red: '#e0403a',
    blue: '#3f7fd1',
    violet: '#8a5fc9',
    orange: '#f28a2a',
    pink: '#f07fae',
  },
  main: 'box',
  view: { yaw: 22, pitch: 12 },
  build: () => {
    const crayon = (x: number, h: number) =>
      union(
        drum([x, h / 2, 0], 0.095, h / 2, 'y', 0.01),
        put(turned([0.085, 0, 0.03, 0.16, 0, 0.16], { steps: 1 }), [x, h, 0]),
      );
    const colours = ['red', 'orange', 'green', 'blue', 'violet', 'pink'] as const;
    return {
      parts: [
        part('box', 'printed', box([0, 0.36, 0], [0.66, 0.36, 0.14], 0.02), [
          paint('green', box([0, 0.36, 0], [2, 0.08, 2]), 0.004),
          paint('green', mirror(drum([0.4, 0.36, 0.14], 0.14, 0.1, 'z')), 0.004),
        ]),
        ...colours.map((c, i) => part(c, 'matte', crayon(-0.525 + i * 0.21, 0.98 + ((i * 5) % 3) * 0.06))),
      ],
      anchors: anchored({ top: 1.1, grip: [0, 0.4, 0] }),
    };
  },
});

const CALCULATOR = subject({
  name: 'calculator',
  family: 'object',
  words: ['pocket calculator'],
  size: 0.16,
  colours: { body: '#3a414d', screen: '#bcd3b0', key: '#f2f0ea', accent: '#f0852a', digit: '#2b3328' },
  view: { yaw: 20, pitch: 16 },
  build: () => {
    const lean = (s: Parameters<typeof put>[0]) => put(s, [0, 0, 0], [-22, 0, 0]);
    const keys = (wanted: boolean) =>
      lean(
        union(
          ...Array.from({ length: 16 }, (_, i) => i)
            .filter((i) => (i % 4 === 3) === wanted)
            .map((i) =>
              box(
                [-0.33 + (i % 4) * 0.22, 0.16 + Math.floor(i / 4) * 0.19, 0.1],
                [0.082, 0.068, 0.045],
                0.03,
              ),
            ),
        ),
      );
    return {
      parts: [
        part('body', 'glossy', lean(box([0, 0.66, 0], [0.5, 0.66, 0.09], 0.05))),
        part('screen', 'glossy', lean(box([0, 1.1, 0.09], [0.4, 0.13, 0.012], 0.01)), [
          paint(
            'digit',
            lean(union(...[0.06, 0.18, 0.3].map((x) => union(box([x, 1.1, 0.1], [0.032, 0.062, 0.1]))))),
            0.004,
          ),
          paint(
            'screen',
            lean(
              union(
                ...[0.06, 0.18, 0.3].flatMap((x) => [
                  box([x, 1.128, 0.1], [0.018, 0.018, 0.1]),
                  box([x, 1.072, 0.1], [0.018, 0.018, 0.1]),
                ]),
              ),
            ),
            0.004,
          ),
        ]),
        part('key', 'glossy', keys(false)),
        part('accent', 'glossy', keys(true)),
      ],
      anchors: anchored({ top: 1.3, grip: [0, 0.6, 0] }),
    };
  },
});

export const SCHOOL = [GRADUATION_CAP, DIPLOMA, CRAYONS, CALCULATOR];
