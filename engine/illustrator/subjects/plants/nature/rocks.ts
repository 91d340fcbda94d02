/** Stone and earth on which other things stand: rocks, cliffs, islands, with room on top. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { unit } from '#engine/sculpt/shapes/vector.ts';
import { many, put, ring, rod, turned } from '../../forms/forms.ts';
import { blotches, rough } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

/** Layers of stone, as paint. */
const strata = pattern(
  (x, y, z) => 0.02 - 0.05 * Math.abs(Math.sin(y * 9 + 2.5 * noise(x * 2, y * 2, z * 2))),
);

/** The upper half of a round mass, cut by many planes as broken stone is. */
function boulder(seed: number, radii: readonly [number, number, number], cuts = 12): Shape {
  const whole = ellipsoid([0, 0, 0], radii);
  const random = seeded(seed);
  const planes = Array.from({ length: cuts }, (_, i) => {
    const [a, h] = [i * 2.39996 + random() * 0.6, random() * 1.5];
    const n = unit([Math.cos(a) / radii[0], h / radii[1], Math.sin(a) / radii[2]]);
    // The plane that touches the round mass, moved inwards.
    const reach = Math.hypot(n[0] * radii[0], n[1] * radii[1], n[2] * radii[2]);
    return [...n, reach * (0.7 + 0.24 * random())] as const;
  });
  return shape(
    (x, y, z) => {
      let d = -1e3;
      for (const [a, b, c, o] of planes) d = Math.max(d, a * x + b * y + c * z - o);
      return Math.max(d, whole.distance(x, y, z), -y);
    },
    [whole.lo[0], 0, whole.lo[2]],
    whole.hi,
    whole.thin,
  );
}

const ROCK = subject({
  name: 'rock',
  family: 'plant',
  words: ['boulder', 'stone', 'big rock', 'pebble'],
  size: 1,
  colours: { body: '#8f8a84', light: tone('body', 1.16), moss: '#7f9a5a' },
  view: { yaw: 20, pitch: 12 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        rough(
          union(
            keep(0.04, boulder(3, [1.2, 1.35, 1.0], 14), box([0, 0, 0], [2, 0.92, 2])),
            put(boulder(5, [0.5, 0.5, 0.46]), [0.98, 0, 0.4]),
            put(boulder(8, [0.34, 0.32, 0.32]), [-0.96, 0, 0.6]),
          ),
          0.03,
          5,
        ),
        [
          paint('light', blotches(4, 0.6), 0.06),
          paint(
            'moss',
            pattern((x, y, z) => 0.88 - y + 0.3 * (noise(x * 4, y, z * 4) - 0.4)),
            0.04,
          ),
        ],
      ),
    ],
    anchors: { top: { at: [0, 0.93, 0], room: 0.55 }, seat: { at: [0, 0.93, 0.3] } },
  }),
});

const CLIFF = subject({
  name: 'cliff',
  family: 'plant',
  words: ['rock cliff', 'sea cliff', 'bluff', 'crag'],
  size: 14,
  colours: { body: '#9a8f82', dark: tone('body', 0.8), grass: '#6fae4e', foam: '#f4fbfd' },
  home: 'ocean',
  view: { yaw: 24, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        rough(
          blend(
            0.12,
            put(cylinder([0, 0.7, 0], 0.98, 0.7, 0.1), [0, 0, 0]),
            box([-0.5, 0.5, 0.4], [0.5, 0.52, 0.5], 0.1),
            box([0.66, 0.36, 0.4], [0.4, 0.38, 0.42], 0.1),
            box([-0.3, 0.24, 0.86], [0.34, 0.26, 0.22], 0.08),
            box([0.2, 0.6, 0.6], [0.34, 0.62, 0.4], 0.08),
          ),
          0.16,
          2.6,
        ),
        [paint('dark', strata, 0.03)],
      ),
      part(
        'grass',
        'fur',
        rough(
          blend(0.06, cylinder([0, 1.4, 0], 1.0, 0.09, 0.08), cylinder([0.2, 1.36, 0.5], 0.5, 0.08, 0.07)),
          0.05,
          6,
        ),
      ),
      part(
        'foam',
        'matte',
        blend(
          0.1,
          ring(
            22,
            (a, i) =>
              ellipsoid(
                [1.14 * Math.cos(a) * (1 + (i % 3) * 0.05), 0.03, 0.16 + 1.18 * Math.sin(a)],
                [0.22, 0.07 + (i % 2) * 0.03, 0.2],
              ),
            0.1,
          ),
        ),
      ),
    ],
    anchors: { top: { at: [0, 1.49, 0], room: 0.8 }, seat: { at: [0.2, 1.46, 0.9] } },
  }),
});

