/** Grasses and flowers that grow wild. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { leafOf, many, put, ring, rod, spray, turned } from '../../forms/forms.ts';
import { drum } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

const VIEW = { yaw: 16, pitch: 8 };

/** Thin blades that lean out from one root. */
function blades(count: number, seed: number, high: number, thick: number): Shape {
  const random = seeded(seed);
  return many(count, (i) => {
    const [a, out, h] = [i * 2.39996, 0.1 + random() * 0.4, high * (0.6 + random() * 0.4)];
    const [x, z] = [Math.cos(a), Math.sin(a)];
    return rod([x * 0.1, 0, z * 0.1, x * (0.1 + out * 0.3), h * 0.6, z * (0.1 + out * 0.3), x * (0.1 + out), h, z * (0.1 + out)], [thick, thick * 0.8, thick * 0.2], 3);
  });
}

const GRASS = subject({
  name: 'grass tuft',
  family: 'plant',
  words: ['tuft of grass', 'blade of grass', 'reed', 'reeds'],
  size: 0.4,
  colours: { body: '#6fae45', light: tone('body', 1.25) },
  home: 'meadow',
  view: VIEW,
  build: ({ seed }) => ({ parts: [part('body', 'matte', blades(26, seed + 3, 0.9, 0.045), [paint('light', pattern((_x, y) => 0.5 - y), 0.3)])], anchors: { top: { at: [0, 0.5, 0] } } }),
});

const BAMBOO = subject({
  name: 'bamboo',
  family: 'plant',
  words: ['bamboo stalk', 'bamboo tree'],
  size: 4,
  colours: { body: '#7fae4a', ring: tone('body', 0.7), leaf: '#5f9a3f' },
  home: 'jungle',
  view: VIEW,
  build: () => {
    const cane = (x: number, z: number, h: number, r: number): Shape => union(drum([x, h / 2, z], r, h / 2, 'y'), many(Math.floor(h / 0.36), (i) => drum([x, 0.3 + i * 0.36, z], r * 1.22, 0.025, 'y', 0.02)));
    const tuft = (x: number, y: number, z: number): Shape => union(...[0.3, 1.8, 3.4, 4.8].map((a) => spray(leafOf(0.46, 0.13, 0.04, -0.5), [x, y, z], a, 8)));
    return {
      parts: [
        part('body', 'glossy', union(cane(0, 0, 2.4, 0.09), cane(0.34, 0.14, 2.0, 0.08), cane(-0.32, 0.1, 2.2, 0.085), cane(-0.1, 0.34, 1.4, 0.07)), [paint('ring', stripes('y', 0.36, 0.06, 0.3), 0.012)]),
        part('leaf', 'matte', union(tuft(0, 2.4, 0), tuft(0.36, 2.0, 0.14), tuft(-0.34, 2.2, 0.1), tuft(-0.1, 1.4, 0.34), tuft(0.06, 1.74, 0.04), tuft(-0.34, 1.5, 0.1), tuft(0.36, 1.38, 0.16))),
      ],
      anchors: { top: { at: [0, 2.4, 0] }, grip: { at: [0, 1, 0] } },
    };
  },
});

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
        part('leaf', 'matte', union(...stems.map(([x, y, z]) => rod([x * 0.3, 0, z * 0.3, x * 0.6, y * 0.6, z * 0.6, x, y, z], 0.016)), blades(10, seed, 0.4, 0.03))),
        part('body', 'matte', union(...stems.map(([x, y, z]) => many(6, (i) => ellipsoid([x * (1 + i * 0.03), y + i * 0.055, z * (1 + i * 0.03)], [0.066 - i * 0.006, 0.036, 0.066 - i * 0.006])))), [paint('light', pattern((_x, y) => 1.2 - y), 0.2)]),
      ],
      anchors: { top: { at: [0, 1.2, 0] }, grip: { at: [0, 0.3, 0] } },
    };
  },
});

/** Petals lying around +y, from an inner radius. */
const petals = (count: number, long: number, wide: number, tilt: number, at: readonly [number, number, number]): Shape =>
  ring(count, (a) => spray(leafOf(long, wide, 0.06, -0.12), [at[0] + 0.08 * Math.cos(a), at[1], at[2] + 0.08 * Math.sin(a)], a, tilt));

