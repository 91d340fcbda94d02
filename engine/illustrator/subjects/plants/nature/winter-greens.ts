/** What is laid beside candles in winter: cones, sprigs with berries, and stars of spice. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, ring, rod, spray, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

/** Scales open upwards, in rows that turn against each other; it lies a little on its side. */
function pineCone(): Model {
  const ROWS = 9;
  const scales = (from: number) =>
    many(ROWS * 8, (i) => {
      const row = Math.floor(i / 8);
      const t = row / (ROWS - 1);
      const r = 0.12 + 0.3 * Math.sin(Math.PI * (0.18 + 0.74 * t));
      const a = ((i % 8) / 8) * 2 * Math.PI + row * 0.39;
      return spray(
        ellipsoid([r, 0, 0], [0.17 * (1.1 - 0.55 * t), from, 0.13 * (1.1 - 0.5 * t)]),
        [0, 0.14 + 0.95 * t, 0],
        a,
        24 + 30 * t,
      );
    });
  return {
    parts: [
      part('body', 'wood', scales(0.042)),
      part('core', 'matte', turned([0, 0.04, 0.26, 0.1, 0.36, 0.4, 0.26, 0.9, 0.08, 1.16, 0, 1.2])),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.2 }),
  };
}

const sprigLeaf = (a: number, tilt: number, length: number, width: number) =>
  spray(leafOf(length, width, 0.05, -0.15), [0, 0.1, 0], a, tilt);

function holly(): Model {
  return {
    parts: [
      part(
        'leaf',
        'glossy',
        ring(5, (a, i) => sprigLeaf(a + 0.3, 12 + 6 * (i % 2), 0.8, 0.4)),
      ),
      part(
        'berry',
        'glossy',
        many(4, (i) =>
          i === 3
            ? sphere([0, 0.36, 0], 0.13)
            : sphere([0.15 * Math.cos(i * 2.1), 0.2, 0.15 * Math.sin(i * 2.1)], 0.14),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 0.45 }),
  };
}

function mistletoe(): Model {
  return {
    parts: [
      part('stem', 'matte', rod([0, 0.1, -0.5, 0, 0.16, 0, 0, 0.12, 0.3], 0.035)),
      part(
        'leaf',
        'matte',
        ring(7, (a, i) => sprigLeaf(a + 0.2, 8 + 9 * (i % 3), 0.9, 0.2)),
      ),
      part(
        'berry',
        'glossy',
        many(6, (i) =>
          sphere([0.2 * Math.cos(i * 1.05), 0.18 + 0.1 * (i % 2), 0.2 * Math.sin(i * 1.05)], 0.095),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 0.4 }),
  };
}

function starAnise(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        ring(8, (a) => spray(ellipsoid([0.38, 0, 0], [0.32, 0.08, 0.12]), [0, 0.12, 0], a, 8), 0.02),
      ),
      part(
        'seed',
        'glossy',
        ring(8, (a) =>
          put(
            ellipsoid([0, 0, 0], [0.09, 0.06, 0.06]),
            [0.4 * Math.cos(a), 0.23, 0.4 * Math.sin(a)],
            [0, (-a * 180) / Math.PI, 0],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.15, 0], top: 0.25 }),
  };
}

export const WINTER_GREENS = [
  subject({
    name: 'pine cone',
    family: 'object',
    words: ['pinecone', 'fir cone', 'conifer cone', 'pine cones', 'pinecones'],
    size: 0.085,
    colours: { body: '#8a5a34', core: tone('body', 0.5) },
    view: { yaw: 14, pitch: 14 },
    build: pineCone,
  }),
  subject({
    name: 'holly',
    label: 'sprig of holly',
    family: 'object',
    words: ['holly leaf', 'holly leaves', 'holly berries', 'sprig of holly', 'holly branch'],
    size: 0.06,
    colours: { leaf: '#2c6a3a', berry: '#c8202f' },
    main: 'leaf',
    view: { yaw: 10, pitch: 34 },
    build: holly,
  }),
  subject({
    name: 'mistletoe',
    label: 'sprig of mistletoe',
    family: 'object',
    words: ['sprig of mistletoe', 'mistletoe branch'],
    size: 0.06,
    colours: { leaf: '#7f9e52', stem: tone('leaf', 0.75), berry: '#f6f4e6' },
    main: 'leaf',
    view: { yaw: 10, pitch: 34 },
    build: mistletoe,
  }),
  subject({
    name: 'star anise',
    family: 'object',
    words: ['anise star', 'anise', 'star anise pods'],
    size: 0.02,
    colours: { body: '#7c4526', seed: '#c98a4a' },
    view: { yaw: 10, pitch: 40 },
    build: starAnise,
  }),
];