const FLOATING_ISLAND = subject({
  name: 'floating island',
  family: 'plant',
  words: ['sky island', 'flying island'],
  size: 10,
  airborne: true,
  colours: {
    body: '#8f7a66',
    dark: tone('body', 0.78),
    grass: '#7abf52',
    grassDark: tone('grass', 0.85),
    soil: '#6b4a34',
    leaf: '#5fa64b',
    flower: '#f7d24a',
  },
  home: 'sky',
  view: { yaw: 20, pitch: 12 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        rough(
          blend(
            0.1,
            turned([0, -1.3, 0.12, -1.1, 0.34, -0.7, 0.7, -0.3, 1.06, 0.02, 0, 0.04], { steps: 4 }),
            put(frustum([0, 0, 0], 0.36, 0.06, 0.3, 0.05), [0.56, -0.3, 0.1]),
            put(frustum([0, 0, 0], 0.42, 0.05, 0.32, 0.05), [-0.5, -0.4, 0.16]),
            put(frustum([0, 0, 0], 0.3, 0.05, 0.26, 0.05), [0.1, -0.5, 0.5]),
          ),
          0.14,
          3,
        ),
        [
          paint('dark', strata, 0.03),
          paint(
            'soil',
            pattern((_x, y) => -0.06 - y),
            0.03,
          ),
        ],
      ),
      part(
        'grass',
        'fur',
        rough(
          blend(
            0.06,
            turned([1.0, -0.06, 1.14, 0.0, 1.1, 0.1, 0.6, 0.17, 0, 0.18], { steps: 4 }),
            ring(16, (a, i) =>
              ellipsoid(
                [1.08 * Math.cos(a), -0.04 - (i % 3) * 0.04, 1.08 * Math.sin(a)],
                [0.1, 0.14 + (i % 2) * 0.06, 0.1],
              ),
            ),
          ),
          0.04,
          8,
        ),
        [paint('grassDark', blotches(5, 0.55), 0.05)],
      ),
      part(
        'leaf',
        'fur',
        union(
          ring(7, (a, i) =>
            sphere(
              [
                (0.86 + (i % 2) * 0.08) * Math.cos(a + 2.4),
                0.18,
                (0.86 + (i % 2) * 0.08) * Math.sin(a + 2.4),
              ],
              0.1 + (i % 3) * 0.02,
            ),
          ),
        ),
      ),
      part(
        'flower',
        'matte',
        many(9, (i) => sphere([0.85 * Math.cos(i * 0.7 + 0.2), 0.19, 0.85 * Math.sin(i * 0.7 + 0.2)], 0.028)),
      ),
    ],
    anchors: { top: { at: [0, 0.19, 0], room: 0.75 }, seat: { at: [0, 0.16, 0.9] } },
  }),
});

