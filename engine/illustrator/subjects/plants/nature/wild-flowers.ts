/** Lavender, daisy, lotus and orchid: flowers that are asked for by name. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { leafOf, many, put, ring, rod, spray, turned } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { blades, VIEW } from './meadow.ts';

const LAVENDER = subject({
  name: 'lavender',
  family: 'plant',
  words: ['lavender flower', 'heather', 'lilac', 'hyacinth'],
  size: 0.6,
  colours: { body: '#8a6cc9', light: tone('body', 1.3), leaf: '#7f9a6b' },
  home: 'meadow',
  view: VIEW,
  build: ({ seed }) => {
    const random = seeded(seed + 5);
    const stems = Array.from({ length: 9 }, (_, i) => {
      const [a, out] = [i * 2.39996, 0.08 + 0.5 * Math.sqrt(i / 9)];
      return [out * Math.cos(a), 0.86 + random() * 0.3 - out * 0.3, out * Math.sin(a)] as const;
    });
    return {
      parts: [
        part(
          'leaf',
          'matte',
          union(
            ...stems.map(([x, y, z]) =>
              rod([x * 0.3, 0, z * 0.3, x * 0.6, y * 0.6, z * 0.6, x, y, z], 0.016),
            ),
            blades(10, seed, 0.4, 0.03),
          ),
        ),
        part(
          'body',
          'matte',
          union(
            ...stems.map(([x, y, z]) =>
              many(6, (i) =>
                ellipsoid(
                  [x * (1 + i * 0.03), y + i * 0.055, z * (1 + i * 0.03)],
                  [0.066 - i * 0.006, 0.036, 0.066 - i * 0.006],
                ),
              ),
            ),
          ),
          [
            paint(
              'light',
              pattern((_x, y) => 1.2 - y),
              0.2,
            ),
          ],
        ),
      ],
      anchors: { top: { at: [0, 1.2, 0] }, grip: { at: [0, 0.3, 0] } },
    };
  },
});

/** Petals lying around +y, from an inner radius. */
const petals = (
  count: number,
  long: number,
  wide: number,
  tilt: number,
  at: readonly [number, number, number],
): Shape =>
  ring(count, (a) =>
    spray(
      leafOf(long, wide, 0.06, -0.12),
      [at[0] + 0.08 * Math.cos(a), at[1], at[2] + 0.08 * Math.sin(a)],
      a,
      tilt,
    ),
  );

const DAISY = subject({
  name: 'daisy',
  family: 'plant',
  words: ['chamomile', 'marguerite', 'wildflower'],
  size: 0.35,
  colours: { body: '#fdfbf5', centre: '#f5be2a', leaf: '#5fa64b' },
  home: 'meadow',
  view: { yaw: 16, pitch: 24 },
  build: () => {
    const heads = [
      [0, 1.1, 0, 1],
      [0.44, 0.84, 0.16, 0.8],
      [-0.42, 0.92, 0.1, 0.86],
    ] as const;
    return {
      parts: [
        part(
          'leaf',
          'matte',
          union(
            ...heads.map(([x, y, z]) =>
              rod([x * 0.1, 0, z * 0.1, x * 0.5, y * 0.5, z * 0.5, x, y, z], 0.026),
            ),
            ...[0.4, 2.2, 4].map((a) => spray(leafOf(0.44, 0.2, 0.05, -0.3), [0, 0.06, 0], a, 40)),
          ),
        ),
        part(
          'body',
          'matte',
          union(
            ...heads.map(([x, y, z, k]) =>
              put(petals(14, 0.3, 0.17, 8, [0, 0, 0]), [x, y, z], [34, 0, 0], k),
            ),
          ),
        ),
        part(
          'centre',
          'fur',
          union(
            ...heads.map(([x, y, z, k]) =>
              put(ellipsoid([0, 0.02, 0], [0.12, 0.08, 0.12]), [x, y, z], [34, 0, 0], k),
            ),
          ),
        ),
      ],
      anchors: { top: { at: [0, 1.16, 0] }, grip: { at: [0, 0.3, 0] }, mouth: { at: [0, 1.14, 0.06] } },
    };
  },
});

