/** What jewellers, florists, pet shops and bakeries hand over the counter. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, leafOf, many, put, ring, rod, spray } from '../../forms/forms.ts';
import { roseHead } from '../../plants/heads.ts';
import { subject } from '../../subject.ts';

function foodBag(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        relief(
          blend(0.06, box([0, 0.72, 0], [0.5, 0.68, 0.26], 0.14), box([0, 1.42, 0], [0.5, 0.1, 0.07], 0.04)),
          0.02,
          (x, y, z) => 0.03 * noise(x * 3, y * 3, z * 3) - 0.01,
        ),
        [
          paint(
            'paper',
            pattern((x, y, z) => (z < 0 ? 1 : Math.hypot(x, (y - 0.72) * 0.9) - 0.36)),
            0.01,
          ),
          paint(
            'trim',
            pattern((_x, y) => 1.3 - y),
            0.01,
          ),
          paint(
            'paw',
            pattern((x, y, z) =>
              z < 0
                ? 1
                : Math.min(
                    Math.hypot(x, (y - 0.62) * 1.2) - 0.14,
                    ...[-0.18, -0.06, 0.06, 0.18].map(
                      (a) => Math.hypot(x - a, y - 0.84 + Math.abs(a) * 0.4) - 0.055,
                    ),
                  ),
            ),
            0.01,
          ),
        ],
      ),
      part(
        'kibble',
        'matte',
        many(14, (i) =>
          ellipsoid(
            [0.5 + 0.26 * Math.sin(i * 2.1), 0.05, 0.4 + 0.2 * Math.cos(i * 1.7)],
            [0.06, 0.045, 0.06],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.7, 0.2], top: 1.5 }),
  };
}

function petBed(): Model {
  return {
    parts: [
      part(
        'body',
        'cloth',
        blend(
          0.06,
          ring(
            14,
            (a) =>
              capsule(
                [0.78 * Math.cos(a - 0.24), 0.26, 0.62 * Math.sin(a - 0.24)],
                [0.78 * Math.cos(a + 0.24), 0.26, 0.62 * Math.sin(a + 0.24)],
                0.24,
              ),
            0.04,
          ),
        ),
      ),
      part(
        'cushion',
        'cloth',
        relief(
          ellipsoid([0, 0.14, 0], [0.76, 0.14, 0.6]),
          0.02,
          (x, y, z) => 0.03 * noise(x * 6, y * 6, z * 6) - 0.015,
        ),
      ),
    ],
    anchors: anchored({ top: 0.26, room: 0.5, seat: [0, 0.24, 0] }),
  };
}

function gingerbreadHouse(): Model {
  const wall = union(
    box([0, 0.34, 0], [0.56, 0.34, 0.44], 0.02),
    put(cut([-0.44, 0, 0.44, 0, 0, 0.46], 0.54, 0.01, 1), [0, 0.66, 0], [0, 90, 0]),
  );
  const slope = (s: number): Shape =>
    put(box([0, 0, 0.3], [0.7, 0.045, 0.38], 0.02), [0, 1.16, 0], [s > 0 ? 45 : 135, 0, 0]);
  return {
    parts: [
      part('body', 'crust', wall),
      part('body', 'crust', union(slope(1), slope(-1)), [
        paint(
          'icing',
          pattern(
            (x, y, z) =>
              Math.abs(
                (Math.abs(z) + 0.06 * Math.sin(x * 22)) * 6 -
                  Math.round((Math.abs(z) + 0.06 * Math.sin(x * 22)) * 6),
              ) /
                6 -
              0.018 +
              (y < 0.6 ? 1 : 0),
          ),
          0.006,
        ),
      ]),
      part(
        'icing',
        'matte',
        blend(
          0.03,
          ...Array.from({ length: 15 }, (_, i) => sphere([-0.7 + 0.1 * i, 1.2, 0], 0.07)),
          ...Array.from({ length: 13 }, (_, i) =>
            ellipsoid([-0.68 + 0.113 * i, 0.64 - 0.03 * (i % 2), 0.56], [0.06, 0.09, 0.05]),
          ),
        ),
      ),
      part('door', 'matte', box([0, 0.2, 0.45], [0.13, 0.2, 0.02], 0.02)),
      part(
        'icing',
        'matte',
        union(...[-0.34, 0.34].map((x) => box([x, 0.38, 0.45], [0.12, 0.12, 0.02], 0.02))),
      ),
      part(
        'window',
        'glow',
        union(...[-0.34, 0.34].map((x) => box([x, 0.38, 0.465], [0.09, 0.09, 0.015], 0.01))),
      ),
      part(
        'red',
        'glossy',
        union(...Array.from({ length: 7 }, (_, i) => sphere([-0.6 + 0.2 * i, 0.98, 0.3], 0.05))),
      ),
      part(
        'green',
        'glossy',
        union(...Array.from({ length: 6 }, (_, i) => sphere([-0.5 + 0.2 * i, 0.82, 0.46], 0.05))),
      ),
      part(
        'cane',
        'glossy',
        mirror(rod([0.62, 0, 0.5, 0.62, 0.46, 0.5, 0.66, 0.6, 0.5, 0.78, 0.6, 0.5, 0.8, 0.5, 0.5], 0.04, 5)),
        [
          paint(
            'red',
            pattern((x, y, z) => 0.03 * Math.sin(y * 42 + Math.atan2(x - 0.62, z) * 2)),
            0.006,
          ),
        ],
      ),
      part(
        'icing',
        'matte',
        relief(
          cylinder([0, 0.015, 0.06], 0.98, 0.02, 0.01),
          0.02,
          (x, _y, z) => 0.02 * noise(x * 6, 0, z * 6),
        ),
      ),
    ],
    anchors: anchored({ top: 1.2 }),
  };
}

function flowerArch(): Model {
  const along = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    if (t < 0.32) return [-1.5, 2.0 * (t / 0.32)] as const;
    if (t > 0.68) return [1.5, 2.0 * ((1 - t) / 0.32)] as const;
    const a = Math.PI * (1 - (t - 0.32) / 0.36);
    return [1.5 * Math.cos(a), 2.0 + 1.0 * Math.sin(a)] as const;
  });
  const some = (k: number): Shape =>
    union(
      ...along.flatMap(([x, y], i) =>
        i % 3 === k && (i < 9 || i > 12)
          ? [
              put(
                roseHead(0.2 - 0.02 * (i % 4)),
                [x + 0.09 * Math.sin(i * 5), y + 0.06, 0.16 + 0.06 * Math.cos(i * 3)],
                [72, 0, 20 * Math.sin(i)],
              ),
            ]
          : [],
      ),
    );
  return {
    parts: [
      part(
        'frame',
        'wood',
        rod(
          along.flatMap(([x, y]) => [x, y, 0]),
          0.055,
          1,
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...along.flatMap(([x, y], i) =>
            [0, 1].map((k) =>
              spray(leafOf(0.42, 0.26, 0.04, -0.3), [x, y, 0.04], i * 2.4 + k * 3, 20 - 30 * k),
            ),
          ),
        ),
      ),
      part('body', 'matte', some(0), [
        paint(
          'petal',
          pattern((x, y, z) => 0.44 - noise(x * 9, y * 9, z * 9)),
          0.2,
        ),
      ]),
      part('white', 'matte', some(1)),
      part('petal', 'matte', some(2)),
    ],
    anchors: anchored({ top: 3 }),
  };
}

export const GIFTS = [
  subject({
    name: 'pet food',
    label: 'bag of pet food',
    family: 'object',
    words: [
      'dog food',
      'cat food',
      'bag of dog food',
      'bag of cat food',
      'bag of pet food',
      'dog treats',
      'kibble',
      'dog treat',
    ],
    size: 0.4,
    colours: { body: '#2f8f6b', trim: '#f2c230', paper: '#f6f1e4', paw: '#5a3a22', kibble: '#8a5a32' },
    view: { yaw: 16, pitch: 12 },
    build: foodBag,
  }),
  subject({
    name: 'pet bed',
    label: 'pet bed',
    family: 'object',
    words: ['dog bed', 'cat bed', 'dog basket', 'cat basket'],
    size: 0.24,
    colours: { body: '#8f9aa6', cushion: '#efe7da' },
    view: { yaw: 14, pitch: 26 },
    build: petBed,
  }),
  subject({
    name: 'gingerbread house',
    family: 'food',
    words: ['ginger bread house', 'candy house'],
    size: 0.24,
    colours: {
      body: '#a8662f',
      icing: '#fffaf2',
      door: '#6d3a18',
      window: '#ffd98a',
      red: '#d7263d',
      green: '#3f9a45',
      cane: '#fff7f2',
    },
    view: { yaw: 26, pitch: 14 },
    build: gingerbreadHouse,
  }),
  subject({
    name: 'flower arch',
    family: 'plant',
    words: ['wedding arch', 'floral arch', 'arch of flowers', 'flower gate', 'rose arch', 'archway', 'arch'],
    size: 2.6,
    colours: { frame: '#e8ddcb', leaf: '#5b8f4c', body: '#f3b7c4', petal: '#e58aa2', white: '#fdf8f1' },
    view: { yaw: 6, pitch: 6 },
    build: flowerArch,
  }),
];
