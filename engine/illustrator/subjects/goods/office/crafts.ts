/** Things for looking closely, knitting, playing and painting. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function magnifyingGlass(): Model {
  const parts = [
    part(
      'gold',
      'metal',
      union(
        put(torus([0, 0, 0], 0.46, 0.06), [0, 1.36, 0], [90, 0, 0]),
        capsule([0, 0.9, 0], [0, 0.74, 0], 0.05),
      ),
    ),
    part('glass', 'glass', put(cylinder([0, 0, 0], 0.45, 0.03, 0.02), [0, 1.36, 0], [90, 0, 0])),
    part('body', 'wood', turned([0, 0, 0.08, 0.02, 0.1, 0.1, 0.07, 0.5, 0.08, 0.76, 0, 0.78])),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, 32] })),
    anchors: anchored({ grip: [-0.2, 0.4, 0] }),
  };
}

function yarn(): Model {
  // Wound another way on each side, as balls of wool are.
  const wound = relief(sphere([0, 0.52, 0], 0.52), 0.03, (x, py, z) => {
    const y = py - 0.52;
    const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const across = c > a && c > b ? x + y : a > b ? z - y : x - z;
    return 0.022 * Math.sin(across * 46);
  });
  return {
    parts: [
      part(
        'body',
        'cloth',
        union(wound, rod([0.4, 0.1, 0.3, 0.7, 0.04, 0.5, 0.9, 0.04, 0.2, 1.2, 0.04, 0.4], 0.03)),
      ),
      part(
        'needle',
        'wood',
        union(
          capsule([-0.7, 1.14, 0.1], [0.5, 0.2, 0.2], 0.03),
          sphere([-0.73, 1.17, 0.1], 0.07),
          capsule([0.7, 1.14, 0.06], [-0.5, 0.2, 0.16], 0.03),
          sphere([0.73, 1.17, 0.06], 0.07),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

function flute(): Model {
  const along = (s: ReturnType<typeof sphere>) => put(s, [0, 0.2, 0], [0, 0, -78]);
  return {
    parts: [
      part(
        'body',
        'metal',
        along(
          union(
            cylinder([0, 0, 0], 0.065, 1.2, 0.02),
            cylinder([0, 0.72, 0], 0.078, 0.05, 0.01),
            cylinder([0, -0.8, 0], 0.078, 0.04, 0.01),
            put(box([0, 0, 0], [0.05, 0.11, 0.09], 0.03), [0, 0.94, 0.06]),
          ),
        ),
      ),
      part(
        'keyMetal',
        'metal',
        along(
          union(
            many(9, (i) =>
              put(cylinder([0, 0, 0], 0.055, 0.02, 0.01), [0, 0.5 - 0.15 * i, 0.075], [90, 0, 0]),
            ),
            capsule([0.05, 0.56, 0.07], [0.05, -0.76, 0.07], 0.012),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0] }),
  };
}

function paintBucket(): Model {
  return {
    parts: [
      part(
        'steel',
        'metal',
        union(
          vessel([0, 0, 0.46, 0, 0.48, 0.03, 0.5, 0.86], 0.05, { steps: 1, floor: 0.06 }),
          rod([-0.5, 0.7, 0, -0.5, 1.0, 0.2, 0, 1.22, 0.3, 0.5, 1.0, 0.2, 0.5, 0.7, 0], 0.018, 6),
        ),
      ),
      part(
        'body',
        'liquid',
        union(
          frustum([0, 0.76, 0], 0.04, 0.46, 0.46),
          many(
            7,
            (i) =>
              capsule(
                [0.505 * Math.sin(i * 0.5 - 1.2), 0.86, 0.505 * Math.cos(i * 0.5 - 1.2)],
                [
                  0.52 * Math.sin(i * 0.5 - 1.2),
                  0.6 - 0.16 * Math.sin(i * 2.1),
                  0.52 * Math.cos(i * 0.5 - 1.2),
                ],
                0.055,
              ),
            0.05,
          ),
        ),
      ),
      part('label', 'matte', cylinder([0, 0.36, 0], 0.5, 0.16), [
        paint(
          'body',
          pattern((x, y, z) => (z < 0 ? 1 : Math.max(Math.abs(x) - 0.2, Math.abs(y - 0.36) - 0.08))),
          0.005,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1.2, 0.3], top: 0.86, inside: 0.8, opening: 0.42 }),
  };
}

export const CRAFTS = [
  subject({
    name: 'magnifying glass',
    family: 'object',
    words: ['magnifier', 'loupe'],
    size: 0.22,
    colours: { body: '#6a3f22', gold: '#d2a648', glass: '#d6e8f0' },
    view: { yaw: 14, pitch: 8 },
    build: magnifyingGlass,
  }),
  subject({
    name: 'yarn',
    label: 'ball of yarn',
    family: 'object',
    words: ['ball of yarn', 'ball of wool', 'knitting needle', 'wool', 'skein', 'knitting wool'],
    size: 0.14,
    colours: { body: '#c2607a', needle: '#c99a5c' },
    view: { yaw: 12, pitch: 16 },
    build: yarn,
  }),
  subject({
    name: 'flute',
    family: 'object',
    words: ['recorder', 'piccolo'],
    size: 0.1,
    colours: { body: '#c9cfd6', keyMetal: '#e6d49a' },
    view: { yaw: 16, pitch: 16 },
    build: flute,
  }),
  subject({
    name: 'paint bucket',
    family: 'object',
    words: ['bucket of paint', 'paint can', 'tin of paint', 'pot of paint'],
    size: 0.28,
    colours: { body: '#2f86c4', steel: '#bfc6cd', label: '#f6f3ec' },
    view: { yaw: 14, pitch: 18 },
    build: paintBucket,
  }),
];
