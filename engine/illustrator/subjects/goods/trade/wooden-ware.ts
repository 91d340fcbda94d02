/** Made of boards: a crate of the market, a barrel, and a small wagon that children pull. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, rod, tray, turned } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

function crate(): Model {
  const [w, d] = [0.8, 0.56];
  const slats = (y: number) =>
    union(
      box([0, y, d], [w, 0.1, 0.025], 0.01),
      box([0, y, -d], [w, 0.1, 0.025], 0.01),
      box([w, y, 0], [0.025, 0.1, d], 0.01),
      box([-w, y, 0], [0.025, 0.1, d], 0.01),
    );
  return {
    parts: [
      part('body', 'wood', union(slats(0.13), slats(0.38), box([0, 0.04, 0], [w, 0.03, d], 0.01))),
      part(
        'post',
        'wood',
        union(
          ...[-1, 1].flatMap((x) =>
            [-1, 1].map((z) => box([x * (w - 0.06), 0.26, z * (d - 0.06)], [0.05, 0.27, 0.05], 0.01)),
          ),
        ),
      ),
      part(
        'nail',
        'metal',
        union(
          ...[-1, 1].flatMap((x) =>
            [0.13, 0.38].map((y) => drum([x * (w - 0.07), y, d + 0.02], 0.016, 0.014, 'z', 0.004)),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.48, d], inside: 0.08, opening: 0.56 }),
  };
}

function barrel(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        turned([0, 0, 0.44, 0, 0.46, 0.04, 0.6, 0.72, 0.46, 1.4, 0.44, 1.44, 0, 1.44], { steps: 6 }),
        [
          paint(
            'seam',
            pattern((x, _y, z) =>
              Math.max(
                Math.abs((((Math.atan2(x, z) * 22) / (2 * Math.PI) + 40) % 1) - 0.5) * 0.16 - 0.008,
                0.44 - Math.hypot(x, z),
              ),
            ),
            0.006,
          ),
        ],
      ),
      part(
        'hoop',
        'metal',
        union(
          cylinder([0, 0.12, 0], 0.5, 0.045, 0.01),
          cylinder([0, 0.42, 0], 0.575, 0.04, 0.01),
          cylinder([0, 1.02, 0], 0.575, 0.04, 0.01),
          cylinder([0, 1.32, 0], 0.5, 0.045, 0.01),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.8, 0.6], top: 1.44, room: 0.44 }),
  };
}

function toyWagon(): Model {
  const spots = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 0.52, z * 0.46] as const));
  return {
    parts: [
      part('body', 'glossy', tray([0, 0.56, 0], [0.9, 0.2, 0.46], 0.05, 0.05)),
      part('wheel', 'matte', union(...spots.map(([x, z]) => drum([x, 0.24, z], 0.24, 0.07, 'z', 0.03)))),
      part(
        'hub',
        'glossy',
        union(...spots.map(([x, z]) => drum([x, 0.24, z + Math.sign(z) * 0.06], 0.12, 0.04, 'z', 0.02))),
      ),
      part(
        'steel',
        'metal',
        union(
          box([0, 0.3, 0], [0.6, 0.04, 0.1], 0.02),
          rod([0.9, 0.34, 0, 1.2, 0.42, 0, 1.55, 1.05, 0], 0.035, 4),
          rod([1.55, 1.05, -0.16, 1.58, 1.1, 0, 1.55, 1.05, 0.16], 0.035, 4),
          many(2, (i) => box([i === 0 ? 0.52 : -0.52, 0.24, 0], [0.03, 0.03, 0.44], 0.01)),
        ),
      ),
    ],
    anchors: anchored({ grip: [1.55, 1.05, 0], inside: 0.42, opening: 0.42 }),
  };
}

export const WOODEN_WARE = [
  subject({
    name: 'crate',
    label: 'wooden crate',
    family: 'object',
    words: [
      'wooden crate',
      'wooden box',
      'fruit crate',
      'vegetable crate',
      'apple crate',
      'produce crate',
      'wood crate',
    ],
    size: 0.18,
    colours: { body: '#d0a067', post: tone('body', 0.82), nail: '#8c8f94' },
    view: { yaw: 24, pitch: 22 },
    build: crate,
  }),
  subject({
    name: 'barrel',
    family: 'object',
    words: ['wine barrel', 'oak barrel', 'wooden barrel', 'cask', 'keg', 'beer barrel'],
    size: 0.9,
    colours: { body: '#a9713e', seam: tone('body', 0.55), hoop: '#6f7378' },
    view: { yaw: 16, pitch: 12 },
    build: barrel,
  }),
  subject({
    name: 'toy wagon',
    family: 'object',
    words: ['pull wagon', 'red wagon', "children's wagon", 'pull cart'],
    size: 0.5,
    colours: { body: '#d33a2c', wheel: '#2b2d31', hub: '#f6f2ea', steel: '#c3c9d0' },
    view: { yaw: 26, pitch: 16 },
    build: toyWagon,
  }),
];
