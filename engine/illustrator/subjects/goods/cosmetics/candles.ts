/** Burning candles, in a glass or on a stick. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, filling, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

const flame = (y: number, s = 1): Shape =>
  turned(
    [
      0,
      y,
      0.05 * s,
      y + 0.03 * s,
      0.075 * s,
      y + 0.11 * s,
      0.045 * s,
      y + 0.22 * s,
      0.004,
      y + 0.34 * s,
      0,
      y + 0.35 * s,
    ],
    { steps: 5, thin: 0.03 },
  );

function candle(): Model {
  const side = [0, 0, 0.44, 0, 0.48, 0.04, 0.48, 0.92];
  return {
    parts: [
      part('glass', 'glass', vessel(side, 0.045, { steps: 4, floor: 0.07 })),
      part('body', 'skin', filling(side, 0.045, 0.62, { steps: 4, floor: 0.07 }), [
        paint(
          'pool',
          pattern((x, y, z) => Math.hypot(x, z) - 0.28 + (y < 0.58 ? 1 : 0)),
          0.06,
          'liquid',
        ),
        paint('warm', sphere([0, 0.66, 0], 0.3), 0.2),
      ]),
      part('wick', 'matte', capsule([0, 0.6, 0], [0.01, 0.76, 0], 0.016)),
      part('flame', 'glow', flame(0.74), [paint('core', sphere([0, 0.8, 0], 0.06), 0.05, 'glow')]),
      part(
        'label',
        'matte',
        keep(0.002, cylinder([0, 0.4, 0], 0.492, 0.16), box([0, 0.4, 0.5], [0.24, 0.2, 0.3])),
        [
          paint(
            'print',
            pattern((x, y) =>
              Math.min(
                Math.max(Math.abs(x) - 0.13, Math.abs(y - 0.43) - 0.02),
                Math.max(Math.abs(x) - 0.09, Math.abs(y - 0.34) - 0.01),
              ),
            ),
            0.003,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.2 }),
  };
}

function candlestick(): Model {
  return {
    parts: [
      part(
        'gold',
        'metal',
        turned([
          0, 0, 0.34, 0, 0.36, 0.03, 0.2, 0.08, 0.06, 0.14, 0.1, 0.3, 0.05, 0.4, 0.05, 0.6, 0.14, 0.68, 0.16,
          0.74, 0.1, 0.76, 0, 0.76,
        ]),
      ),
      part(
        'body',
        'skin',
        blend(
          0.02,
          cylinder([0, 1.2, 0], 0.085, 0.46, 0.02),
          capsule([0.085, 1.6, 0.02], [0.09, 1.36, 0.02], 0.025, 0.03),
        ),
      ),
      part('wick', 'matte', capsule([0, 1.64, 0], [0, 1.74, 0], 0.014)),
      part('flame', 'glow', flame(1.72, 1.1), [paint('core', sphere([0, 1.79, 0], 0.06), 0.05, 'glow')]),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 2 }),
  };
}

const FIRE = { flame: '#ffc23d', core: '#fff3c4', wick: '#2b2420' };

export const CANDLES = [
  subject({
    name: 'candle',
    family: 'object',
    words: ['scented candle', 'candle in a glass', 'candle jar'],
    size: 0.1,
    colours: {
      body: '#f2e2c4',
      pool: '#f7d9a0',
      warm: '#ffe7b0',
      glass: '#eee6dc',
      label: '#fdfaf3',
      print: '#8a6a4a',
      ...FIRE,
    },
    view: { yaw: 8, pitch: 20 },
    build: candle,
  }),
  subject({
    name: 'candlestick',
    family: 'object',
    words: ['candle holder', 'candelabra', 'taper candle'],
    size: 0.35,
    colours: { body: '#f4ead8', gold: '#c99a3e', ...FIRE },
    view: { yaw: 12, pitch: 8 },
    build: candlestick,
  }),
];
