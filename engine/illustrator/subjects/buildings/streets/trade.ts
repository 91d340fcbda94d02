/** Shop and market stall: where things are sold. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { fourLegs, many, put, tray } from '../../forms/forms.ts';
import { mortar, within } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { bush, doorOn, top, windowOn } from '../masonry.ts';
import { awning } from '../roofs.ts';

function shop(): Model {
  const pane = (x: number, w: number): Shape => box([x, 0.46, 0.6], [w, 0.26, 0.1]);
  return {
    parts: [
      part(
        'body',
        'matte',
        carve(0.005, box([0, 0.95, 0], [0.86, 0.95, 0.6], 0.02), union(pane(-0.34, 0.4), pane(0.52, 0.2))),
        [
          paint('brick', within(mortar(0.16, 0.08), box([0, 1.5, 0], [2, 0.38, 2])), 0.004),
          paint('brick', box([0, 0.06, 0], [2, 0.07, 2]), 0.006),
        ],
      ),
      part(
        'trim',
        'glossy',
        union(
          box([0, 1.92, 0], [0.92, 0.06, 0.66], 0.02),
          box([0, 1.02, 0.6], [0.88, 0.12, 0.05], 0.02),
          ...[-0.78, 0.12, 0.28, 0.78].map((x) => box([x, 0.46, 0.6], [0.04, 0.46, 0.05], 0.015)),
          box([-0.34, 0.17, 0.62], [0.42, 0.03, 0.06], 0.015),
        ),
      ),
      part(
        'window',
        'glow',
        union(box([-0.34, 0.5, 0.44], [0.42, 0.3, 0.02]), box([0.8, 0.5, 0.3], [0.01, 0.01, 0.01])),
      ),
      part('sign', 'glow', box([0, 1.02, 0.65], [0.5, 0.07, 0.012], 0.01), [
        paint('trim', within(stripes('x', 0.11, 0.62), box([0, 1.02, 0.65], [0.42, 0.035, 0.1])), 0.003),
      ]),
      ...awning(0.94, 0.62, 0.84, 0.34, 0.16),
      ...doorOn([0.54, 0.34, 0.56], 0.17, 0.3),
      part(
        'bun',
        'crust',
        union(
          ...[-0.6, -0.44, -0.28, -0.12].map((x) => ellipsoid([x, 0.24, 0.52], [0.075, 0.06, 0.06])),
          ...[-0.52, -0.34, -0.16].map((x) => ellipsoid([x, 0.48, 0.5], [0.075, 0.05, 0.05])),
        ),
      ),
      part('wood', 'wood', box([-0.34, 0.42, 0.5], [0.38, 0.015, 0.08], 0.01)),
      ...windowOn([-0.46, 1.5, 0.61], 0.13, 0.19),
      ...windowOn([0, 1.5, 0.61], 0.13, 0.19),
      ...windowOn([0.46, 1.5, 0.61], 0.13, 0.19),
      ...windowOn([0.87, 1.5, 0], 0.15, 0.19, 'x'),
      part('leaf', 'fur', union(bush([-0.66, 0.16, 0.8], 0.1), bush([0.84, 0.2, 0.74], 0.1))),
      part(
        'pot',
        'matte',
        union(
          frustum([-0.66, 0.06, 0.8], 0.06, 0.08, 0.1, 0.01),
          frustum([0.84, 0.07, 0.74], 0.07, 0.08, 0.1, 0.01),
        ),
      ),
    ],
    anchors: top(1.98),
  };
}

const SHOP = subject({
  name: 'shop',
  label: 'bakery shop',
  family: 'building',
  words: [
    'store',
    'bakery shop',
    'storefront',
    'shopfront',
    'boutique',
    'corner shop',
    'grocery store',
    'coffee shop building',
  ],
  size: 7,
  colours: {
    body: '#e8c9a8',
    brick: '#cfa582',
    trim: '#2f6b5e',
    awning: '#c8432f',
    awningLight: '#fdf6e6',
    window: '#ffe0a0',
    sign: '#fff0c8',
    door: '#2f6b5e',
    knob: '#e0b84f',
    frame: '#fdf8ee',
    bun: '#c9853f',
    pot: '#b5623c',
  },
  view: { yaw: 26, pitch: 8 },
  build: () => shop(),
});

function marketStall(): Model {
  const crate = (x: number): Shape =>
    put(tray([0, 0, 0], [0.24, 0.1, 0.24], 0.025), [x, 0.66, 0.34], [14, 0, 0]);
  const heap = (x: number, r: number): Shape =>
    many(14, (i) =>
      sphere(
        [
          x - 0.15 + (i % 4) * 0.1,
          0.72 + ((i * 3) % 2) * 0.04 - Math.floor(i / 4) * 0.02,
          0.22 + Math.floor(i / 4) * 0.09,
        ],
        r,
      ),
    );
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          fourLegs(0.92, 0.42, (x, z) => box([x, 0.86, z], [0.04, 0.86, 0.04], 0.01)),
          box([0, 0.54, 0.1], [0.96, 0.03, 0.42], 0.015),
          box([0, 0.3, 0.48], [0.94, 0.24, 0.02], 0.01),
          box([0, 0.62, -0.2], [0.94, 0.03, 0.16], 0.01),
        ),
        [paint('woodDark', stripes('x', 0.17, 0.06), 0.004)],
      ),
      part('crate', 'wood', union(crate(-0.6), crate(0), crate(0.6))),
      part('tomato', 'glossy', heap(-0.6, 0.06)),
      part('lettuce', 'fur', heap(0, 0.068)),
      part('orange', 'matte', heap(0.6, 0.062)),
      part(
        'yellow',
        'matte',
        many(5, (i) =>
          put(capsule([-0.08, 0, 0], [0.08, 0, 0], 0.045), [-0.6 + i * 0.3, 0.7, -0.16], [0, 30 * i, 0]),
        ),
      ),
      ...awning(1.78, -0.1, 1.08, 0.74, 0.3),
      part('awning', 'cloth', put(box([0, 0, 0], [1.08, 0.02, 0.24], 0.015), [0, 1.68, -0.3], [-30, 0, 0]), [
        paint('awningLight', stripes('x', 0.432, 0.5, -0.972), 0.004),
      ]),
    ],
    anchors: { top: { at: [0, 0.57, 0.4], room: 0.3 }, seat: { at: [0, 0.57, 0.4] } },
  };
}

const MARKET_STALL = subject({
  name: 'market stall',
  family: 'building',
  words: [
    'stall',
    'fruit stand',
    'vegetable stand',
    'market stand',
    'kiosk',
    'booth',
    'fruit stall',
    'lemonade stand',
  ],
  size: 2.5,
  colours: {
    wood: '#b07c4a',
    woodDark: tone('wood', 0.75),
    crate: '#d3a46a',
    awning: '#3f9a5a',
    awningLight: '#fdf8ea',
    tomato: '#d8362c',
    lettuce: '#7cbf4a',
    orange: '#f2902a',
    yellow: '#f3cf3f',
  },
  main: 'awning',
  home: 'market',
  view: { yaw: 24, pitch: 10 },
  build: () => marketStall(),
});

export const TRADE = [SHOP, MARKET_STALL];
