/** What is put on or put up for carnival, parties and Halloween. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, fourLegs, put, ring, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function skull(): Model {
  const head = blend(
    0.1,
    ellipsoid([0, 0.92, -0.06], [0.62, 0.58, 0.68]),
    ellipsoid([0, 0.5, 0.26], [0.4, 0.34, 0.36]),
    box([0, 0.2, 0.32], [0.28, 0.18, 0.2], 0.1),
  );
  const holes = union(
    mirror(ellipsoid([0.24, 0.72, 0.56], [0.17, 0.19, 0.2])),
    mirror(put(ellipsoid([0, 0, 0], [0.05, 0.12, 0.14]), [0.05, 0.46, 0.62], [0, 0, 16])),
    mirror(ellipsoid([0.56, 0.52, 0.24], [0.12, 0.2, 0.2])),
  );
  return {
    parts: [
      part('body', 'matte', carve(0.03, head, holes), [
        paint(
          'dark',
          union(
            mirror(ellipsoid([0.24, 0.72, 0.5], [0.15, 0.17, 0.2])),
            ellipsoid([0, 0.46, 0.56], [0.09, 0.11, 0.14]),
          ),
          0.03,
        ),
        paint(
          'dark',
          pattern((x, y, z) =>
            z < 0.3
              ? 1
              : Math.max(
                  Math.min(Math.abs(((((x / 0.1) % 1) + 1) % 1) - 0.5) * 0.1, Math.abs(y - 0.2)) - 0.01,
                  Math.abs(y - 0.2) - 0.12,
                  Math.abs(x) - 0.26,
                ),
          ),
          0.008,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.48 }),
  };
}

function partyHat(): Model {
  const cone = turned([0, 0, 0.54, 0, 0.56, 0.02, 0.02, 1.3, 0, 1.3], { steps: 1 });
  return {
    parts: [
      part('body', 'glossy', cone, [
        paint(
          'stripe',
          pattern((x, y, z) => 0.05 * Math.sin(y * 14 + Math.atan2(x, z) * 1)),
          0.006,
        ),
        paint(
          'dots',
          pattern(
            (x, y, z) =>
              Math.hypot(
                (((((Math.atan2(x, z) / 0.9) % 1) + 1) % 1) - 0.5) * 0.42,
                ((y / 0.45) % 1) * 0.45 - 0.22,
              ) - 0.07,
          ),
          0.006,
        ),
      ]),
      part(
        'pompom',
        'fur',
        relief(
          sphere([0, 1.34, 0], 0.17),
          0.04,
          (x, y, z) => 0.035 * Math.sin(x * 40) * Math.sin(y * 40) * Math.sin(z * 40),
        ),
      ),
      part(
        'pompom',
        'fur',
        ring(22, (a) => sphere([0.55 * Math.cos(a), 0.05, 0.55 * Math.sin(a)], 0.07)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function carnivalMask(): Model {
  const mask = carve(
    0.02,
    cut(
      [
        -0.98, 0.66, -0.6, 0.8, 0, 0.66, 0.6, 0.8, 0.98, 0.66, 0.86, 0.3, 0.5, 0.06, 0.2, 0.16, 0, 0.34, -0.2,
        0.16, -0.5, 0.06, -0.86, 0.3,
      ],
      0.09,
      0.06,
      4,
    ),
    mirror(put(stretch(cylinder([0, 0, 0], 0.17, 0.4), [1.35, 1, 0.75]), [0.44, 0.42, 0], [90, 0, 8])),
  );
  const plume = (x: number, tilt: number, tall: number) =>
    put(ellipsoid([0, tall, 0], [0.15, tall, 0.05]), [x, 0.62, -0.05], [0, 0, tilt]);
  return {
    parts: [
      part('body', 'glossy', mask, [
        paint(
          'gold',
          pattern(
            (x, y) => Math.abs(Math.hypot((Math.abs(x) - 0.44) / 1.35, (y - 0.42) / 0.78) - 0.2) - 0.025,
          ),
          0.008,
        ),
        paint(
          'gold',
          pattern((x, y) => Math.abs(Math.hypot(Math.abs(x) - 0.72, y - 0.62) - 0.1) - 0.016),
          0.006,
        ),
      ]),
      part('plume', 'fur', union(plume(0, 0, 0.5), plume(0.16, -18, 0.44), plume(-0.16, 18, 0.44))),
      part('second', 'fur', union(plume(0.3, -36, 0.38), plume(-0.3, 36, 0.38))),
      part('gem', 'glossy', put(ellipsoid([0, 0, 0], [0.09, 0.12, 0.06]), [0, 0.6, 0.1])),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function coffin(): Model {
  const outline = [-0.34, 0, 0.34, 0, 0.58, 1.3, 0.3, 1.9, -0.3, 1.9, -0.58, 1.3];
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          put(cut(outline, 0.24, 0.03, 1), [0, 0, 0]),
          put(
            cut(
              outline.map((v, i) => (i % 2 ? 0.95 + (v - 0.95) * 0.92 : v * 0.88)),
              0.06,
              0.03,
              1,
            ),
            [0, 0, 0.26],
          ),
        ),
      ),
      part(
        'gold',
        'metal',
        union(
          box([0, 1.2, 0.33], [0.05, 0.36, 0.02], 0.01),
          box([0, 1.32, 0.33], [0.2, 0.05, 0.02], 0.01),
          fourLegs(0.5, 0.1, (x) => sphere([x, 0.9 + 0.1 * Math.sign(x), 0.1], 0.05)),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0.3] }),
  };
}

export const DRESSING_UP = [
  subject({
    name: 'skull',
    family: 'object',
    words: ['human skull', 'sugar skull'],
    size: 0.22,
    colours: { body: '#efe6d2', dark: '#3a2f28' },
    view: { yaw: 22, pitch: 8 },
    build: skull,
  }),
  subject({
    name: 'party hat',
    family: 'object',
    words: ['birthday hat', 'cone hat'],
    size: 0.2,
    colours: { body: '#e0457a', stripe: '#f7c93a', dots: '#ffffff', pompom: '#4fc0d8' },
    view: { yaw: 10, pitch: 10 },
    build: partyHat,
  }),
  subject({
    name: 'mask',
    label: 'carnival mask',
    family: 'object',
    words: ['carnival mask', 'venetian mask', 'masquerade mask', 'theatre mask'],
    size: 0.25,
    colours: { body: '#6a2f9a', gold: '#e6bc55', plume: '#2fa3b8', second: '#e0457a', gem: '#e6334a' },
    view: { yaw: 12, pitch: 6 },
    build: carnivalMask,
  }),
  subject({
    name: 'coffin',
    family: 'object',
    words: ['casket'],
    size: 1.9,
    colours: { body: '#5f3a24', gold: '#d3a243' },
    view: { yaw: 24, pitch: 6 },
    build: coffin,
  }),
];
