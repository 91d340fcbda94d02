/** Boats with a motor. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { put } from '../../forms/forms.ts';
import { above, bars, below, drum, within } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { hull } from './craft.ts';

function fishingBoat(): Model {
  const cabin = box([0, 0.74, -0.36], [0.26, 0.3, 0.32], 0.05);
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(0.03, hull(1.2, 0.46, 0.42), ellipsoid([0, 0.56, 0.3], [0.32, 0.16, 0.5])),
        [
          paint('bottom', below(0.14), 0.006),
          paint('white', within(above(0.36), below(0.43)), 0.006),
          paint('deck', ellipsoid([0, 0.5, 0.3], [0.34, 0.16, 0.52]), 0.01, 'wood'),
        ],
      ),
      part('white', 'glossy', cabin, [
        paint(
          'darkGlass',
          union(box([0, 0.84, -0.36], [1, 0.1, 0.2], 0.03), box([0, 0.84, 0], [0.18, 0.1, 0.2], 0.03)),
          0.005,
          'glass',
        ),
      ]),
      part('roof', 'glossy', box([0, 1.06, -0.34], [0.32, 0.04, 0.4], 0.03)),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0.4, 0.3], [0, 1.6, 0.28], 0.03, 0.02),
          capsule([0, 0.62, 0.3], [0, 1.2, 0.98], 0.02),
          capsule([0, 1.04, -0.3], [0, 1.36, -0.3], 0.02),
        ),
      ),
      part(
        'dark',
        'matte',
        bars([0, 1.58, 0.28, 0, 1.2, 0.98, 0, 1.58, 0.28, 0, 0.5, 1.16, 0, 1.58, 0.28, 0, 1.06, -0.6], 0.008),
      ),
      part(
        'buoy',
        'matte',
        union(
          ...[-0.62, -0.1, 0.44].map((z) => mirror(sphere([0.46 - Math.abs(z) * 0.1, 0.34, z], 0.075))),
          drum([0, 0.56, 0.34], 0.1, 0.14, 'x'),
        ),
      ),
      part('flag', 'cloth', box([0, 1.54, 0.14], [0.012, 0.07, 0.13], 0.01)),
    ],
    anchors: {
      seat: { at: [0, 0.46, 0.4] },
      top: { at: [0, 0.46, 0.45], room: 0.25 },
      inside: { at: [0, 0.42, 0.4], room: 0.25 },
    },
  };
}

const FISHING_BOAT = subject({
  name: 'fishing boat',
  family: 'vehicle',
  words: ['trawler', 'fishing vessel', 'tugboat'],
  size: 5,
  colours: {
    body: '#2f77b0',
    bottom: '#b5352f',
    white: '#fbf7ee',
    deck: '#c08a52',
    roof: '#d84a3c',
    dark: '#33363d',
    buoy: '#f08c2a',
    flag: '#e0483d',
  },
  home: 'harbour',
  view: { yaw: 54, pitch: 10 },
  poses: ['swim'],
  build: () => fishingBoat(),
});

const MOTORBOAT = subject({
  name: 'motorboat',
  family: 'vehicle',
  words: ['speedboat', 'powerboat', 'motor boat', 'speed boat'],
  size: 1.8,
  colours: { body: '#fbfaf6', stripe: '#d8342f', seat: '#c98a52', dark: '#2b2e35' },
  main: 'stripe',
  view: { yaw: 52, pitch: 14 },
  poses: ['swim'],
  build: () => ({
    parts: [
      part(
        'body',
        'glossy',
        blend(0.04, carve(0.03, hull(1.2, 0.42, 0.34), ellipsoid([0, 0.5, -0.44], [0.3, 0.24, 0.44]))),
        [
          paint('stripe', within(above(0.2), below(0.29)), 0.006),
          paint('seat', ellipsoid([0, 0.46, -0.44], [0.32, 0.26, 0.46]), 0.01, 'leather'),
        ],
      ),
      part(
        'darkGlass',
        'glass',
        put(box([0, 0, 0], [0.28, 0.12, 0.015], 0.01), [0, 0.46, 0.02], [-35, 0, 0]),
      ),
      part(
        'seat',
        'leather',
        union(
          box([0, 0.34, -0.5], [0.24, 0.05, 0.14], 0.04),
          box([0, 0.44, -0.64], [0.24, 0.1, 0.04], 0.035),
        ),
      ),
      part(
        'dark',
        'glossy',
        union(
          box([0, 0.42, -1.12], [0.1, 0.16, 0.12], 0.05),
          bars([0, 0.34, -1.14, 0, 0.02, -1.16], 0.04),
          put(drum([0, 0, 0], 0.09, 0.02, 'z'), [0, 0.5, -0.16], [30, 0, 0]),
        ),
      ),
    ],
    anchors: { seat: { at: [0, 0.39, -0.5] }, top: { at: [0, 0.4, 0.5] }, grip: { at: [0, 0.5, -0.16] } },
  }),
});

export const BOATS = [FISHING_BOAT, MOTORBOAT];
