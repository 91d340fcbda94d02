/** What cleans houses: a bucket, a mop and a spray bottle. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function bucket(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          vessel([0, 0, 0.4, 0, 0.42, 0.03, 0.5, 0.5, 0.56, 0.92], 0.035, { steps: 3 }),
          torus([0, 0.93, 0], 0.565, 0.03),
          torus([0, 0.7, 0], 0.525, 0.014),
          box([0.56, 0.86, 0], [0.04, 0.07, 0.08], 0.02),
          box([-0.56, 0.86, 0], [0.04, 0.07, 0.08], 0.02),
        ),
      ),
      part(
        'steel',
        'metal',
        rod([-0.6, 0.86, 0, -0.56, 1.2, 0.16, 0, 1.5, 0.3, 0.56, 1.2, 0.16, 0.6, 0.86, 0], 0.018, 6),
      ),
      part('grip', 'glossy', capsule([-0.13, 1.5, 0.3], [0.13, 1.5, 0.3], 0.05)),
    ],
    anchors: anchored({ grip: [0, 1.5, 0.3], inside: 0.05, opening: 0.48 }),
  };
}

function mop(): Model {
  const strand = (i: number) => {
    const a = i * 0.82;
    const out = 0.3 + 0.12 * Math.sin(i * 2.3);
    const [s, c] = [Math.sin(a), Math.cos(a)];
    return rod(
      [0.06 * s, 0.42, 0.06 * c, 0.18 * s, 0.36, 0.18 * c, out * s, 0.05, out * c],
      [0.05, 0.06, 0.045],
      4,
    );
  };
  const strands = relief(many(15, strand, 0.03), 0.012, (x, y, z) => 0.011 * Math.sin((y + x * z) * 90));
  return {
    parts: [
      part('body', 'cloth', strands),
      part('band', 'glossy', turned([0, 0.36, 0.1, 0.38, 0.11, 0.46, 0.05, 0.58, 0, 0.6], { steps: 3 })),
      part('pole', 'glossy', capsule([0, 0.5, 0], [0.02, 2.5, -0.02], 0.035)),
      part('band', 'glossy', capsule([0.018, 2.3, -0.018], [0.02, 2.54, -0.02], 0.05)),
    ],
    anchors: anchored({ grip: [0, 1.6, 0] }),
  };
}

function sprayBottle(): Model {
  const level = 0.86;
  return {
    parts: [
      part(
        'body',
        'glossy',
        turned([0, 0, 0.34, 0, 0.37, 0.06, 0.37, 0.8, 0.3, 1.02, 0.15, 1.16, 0.13, 1.3, 0, 1.3], {
          steps: 4,
        }),
        [
          paint(
            'label',
            pattern((x, y, z) => (z < 0 ? 1 : Math.max(Math.abs(x) - 0.25, Math.abs(y - 0.48) - 0.22))),
            0.006,
            'matte',
          ),
          paint(
            'clear',
            pattern((_x, y) => level - y + 0.01 * noise(y, 1, 2)),
            0.01,
          ),
        ],
      ),
      part(
        'drop',
        'matte',
        put(union(sphere([0, 0, 0], 0.1), capsule([0, 0, 0], [0, 0.2, 0], 0.09, 0.01)), [0, 0.44, 0.31]),
      ),
      part(
        'head',
        'glossy',
        union(cylinder([0, 1.34, 0], 0.15, 0.07, 0.02), box([0, 1.5, 0.06], [0.1, 0.12, 0.26], 0.05)),
      ),
      part(
        'trigger',
        'glossy',
        union(
          rod([0, 1.46, 0.24, 0, 1.3, 0.32, 0, 1.12, 0.28], [0.05, 0.045, 0.03], 4),
          cylinder([0, 0, 0], 0.06, 0.06, 0.01),
          put(cylinder([0, 0, 0], 0.055, 0.06, 0.015), [0, 1.53, 0.36], [90, 0, 0]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.1, 0] }),
  };
}

export const CLEANING = [
  subject({
    name: 'bucket',
    family: 'object',
    words: ['pail', 'cleaning bucket', 'mop bucket', 'plastic bucket', 'cleaning pail'],
    size: 0.34,
    colours: { body: '#2f8fd0', steel: '#c3c9d0', grip: '#f4f5f6' },
    view: { yaw: 18, pitch: 18 },
    build: bucket,
  }),
  subject({
    name: 'mop',
    family: 'object',
    words: ['floor mop', 'cotton mop', 'string mop'],
    size: 1.3,
    colours: { body: '#eeeae0', band: '#2f8fd0', pole: '#dfe3e8' },
    view: { yaw: 14, pitch: 8 },
    build: mop,
  }),
  subject({
    name: 'spray bottle',
    family: 'object',
    words: [
      'cleaning spray',
      'spray cleaner',
      'cleaning bottle',
      'window cleaner',
      'detergent',
      'cleaning product',
      'cleaning supply',
      'disinfectant',
      'trigger spray',
    ],
    size: 0.27,
    colours: {
      body: '#3fb6c9',
      clear: tone('body', 1.5),
      label: '#fbfcfb',
      drop: tone('body', 0.8),
      head: '#fdfdfc',
      trigger: '#e8503c',
    },
    view: { yaw: 32, pitch: 8 },
    build: sprayBottle,
  }),
];