const WATERFALL = subject({
  name: 'waterfall',
  family: 'plant',
  words: ['water fall', 'cascade'],
  size: 12,
  colours: {
    body: '#7f7a74',
    dark: tone('body', 0.78),
    grass: '#6fae4e',
    water: '#eef8fc',
    line: '#b5dcec',
    pool: '#4fa8c8',
    foam: '#ffffff',
  },
  view: { yaw: 10, pitch: 12 },
  build: () => {
    const streak = pattern((x, y) => 0.014 - 0.03 * Math.abs(Math.sin(x * 22 + Math.sin(y * 2.4))));
    return {
      parts: [
        part(
          'body',
          'matte',
          rough(
            blend(
              0.1,
              box([0, 1.0, -0.5], [1.3, 1.0, 0.4], 0.1),
              box([-0.94, 0.8, -0.1], [0.4, 0.82, 0.42], 0.1),
              box([0.94, 0.9, -0.14], [0.38, 0.92, 0.38], 0.1),
              box([-1.1, 0.34, 0.4], [0.3, 0.36, 0.34], 0.1),
              box([1.12, 0.3, 0.36], [0.3, 0.32, 0.34], 0.1),
              ring(13, (a, i) =>
                ellipsoid(
                  [1.2 * Math.cos(a), 0.06, 0.62 + 0.66 * Math.sin(a)],
                  [0.2 + (i % 3) * 0.03, 0.15, 0.18],
                ),
              ),
            ),
            0.14,
            2.8,
          ),
          [paint('dark', strata, 0.03)],
        ),
        part(
          'grass',
          'fur',
          rough(
            union(
              box([-0.9, 1.98, -0.5], [0.46, 0.1, 0.44], 0.08),
              box([0.9, 2.0, -0.5], [0.46, 0.1, 0.44], 0.08),
              mirror(sphere([0.9, 2.2, -0.4], 0.24)),
              sphere([-1.16, 2.1, -0.4], 0.2),
              sphere([1.2, 0.66, 0.34], 0.16),
              sphere([-1.1, 0.76, 0.36], 0.18),
            ),
            0.06,
            7,
          ),
        ),
        part(
          'water',
          'glossy',
          blend(
            0.04,
            many(5, (i) =>
              rod(
                [
                  -0.4 + i * 0.2,
                  2.0,
                  -0.5,
                  -0.41 + i * 0.205,
                  2.02,
                  -0.16,
                  -0.43 + i * 0.215,
                  1.8,
                  0.02,
                  -0.46 + i * 0.23,
                  0.16,
                  0.1,
                ],
                [0.13, 0.13, 0.13, 0.15],
                3,
              ),
            ),
          ),
          [paint('line', streak, 0.008)],
        ),
        part('pool', 'liquid', put(cylinder([0, 0, 0], 1.12, 0.06, 0.03), [0, 0.08, 0.6])),
        part(
          'foam',
          'matte',
          blend(
            0.06,
            many(12, (i) =>
              sphere([-0.6 + i * 0.11, 0.14, 0.2 + ((i * 5) % 4) * 0.06], 0.1 + (i % 3) * 0.03),
            ),
          ),
        ),
      ],
      anchors: { top: { at: [0.9, 2.1, -0.4], room: 0.3 }, inside: { at: [0, 0.14, 0.9], room: 0.4 } },
    };
  },
});

