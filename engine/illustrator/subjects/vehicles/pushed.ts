/** Shopping cart, stroller and wheelbarrow: what people push before them. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { box, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { fourLegs, many, put, rod } from '../forms/forms.ts';
import { bars, drum, side } from '../forms/views.ts';
import { subject, tone } from '../subject.ts';
import { spokedWheel } from './wheels.ts';

const wire = (a: readonly number[], b: readonly number[], count: number, r: number) =>
  many(count, (i) => {
    const t = i / (count - 1);
    const mix = (k: number) => a[k]! + (b[k]! - a[k]!) * t;
    return bars([mix(0), mix(1), mix(2), mix(3), mix(4), mix(5)], r);
  });

const SHOPPING_CART = subject({
  name: 'shopping cart',
  family: 'object',
  words: ['shopping trolley', 'supermarket trolley', 'supermarket cart', 'grocery cart'],
  size: 1,
  colours: { body: '#c9d0d8', handle: '#d8342f', wheel: '#3a3d44' },
  main: 'handle',
  view: { yaw: 58, pitch: 14 },
  build: () => ({
    parts: [
      part(
        'body',
        'metal',
        union(
          mirror(wire([0.2, 0.5, 0.6, 0.3, 0.94, 0.66], [0.26, 0.5, -0.4, 0.36, 0.98, -0.52], 11, 0.013)),
          mirror(wire([0.2, 0.5, 0.6, 0.26, 0.5, -0.4], [0.3, 0.94, 0.66, 0.36, 0.98, -0.52], 5, 0.015)),
          wire([-0.2, 0.5, 0.6, -0.3, 0.94, 0.66], [0.2, 0.5, 0.6, 0.3, 0.94, 0.66], 7, 0.013),
          wire([-0.24, 0.5, -0.4, -0.36, 0.98, -0.5], [0.24, 0.5, -0.4, 0.36, 0.98, -0.5], 8, 0.013),
          wire([-0.2, 0.5, 0.6, 0.2, 0.5, 0.6], [-0.26, 0.5, -0.4, 0.26, 0.5, -0.4], 9, 0.013),
          mirror(rod([0.3, 0.94, 0.66, 0.36, 0.98, -0.52], 0.022, 1)),
          bars([-0.3, 0.94, 0.66, 0.3, 0.94, 0.66], 0.022),
          mirror(rod([0.34, 1.06, -0.7, 0.34, 0.94, -0.5, 0.3, 0.24, -0.44, 0.3, 0.18, 0.5], 0.026, 2)),
        ),
      ),
      part('handle', 'glossy', bars([-0.34, 1.06, -0.7, 0.34, 1.06, -0.7], 0.04)),
      part(
        'wheel',
        'matte',
        fourLegs(0.3, 0.46, (x, z) => drum([x, 0.08, z], 0.08, 0.03, 'x')),
      ),
    ],
    anchors: {
      inside: { at: [0, 0.52, 0.1], room: 0.24 },
      grip: { at: [0, 1.06, -0.7] },
      seat: { at: [0, 0.9, 0] },
    },
  }),
});

const STROLLER = subject({
  name: 'stroller',
  family: 'object',
  words: ['pram', 'baby carriage', 'pushchair', 'buggy', 'baby stroller', 'baby buggy'],
  size: 1.05,
  colours: { body: '#4a7fb5', inside: '#f6efe2', chrome: '#d9dee4', tyre: '#2b2d33' },
  view: { yaw: 58, pitch: 12 },
  build: () => {
    const pod = side([-0.46, 0.86, -0.5, 0.6, -0.3, 0.42, 0.34, 0.42, 0.56, 0.6, 0.56, 0.86], 0.27, 0.1, 4);
    const hood = carve(
      0.02,
      drum([0, 0.86, -0.1], 0.42, 0.28, 'x', 0.1),
      union(
        drum([0, 0.86, -0.1], 0.36, 0.24, 'x'),
        box([0, 0.86, 0.4], [1, 1, 0.44]),
        box([0, 0.36, 0], [1, 0.5, 1]),
      ),
    );
    return {
      parts: [
        part('body', 'cloth', union(carve(0.03, pod, box([0, 0.86, 0.05], [0.21, 0.34, 0.45], 0.06)), hood), [
          paint('inside', box([0, 0.85, 0.5], [0.22, 0.03, 0.1]), 0.01),
        ]),
        part('inside', 'cloth', box([0, 0.66, 0.1], [0.2, 0.1, 0.4], 0.08)),
        part(
          'chrome',
          'metal',
          union(
            mirror(bars([0.24, 0.44, -0.4, 0.24, 0.22, 0.5, 0.24, 0.44, 0.4, 0.24, 0.22, -0.46], 0.022)),
            mirror(rod([0.22, 0.5, -0.4, 0.24, 0.8, -0.66, 0.24, 1.1, -0.84], 0.022)),
          ),
        ),
        part('tyre', 'matte', bars([-0.24, 1.1, -0.84, 0.24, 1.1, -0.84], 0.035)),
        ...[0.28, -0.28].flatMap((x) => [
          ...spokedWheel([x, 0.22, 0.5], 0.22, 0.035, 8),
          ...spokedWheel([x, 0.22, -0.46], 0.22, 0.035, 8),
        ]),
      ],
      anchors: {
        inside: { at: [0, 0.74, 0.1], room: 0.2 },
        seat: { at: [0, 0.74, -0.05] },
        grip: { at: [0, 1.1, -0.84] },
        hand: { at: [0, 1.1, -0.84] },
      },
    };
  },
});

const WHEELBARROW = subject({
  name: 'wheelbarrow',
  family: 'object',
  words: ['barrow', 'garden cart', 'handcart'],
  size: 0.7,
  colours: { body: '#3f8f57', wood: '#b57a45', soil: '#5a3b28', tyre: '#2b2d33', hub: tone('body', 1.3) },
  home: 'garden',
  view: { yaw: 56, pitch: 14 },
  build: () => {
    const pan = side([-0.5, 0.42, -0.6, 0.72, 0.62, 0.78, 0.42, 0.42], 0.36, 0.05, 1);
    return {
      parts: [
        part(
          'body',
          'metal',
          carve(
            0.02,
            pan,
            put(side([-0.46, 0.46, -0.55, 0.9, 0.55, 0.9, 0.38, 0.46], 0.31, 0.03, 1), [0, 0.01, 0]),
          ),
        ),
        part(
          'soil',
          'matte',
          blend(0.1, ellipsoid([0, 0.66, 0], [0.28, 0.14, 0.44]), sphere([0.05, 0.74, 0.1], 0.14)),
        ),
        part(
          'wood',
          'wood',
          mirror(
            union(
              bars([0.12, 0.26, 0.8, 0.3, 0.46, -0.5, 0.3, 0.46, -0.5, 0.34, 0.6, -1.1], 0.035),
              bars([0.28, 0.42, -0.3, 0.32, 0.02, -0.4], 0.03),
            ),
          ),
        ),
        part('tyre', 'matte', put(torus([0, 0, 0], 0.19, 0.065), [0, 0.25, 0.8], [0, 0, 90])),
        part('hub', 'metal', drum([0, 0.25, 0.8], 0.15, 0.035, 'x')),
      ],
      anchors: {
        inside: { at: [0, 0.76, 0], room: 0.3 },
        top: { at: [0, 0.76, 0], room: 0.3 },
        grip: { at: [0, 0.6, -1.1] },
      },
    };
  },
});

export const PUSHED = [SHOPPING_CART, STROLLER, WHEELBARROW];
