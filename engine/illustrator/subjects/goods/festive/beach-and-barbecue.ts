/** Grill, lifebuoy, beach ball and parasol: what summer is sold with. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, many, put, ring, rod, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function barbecue(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(
          0.01,
          turned([0, 0.86, 0.3, 0.9, 0.62, 1.1, 0.72, 1.36, 0.74, 1.42, 0, 1.42]),
          ellipsoid([0, 1.46, 0], [0.66, 0.4, 0.66]),
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          ...Array.from({ length: 13 }, (_, i) => {
            const x = -0.6 + 0.1 * i;
            const c = Math.sqrt(0.46 - x * x);
            return capsule([x, 1.42, -c], [x, 1.42, c], 0.014);
          }),
          torus([0, 1.42, 0], 0.7, 0.025),
          rod([-0.3, 0.96, 0.4, -0.5, 0, 0.6], 0.03),
          rod([0.3, 0.96, 0.4, 0.5, 0, 0.6], 0.03),
          rod([0, 0.96, -0.4, 0, 0, -0.7], 0.03),
        ),
      ),
      part(
        'coal',
        'matte',
        many(18, (i) =>
          sphere(
            [
              0.45 * Math.cos(i * 2.4) * Math.sqrt((i + 0.5) / 18),
              1.24,
              0.45 * Math.sin(i * 2.4) * Math.sqrt((i + 0.5) / 18),
            ],
            0.1,
          ),
        ),
        [
          paint(
            'ember',
            pattern((x, y, z) => 0.06 * Math.sin(x * 17) * Math.sin(z * 19 + y * 9)),
            0.03,
            'glow',
          ),
        ],
      ),
      part(
        'meat',
        'crust',
        union(
          stretch(cylinder([-0.24, 1.49 / 0.9, 0.14], 0.2, 0.05, 0.04), [1, 0.9, 0.8]),
          put(capsule([-0.2, 0, 0], [0.2, 0, 0], 0.065), [0.24, 1.5, -0.12], [0, 20, 0]),
          put(capsule([-0.2, 0, 0], [0.2, 0, 0], 0.065), [0.26, 1.5, 0.06], [0, 12, 0]),
          put(capsule([-0.2, 0, 0], [0.2, 0, 0], 0.065), [0.22, 1.5, 0.26], [0, 16, 0]),
        ),
        [
          paint(
            'char',
            pattern((x) => Math.abs(((((x / 0.1) % 1) + 1) % 1) - 0.5) * 0.1 - 0.012),
            0.008,
          ),
        ],
      ),
      part(
        'corn',
        'glossy',
        put(
          relief(
            capsule([-0.16, 0, 0], [0.16, 0, 0], 0.075),
            0.014,
            (x, y, z) => 0.012 * Math.sin(x * 80) * Math.sin(Math.atan2(y, z) * 8),
          ),
          [-0.24, 1.5, -0.26],
          [0, -14, 0],
        ),
      ),
      part(
        'body',
        'glossy',
        put(
          carve(
            0.01,
            turned([0, 0.42, 0.3, 0.36, 0.62, 0.16, 0.74, 0, 0, 0]),
            ellipsoid([0, -0.04, 0], [0.64, 0.3, 0.64]),
          ),
          [-0.02, 1.74, -0.78],
          [-70, 0, 0],
        ),
      ),
      part(
        'wood',
        'wood',
        union(
          mirror(capsule([0.8, 1.3, -0.16], [0.8, 1.3, 0.16], 0.05)),
          put(capsule([-0.14, 0, 0], [0.14, 0, 0], 0.045), [0, 1.94, -1.2]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0.8, 1.3, 0], top: 1.44, room: 0.5 }),
  };
}

function lifebuoy(): Model {
  const up = (s: Shape) => put(s, [0, 0.98, 0], [84, 0, 0]);
  return {
    parts: [
      part('white', 'glossy', up(torus([0, 0, 0], 0.7, 0.27)), [
        paint(
          'body',
          pattern((x, y) => 0.3 * Math.cos(4 * Math.atan2(y - 0.98, x)) + 0.06),
          0.01,
        ),
      ]),
      part(
        'rope',
        'matte',
        union(
          up(
            ring(4, (a) =>
              put(
                torus([0, 0, 0], 0.285, 0.04),
                [0.7 * Math.cos(a + 0.785), 0, 0.7 * Math.sin(a + 0.785)],
                [90, -((a + 0.785) * 180) / Math.PI, 0],
              ),
            ),
          ),
          up(
            ring(4, (a) =>
              rod(
                [0, 1, 2, 3, 4].flatMap((k) => {
                  const t = a + 0.785 + (k / 4) * 1.571;
                  const r = 0.98 + 0.06 * Math.sin((k / 4) * Math.PI);
                  return [r * Math.cos(t), 0, r * Math.sin(t)];
                }),
                0.035,
                3,
              ),
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function beachBall(): Model {
  const wedge = (k: number) =>
    pattern((x, y, z) => {
      const px = x * 0.9 + (y - 0.8) * 0.44;
      const a = (((Math.atan2(z, px) / 1.0472 + 6) % 6) - k + 6.5) % 6;
      return (Math.abs(a - 0.5) - 0.5) * 0.4;
    });
  return {
    parts: [
      part('white', 'glossy', sphere([0, 0.8, 0], 0.8), [
        paint('body', wedge(0), 0.01),
        paint('blue', wedge(2), 0.01),
        paint('yellow', wedge(4), 0.01),
        paint('white', union(sphere([-0.35, 1.52, 0], 0.16), sphere([0.35, 0.08, 0], 0.16)), 0.01),
      ]),
      part('blue', 'glossy', put(cylinder([0, 0, 0], 0.06, 0.03, 0.01), [-0.35, 1.5, 0.02], [0, 0, 26])),
    ],
    anchors: anchored({ grip: [0, 0.8, 0], top: 1.6 }),
  };
}

function parasol(): Model {
  const canopy = carve(
    0.01,
    relief(
      turned([0, 1.66, 1.2, 1.66, 1.22, 1.7, 0.94, 1.96, 0.5, 2.2, 0, 2.34]),
      0.05,
      (x, _y, z) => -0.04 * Math.abs(Math.cos(Math.atan2(x, z) * 4)) * Math.min(1, Math.hypot(x, z)),
    ),
    turned([0, 1.4, 1.1, 1.6, 1.14, 1.66, 0.9, 1.86, 0.46, 2.1, 0, 2.24]),
  );
  return {
    parts: [
      part('body', 'cloth', canopy, [
        paint(
          'white',
          pattern((x, _y, z) => 0.4 * Math.cos(Math.atan2(x, z) * 4)),
          0.01,
        ),
      ]),
      part('wood', 'wood', union(capsule([0, 0.04, 0], [0, 2.36, 0], 0.04), sphere([0, 2.4, 0], 0.07))),
      part(
        'sand',
        'matte',
        relief(
          turned([0, 0, 0.5, 0, 0.4, 0.05, 0.14, 0.14, 0, 0.15]),
          0.02,
          (x, _y, z) => 0.015 * Math.sin(x * 20) * Math.sin(z * 20),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const BEACH_AND_BARBECUE = [
  subject({
    name: 'barbecue grill',
    label: 'barbecue',
    family: 'object',
    words: ['barbecue', 'bbq', 'grill', 'charcoal grill', 'kettle grill', 'barbeque'],
    size: 1.0,
    colours: {
      body: '#b3261e',
      steel: '#aeb5bd',
      coal: '#2b2725',
      ember: '#ff7a1f',
      meat: '#8a4a24',
      char: '#3f2012',
      corn: '#f4c53a',
      wood: '#a8743f',
    },
    view: { yaw: 18, pitch: 22 },
    home: 'garden',
    build: barbecue,
  }),
  subject({
    name: 'lifebuoy',
    family: 'object',
    words: ['life ring', 'life preserver', 'ring buoy', 'lifebelt'],
    size: 0.7,
    colours: { body: '#d8352f', white: '#fbf8f2', rope: '#e2cf9f' },
    view: { yaw: 16, pitch: 6 },
    build: lifebuoy,
  }),
  subject({
    name: 'beach ball',
    family: 'object',
    words: ['beachball', 'inflatable ball'],
    size: 0.4,
    colours: { body: '#e03a36', white: '#fdfbf6', blue: '#2f86d0', yellow: '#f7c52e' },
    view: { yaw: 20, pitch: 12 },
    build: beachBall,
  }),
  subject({
    name: 'parasol',
    label: 'beach umbrella',
    family: 'object',
    words: ['beach umbrella', 'sunshade', 'sun umbrella', 'patio umbrella'],
    size: 2.2,
    colours: { body: '#e0503a', white: '#fdf8ee', wood: '#c99a5c', sand: '#ecd6a4' },
    view: { yaw: 20, pitch: 6 },
    home: 'beach',
    build: parasol,
  }),
];
