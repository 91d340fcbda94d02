/** What one sits on outdoors, at a bar or at the barber. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, put, ring, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { cushion } from './cushion.ts';

function bench(): Model {
  const end = union(
    rod([0.9, 0, 0.3, 0.9, 0.44, 0.28, 0.9, 0.5, 0], 0.035),
    rod([0.9, 0, -0.36, 0.9, 0.5, -0.26, 0.9, 1.0, -0.4], 0.035),
    rod([0.9, 0.48, -0.26, 0.9, 0.5, 0.28], 0.03),
    rod([0.9, 0.72, -0.3, 0.9, 0.74, 0.1, 0.9, 0.66, 0.28, 0.9, 0.5, 0.28], 0.03),
  );
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          ...[0.24, 0.08, -0.08, -0.24].map((z) => box([0, 0.54, z], [1.0, 0.03, 0.065], 0.015)),
          ...[0.7, 0.86, 1.0].map((y) =>
            put(box([0, 0, 0], [1.0, 0.065, 0.025], 0.015), [0, y, -0.29 - (y - 0.6) * 0.22], [-14, 0, 0]),
          ),
        ),
      ),
      part('iron', 'metal', union(mirror(end), capsule([-0.9, 0.2, 0], [0.9, 0.2, 0], 0.02))),
    ],
    anchors: anchored({ seat: [0, 0.58, 0], top: 0.58, room: 0.4 }),
  };
}

function stool(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          fourLegs(0.24, 0.24, (x, z) =>
            capsule([x * 1.5, 0.02, z * 1.5], [x * 0.9, 1.1, z * 0.9], 0.04, 0.045),
          ),
          ring(4, (a) =>
            put(
              capsule([-0.28, 0, 0], [0.28, 0, 0], 0.025),
              [0.31 * Math.sin(a), 0.4, 0.31 * Math.cos(a)],
              [0, (a * 180) / Math.PI, 0],
            ),
          ),
        ),
      ),
      part('body', 'leather', cylinder([0, 1.18, 0], 0.42, 0.09, 0.07)),
    ],
    anchors: anchored({ seat: [0, 1.27, 0], top: 1.27, room: 0.36 }),
  };
}

function barberChair(): Model {
  return {
    parts: [
      part(
        'body',
        'leather',
        union(
          cushion(0, 0.86, 0.04, 0.44, 0.11, 0.42),
          put(cushion(0, 0, 0, 0.42, 0.48, 0.11), [0, 1.36, -0.46], [-14, 0, 0]),
          put(cushion(0, 0, 0, 0.22, 0.12, 0.09), [0, 2.0, -0.62], [-14, 0, 0]),
          mirror(cushion(0.54, 1.14, 0.0, 0.09, 0.06, 0.34)),
        ),
        [
          paint(
            'trim',
            pattern((x, y) => Math.max(Math.abs(((((x * 6) % 1) + 1) % 1) - 0.5) / 6 - 0.008, 0.98 - y)),
            0.008,
          ),
        ],
      ),
      part(
        'chrome',
        'metal',
        union(
          turned([0, 0, 0.52, 0, 0.54, 0.04, 0.4, 0.1, 0.14, 0.16, 0.12, 0.5, 0.16, 0.66, 0, 0.72]),
          box([0, 0.72, 0], [0.46, 0.05, 0.42], 0.03),
          mirror(
            union(
              rod([0.54, 0.74, 0.24, 0.54, 1.06, 0.26], 0.035),
              rod([0.54, 0.74, -0.3, 0.54, 1.06, -0.26], 0.035),
              rod([0.3, 0.7, 0.4, 0.3, 0.46, 0.66, 0.3, 0.3, 0.86], 0.035),
            ),
          ),
          put(box([0, 0, 0], [0.36, 0.03, 0.16], 0.02), [0, 0.28, 0.92], [-18, 0, 0]),
          capsule([0, 1.8, -0.6], [0, 1.98, -0.66], 0.04),
        ),
      ),
    ],
    anchors: anchored({ seat: [0, 0.98, 0.04], top: 0.98, room: 0.35 }),
  };
}

export const SEATS = [
  subject({
    name: 'bench',
    family: 'furniture',
    words: ['park bench', 'garden bench'],
    size: 0.85,
    colours: { body: '#a06a3a', iron: '#33373c' },
    view: { yaw: 26, pitch: 14 },
    build: bench,
  }),
  subject({
    name: 'stool',
    family: 'furniture',
    words: ['bar stool', 'barstool'],
    size: 0.75,
    colours: { body: '#a8352c', wood: '#a9743f' },
    view: { yaw: 26, pitch: 14 },
    build: stool,
  }),
  subject({
    name: 'barber chair',
    family: 'furniture',
    words: [
      "barber's chair",
      'salon chair',
      'hairdresser chair',
      'dentist chair',
      'office chair',
      'swivel chair',
    ],
    size: 1.2,
    colours: { body: '#8f2a2c', trim: tone('body', 0.7), chrome: '#dfe3e8' },
    view: { yaw: 32, pitch: 12 },
    build: barberChair,
  }),
];
