/** Box-shaped vehicles on one van body: they differ by what is painted on, put on top and cut open. */

import { type Model, type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { many, put } from '../../forms/forms.ts';
import { above, ahead, below, drum, side, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { lampPair, wheelArch, wheelPair } from '../wheels.ts';
import { anchors, glazing, VIEW } from './coachwork.ts';

interface Van {
  /** Outline from the side: z, y by turns. */
  outline: readonly number[];
  windows: Shape;
  marks?: readonly Paint[];
  extra?: readonly Part[];
  top?: number;
  holes?: Shape;
  front?: number;
}

function van({ outline, windows, marks = [], extra = [], top = 1.5, holes, front = 1.24 }: Van): Model {
  const shell = side(outline, 0.52, 0.14);
  const arches = union(wheelArch(0.48, 0.78, 0.25), wheelArch(0.48, -0.74, 0.25), ...(holes ? [holes] : []));
  return {
    parts: [
      part('body', 'glossy', carve(0.02, shell, arches), [
        ...marks,
        paint('dark', below(0.27), 0.008, 'matte'),
      ]),
      glazing(shell, windows),
      ...wheelPair(0.48, 0.78, 0.25, 0.1),
      ...wheelPair(0.48, -0.74, 0.25, 0.1),
      ...lampPair([0.36, 0.54, front - 0.02], 0.1),
      part('tail', 'glossy', mirror(box([0.42, 0.62, -1.24], [0.05, 0.1, 0.03], 0.02))),
      part(
        'chrome',
        'metal',
        union(
          box([0, 0.34, front], [0.48, 0.055, 0.05], 0.045),
          box([0, 0.34, -1.24], [0.48, 0.055, 0.05], 0.045),
        ),
      ),
      part('body', 'glossy', mirror(ellipsoid([0.6, 0.94, 0.78], [0.07, 0.08, 0.04]))),
      ...extra,
    ],
    anchors: anchors(top, -0.2),
  };
}

/** A bonnet that slopes into the windscreen. */
const PANEL = [
  -1.22, 0.26, -1.24, 1.4, -0.9, 1.5, 0.3, 1.5, 0.66, 1.36, 0.94, 0.9, 1.2, 0.76, 1.24, 0.3, 1, 0.22,
];
const PANEL_GLASS = union(
  box([0, 1.1, 0.46], [1, 0.17, 0.19], 0.06),
  box([0, 1.14, 0.98], [0.42, 0.2, 0.28], 0.06),
);
const FLAT = [
  -1.22, 0.26, -1.26, 1.0, -1.14, 1.46, 0, 1.5, 0.96, 1.44, 1.14, 1.1, 1.24, 0.8, 1.22, 0.3, 1, 0.22,
];
const FLAT_GLASS = union(
  box([0, 1.12, 0.6], [1, 0.17, 0.22], 0.07),
  box([0, 1.16, 1.16], [0.42, 0.18, 0.16], 0.07),
);

const seam = (z: number, low = 0.3, high = 1.4): Paint =>
  paint('dark', box([0, (low + high) / 2, z], [2, (high - low) / 2, 0.006]), 0.004);

const VAN = subject({
  name: 'van',
  family: 'vehicle',
  words: ['delivery van', 'minivan', 'cargo van', 'panel van'],
  size: 2.4,
  colours: { body: '#f4f3ee', dark: '#2f333b', tail: '#d92e2e', stripe: '#e8742c' },
  view: VIEW,
  build: () =>
    van({
      outline: PANEL,
      windows: PANEL_GLASS,
      marks: [paint('stripe', box([0, 0.66, -0.6], [2, 0.08, 0.8]), 0.006), seam(0.2), seam(-0.5)],
    }),
});

const CROSS = union(
  mirror(box([0.52, 1.04, -0.42], [0.06, 0.24, 0.08], 0.01)),
  mirror(box([0.52, 1.04, -0.42], [0.06, 0.08, 0.24], 0.01)),
);

const AMBULANCE = subject({
  name: 'ambulance',
  family: 'vehicle',
  words: ['rescue van'],
  size: 2.5,
  colours: {
    body: '#fbfaf6',
    dark: '#2f333b',
    tail: '#d92e2e',
    stripe: '#e2332f',
    red: '#ff3b30',
    blue: '#2f7bff',
  },
  main: 'stripe',
  view: VIEW,
  build: () =>
    van({
      outline: PANEL,
      windows: PANEL_GLASS,
      marks: [
        paint('stripe', box([0, 0.62, 0], [2, 0.075, 2]), 0.006),
        paint('stripe', CROSS, 0.004),
        seam(0.2),
      ],
      extra: [
        part('dark', 'matte', box([0, 1.5, 0.36], [0.4, 0.03, 0.1], 0.02)),
        part('red', 'glow', box([0.2, 1.56, 0.36], [0.16, 0.07, 0.09], 0.04)),
        part('blue', 'glow', box([-0.2, 1.56, 0.36], [0.16, 0.07, 0.09], 0.04)),
      ],
      top: 1.52,
    }),
});

/** The white front that dips to a point, as old campers have it. */
const vee = within(
  ahead(1.0),
  pattern((x, y) => 0.36 + 1.15 * Math.abs(x) - y),
);

const CAMPER_VAN = subject({
  name: 'camper van',
  family: 'vehicle',
  words: ['camper', 'campervan', 'motorhome', 'vw bus', 'hippie van', 'rv', 'caravan'],
  size: 2.3,
  colours: { body: '#3f9aa6', white: '#fdf8ec', dark: '#2f333b', tail: '#d92e2e', cloth: '#f0b44c' },
  view: VIEW,
  build: () =>
    van({
      outline: FLAT,
      windows: union(
        FLAT_GLASS,
        ...[0.06, -0.44, -0.92].map((z) => box([0, 1.12, z], [1, 0.16, 0.2], 0.06)),
        box([0, 1.14, -1.2], [0.38, 0.16, 0.2], 0.06),
      ),
      marks: [paint('white', above(0.88), 0.006), paint('white', vee, 0.006), seam(0.32), seam(-0.18)],
      extra: [
        part('chrome', 'metal', put(drum([0, 0, 0], 0.12, 0.02, 'z', 0.01), [0, 0.82, 1.24])),
        part('white', 'glossy', box([0, 1.53, -0.3], [0.36, 0.05, 0.56], 0.04)),
        part('cloth', 'cloth', side([-0.84, 1.54, 0.22, 1.54, 0.22, 1.82, -0.78, 1.6], 0.32, 0.02, 1), [
          paint('white', stripes('z', 0.16, 0.5), 0.005),
        ]),
        part(
          'white',
          'glossy',
          put(box([0, 0, 0], [0.37, 0.035, 0.56], 0.03), [0, 1.74, -0.28], [-13, 0, 0]),
        ),
      ],
      top: 1.82,
    }),
});

const FOOD_TRUCK = subject({
  name: 'food truck',
  family: 'vehicle',
  words: ['food van', 'ice cream truck', 'ice cream van', 'food cart'],
  size: 2.8,
  colours: {
    body: '#58b3a4',
    white: '#fdf8ec',
    dark: '#2f333b',
    tail: '#d92e2e',
    awning: '#e2503f',
    inside: '#ffdf9e',
    roof: '#fdf8ec',
    bun: '#d9964a',
    red: '#d2403a',
  },
  view: { yaw: 58, pitch: 10 },
  build: () =>
    van({
      outline: [
        -1.24, 0.26, -1.26, 1.62, -1.1, 1.7, 0.5, 1.7, 0.62, 1.62, 0.72, 1.24, 1.14, 0.84, 1.24, 0.7, 1.24,
        0.3, 1, 0.22,
      ],
      windows: union(
        box([0, 1.12, 0.6], [1, 0.17, 0.12], 0.05),
        box([0, 1.2, 0.96], [0.42, 0.2, 0.36], 0.06),
      ),
      marks: [paint('roof', above(1.58), 0.006), paint('white', box([0, 0.5, 0], [2, 0.05, 2]), 0.006)],
      holes: box([0.46, 1.18, -0.42], [0.2, 0.24, 0.62], 0.03),
      extra: [
        part('inside', 'glow', box([0.3, 1.18, -0.42], [0.02, 0.24, 0.62])),
        part('wood', 'wood', box([0.58, 0.92, -0.42], [0.16, 0.03, 0.68], 0.02)),
        part(
          'awning',
          'cloth',
          put(box([0.24, 0, 0], [0.26, 0.025, 0.7], 0.02), [0.5, 1.5, -0.42], [0, 0, -24]),
          [paint('white', stripes('z', 0.28, 0.5), 0.005)],
        ),
        part(
          'awning',
          'cloth',
          many(5, (i) => drum([0.96, 1.27, -0.98 + i * 0.28], 0.13, 0.02, 'x', 0.01)),
          [paint('white', stripes('z', 0.28, 0.5), 0.005)],
        ),
        part('bun', 'crust', put(capsule([0, 0, -0.28], [0, 0, 0.28], 0.13), [0, 1.86, -0.4])),
        part('red', 'glossy', put(capsule([0, 0, -0.36], [0, 0, 0.36], 0.085), [0, 1.94, -0.4])),
        part('bun', 'crust', mirror(capsule([0.12, 1.9, -0.66], [0.12, 1.9, -0.14], 0.09))),
      ],
      top: 1.72,
    }),
});

const SCHOOL_BUS = subject({
  name: 'school bus',
  family: 'vehicle',
  words: ['yellow bus'],
  size: 3,
  colours: { body: '#f6b21f', dark: '#26282e', tail: '#d92e2e', stop: '#d92e2e', roof: tone('body', 1.2) },
  view: { yaw: 46, pitch: 12 },
  build: () =>
    van({
      outline: [
        -1.5, 0.26, -1.54, 1.4, -1.4, 1.54, 0.5, 1.54, 0.66, 1.44, 0.72, 0.9, 1.16, 0.84, 1.24, 0.7, 1.24,
        0.3, 1, 0.22,
      ],
      windows: union(
        ...[-1.2, -0.8, -0.4, 0].map((z) => box([0, 1.18, z], [1, 0.17, 0.15], 0.04)),
        box([0, 1.06, 0.46], [1, 0.3, 0.13], 0.04),
        box([0, 1.18, 0.76], [0.44, 0.2, 0.2], 0.06),
      ),
      marks: [0.78, 0.62].map((y) => paint('dark', box([0, y, -0.5], [2, 0.022, 1.1]), 0.004)),
      extra: [
        part('dark', 'matte', box([0, 0.6, 1.24], [0.22, 0.14, 0.03], 0.03), [
          paint('chrome', stripes('y', 0.06, 0.4), 0.004),
        ]),
        part('stop', 'glossy', drum([0.56, 0.9, 0.24], 0.12, 0.02, 'x', 0.01)),
        part('stop', 'glow', mirror(drum([0.3, 1.46, 0.66], 0.05, 0.05, 'z', 0.02))),
        part('dark', 'matte', box([0, 1.46, 0.64], [0.2, 0.05, 0.05], 0.02)),
      ],
      top: 1.54,
    }),
});

export const VANS = [VAN, AMBULANCE, CAMPER_VAN, FOOD_TRUCK, SCHOOL_BUS];
