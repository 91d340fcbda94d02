/** Fire engine and tractor. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { many, put, rod } from '../../forms/forms.ts';
import { bars, drum, side, within } from '../../forms/views.ts';
import { subject } from '../../subject.ts';
import { lampPair, wheelArch, wheelPair } from '../wheels.ts';
import { anchors, glazing, VIEW } from './coachwork.ts';

function fireTruck(): Model {
  const cab = side([0.56, 0.3, 0.56, 1.22, 0.7, 1.34, 1.24, 1.32, 1.4, 1.2, 1.44, 0.5, 1.42, 0.3], 0.5, 0.1);
  const ladder = put(
    union(
      mirror(box([0.17, 0, -0.1], [0.03, 0.045, 1.34], 0.02)),
      many(11, (i) => capsule([-0.17, 0, -1.3 + i * 0.25], [0.17, 0, -1.3 + i * 0.25], 0.024)),
    ),
    [0, 1.5, 0.02],
    [1.5, 0, 0],
  );
  return {
    parts: [
      part('body', 'glossy', carve(0.03, cab, wheelArch(0.46, 1.0, 0.28)), [
        paint('white', box([0, 0.72, 0], [2, 0.04, 3]), 0.005),
      ]),
      glazing(
        cab,
        union(
          box([0, 1.06, 0.78], [1, 0.15, 0.14], 0.04),
          box([0, 1.06, 1.12], [1, 0.15, 0.14], 0.04),
          box([0, 1.06, 1.42], [0.42, 0.17, 0.14], 0.05),
        ),
      ),
      part(
        'body',
        'glossy',
        carve(0.03, box([0, 0.84, -0.46], [0.52, 0.52, 0.98], 0.05), wheelArch(0.46, -0.8, 0.28)),
        [
          paint('white', box([0, 0.72, 0], [2, 0.04, 3]), 0.005),
          paint(
            'steel',
            union(...[-1.12, -0.42, 0.18].map((z) => box([0, 1.04, z], [2, 0.2, 0.22], 0.02))),
            0.005,
            'metal',
          ),
          paint('dark', within(stripes('y', 0.08, 0.12), box([0, 1.04, -0.5], [2, 0.2, 0.84])), 0.004),
        ],
      ),
      part('white', 'metal', ladder),
      part(
        'dark',
        'matte',
        union(box([0, 1.42, -0.9], [0.2, 0.1, 0.16], 0.03), box([0, 0.34, 0], [0.4, 0.1, 1.35], 0.04)),
      ),
      part('blue', 'glow', mirror(box([0.26, 1.4, 1.1], [0.16, 0.07, 0.09], 0.045))),
      ...lampPair([0.36, 0.54, 1.42], 0.09),
      ...[1.0, -0.8].flatMap((z) => wheelPair(0.46, z, 0.28, 0.11)),
      part('chrome', 'metal', box([0, 0.36, 1.44], [0.5, 0.07, 0.06], 0.05)),
    ],
    anchors: anchors(1.6, -0.3),
  };
}

const FIRE_TRUCK = subject({
  name: 'fire truck',
  family: 'vehicle',
  words: ['fire engine', 'firetruck', 'fire brigade'],
  size: 3.2,
  colours: { body: '#d6282a', white: '#f6f4ee', steel: '#b9c0c8', dark: '#2b2e35', blue: '#2f8bff' },
  view: VIEW,
  build: () => fireTruck(),
});

function tractor(): Model {
  const roof = box([0, 1.72, -0.42], [0.44, 0.05, 0.42], 0.045);
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.03,
          side([-0.1, 0.5, -0.1, 0.98, 0.3, 1.02, 0.96, 0.94, 1.06, 0.8, 1.04, 0.46], 0.26, 0.09),
          box([0, 0.66, -0.4], [0.3, 0.2, 0.4], 0.06),
          // Mudguards over the large wheels.
          mirror(
            carve(
              0.02,
              drum([0.52, 0.62, -0.46], 0.68, 0.16, 'x', 0.04),
              union(drum([0.52, 0.62, -0.46], 0.63, 0.3, 'x'), box([0.5, 0.2, -0.4], [1, 0.52, 1.2])),
            ),
          ),
        ),
        [paint('dark', box([0, 0.78, 0.6], [2, 0.1, 0.26], 0.02), 0.006)],
      ),
      part('body', 'glossy', roof),
      part(
        'dark',
        'matte',
        mirror(bars([0.36, 0.8, -0.76, 0.36, 1.7, -0.74, 0.32, 0.96, -0.02, 0.34, 1.7, -0.08], 0.03)),
      ),
      part('glass', 'glass', mirror(box([0.35, 1.3, -0.42], [0.012, 0.34, 0.3]))),
      part(
        'dark',
        'matte',
        union(
          box([0, 0.94, -0.5], [0.2, 0.06, 0.2], 0.05),
          put(box([0, 0, 0], [0.2, 0.24, 0.05], 0.05), [0, 1.16, -0.72], [-8, 0, 0]),
          rod([0, 0.96, 0, 0, 1.14, -0.12, 0, 1.2, -0.16], 0.025),
          put(drum([0, 0, 0], 0.14, 0.02, 'z'), [0, 1.2, -0.17], [35, 0, 0]),
          box([0, 0.44, 0.3], [0.16, 0.1, 0.8], 0.04),
        ),
      ),
      part(
        'dark',
        'metal',
        union(
          bars([0.16, 0.96, 0.62, 0.16, 1.5, 0.62], 0.035),
          bars([0.16, 1.3, 0.62, 0.16, 1.46, 0.62], 0.05),
        ),
      ),
      part('dark', 'matte', box([0, 0.72, 1.05], [0.18, 0.16, 0.03], 0.02), [
        paint('chrome', stripes('y', 0.07, 0.4), 0.004),
      ]),
      ...lampPair([0.2, 0.92, 1.02], 0.06),
      ...wheelPair(0.52, -0.46, 0.62, 0.16),
      ...wheelPair(0.44, 0.74, 0.34, 0.1),
      part(
        'tyre',
        'matte',
        mirror(
          many(18, (i) =>
            put(box([0, 0.61, 0], [0.15, 0.045, 0.035], 0.015), [0.52, 0.62, -0.46], [i * 20, 0, 0]),
          ),
        ),
      ),
      part(
        'hub',
        'glossy',
        mirror(union(drum([0.62, 0.62, -0.46], 0.36, 0.07, 'x'), drum([0.52, 0.34, 0.74], 0.18, 0.03, 'x'))),
      ),
    ],
    anchors: { seat: { at: [0, 1.0, -0.5] }, top: { at: [0, 1.77, -0.42] }, hand: { at: [0, 1.2, -0.17] } },
  };
}

const TRACTOR = subject({
  name: 'tractor',
  family: 'vehicle',
  words: ['farm tractor'],
  size: 2.8,
  colours: { body: '#2f8a3f', dark: '#26292f', hub: '#f3c72e' },
  home: 'farm',
  view: { yaw: 50, pitch: 10 },
  build: () => tractor(),
});

export const HEAVY = [FIRE_TRUCK, TRACTOR];
