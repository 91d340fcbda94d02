/** Stone and earth on which other things stand, with room on top. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { unit } from '#engine/sculpt/shapes/vector.ts';
import { many, put, ring, turned } from '../../forms/forms.ts';
import { blotches, rough } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

/** Layers of stone, as paint. */
export const strata = pattern(
  (x, y, z) => 0.02 - 0.05 * Math.abs(Math.sin(y * 9 + 2.5 * noise(x * 2, y * 2, z * 2))),
);

/** The upper half of a round mass, cut by many planes as broken stone is. */
export function boulder(seed: number, radii: readonly [number, number, number], cuts = 12): Shape {
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

export const ROCKS = [ROCK, CLIFF, FLOATING_ISLAND];
