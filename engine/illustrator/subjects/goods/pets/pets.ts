/** Bowls, bone, cage and rope: what pets eat from, live in and play with. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { eyes } from '../../animals/face.ts';
import { anchored, many, put, rod, turned, vessel } from '../../forms/forms.ts';
import { bars, rough } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const paw = union(
  ellipsoid([0, 0.2, 0.6], [0.1, 0.075, 0.3]),
  ...[
    [-0.12, 0.3],
    [-0.045, 0.34],
    [0.045, 0.34],
    [0.12, 0.3],
  ].map(([x, y]) => ellipsoid([x!, y!, 0.6], [0.034, 0.042, 0.3])),
);

const DOG_BOWL = subject({
  name: 'dog bowl',
  family: 'object',
  words: ['pet bowl', 'food bowl', 'cat bowl'],
  size: 0.12,
  colours: { body: '#d8403a', mark: '#fdf8ee', food: '#8a5632' },
  view: { yaw: 10, pitch: 22 },
  build: () => ({
    parts: [
      part('body', 'ceramic', vessel([0.76, 0, 0.74, 0.06, 0.58, 0.4, 0.6, 0.46], 0.07, { steps: 2 }), [
        paint('mark', paw, 0.006),
      ]),
      part(
        'food',
        'crust',
        blend(
          0.01,
          ellipsoid([0, 0.36, 0], [0.5, 0.16, 0.5]),
          many(22, (i) =>
            sphere(
              [
                0.42 * Math.sqrt(i / 22) * Math.cos(i * 2.4),
                0.5 - 0.1 * (i / 22),
                0.42 * Math.sqrt(i / 22) * Math.sin(i * 2.4),
              ],
              0.075,
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ inside: 0.5, opening: 0.4, top: 0.52, room: 0.3 }),
  }),
});

const BONE = subject({
  name: 'bone',
  family: 'object',
  words: ['dog bone', 'skeleton bone'],
  size: 0.06,
  colours: { body: '#f6ead2' },
  view: { yaw: 16, pitch: 26 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        put(
          blend(
            0.08,
            capsule([-0.6, 0.16, 0], [0.6, 0.16, 0], 0.13),
            mirror(union(sphere([0.7, 0.18, 0.15], 0.19), sphere([0.7, 0.18, -0.15], 0.19))),
          ),
          [0, 0, 0],
          [0, 24, 0],
        ),
      ),
    ],
    anchors: anchored({ top: 0.3, grip: [0, 0.16, 0] }),
  }),
});

const FISH_BOWL = subject({
  name: 'fish bowl',
  family: 'object',
  words: ['fishbowl', 'aquarium', 'goldfish bowl', 'fish tank'],
  size: 0.3,
  colours: {
    body: '#f58a2b',
    fin: tone('body', 0.85),
    glass: '#cfe8f2',
    water: '#8fd0ea',
    sand: '#e6cf9a',
    weed: '#4fa05a',
  },
  view: { yaw: 12, pitch: 10 },
  build: () => ({
    parts: [
      // Only rims and the water's surface are solid: a whole ball would hide the fish.
      part(
        'glass',
        'glass',
        union(
          torus([0, 1.28, 0], 0.5, 0.035),
          put(torus([0, 0, 0], 0.78, 0.02), [0, 0.72, 0], [90, 0, 0]),
          torus([0, 0.06, 0], 0.44, 0.035),
        ),
      ),
      part('water', 'liquid', cylinder([0, 1.02, 0], 0.68, 0.012)),
      part('sand', 'matte', rough(turned([0.4, 0.04, 0.62, 0.18, 0.68, 0.28, 0, 0.3]), 0.03, 12)),
      part(
        'weed',
        'matte',
        union(
          ...[
            [-0.4, -0.1, 0.6],
            [-0.3, -0.2, 0.44],
            [0.46, -0.16, 0.5],
          ].map(([x, z, h]) =>
            rod(
              [
                x!,
                0.26,
                z!,
                x! + 0.07,
                0.26 + h! * 0.4,
                z!,
                x! - 0.04,
                0.26 + h! * 0.8,
                z!,
                x! + 0.04,
                0.3 + h!,
                z!,
              ],
              [0.05, 0.05, 0.045, 0.015],
            ),
          ),
        ),
      ),
      part(
        'body',
        'glossy',
        blend(
          0.05,
          ellipsoid([0.06, 0.66, 0.1], [0.25, 0.17, 0.12]),
          capsule([-0.14, 0.66, 0.1], [-0.26, 0.67, 0.1], 0.09, 0.04),
        ),
      ),
      part(
        'fin',
        'glossy',
        union(
          ellipsoid([-0.4, 0.76, 0.1], [0.14, 0.07, 0.025]),
          ellipsoid([-0.4, 0.57, 0.1], [0.14, 0.07, 0.025]),
          ellipsoid([0.02, 0.84, 0.1], [0.13, 0.08, 0.025]),
          put(ellipsoid([0, 0, 0], [0.07, 0.04, 0.02]), [0.04, 0.58, 0.22], [0, 0, 30]),
        ),
      ),
      ...eyes({ at: [0, 0, 0], r: 0.05, splay: 0 }).map((p) => ({
        ...p,
        shape: put(p.shape, [0.19, 0.7, 0.2]),
        ...(p.paint && { paint: p.paint.map((l) => ({ ...l, where: put(l.where, [0.19, 0.7, 0.2]) })) }),
      })),
      part(
        'glass',
        'glossy',
        union(
          ...[
            [0.32, 0.8],
            [0.36, 0.9],
            [0.34, 0.97],
          ].map(([x, y], i) => sphere([x!, y!, 0.1], 0.03 - i * 0.006)),
        ),
      ),
    ],
    anchors: anchored({ top: 1.3, inside: 0.7, opening: 0.4, grip: [0, 0.6, 0] }),
  }),
});

const BIRDCAGE = subject({
  name: 'birdcage',
  family: 'object',
  words: ['bird cage', 'cage'],
  size: 0.5,
  colours: { body: '#d8ac48', wood: '#8a5a36', bird: '#f5c93a', beak: '#f0852a', wing: tone('bird', 0.85) },
  view: { yaw: 20, pitch: 8 },
  build: () => ({
    parts: [
      part('wood', 'wood', cylinder([0, 0.06, 0], 0.6, 0.06, 0.02)),
      part(
        'body',
        'metal',
        union(
          radial(18, rod([0.54, 0.12, 0, 0.54, 0.9, 0, 0.4, 1.2, 0, 0.02, 1.36, 0], 0.016, 3)),
          torus([0, 0.14, 0], 0.54, 0.03),
          torus([0, 0.9, 0], 0.54, 0.025),
          sphere([0, 1.38, 0], 0.06),
          put(torus([0, 0, 0], 0.1, 0.025), [0, 1.54, 0], [90, 0, 0]),
        ),
      ),
      part('wood', 'wood', bars([-0.5, 0.42, 0, 0.5, 0.42, 0], 0.025)),
      part(
        'bird',
        'fur',
        blend(
          0.06,
          ellipsoid([0, 0.6, 0], [0.13, 0.15, 0.16]),
          sphere([0, 0.78, 0.08], 0.11),
          capsule([0, 0.54, -0.12], [0, 0.42, -0.3], 0.06, 0.03),
        ),
      ),
      part('wing', 'fur', mirror(ellipsoid([0.12, 0.6, -0.04], [0.04, 0.11, 0.12]))),
      part('beak', 'glossy', capsule([0, 0.77, 0.17], [0, 0.75, 0.24], 0.035, 0.008)),
      part('pupil', 'glossy', mirror(sphere([0.06, 0.81, 0.16], 0.024))),
    ],
    anchors: anchored({ top: 1.64, inside: 0.14, opening: 0.4, grip: [0, 1.6, 0] }),
  }),
});

/** The turn of a rope's strands, as paint. */
const twine = pattern((x, y, z) => 0.01 - 0.03 * Math.abs(Math.sin(Math.atan2(x, z) * 26 + y * 22)));

const ROPE = subject({
  name: 'rope',
  family: 'object',
  words: ['coil of rope', 'lasso', 'cord', 'skipping rope'],
  size: 0.3,
  colours: { body: '#d8b47a', dark: tone('body', 0.72) },
  view: { yaw: 14, pitch: 30 },
  build: () => ({
    parts: [
      part(
        'body',
        'cloth',
        union(
          ...[0, 1, 2, 3].map((i) => torus([0, 0.1 + i * 0.15, 0], 0.56 - (i % 2) * 0.06, 0.09)),
          torus([0, 0.1, 0], 0.36, 0.085),
          rod([0.5, 0.56, 0, 0.56, 0.56, 0.4, 0.8, 0.2, 0.6, 1.1, 0.08, 0.5], 0.085),
        ),
        [paint('dark', twine, 0.012)],
      ),
    ],
    anchors: anchored({ top: 0.66, room: 0.4, grip: [0.5, 0.4, 0] }),
  }),
});

export const PETS = [DOG_BOWL, BONE, FISH_BOWL, BIRDCAGE, ROPE];
