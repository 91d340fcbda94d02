/** What trades work with: tyres, rollers, helmets, planks, a mower, moving pipes and taps. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

function roller(): Model {
  return {
    parts: [
      part('body', 'fur', drum([0, 0.26, 0], 0.25, 0.6, 'x', 0.05), [
        paint(
          'paint',
          pattern((x, y, z) => 0.12 * noise(x * 6, y * 6, z * 6) + y - 0.36),
          0.05,
        ),
      ]),
      part(
        'steel',
        'metal',
        rod([-0.62, 0.26, 0, -0.8, 0.26, 0, -0.82, 0.3, 0.3, -0.4, 0.26, 0.62, 0, 0.24, 0.7], 0.035, 6),
      ),
      part('handle', 'glossy', rod([0, 0.22, 0.66, 0, 0.2, 1.1, 0, 0.16, 1.5], [0.075, 0.1, 0.08], 4)),
    ],
    anchors: anchored({ grip: [0, 0.2, 1.2] }),
  };
}

function planks(): Model {
  const rows = [
    [-0.32, 0.06, 2],
    [0.02, 0.06, -1],
    [0.36, 0.06, 1],
    [-0.14, 0.18, -3],
    [0.2, 0.18, 2],
  ] as const;
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          ...rows.map(([z, y, turn]) =>
            put(box([0, 0, 0], [1.4, 0.055, 0.15], 0.012), [0, y, z], [0, turn, 0]),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 0.24, room: 0.3 }),
  };
}

function faucet(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          turned([0, 0, 0.24, 0, 0.24, 0.06, 0.12, 0.1, 0.1, 0.6, 0, 0.6]),
          rod([0, 0.5, 0, 0, 1.1, 0, 0, 1.4, 0.2, 0, 1.4, 0.5, 0, 1.12, 0.62], 0.085, 6),
          rod([0.1, 0.46, 0, 0.34, 0.6, 0.02], 0.045, 1),
        ),
      ),
      part('water', 'liquid', rod([0, 1.1, 0.63, 0, 0.5, 0.64, 0, 0.02, 0.64], 0.045, 2)),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function bricks(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        relief(
          union(
            ...Array.from({ length: 9 }, (_, i) => {
              const row = Math.floor(i / 3);
              return put(
                box([0, 0, 0], [0.3, 0.12, 0.17], 0.02),
                [(i % 3) * 0.64 - 0.64 + 0.1 * (row % 2), 0.12 + 0.25 * row, 0],
                [0, 3 * ((i * 7) % 5) - 6, 0],
              );
            }),
          ),
          0.015,
          (x, y, z) => 0.02 * noise(x * 14, y * 14, z * 14) - 0.01,
        ),
        [
          paint(
            'dark',
            pattern((x, y, z) => 0.4 - noise(x * 6, y * 6, z * 6)),
            0.2,
          ),
        ],
      ),
    ],
    anchors: anchored({ top: 0.74, room: 0.4 }),
  };
}

export const WORKSHOP_KIT = [
  subject({
    name: 'paint roller',
    family: 'object',
    words: ['roller'],
    size: 0.1,
    colours: { body: '#f2ede2', paint: '#4f9fd0', steel: '#c3c9cf', handle: '#d9472f' },
    view: { yaw: 28, pitch: 28 },
    build: roller,
  }),
  subject({
    name: 'planks',
    label: 'wooden planks',
    family: 'object',
    words: ['plank', 'wooden plank', 'wooden planks', 'timber', 'lumber', 'wood plank'],
    size: 0.14,
    colours: { body: '#c89a62' },
    view: { yaw: 26, pitch: 22 },
    build: planks,
  }),
  subject({
    name: 'faucet',
    family: 'object',
    words: ['tap', 'water tap', 'pipe', 'water pipe', 'pipes', 'mixer tap'],
    size: 0.3,
    colours: { body: '#ccd4da', water: '#bfe3f2' },
    view: { yaw: 32, pitch: 10 },
    build: faucet,
  }),
  subject({
    name: 'bricks',
    label: 'stack of bricks',
    family: 'object',
    words: ['brick', 'stack of bricks', 'paving stones', 'roof tiles'],
    size: 0.26,
    colours: { body: '#b25a3c', dark: tone('body', 0.8) },
    view: { yaw: 26, pitch: 16 },
    build: bricks,
  }),
];
