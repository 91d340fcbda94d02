/** Electric trains and trams, so that a city does not get a steam engine. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { put, rod } from '../../forms/forms.ts';
import { above, below, drum, side } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { glazing } from '../road/coachwork.ts';
import { lampPair, wheelPair } from '../wheels.ts';

function modernTrain(): Model {
  const nose = side(
    [-2.2, 0.18, -2.2, 1.2, 1.0, 1.22, 1.5, 1.06, 2.1, 0.62, 2.3, 0.36, 2.2, 0.18],
    0.48,
    0.2,
  );
  const shell = union(nose, side([-4, 0.2, -4, 1.2, -2.28, 1.2, -2.28, 0.2], 0.48, 0.12, 1));
  return {
    parts: [
      part('body', 'glossy', shell, [
        paint('stripe', box([0, 0.52, -1], [2, 0.09, 2.9]), 0.006),
        paint('stripe', box([0, 0.36, 2.3], [2, 0.1, 0.6], 0.05), 0.03),
        paint('dark', below(0.26), 0.006, 'matte'),
        paint('roof', above(1.14), 0.008),
      ]),
      glazing(
        shell,
        union(
          ...[-3.7, -3.3, -2.9, -2.5].map((z) => box([0, 0.9, z], [1, 0.13, 0.15], 0.04)),
          ...[-1.96, -1.56, -1.16, -0.76, -0.36, 0.04, 0.44].map((z) =>
            box([0, 0.9, z], [1, 0.13, 0.15], 0.04),
          ),
          put(box([0, 0, 0], [0.3, 0.2, 0.3], 0.08), [0, 1.04, 1.5], [30, 0, 0]),
        ),
      ),
      part('dark', 'matte', box([0, 0.6, -2.24], [0.4, 0.5, 0.1], 0.05)),
      ...[1.3, 0.9, -1.5, -1.9, -2.7, -3.5].flatMap((z) => wheelPair(0.36, z, 0.15, 0.05)),
      part('lamp', 'glow', mirror(ellipsoid([0.26, 0.5, 2.14], [0.09, 0.05, 0.08]))),
    ],
    anchors: { seat: { at: [0, 1.22, 0] }, top: { at: [0, 1.22, 0], room: 0.4 } },
  };
}

const MODERN_TRAIN = subject({
  name: 'modern train',
  family: 'vehicle',
  words: [
    'high-speed train',
    'bullet train',
    'express train',
    'subway',
    'metro',
    'subway train',
    'commuter train',
  ],
  size: 3.8,
  colours: { body: '#f3f5f7', stripe: '#1f6fc4', dark: '#3a3f48', roof: '#dfe3e8' },
  main: 'stripe',
  view: { yaw: 58, pitch: 10 },
  build: () => modernTrain(),
});

function tram(): Model {
  const shell = side(
    [-1.7, 0.24, -1.74, 1.4, -1.56, 1.54, 1.56, 1.54, 1.74, 1.4, 1.78, 0.7, 1.7, 0.24],
    0.46,
    0.1,
    4,
  );
  return {
    parts: [
      part('body', 'glossy', shell, [
        paint('cream', box([0, 1.14, 0], [2, 0.34, 3]), 0.006),
        paint('cream', box([0, 0.5, 0], [2, 0.015, 3]), 0.004),
        paint('roof', above(1.46), 0.006),
        paint('dark', below(0.3), 0.006, 'matte'),
      ]),
      glazing(
        shell,
        union(
          ...[-1.06, -0.66, 0.14, 0.54, 0.94].map((z) => box([0, 1.12, z], [1, 0.19, 0.15], 0.04)),
          ...[-0.26, 1.4, -1.46].map((z) => box([0, 0.9, z], [1, 0.4, 0.13], 0.03)),
          box([0, 1.1, 1.74], [0.34, 0.22, 0.2], 0.05),
        ),
      ),
      part('roof', 'matte', box([0, 1.56, 0], [0.34, 0.06, 1.2], 0.05)),
      part(
        'dark',
        'metal',
        union(
          rod([0, 1.6, -0.3, 0, 1.84, 0.1, 0, 2.06, -0.3], 0.022, 1),
          mirror(rod([0, 2.06, -0.3, 0.3, 2.06, -0.3], 0.022, 1)),
        ),
      ),
      part('sign', 'glow', box([0, 1.44, 1.68], [0.26, 0.06, 0.06], 0.03)),
      part('dark', 'matte', box([0, 0.18, 0], [0.36, 0.1, 1.5], 0.04)),
      ...lampPair([0, 0.6, 1.77], 0.1),
      ...[1.0, 0.6, -0.6, -1.0].flatMap((z) => wheelPair(0.36, z, 0.16, 0.05)),
      part('dark', 'matte', drum([0, 0.34, 1.78], 0.07, 0.06, 'z')),
    ],
    anchors: { seat: { at: [0, 1.62, 0] }, top: { at: [0, 1.62, 0.4], room: 0.3 } },
  };
}

const TRAM = subject({
  name: 'tram',
  family: 'vehicle',
  words: ['streetcar', 'trolley car', 'tramcar', 'cable car'],
  size: 3.6,
  colours: { body: '#c8322e', cream: '#f6ead0', roof: '#e6dcc6', dark: '#2f3238', sign: '#ffe9a8' },
  view: { yaw: 52, pitch: 10 },
  build: () => tram(),
});

export const MODERN = [MODERN_TRAIN, TRAM];