const LOTUS = subject({
  name: 'lotus',
  family: 'plant',
  words: ['water lily', 'pond lily', 'lily pad', 'lotus flower', 'waterlily'],
  size: 0.3,
  colours: { body: '#f29ab5', light: '#fde3ea', centre: '#f5c93a', leaf: '#5a9a54' },
  home: 'lake',
  view: { yaw: 14, pitch: 20 },
  build: () => lotus(),
});

function lotus(): Model {
  return {
    parts: [
      part(
        'leaf',
        'glossy',
        union(
          ...[
            [0, 0, 0.66],
            [0.98, 0.46, 0.4],
            [-0.94, 0.36, 0.36],
          ].map(([x, z, r]) => drum([x!, 0.03, z!], r!, 0.025, 'y', 0.02)),
        ),
      ),
      part(
        'body',
        'matte',
        union(
          petals(10, 0.72, 0.2, 26, [0, 0.06, 0]),
          put(petals(8, 0.66, 0.2, 50, [0, 0.08, 0]), [0, 0, 0], [0, 20, 0]),
          put(petals(6, 0.54, 0.2, 70, [0, 0.1, 0]), [0, 0, 0], [0, 8, 0]),
        ),
        [
          paint(
            'light',
            pattern((x, y, z) => Math.hypot(x, y, z) - 0.42),
            0.2,
          ),
        ],
      ),
      part('centre', 'fur', ellipsoid([0, 0.24, 0], [0.12, 0.14, 0.12])),
    ],
    anchors: { top: { at: [0, 0.5, 0] }, seat: { at: [0, 0.06, 0.6] } },
  };
}

const ORCHID = subject({
  name: 'orchid',
  family: 'plant',
  words: ['potted orchid'],
  size: 0.6,
  colours: { body: '#e79ad8', lip: '#b52f86', centre: '#f5d04a', leaf: '#4f8f4a', pot: '#f4efe6' },
  view: { yaw: 18, pitch: 8 },
  build: () => {
    const at = [
      [-0.1, 1.3, 0.1],
      [0.14, 1.5, 0.08],
      [0.4, 1.56, 0.06],
      [0.64, 1.46, 0.06],
      [0.78, 1.24, 0.1],
    ] as const;
    const bloom = union(
      ...[90, 210, 330].map((d) => put(ellipsoid([0.11, 0, 0], [0.1, 0.05, 0.02]), [0, 0, 0], [0, 0, d])),
      ...[20, 160].map((d) => put(ellipsoid([0.12, 0, 0.02], [0.12, 0.1, 0.02]), [0, 0, 0], [0, 0, d])),
    );
    return {
      parts: [
        part('pot', 'ceramic', turned([0.22, 0, 0.3, 0.34, 0.33, 0.4, 0.28, 0.4, 0, 0.38])),
        part(
          'leaf',
          'glossy',
          union(
            ...[0.2, 1.5, 3.0, 4.4].map((a) => spray(leafOf(0.56, 0.18, 0.06, -0.4), [0, 0.4, 0], a, 42)),
            rod([0, 0.4, 0, -0.12, 0.9, 0.02, 0, 1.4, 0.04, 0.4, 1.54, 0.02, 0.8, 1.2, 0.04], 0.02),
          ),
        ),
        part('body', 'matte', union(...at.map((p, i) => put(bloom, p, [0, 6, i * 8 - 10], 1.1 - i * 0.06)))),
        part(
          'lip',
          'matte',
          union(...at.map(([x, y, z]) => ellipsoid([x, y - 0.05, z + 0.05], [0.04, 0.06, 0.04]))),
        ),
        part('centre', 'matte', union(...at.map(([x, y, z]) => sphere([x, y + 0.01, z + 0.05], 0.025)))),
      ],
      anchors: { top: { at: [0.4, 1.7, 0] }, grip: { at: [0, 0.2, 0] } },
    };
  },
});

export const WILD_FLOWERS = [LAVENDER, DAISY, LOTUS, ORCHID];
