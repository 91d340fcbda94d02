/** Cauldron, potion, lamp and carpet of fairy tales. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, many, put, ring, rod, spread, turned, vessel } from '../../forms/forms.ts';
import { edge, onTop, rect } from '../../forms/print.ts';
import { subject, tone } from '../../subject.ts';

function cauldron(): Model {
  const side = [0, 0.2, 0.3, 0.22, 0.7, 0.5, 0.78, 0.82, 0.66, 1.12, 0.62, 1.2];
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          vessel(side, 0.08),
          torus([0, 1.2, 0], 0.62, 0.07),
          ring(3, (a) =>
            capsule(
              [0.44 * Math.cos(a + 0.5), 0.34, 0.44 * Math.sin(a + 0.5)],
              [0.56 * Math.cos(a + 0.5), 0.05, 0.56 * Math.sin(a + 0.5)],
              0.09,
              0.06,
            ),
          ),
          mirror(put(torus([0, 0, 0], 0.15, 0.035), [0.84, 0.92, 0], [90, 0, 0])),
        ),
      ),
      part(
        'brew',
        'glow',
        blend(
          0.04,
          cylinder([0, 1.08, 0], 0.58, 0.05, 0.02),
          many(10, (i) => {
            const [x, z] = spread(i, 10, 0.48);
            return sphere([x, 1.13 + 0.03 * (i % 3), z], 0.08 + 0.04 * (i % 3));
          }),
        ),
      ),
      part(
        'brew',
        'glow',
        union(
          sphere([0.1, 1.44, 0.1], 0.07),
          sphere([-0.16, 1.6, 0], 0.05),
          sphere([0.04, 1.76, -0.05], 0.035),
        ),
      ),
    ],
    anchors: anchored({ grip: [0.84, 0.9, 0], top: 1.2, inside: 1.1, opening: 0.55 }),
  };
}

function potion(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        turned([0, 0, 0.3, 0, 0.46, 0.1, 0.54, 0.36, 0.42, 0.64, 0.2, 0.8, 0.14, 0.9, 0.14, 1.1, 0, 1.1]),
        [
          paint(
            'glass',
            pattern((x, y) => 0.62 - y + 0.04 * Math.sin(x * 9)),
            0.01,
          ),
          paint(
            'glow',
            union(
              sphere([-0.2, 0.36, 0.42], 0.1),
              sphere([0.16, 0.5, 0.4], 0.06),
              sphere([0.2, 0.24, 0.42], 0.07),
            ),
            0.02,
          ),
        ],
      ),
      part('glass', 'glossy', torus([0, 1.1, 0], 0.15, 0.045)),
      part('cork', 'crust', cylinder([0, 1.2, 0], 0.12, 0.12, 0.03)),
      part(
        'tag',
        'matte',
        put(
          cut([-0.14, 0, 0.14, 0, 0.14, 0.3, 0, 0.38, -0.14, 0.3], 0.02, 0.01, 1),
          [0.26, 0.5, 0.42],
          [-6, 26, 12],
        ),
        [
          paint(
            'cork',
            pattern((x, y) => Math.hypot(x - 0.2, y - 0.66) - 0.05),
            0.005,
          ),
        ],
      ),
      part(
        'string',
        'matte',
        union(
          torus([0, 0.92, 0], 0.15, 0.025),
          rod([0.1, 0.92, 0.12, 0.18, 0.86, 0.36, 0.2, 0.84, 0.42], 0.014),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.3 }),
  };
}

function genieLamp(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        blend(
          0.05,
          turned([0, 0, 0.34, 0, 0.36, 0.05, 0.16, 0.14, 0.14, 0.22, 0, 0.24]),
          stretch(turned([0, 0.2, 0.24, 0.24, 0.5, 0.46, 0.46, 0.66, 0.24, 0.8, 0, 0.8]), [1.2, 1, 1]),
          rod([0.5, 0.5, 0, 0.86, 0.56, 0, 1.08, 0.76, 0, 1.3, 0.84, 0], [0.22, 0.15, 0.1, 0.085]),
          rod([-0.5, 0.7, 0, -0.8, 0.86, 0, -1.0, 0.66, 0, -0.8, 0.42, 0, -0.5, 0.46, 0], 0.05, 5),
        ),
      ),
      part(
        'body',
        'metal',
        turned([0, 0.78, 0.28, 0.8, 0.24, 0.88, 0.1, 0.96, 0.06, 1.02, 0.1, 1.1, 0, 1.16]),
      ),
      part(
        'gem',
        'glossy',
        union(
          mirror(sphere([0.24, 0.52, 0.46], 0.06)),
          sphere([0, 0.52, 0.5], 0.08),
          sphere([0, 1.18, 0], 0.06),
        ),
      ),
      part(
        'smoke',
        'matte',
        rod(
          [1.32, 0.9, 0, 1.4, 1.16, 0.04, 1.2, 1.4, 0, 1.36, 1.68, 0, 1.2, 1.94, 0],
          [0.04, 0.09, 0.13, 0.12, 0.03],
          5,
        ),
      ),
    ],
    anchors: anchored({ grip: [-0.9, 0.6, 0] }),
  };
}

function magicCarpet(): Model {
  const wave = (x: number, z: number): number => 0.12 * Math.sin(x * 2.6 + 0.6) + 0.05 * Math.sin(z * 3);
  const flat = box([0, 0, 0], [1.3, 0.045, 0.76], 0.03);
  const flying: typeof flat = {
    ...flat,
    lo: [-1.32, -0.25, -0.78],
    hi: [1.32, 0.25, 0.78],
    distance: (x, y, z) => 0.85 * flat.distance(x, y - wave(x, z), z),
  };
  return {
    parts: [
      part('body', 'cloth', put(flying, [0, 0.3, 0]), [
        paint('gold', onTop(edge(rect(0, 0, 1.14, 0.6), 0.05)), 0.006),
        paint('blue', onTop(edge(rect(0, 0, 0.98, 0.44), 0.06)), 0.006),
        paint(
          'gold',
          onTop((x, z) => Math.abs(x) / 0.8 + Math.abs(z) / 0.36 - 0.9),
          0.01,
        ),
        paint(
          'blue',
          onTop((x, z) => Math.abs(x) / 0.6 + Math.abs(z) / 0.27 - 0.6),
          0.01,
        ),
      ]),
      part(
        'gold',
        'cloth',
        union(
          ...[-1, 1].flatMap((s) =>
            Array.from({ length: 14 }, (_, i) => {
              const z = -0.7 + 0.108 * i;
              const y = 0.3 + wave(1.3 * s, z);
              return capsule([1.29 * s, y, z], [1.46 * s, y - 0.08, z], 0.024);
            }),
          ),
        ),
      ),
    ],
    anchors: anchored({ seat: [0, 0.38, 0], top: 0.38, room: 0.6 }),
  };
}

export const MAGIC = [
  subject({
    name: 'cauldron',
    family: 'object',
    words: ["witch's cauldron", 'magic cauldron'],
    size: 0.6,
    colours: { body: '#34373d', brew: '#6fe04a' },
    view: { yaw: 14, pitch: 16 },
    build: cauldron,
  }),
  subject({
    name: 'potion',
    label: 'potion bottle',
    family: 'object',
    words: ['potion bottle', 'magic potion', 'elixir', 'love potion'],
    size: 0.2,
    colours: {
      body: '#9a3fd0',
      glow: tone('body', 1.5),
      glass: '#d6e6ee',
      cork: '#b5824f',
      tag: '#f2e3c0',
      string: '#c9ad7a',
    },
    view: { yaw: 12, pitch: 12 },
    build: potion,
  }),
  subject({
    name: 'magic lamp',
    label: 'genie lamp',
    family: 'object',
    words: ['genie lamp', "aladdin's lamp", 'genie bottle'],
    size: 0.2,
    colours: { body: '#dba73a', gem: '#c42a3a', smoke: '#b9a6e0' },
    view: { yaw: 18, pitch: 10 },
    build: genieLamp,
  }),
  subject({
    name: 'magic carpet',
    label: 'flying carpet',
    family: 'object',
    words: ['flying carpet', 'flying rug'],
    size: 0.25,
    airborne: true,
    colours: { body: '#a3273a', gold: '#e3b54a', blue: '#27406b' },
    view: { yaw: 22, pitch: 24 },
    build: magicCarpet,
  }),
];
