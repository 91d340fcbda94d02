/** Paper and pens: what is written with and on. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder, frustum } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function pencil(): Model {
  const six = (r: number) =>
    cut(
      Array.from({ length: 6 }, (_, i) => [
        r * Math.cos((i * Math.PI) / 3),
        r * Math.sin((i * Math.PI) / 3),
      ]).flat(),
      0.78,
      0.01,
      1,
    );
  const parts = [
    part('body', 'glossy', put(six(0.13), [0, 1.0, 0], [90, 0, 0])),
    part('wood', 'wood', frustum([0, 1.94, 0], 0.17, 0.125, 0.035, 0.004)),
    part('lead', 'matte', frustum([0, 2.14, 0], 0.05, 0.034, 0.006)),
    part('band', 'metal', cylinder([0, 0.16, 0], 0.13, 0.08, 0.01)),
    part('rubber', 'matte', cylinder([0, 0.04, 0], 0.12, 0.06, 0.04)),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -34] })),
    anchors: anchored({ grip: [0.6, 0.9, 0] }),
  };
}

function pen(): Model {
  const parts = [
    part('body', 'glossy', turned([0, 0, 0.1, 0.01, 0.12, 0.06, 0.12, 1.2, 0.1, 1.6, 0, 1.6], { steps: 3 })),
    part(
      'gold',
      'metal',
      union(
        cylinder([0, 0.72, 0], 0.126, 0.035, 0.01),
        cylinder([0, 1.6, 0], 0.1, 0.02),
        box([0, 0.4, 0.13], [0.025, 0.3, 0.02], 0.015),
        cut([-0.07, 1.62, 0.07, 1.62, 0.06, 1.78, 0, 2.0, -0.06, 1.78], 0.025, 0.015, 2),
      ),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -34] })),
    anchors: anchored({ grip: [0.6, 0.9, 0] }),
  };
}

function notebook(): Model {
  const flat = [
    part(
      'body',
      'leather',
      union(
        box([0, 0.02, 0], [0.6, 0.02, 0.8], 0.015),
        box([0, 0.2, 0], [0.6, 0.02, 0.8], 0.015),
        box([-0.58, 0.11, 0], [0.03, 0.11, 0.8], 0.02),
      ),
    ),
    part('paper', 'matte', box([0.0, 0.11, 0], [0.57, 0.075, 0.77], 0.01), [
      paint('line', stripes('y', 0.022, 0.35), 0.003),
    ]),
    part('band', 'cloth', box([0.44, 0.11, 0], [0.03, 0.115, 0.81], 0.01)),
    part(
      'pen',
      'glossy',
      put(
        turned([0, -0.6, 0.05, -0.58, 0.055, 0.4, 0.01, 0.62, 0, 0.62], { steps: 3 }),
        [0.06, 0.27, 0],
        [90, 24, 0],
      ),
    ),
  ];
  return { parts: flat, anchors: anchored({ grip: [0, 0.1, 0.8], top: 0.22, room: 0.5 }) };
}

function envelope(): Model {
  const flap = pattern((x, y) => Math.abs(y - 0.44 - Math.abs(x) * 0.7) - 0.012);
  const folds = pattern((x, y) => (y > 0.44 ? 1 : Math.abs(y - 0.5 + Math.abs(x) * 0.62) - 0.007));
  const parts = [
    part('body', 'matte', box([0, 0.5, 0], [0.8, 0.5, 0.05], 0.02), [
      paint('fold', folds, 0.006),
      paint('fold', flap, 0.006),
    ]),
    part(
      'seal',
      'glossy',
      relief(
        put(cylinder([0, 0, 0], 0.14, 0.03, 0.02), [0, 0.46, 0.06], [90, 0, 0]),
        0.01,
        (x, y) => 0.01 * Math.cos(Math.atan2(x, y - 0.46) * 7),
      ),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [-14, 0, 0] })),
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function newspaper(): Model {
  const text = pattern((x, y) => {
    const column = Math.abs((((x + 0.6) / 0.4) % 1) - 0.5) * 0.4;
    const line = Math.abs(((((y * 17) % 1) + 1) % 1) - 0.5) / 17;
    return Math.max(column - 0.17, line - 0.009, y - 0.86, 0.1 - y, Math.abs(x) - 0.56);
  });
  const sheet = [
    part(
      'body',
      'matte',
      union(box([0, 0.6, 0], [0.66, 0.6, 0.05], 0.04), box([0.02, 0.58, -0.07], [0.66, 0.58, 0.03], 0.02)),
      [
        paint(
          'ink',
          pattern((x, y, z) => (z < 0 ? 1 : text.distance(x, y, z))),
          0.004,
        ),
        paint(
          'ink',
          pattern((x, y, z) =>
            z < 0
              ? 1
              : Math.max(
                  Math.abs(y - 1.03) - 0.06,
                  Math.abs((((((x + 0.02) * 7) % 1) + 1) % 1) - 0.5) / 7 - 0.052,
                  Math.abs(x) - 0.5,
                ),
          ),
          0.004,
        ),
        paint(
          'photo',
          pattern((x, y, z) => (z < 0 ? 1 : Math.max(Math.abs(x + 0.2) - 0.37, Math.abs(y - 0.68) - 0.18))),
          0.004,
        ),
        paint(
          'photoLight',
          pattern((x, y, z) =>
            z < 0
              ? 1
              : Math.max(
                  Math.abs(x + 0.2) - 0.35,
                  Math.abs(y - 0.68) - 0.16,
                  y - 0.62 - 0.08 * Math.sin(x * 9),
                ),
          ),
          0.004,
        ),
      ],
    ),
  ];
  return {
    parts: sheet.map((p) => placePart(p, { turn: [-12, 0, 0] })),
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

export const PAPER = [
  subject({
    name: 'pencil',
    family: 'object',
    words: ['coloured pencil'],
    size: 0.18,
    colours: { body: '#eeb022', wood: '#e3bf8c', lead: '#2b2b30', band: '#c9ced4', rubber: '#e68a90' },
    view: { yaw: 16, pitch: 8 },
    build: pencil,
  }),
  subject({
    name: 'pen',
    family: 'object',
    words: ['fountain pen', 'ballpoint pen', 'quill'],
    size: 0.14,
    colours: { body: '#1f2f55', gold: '#dab052' },
    view: { yaw: 16, pitch: 8 },
    build: pen,
  }),
  subject({
    name: 'notebook',
    family: 'object',
    words: ['journal', 'sketchbook', 'planner', 'agenda'],
    size: 0.04,
    colours: { body: '#2f5d62', line: '#d8cfba', band: '#d9a441', pen: '#2a2b30' },
    view: { yaw: 24, pitch: 38 },
    build: notebook,
  }),
  subject({
    name: 'envelope',
    label: 'letter',
    family: 'object',
    words: ['letter', 'mail', 'love letter', 'invitation'],
    size: 0.12,
    colours: { body: '#f4e8cf', fold: tone('body', 0.8), seal: '#b8232f' },
    view: { yaw: 16, pitch: 8 },
    build: envelope,
  }),
  subject({
    name: 'newspaper',
    family: 'object',
    words: ['magazine', 'paper'],
    size: 0.4,
    colours: { body: '#f2ede0', ink: '#4a4a4c', photo: '#8f959b', photoLight: '#5f666e' },
    view: { yaw: 16, pitch: 8 },
    build: newspaper,
  }),
];
