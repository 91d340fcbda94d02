/** Bags for the hand, the back and the road. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod, tray } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

function handbag(): Model {
  const body = cut(
    [-0.78, 0, 0.78, 0, 0.84, 0.1, 0.62, 0.92, 0.52, 0.98, -0.52, 0.98, -0.62, 0.92, -0.84, 0.1],
    0.3,
    0.12,
    3,
  );
  const flap = keep(
    0.02,
    cut([-0.66, 0.98, 0.66, 0.98, 0.7, 0.6, 0.4, 0.44, 0, 0.4, -0.4, 0.44, -0.7, 0.6], 0.33, 0.1, 4),
    box([0, 0.7, 0.35], [1, 0.6, 0.3]),
  );
  const handle = (z: number) =>
    rod(
      [
        -0.42,
        0.86,
        z,
        -0.4,
        1.24,
        z * 0.8,
        -0.2,
        1.5,
        z * 0.6,
        0.2,
        1.5,
        z * 0.6,
        0.4,
        1.24,
        z * 0.8,
        0.42,
        0.86,
        z,
      ],
      0.05,
      5,
    );
  return {
    parts: [
      part('body', 'leather', body, [
        paint(
          'stitch',
          pattern((x, y) => Math.abs(Math.max(Math.abs(x) - 0.72 + y * 0.22, 0.07 - y)) - 0.008),
          0.005,
        ),
      ]),
      part('body', 'leather', put(flap, [0, 0.015, 0.015]), [
        paint(
          'stitch',
          pattern((x, y) => Math.abs(y - 0.46 - 0.22 * x * x) - 0.01),
          0.005,
        ),
      ]),
      part('strap', 'leather', union(handle(0.2), handle(-0.2))),
      part(
        'gold',
        'metal',
        union(
          box([0, 0.5, 0.34], [0.13, 0.09, 0.03], 0.025),
          ...[-0.42, 0.42].flatMap((x) => [put(torus([0, 0, 0], 0.07, 0.022), [x, 0.84, 0.22], [90, 0, 0])]),
          ...[-0.6, 0.6].map((x) => sphere([x, 0.0, 0.16], 0.045)),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.48, 0], top: 0.98 }),
  };
}

function backpack(): Model {
  const body = blend(
    0.06,
    box([0, 0.72, 0], [0.52, 0.62, 0.28], 0.2),
    ellipsoid([0, 1.1, 0], [0.5, 0.36, 0.28]),
  );
  return {
    parts: [
      part(
        'body',
        'cloth',
        relief(body, 0.02, (x, y, z) => 0.024 * (noise(x * 5, y * 5, z * 5) - 0.5)),
        [
          paint(
            'zip',
            pattern((x, y, z) => (z < 0.02 ? 1 : Math.abs(Math.max(Math.abs(x) - 0.46, y - 1.18)) - 0.014)),
            0.006,
          ),
        ],
      ),
      part('pocket', 'cloth', box([0, 0.44, 0.3], [0.4, 0.32, 0.12], 0.1), [
        paint(
          'zip',
          pattern((x, y) => Math.abs(y - 0.64 + 0.1 * x * x) - 0.012),
          0.005,
        ),
      ]),
      part('pocket', 'cloth', mirror(box([0.54, 0.36, 0.02], [0.07, 0.24, 0.18], 0.06))),
      part(
        'strap',
        'leather',
        union(
          mirror(rod([0.24, 1.3, -0.2, 0.34, 1.2, -0.5, 0.4, 0.7, -0.56, 0.36, 0.24, -0.26], 0.065)),
          rod([-0.14, 1.42, -0.06, -0.1, 1.58, -0.06, 0.1, 1.58, -0.06, 0.14, 1.42, -0.06], 0.035),
          mirror(box([0.22, 0.98, 0.3], [0.045, 0.3, 0.03], 0.02)),
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          mirror(box([0.22, 0.7, 0.43], [0.06, 0.05, 0.015], 0.01)),
          capsule([0.26, 0.6, 0.42], [0.26, 0.52, 0.43], 0.02),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.55, -0.06], top: 1.4 }),
  };
}

function suitcase(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        relief(box([0, 0.82, 0], [0.54, 0.7, 0.26], 0.12), 0.02, (x, _y, z) =>
          Math.abs(z) > 0.1 && Math.abs(x) < 0.46 ? 0.018 * Math.cos(x * 42) : 0,
        ),
        [
          paint(
            'dark',
            pattern((_x, _y, z) => Math.abs(z) - 0.014),
            0.006,
          ),
        ],
      ),
      part('chrome', 'metal', mirror(capsule([0.2, 1.5, -0.12], [0.2, 1.98, -0.12], 0.026))),
      part(
        'dark',
        'matte',
        union(
          capsule([-0.22, 2.0, -0.12], [0.22, 2.0, -0.12], 0.05),
          rod([-0.16, 1.5, 0.06, -0.14, 1.58, 0.06, 0.14, 1.58, 0.06, 0.16, 1.5, 0.06], 0.035),
          ...[-1, 1].flatMap((s) =>
            [-1, 1].map((t) =>
              put(cylinder([0, 0, 0], 0.075, 0.035, 0.02), [0.4 * s, 0.075, 0.16 * t], [0, 0, 90]),
            ),
          ),
          rod([0.52, 0.66, 0, 0.59, 0.7, 0, 0.59, 0.94, 0, 0.52, 0.98, 0], 0.035),
        ),
      ),
      part('chrome', 'metal', box([0.54, 1.2, 0], [0.02, 0.08, 0.05], 0.01)),
    ],
    anchors: anchored({ grip: [0, 2, -0.12], top: 1.52, room: 0.25 }),
  };
}

function shoppingBag(): Model {
  const handle = (z: number) =>
    rod([-0.2, 1.0, z, -0.19, 1.3, z, -0.08, 1.46, z, 0.08, 1.46, z, 0.19, 1.3, z, 0.2, 1.0, z], 0.024, 4);
  return {
    parts: [
      part(
        'body',
        'matte',
        relief(tray([0, 0.54, 0], [0.5, 0.54, 0.26], 0.04, 0.012), 0.02, (x, y, z) =>
          Math.abs(x) > 0.47 ? -0.06 * Math.max(0, 1 - Math.abs(z) / 0.2) * (y > 0.3 ? 1 : 0) * 0.25 : 0,
        ),
        [
          paint(
            'trim',
            pattern((_x, y) => Math.abs(y - 0.99) - 0.02),
            0.004,
          ),
        ],
      ),
      part(
        'tissue',
        'matte',
        relief(
          box([0, 0.86, 0], [0.42, 0.24, 0.18], 0.06),
          0.14,
          (x, y, z) => 0.2 * (noise(x * 6, y * 3, z * 6) - 0.35) * (y > 0.9 ? 1 : 0),
        ),
      ),
      part('cord', 'matte', union(handle(0.25), handle(-0.25))),
    ],
    anchors: anchored({ grip: [0, 1.45, 0], top: 1.05, inside: 0.06, opening: 0.24 }),
  };
}

function wallet(): Model {
  return {
    parts: [
      part(
        'body',
        'leather',
        union(
          put(box([0, 0, 0], [0.6, 0.05, 0.42], 0.04), [0, 0.06, 0]),
          put(box([0, 0, 0], [0.6, 0.05, 0.42], 0.04), [0, 0.2, -0.02], [-14, 0, 0]),
        ),
        [
          paint(
            'stitch',
            pattern((x, _y, z) => Math.abs(Math.max(Math.abs(x) - 0.54, Math.abs(z) - 0.36)) - 0.008),
            0.005,
          ),
        ],
      ),
      part('card', 'glossy', put(box([0, 0, 0], [0.5, 0.014, 0.3], 0.01), [0.1, 0.17, 0.26], [-6, 4, 0])),
      part('note', 'matte', put(box([0, 0, 0], [0.54, 0.012, 0.3], 0.008), [-0.04, 0.13, 0.24], [-3, -5, 0])),
    ],
    anchors: anchored({ grip: [0, 0.1, 0] }),
  };
}

export const BAGS = [
  subject({
    name: 'handbag',
    family: 'object',
    words: ['purse', 'leather bag', 'leather handbag', 'bag', 'clutch'],
    size: 0.3,
    colours: { body: '#8a4a26', strap: tone('body', 0.8), stitch: tone('body', 1.3), gold: '#d9ac50' },
    view: { yaw: 24, pitch: 12 },
    build: handbag,
  }),
  subject({
    name: 'backpack',
    family: 'object',
    words: ['rucksack', 'school bag', 'schoolbag', 'satchel'],
    size: 0.45,
    colours: {
      body: '#2f6f8f',
      pocket: tone('body', 0.82),
      strap: '#7a4a28',
      zip: '#e6d6b4',
      gold: '#cda553',
    },
    view: { yaw: 26, pitch: 12 },
    build: backpack,
  }),
  subject({
    name: 'suitcase',
    family: 'object',
    words: ['luggage', 'trolley', 'baggage', 'travel bag', 'briefcase'],
    size: 0.7,
    colours: { body: '#d9a92f', dark: '#2a2b2f' },
    view: { yaw: 28, pitch: 12 },
    build: suitcase,
  }),
  subject({
    name: 'shopping bag',
    family: 'object',
    words: ['tote bag', 'canvas bag', 'gift bag', 'carrier bag'],
    size: 0.4,
    colours: { body: '#d94a63', trim: '#f6d9a8', tissue: '#fdf6ef', cord: '#f6e6cf' },
    view: { yaw: 28, pitch: 14 },
    build: shoppingBag,
  }),
  subject({
    name: 'wallet',
    family: 'object',
    words: ['billfold'],
    size: 0.04,
    colours: { body: '#6a3d22', stitch: tone('body', 1.3), card: '#3f6fb5', note: '#a8c39a' },
    view: { yaw: 24, pitch: 36 },
    build: wallet,
  }),
];