const VOLCANO = subject({
  name: 'volcano',
  family: 'plant',
  words: ['erupting volcano', 'vesuvius', 'mount fuji'],
  size: 900,
  colours: {
    body: '#6b5548',
    dark: tone('body', 0.72),
    lava: '#ff5a1a',
    hot: '#ffd24a',
    smoke: '#7d7470',
    grass: '#6f9a52',
  },
  view: { yaw: 16, pitch: 10 },
  build: () => {
    const flow = (a: number, k: number) =>
      rod(
        [
          0.2 * Math.cos(a),
          1.24,
          0.2 * Math.sin(a),
          0.44 * Math.cos(a + 0.1),
          0.9,
          0.44 * Math.sin(a + 0.1),
          0.66 * Math.cos(a - 0.1),
          0.56,
          0.66 * Math.sin(a - 0.1),
          k * Math.cos(a),
          1.0 - k * 0.8,
          k * Math.sin(a),
        ],
        [0.12, 0.1, 0.09, 0.06],
      );
    return {
      parts: [
        part(
          'body',
          'matte',
          rough(
            turned([1.5, 0, 1.1, 0.22, 0.7, 0.62, 0.4, 1.1, 0.3, 1.3, 0.2, 1.3, 0.14, 1.16, 0, 1.14]),
            0.1,
            4,
          ),
          [
            paint('dark', blotches(5, 0.55), 0.04),
            paint(
              'grass',
              pattern((x, y, z) => y - 0.16 - 0.2 * noise(x * 4, y, z * 4)),
              0.05,
            ),
          ],
        ),
        part(
          'lava',
          'glow',
          union(
            blend(0.05, flow(1.4, 0.9), flow(2.2, 0.8), flow(0.6, 0.84), flow(4, 0.8)),
            cylinder([0, 1.24, 0], 0.22, 0.03),
          ),
          [
            paint(
              'hot',
              pattern((x, y, z) => 0.56 - noise(x * 9, y * 9, z * 9)),
              0.1,
              'glow',
            ),
          ],
        ),
        part(
          'lava',
          'glow',
          union(
            blend(0.05, turned([0.16, 1.2, 0.12, 1.44, 0.05, 1.66, 0, 1.7])),
            many(10, (i) =>
              sphere(
                [
                  0.28 * Math.cos(i * 2.4) * (0.6 + (i % 3) * 0.3),
                  1.5 + (i % 5) * 0.1,
                  0.28 * Math.sin(i * 2.4),
                ],
                0.03,
              ),
            ),
          ),
        ),
        part(
          'smoke',
          'matte',
          rough(
            blend(
              0.12,
              ...[
                [0, 1.86, 0, 0.2],
                [0.12, 2.06, 0, 0.27],
                [-0.06, 2.3, 0.04, 0.33],
                [0.3, 2.36, 0, 0.26],
                [-0.34, 2.42, 0, 0.24],
                [0.1, 2.6, 0, 0.3],
              ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
            ),
            0.08,
            6,
          ),
        ),
      ],
      anchors: { top: { at: [0, 1.3, 0] } },
    };
  },
});

const ICEBERG = subject({
  name: 'iceberg',
  family: 'plant',
  words: ['ice floe', 'ice berg'],
  size: 12,
  colours: { body: '#eef7fc', shade: '#a9d4ea' },
  home: 'ocean',
  view: { yaw: 20, pitch: 8 },
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        union(
          put(boulder(11, [0.9, 1.6, 0.8], 22), [-0.3, 0, 0]),
          put(boulder(7, [0.8, 0.9, 0.7], 18), [0.7, 0, 0.2]),
          put(boulder(17, [0.5, 0.7, 0.5], 16), [-1.0, 0, 0.3]),
        ),
        [
          paint(
            'shade',
            pattern((x, y, z) => y - 0.1 - 0.2 * noise(x * 3, y, z * 3)),
            0.16,
          ),
        ],
      ),
    ],
    anchors: { top: { at: [0.7, 0.72, 0.3], room: 0.3 } },
  }),
});

const CRYSTAL = subject({
  name: 'crystal',
  family: 'object',
  words: ['quartz', 'amethyst', 'gemstone', 'crystals', 'mineral'],
  size: 0.3,
  colours: { body: '#a77be0', light: tone('body', 1.45), stone: '#6f6a70' },
  view: { yaw: 20, pitch: 10 },
  build: () => {
    const prism = (h: number, r: number): Shape =>
      put(keep(0.005, turned([r * 1.2, 0, r * 1.2, h * 0.72, 0, h], { steps: 1 }), hexagon(r, h)), [0, 0, 0]);
    const at = [
      [0, 0, 0, 1.5, 0.24],
      [18, 0, 0.2, 1.0, 0.18],
      [-20, 0, -0.24, 1.15, 0.19],
      [36, 0, 0.36, 0.72, 0.14],
    ] as const;
    return {
      parts: [
        part(
          'body',
          'glass',
          union(
            ...at.map(([tilt, z, x, h, r]) => put(prism(h, r), [x, 0.1, z + 0.05], [0, 0, -tilt])),
            put(prism(0.8, 0.16), [0.08, 0.1, 0.26], [28, 0, -8]),
            put(prism(0.56, 0.13), [-0.16, 0.1, 0.3], [34, 0, 14]),
          ),
          [
            paint(
              'light',
              pattern((x, y, z) => 0.9 - y - 0.5 * noise(x * 5, y * 2, z * 5)),
              0.3,
            ),
          ],
        ),
        part('stone', 'matte', rough(ellipsoid([0, 0.08, 0], [0.66, 0.2, 0.5]), 0.08, 5)),
      ],
      anchors: { top: { at: [0, 1.6, 0] }, grip: { at: [0, 0.1, 0] } },
    };
  },
});

const hexagon = (r: number, h: number): Shape =>
  [0, 60, 120]
    .map((turn) => put(box([0, h / 2, 0], [r, h, r * 2]), [0, 0, 0], [0, turn, 0]))
    .reduce((a, b) => keep(0.005, a, b));

export const ROCKS = [ROCK, CLIFF, FLOATING_ISLAND, WATERFALL, VOLCANO, ICEBERG, CRYSTAL];