const DAISY = subject({
  name: 'daisy',
  family: 'plant',
  words: ['chamomile', 'marguerite', 'wildflower'],
  size: 0.35,
  colours: { body: '#fdfbf5', centre: '#f5be2a', leaf: '#5fa64b' },
  home: 'meadow',
  view: { yaw: 16, pitch: 24 },
  build: () => {
    const heads = [[0, 1.1, 0, 1], [0.44, 0.84, 0.16, 0.8], [-0.42, 0.92, 0.1, 0.86]] as const;
    return {
      parts: [
        part('leaf', 'matte', union(...heads.map(([x, y, z]) => rod([x * 0.1, 0, z * 0.1, x * 0.5, y * 0.5, z * 0.5, x, y, z], 0.026)), ...[0.4, 2.2, 4].map((a) => spray(leafOf(0.44, 0.2, 0.05, -0.3), [0, 0.06, 0], a, 40)))),
        part('body', 'matte', union(...heads.map(([x, y, z, k]) => put(petals(14, 0.3, 0.17, 8, [0, 0, 0]), [x, y, z], [34, 0, 0], k)))),
        part('centre', 'fur', union(...heads.map(([x, y, z, k]) => put(ellipsoid([0, 0.02, 0], [0.12, 0.08, 0.12]), [x, y, z], [34, 0, 0], k)))),
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
      part('leaf', 'glossy', union(...[[0, 0, 0.66], [0.98, 0.46, 0.4], [-0.94, 0.36, 0.36]].map(([x, z, r]) => drum([x!, 0.03, z!], r!, 0.025, 'y', 0.02)))),
      part('body', 'matte', union(petals(10, 0.72, 0.2, 26, [0, 0.06, 0]), put(petals(8, 0.66, 0.2, 50, [0, 0.08, 0]), [0, 0, 0], [0, 20, 0]), put(petals(6, 0.54, 0.2, 70, [0, 0.1, 0]), [0, 0, 0], [0, 8, 0])), [paint('light', pattern((x, y, z) => Math.hypot(x, y, z) - 0.42), 0.2)]),
      part('centre', 'fur', ellipsoid([0, 0.24, 0], [0.12, 0.14, 0.12])),
    ],
    anchors: { top: { at: [0, 0.5, 0] }, seat: { at: [0, 0.06, 0.6] } },
  };
}

const WHEAT = subject({
  name: 'wheat',
  family: 'plant',
  words: ['ear of wheat', 'grain', 'barley', 'rye', 'wheat ear', 'sheaf of wheat'],
  size: 0.9,
  colours: { body: '#e2b44a', stem: '#d3a848' },
  home: 'farm',
  view: VIEW,
  build: () => {
    const stalks = Array.from({ length: 7 }, (_, i) => { const a = (i - 3) * 0.16; return [Math.sin(a), ((i * 3) % 7) * 0.03 - 0.08, a] as const; });
    const ear = union(many(12, (i) => put(ellipsoid([0, 0.06, 0], [0.05, 0.1, 0.045]), [(i % 2 ? 1 : -1) * 0.05, i * 0.055, (i % 3) * 0.02 - 0.02], [0, 0, (i % 2 ? -1 : 1) * 22])), ...[-0.1, 0, 0.1].map((x) => capsule([x * 0.4, 0.6, 0], [x * 2, 1.0, 0], 0.01)));
    return {
      parts: [
        part('stem', 'matte', union(...stalks.map(([x, z]) => capsule([x * 0.24, 0, z], [x, 1.16 - Math.abs(x) * 0.2, z], 0.02)), many(4, (i) => rod([0, 0.4, 0, (i - 1.5) * 0.3, 0.7, 0.1, (i - 1.5) * 0.5, 0.56, 0.16], [0.03, 0.025, 0.008])))),
        part('body', 'matte', union(...stalks.map(([x, z, a]) => put(ear, [x, 1.14 - Math.abs(x) * 0.2, z], [0, 0, (-a * 180) / Math.PI])))),
        part('stem', 'cloth', drum([0, 0.46, 0], 0.17, 0.035, 'y', 0.03)),
      ],
      anchors: { top: { at: [0, 2, 0] }, grip: { at: [0, 0.4, 0] } },
    };
  },
});

const ORCHID = subject({
  name: 'orchid',
  family: 'plant',
  words: ['potted orchid'],
  size: 0.6,
  colours: { body: '#e79ad8', lip: '#b52f86', centre: '#f5d04a', leaf: '#4f8f4a', pot: '#f4efe6' },
  view: { yaw: 18, pitch: 8 },
  build: () => {
    const at = [[-0.1, 1.3, 0.1], [0.14, 1.5, 0.08], [0.4, 1.56, 0.06], [0.64, 1.46, 0.06], [0.78, 1.24, 0.1]] as const;
    const bloom = union(...[90, 210, 330].map((d) => put(ellipsoid([0.11, 0, 0], [0.1, 0.05, 0.02]), [0, 0, 0], [0, 0, d])), ...[20, 160].map((d) => put(ellipsoid([0.12, 0, 0.02], [0.12, 0.1, 0.02]), [0, 0, 0], [0, 0, d])));
    return {
      parts: [
        part('pot', 'ceramic', turned([0.22, 0, 0.3, 0.34, 0.33, 0.4, 0.28, 0.4, 0, 0.38])),
        part('leaf', 'glossy', union(...[0.2, 1.5, 3.0, 4.4].map((a) => spray(leafOf(0.56, 0.18, 0.06, -0.4), [0, 0.4, 0], a, 42)), rod([0, 0.4, 0, -0.12, 0.9, 0.02, 0, 1.4, 0.04, 0.4, 1.54, 0.02, 0.8, 1.2, 0.04], 0.02))),
        part('body', 'matte', union(...at.map((p, i) => put(bloom, p, [0, 6, i * 8 - 10], 1.1 - i * 0.06)))),
        part('lip', 'matte', union(...at.map(([x, y, z]) => ellipsoid([x, y - 0.05, z + 0.05], [0.04, 0.06, 0.04])))),
        part('centre', 'matte', union(...at.map(([x, y, z]) => sphere([x, y + 0.01, z + 0.05], 0.025)))),
      ],
      anchors: { top: { at: [0.4, 1.7, 0] }, grip: { at: [0, 0.2, 0] } },
    };
  },
});

export const MEADOW = [GRASS, BAMBOO, LAVENDER, DAISY, LOTUS, WHEAT, ORCHID];
