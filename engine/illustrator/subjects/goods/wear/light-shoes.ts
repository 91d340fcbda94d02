/** Shoes one slips into: for the beach and for the sofa. */

import { type Model, type Part, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function flipFlops(): Model {
  const one = (x: number, turn: number) => {
    const at = (s: Shape) => put(s, [x, 0, 0], [0, turn, 0]);
    return [
      part(
        'body',
        'matte',
        at(
          blend(
            0.1,
            cylinder([0, 0.08, 0.44], 0.34, 0.07, 0.03),
            cylinder([0, 0.08, -0.6], 0.27, 0.07, 0.03),
            box([0, 0.08, -0.06], [0.26, 0.07, 0.56], 0.03),
          ),
        ),
      ),
      part(
        'strap',
        'glossy',
        at(mirror(rod([0.0, 0.13, 0.5, 0.03, 0.26, 0.44, 0.2, 0.3, 0.16, 0.29, 0.14, -0.16], 0.05, 4))),
      ),
    ];
  };
  return { parts: [...one(-0.4, 6), ...one(0.42, -8)], anchors: anchored({ grip: [0, 0.2, 0] }) };
}

function slippers(): Model {
  const one = (x: number, turn: number): Part[] => {
    const at = (s: Shape): Shape => put(s, [x, 0, 0], [0, turn, 0]);
    const upper = carve(
      0.02,
      stretch(sphere([0, 0, 0], 0.4), [0.95, 1, 1.5]),
      union(
        box([0, -0.6, 0], [1, 0.54, 1]),
        box([0, 0.4, -0.62], [1, 1, 0.62]),
        stretch(sphere([0, -0.05, -0.1], 0.34), [0.85, 0.85, 1.4]),
      ),
    );
    return [
      part(
        'sole',
        'matte',
        at(
          blend(
            0.1,
            cylinder([0, 0.06, 0.4], 0.36, 0.06, 0.03),
            cylinder([0, 0.06, -0.56], 0.29, 0.06, 0.03),
            box([0, 0.06, -0.06], [0.27, 0.06, 0.5], 0.03),
          ),
        ),
      ),
      part(
        'lining',
        'fur',
        at(
          blend(
            0.1,
            cylinder([0, 0.14, 0.36], 0.31, 0.04, 0.03),
            cylinder([0, 0.14, -0.54], 0.25, 0.04, 0.03),
            box([0, 0.14, -0.06], [0.24, 0.04, 0.48], 0.03),
          ),
        ),
      ),
      part('body', 'cloth', at(put(upper, [0, 0.12, 0.24]))),
      part(
        'lining',
        'fur',
        at(put(stretch(torus([0, 0, 0], 0.33, 0.08), [1, 1, 0.9]), [0, 0.22, 0.22], [66, 0, 0])),
      ),
    ];
  };
  return { parts: [...one(-0.44, 6), ...one(0.44, -8)], anchors: anchored({ grip: [0, 0.2, 0] }) };
}

export const LIGHT_SHOES = [
  subject({
    name: 'slippers',
    family: 'object',
    words: ['slipper', 'house shoes', 'pair of slippers'],
    size: 0.1,
    colours: { body: '#7f95b8', sole: '#6a5040', lining: '#f6efe2' },
    view: { yaw: 26, pitch: 30 },
    build: slippers,
  }),
  subject({
    name: 'flip-flops',
    family: 'object',
    words: ['flip-flop', 'flip flops', 'beach sandals', 'sandals', 'sandal'],
    size: 0.06,
    colours: { body: '#2fa3b8', strap: tone('body', 0.6) },
    main: 'body',
    view: { yaw: 24, pitch: 34 },
    build: flipFlops,
  }),
];
