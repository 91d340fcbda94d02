/** Swords, shields, anchors, and what winners lift. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, ring, rod, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function sword(): Model {
  const parts = [
    part('blade', 'metal', cut([-0.12, 0.6, 0.12, 0.6, 0.1, 2.2, 0, 2.5, -0.1, 2.2], 0.035, 0.02, 1), [
      paint(
        'ridge',
        pattern((x, y) => Math.max(Math.abs(x) - 0.025, y - 2.1)),
        0.01,
      ),
    ]),
    part(
      'gold',
      'metal',
      union(
        rod([-0.42, 0.64, 0, 0, 0.56, 0, 0.42, 0.64, 0], [0.06, 0.075, 0.06]),
        sphere([0, 0.06, 0], 0.1),
        mirror(sphere([0.44, 0.65, 0], 0.075)),
      ),
    ),
    part(
      'body',
      'leather',
      relief(capsule([0, 0.12, 0], [0, 0.54, 0], 0.065), 0.012, (_x, y) => 0.01 * Math.sin(y * 70)),
    ),
    part('jewel', 'glossy', sphere([0, 0.58, 0.07], 0.05)),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -24] })),
    anchors: anchored({ grip: [0.12, 0.3, 0] }),
  };
}

function shield(): Model {
  const outline = [-0.7, 1.6, 0, 1.7, 0.7, 1.6, 0.72, 0.9, 0.46, 0.36, 0, 0, -0.46, 0.36, -0.72, 0.9];
  const plate = (k: number, half: number) =>
    relief(put(cut(outline, half, 0.03, 4), [0, 0.88 * (1 - k), 0], [0, 0, 0], k), 0.16, (x, y, z) =>
      z > -0.2 ? 0.14 * (1 - (x / 0.8) ** 2 - ((y - 0.9) / 1.2) ** 2) * 0.9 : 0,
    );
  return {
    parts: [
      part('rim', 'metal', plate(1, 0.07)),
      part('body', 'glossy', put(plate(0.86, 0.08), [0, 0, 0.02]), [
        paint(
          'field',
          pattern((x, y) => (x * (y - 0.9) > 0 ? -0.05 : 0.05)),
          0.004,
        ),
      ]),
      part(
        'rim',
        'metal',
        union(
          sphere([0, 0.92, 0.2], 0.15),
          ring(8, (a) => sphere([0.6 * Math.cos(a) * 1.05, 0.96 + 0.62 * Math.sin(a), 0.11], 0.04)),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.9, -0.1] }),
  };
}

function anchor(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.04,
          capsule([0, 0.2, 0], [0, 1.5, 0], 0.1, 0.08),
          rod(
            [-0.78, 0.66, 0, -0.6, 0.3, 0, 0, 0.08, 0, 0.6, 0.3, 0, 0.78, 0.66, 0],
            [0.07, 0.1, 0.13, 0.1, 0.07],
          ),
          capsule([-0.42, 1.3, 0], [0.42, 1.3, 0], 0.07),
          mirror(cut([0.56, 0.56, 0.84, 0.86, 0.96, 0.5], 0.05, 0.03, 1)),
          put(torus([0, 0, 0], 0.16, 0.05), [0, 1.68, 0], [90, 0, 0]),
          mirror(sphere([0.44, 1.3, 0], 0.1)),
        ),
      ),
      part(
        'rope',
        'cloth',
        relief(
          rod(
            [
              0.1, 1.74, 0.1, 0.4, 1.62, 0.14, 0.36, 1.1, 0.16, -0.3, 0.9, 0.16, -0.36, 0.5, 0.16, 0.3, 0.36,
              0.2, 0.6, 0.06, 0.3,
            ],
            0.05,
          ),
          0.012,
          (x, y, z) => 0.012 * Math.sin((x + y + z) * 60),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.6, 0] }),
  };
}

function trophy(): Model {
  const ear = rod(
    [0.4, 1.5, 0, 0.72, 1.54, 0, 0.74, 1.2, 0, 0.4, 1.0, 0, 0.2, 0.92, 0],
    [0.05, 0.055, 0.05, 0.05, 0.04],
    5,
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.02,
          vessel([0.06, 0.74, 0.2, 0.84, 0.38, 1.06, 0.46, 1.4, 0.48, 1.66], 0.07, { floor: 0.2 }),
          turned([
            0, 0.3, 0.28, 0.3, 0.28, 0.36, 0.1, 0.44, 0.07, 0.6, 0.11, 0.66, 0.08, 0.72, 0.12, 0.8, 0, 0.8,
          ]),
          mirror(ear),
        ),
      ),
      part(
        'base',
        'glossy',
        union(box([0, 0.14, 0], [0.38, 0.14, 0.38], 0.03), box([0, 0.29, 0], [0.32, 0.03, 0.32], 0.02)),
      ),
      part('plate', 'metal', box([0, 0.14, 0.385], [0.2, 0.07, 0.01], 0.005)),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.66, inside: 1.2, opening: 0.38 }),
  };
}

export const ARMS = [
  subject({
    name: 'sword',
    family: 'object',
    words: ['saber', 'blade', 'katana'],
    size: 1,
    colours: { blade: '#c6ccd4', ridge: '#98a0aa', gold: '#d2a343', body: '#5a2f22', jewel: '#c71f38' },
    main: 'blade',
    view: { yaw: 16, pitch: 6 },
    build: sword,
  }),
  subject({
    name: 'shield',
    family: 'object',
    words: ['coat of arms'],
    size: 0.7,
    colours: { body: '#2c58a5', field: '#e3b74a', rim: '#c3c8cf' },
    view: { yaw: 20, pitch: 6 },
    build: shield,
  }),
  subject({
    name: 'anchor',
    family: 'object',
    words: ['ship anchor'],
    size: 1,
    colours: { body: '#4a5566', rope: '#c9a56a' },
    view: { yaw: 14, pitch: 6 },
    build: anchor,
  }),
  subject({
    name: 'trophy',
    family: 'object',
    words: ['winner cup', 'gold cup', 'trophy cup', 'prize'],
    size: 0.35,
    colours: { body: '#e4ae36', base: '#3a2a24', plate: '#ead9ac' },
    view: { yaw: 16, pitch: 10 },
    build: trophy,
  }),
];
