/** What music schools and stages have: an amplifier, an electric guitar, a stand with notes, a metronome. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, rod } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

function amplifier(): Model {
  return {
    parts: [
      part('body', 'leather', box([0, 0.6, 0], [0.72, 0.56, 0.34], 0.06)),
      part('grille', 'cloth', box([0, 0.5, 0.32], [0.62, 0.38, 0.03], 0.02), [
        paint(
          'mesh',
          pattern((x, y) => 0.006 * (Math.sin(x * 70) + Math.sin(y * 70)) + 0.002),
          0.004,
        ),
      ]),
      part('panel', 'metal', box([0, 1.0, 0.33], [0.62, 0.07, 0.025], 0.01)),
      part(
        'knob',
        'glossy',
        many(7, (i) => drum([-0.48 + 0.16 * i, 1.0, 0.37], 0.036, 0.03, 'z', 0.01)),
      ),
      part('panel', 'metal', box([-0.36, 0.78, 0.36], [0.16, 0.035, 0.01], 0.005)),
      part('knob', 'leather', rod([-0.3, 1.16, 0, -0.26, 1.26, 0, 0.26, 1.26, 0, 0.3, 1.16, 0], 0.04, 4)),
      part(
        'panel',
        'metal',
        union(
          ...[-0.66, 0.66].flatMap((x) => [0.1, 1.1].map((y) => box([x, y, 0.3], [0.08, 0.08, 0.06], 0.03))),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.26, 0], top: 1.16, room: 0.3 }),
  };
}

function electricGuitar(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        put(
          cut(
            [
              -0.3, 0.9, -0.42, 1.18, -0.3, 1.2, -0.14, 0.98, 0.12, 0.98, 0.3, 1.14, 0.4, 1.1, 0.3, 0.86, 0.3,
              0.6, 0.46, 0.3, 0.3, 0.04, 0, 0.0, -0.32, 0.04, -0.46, 0.32, -0.3, 0.6,
            ],
            0.07,
            0.045,
          ),
          [0, 0, 0],
        ),
      ),
      part(
        'guard',
        'glossy',
        put(
          cut([-0.22, 0.84, 0.14, 0.92, 0.24, 0.6, 0.34, 0.3, 0.16, 0.2, -0.02, 0.5], 0.012, 0.006),
          [0, 0, 0.075],
        ),
      ),
      part(
        'neck',
        'wood',
        union(
          box([0, 1.5, 0.04], [0.055, 0.66, 0.045], 0.02),
          put(cut([-0.07, 0, 0.07, 0, 0.12, 0.3, 0.04, 0.4, -0.1, 0.34], 0.035, 0.015), [0, 2.14, 0.03]),
        ),
        [
          paint(
            'steel',
            pattern((_x, y, z) =>
              z < 0.06 || y > 2.1 ? 1 : Math.abs(y * 14 - Math.round(y * 14)) / 14 - 0.006,
            ),
            0.003,
          ),
        ],
      ),
      part(
        'steel',
        'metal',
        union(
          ...[0.42, 0.62].map((y) => box([0, y, 0.1], [0.13, 0.045, 0.02], 0.01)),
          box([0, 0.26, 0.1], [0.14, 0.05, 0.025], 0.01),
          ...[-0.042, -0.025, -0.008, 0.008, 0.025, 0.042].map((x) =>
            rod([x, 0.26, 0.128, x, 2.2, 0.1], 0.0045, 1),
          ),
          ...[0, 1, 2].flatMap((i) =>
            [-0.14, 0.15].map((x) => cylinder([x, 2.22 + 0.1 * i, 0.03], 0.028, 0.02)),
          ),
          drum([0.24, 0.3, 0.1], 0.035, 0.03, 'z', 0.01),
          drum([0.3, 0.18, 0.1], 0.035, 0.03, 'z', 0.01),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

function musicStand(): Model {
  return {
    parts: [
      part(
        'steel',
        'metal',
        union(
          rod([0, 0.05, 0, 0, 1.2, 0], 0.03, 1),
          ...[0, 1, 2].map((i) =>
            rod([0, 0.4, 0, 0.42 * Math.sin(i * 2.1), 0.02, 0.42 * Math.cos(i * 2.1)], 0.022, 1),
          ),
        ),
      ),
      part(
        'steel',
        'matte',
        put(
          union(box([0, 0, 0], [0.46, 0.3, 0.015], 0.01), box([0, -0.3, 0.06], [0.46, 0.02, 0.07], 0.01)),
          [0, 1.42, 0],
          [-20, 0, 0],
        ),
      ),
      part(
        'body',
        'matte',
        put(
          blend(
            0.01,
            box([-0.2, 0, 0.03], [0.19, 0.26, 0.006], 0.004),
            box([0.2, 0, 0.03], [0.19, 0.26, 0.006], 0.004),
          ),
          [0, 1.44, 0],
          [-20, 0, 0],
        ),
        [
          paint(
            'ink',
            pattern((x, y, z) =>
              z < 0 && y < 0
                ? 1
                : Math.max(
                    Math.abs(Math.abs(x) - 0.2) - 0.15,
                    Math.min(
                      ...[1.28, 1.4, 1.52, 1.62].map((row) =>
                        Math.max(
                          Math.abs(y - row) - 0.034,
                          Math.abs((y - row) * 70 - Math.round((y - row) * 70)) / 70 - 0.002,
                        ),
                      ),
                    ),
                  ),
            ),
            0.002,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

function metronome(): Model {
  return {
    parts: [
      part('body', 'wood', put(cut([-0.5, 0, 0.5, 0, 0.22, 1.3, -0.22, 1.3], 0.3, 0.03, 1), [0, 0.02, 0])),
      part(
        'face',
        'matte',
        put(cut([-0.3, 0.2, 0.3, 0.2, 0.14, 1.2, -0.14, 1.2], 0.02, 0.01, 1), [0, 0.02, 0.31]),
      ),
      part(
        'steel',
        'metal',
        union(
          put(box([0, 0.6, 0], [0.018, 0.62, 0.012], 0.008), [0, 0.14, 0.35], [0, 0, -16]),
          put(box([0, 0.86, 0], [0.08, 0.06, 0.03], 0.02), [0, 0.14, 0.35], [0, 0, -16]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

export const STAGE_KIT = [
  subject({
    name: 'amplifier',
    family: 'object',
    words: ['amp', 'guitar amplifier', 'guitar amp'],
    size: 0.6,
    colours: { body: '#26262a', grille: '#8d7f68', mesh: '#6c604e', panel: '#d8c79a', knob: '#1b1b1e' },
    view: { yaw: 24, pitch: 12 },
    build: amplifier,
  }),
  subject({
    name: 'electric guitar',
    family: 'object',
    words: ['e-guitar', 'bass guitar', 'rock guitar', 'bass'],
    size: 1,
    colours: { body: '#c4262e', guard: '#f4efe6', neck: '#c99a5c', steel: '#d3d8dd' },
    view: { yaw: 16, pitch: 6 },
    build: electricGuitar,
  }),
  subject({
    name: 'sheet music',
    label: 'music stand with sheet music',
    family: 'object',
    words: ['music stand', 'notes', 'music notes', 'score', 'music sheet'],
    size: 1.2,
    colours: { body: '#fbf8f0', ink: '#2a2a2e', steel: '#2c2f34' },
    view: { yaw: 14, pitch: 8 },
    build: musicStand,
  }),
  subject({
    name: 'metronome',
    family: 'object',
    words: [],
    size: 0.22,
    colours: { body: '#7a4526', face: '#f1e3c3', steel: '#d3d8dd' },
    view: { yaw: 22, pitch: 10 },
    build: metronome,
  }),
];
