/** What is put into hair or grows on a head in tales: bows, flowers, ears, horns, antennae, and small things on a face. */

import { blend, carve, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { onFace } from '../../face/head-space.ts';
import { bareFace } from '../../face/skull.ts';
import { glasses } from '../../outfits/accessories.ts';
import type { GarmentMaker, Wearer } from '../wearer.ts';
import { onHead } from './head-cut.ts';

export const hairBow: GarmentMaker = (w, colour) => {
  const loop = (m: number) =>
    blend(
      0.01,
      capsule([0.03 * m, 0, 0], [0.2 * m, 0.05, 0], 0.04, 0.1),
      capsule([0.02 * m, -0.02, 0], [0.13 * m, -0.2, 0.02], 0.03, 0.055),
    );
  const bow = blend(0.015, loop(1), loop(-1), sphere([0, 0, 0.03], 0.065));
  return [onHead(w, 'bow', place(bow, { at: [0.3, 0.6, 0.24], turn: [-30, 20, -22] }), colour)];
};

const FLOWER = blend(
  0.01,
  ...Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * 2 * Math.PI;
    return ellipsoid([Math.sin(a) * 0.09, Math.cos(a) * 0.09, 0], [0.07, 0.07, 0.03]);
  }),
);

/** Above the ear. */
export const hairFlower: GarmentMaker = (w, colour, trim) => {
  const put = { at: [0.49, 0.3, 0.28] as Vec3, turn: [-12, 52, 0] as Vec3 };
  return [
    onHead(w, 'flowers', place(FLOWER, put), colour),
    onHead(w, 'hearts', place(sphere([0, 0, 0.03], 0.045), put), trim),
  ];
};

const ARCH = keep(
  0.01,
  place(torus([0, 0, 0], 0.6, 0.03), { at: [0, 0.04, -0.04], turn: [90, 0, 0] }),
  shape((_x, y) => -y, [-1, 0, -1], [1, 1, 1], 1),
);

export const catEars: GarmentMaker = (w, colour, trim) => {
  const ear = (grown: number, z: number) =>
    mirror(capsule([0.33, 0.56, z], [0.43, 0.86, z - 0.02], 0.16 - grown, 0.02));
  return [
    onHead(w, 'ears', blend(0.02, ARCH, ear(0, -0.04)), colour),
    onHead(w, 'inner', ear(0.055, 0.07), trim),
  ];
};

export const bunnyEars: GarmentMaker = (w, colour, trim) => {
  const ear = (grown: number, z: number) =>
    mirror(
      place(ellipsoid([0, 0.36, 0], [0.125 - grown, 0.4 - grown * 1.5, 0.06]), {
        at: [0.2, 0.56, z],
        turn: [0, 0, -10],
      }),
    );
  return [
    onHead(w, 'ears', blend(0.02, ARCH, ear(0, -0.04)), colour),
    onHead(w, 'inner', ear(0.05, 0.0), trim),
  ];
};

export const horns: GarmentMaker = (w, colour) => [
  onHead(
    w,
    'horns',
    mirror(
      tube(
        [
          [0.25, 0.46, 0.2],
          [0.36, 0.68, 0.22],
          [0.46, 0.86, 0.14],
          [0.44, 1.02, 0.06],
        ],
        [0.1, 0.085, 0.055, 0.012],
      ),
    ),
    colour,
    'glossy',
  ),
];

export const antennae: GarmentMaker = (w, colour, trim) => [
  onHead(
    w,
    'antennae',
    mirror(
      tube(
        [
          [0.16, 0.5, 0.1],
          [0.2, 0.78, 0.12],
          [0.32, 1.0, 0.12],
        ],
        0.026,
      ),
    ),
    colour,
  ),
  onHead(w, 'bobbles', mirror(sphere([0.33, 1.03, 0.12], 0.075)), trim, 'glossy'),
];

const onMouth = (w: Wearer, x: number, down: number, lift: number): Vec3 =>
  onFace(bareFace(w.body.figure), x, w.body.figure.face.mouthY + down, lift);

/** From under the upper lip. */
export const fangs: GarmentMaker = (w, colour) => {
  const from = onMouth(w, 0.062, 0.008, 0.01);
  return [
    {
      ...onHead(
        w,
        'teeth',
        mirror(capsule(from, add(from, [0, -0.062, 0.004]), 0.017, 0.003)),
        colour,
        'glossy',
      ),
      detail: 3,
    },
  ];
};

/** Up from the lower jaw. */
export const tusks: GarmentMaker = (w, colour) => {
  const from = onMouth(w, 0.1, -0.03, 0);
  return [
    {
      ...onHead(
        w,
        'teeth',
        mirror(capsule(from, add(from, [0.02, 0.11, 0.045]), 0.034, 0.006)),
        colour,
        'glossy',
      ),
      detail: 2.4,
    },
  ];
};

/** In a corner of the mouth. */
export const pipe: GarmentMaker = (w, colour) => {
  const from = onMouth(w, 0.08, -0.005, 0.01);
  const bowl = add(from, [0.08, -0.13, 0.2]);
  const stem = tube([from, add(from, [0.03, -0.07, 0.11]), add(bowl, [0, -0.02, 0])], [0.016, 0.02, 0.03]);
  const cup = carve(
    0.008,
    capsule(bowl, add(bowl, [0, 0.08, 0]), 0.05, 0.055),
    capsule(add(bowl, [0, 0.09, 0]), add(bowl, [0, 0.2, 0]), 0.036),
  );
  return [{ ...onHead(w, 'pipe', blend(0.01, stem, cup), colour, 'glossy'), detail: 1.8 }];
};

export const noseRing: GarmentMaker = (w, colour) => [
  {
    ...onHead(
      w,
      'ring',
      place(torus([0, 0, 0], 0.034, 0.008), { at: [0.05, -0.19, 0.525], turn: [90, 30, 0] }),
      colour,
      'metal',
    ),
    detail: 3,
  },
];

export const monocle: GarmentMaker = (w, colour) => {
  const { eyeX, eyeY, eye } = w.body.figure.face;
  const r = Math.max(eye[0], eye[1], 0.128) * 1.1;
  const z = 0.35 + eye[2];
  return [
    {
      ...onHead(
        w,
        'glasses',
        blend(
          0.006,
          place(torus([0, 0, 0], r, 0.018), { at: [eyeX, eyeY, z], turn: [90, 0, 0] }),
          tube(
            [
              [eyeX + r, eyeY, z],
              [eyeX + r + 0.06, eyeY - 0.3, z - 0.12],
              [eyeX + r, -0.62, 0.2],
            ],
            0.009,
          ),
        ),
        colour,
        'metal',
      ),
      detail: 1.6,
    },
  ];
};

/** Round, with corners that sweep up. */
export const catEyeGlasses: GarmentMaker = (w, colour) => {
  const { eyeX, eyeY, eye } = w.body.figure.face;
  const r = Math.max(eye[0], eye[1], 0.128) * 1.06;
  const z = 0.35 + eye[2];
  const wing = capsule(
    [eyeX + r * 0.62, eyeY + r * 0.66, z],
    [eyeX + r * 1.36, eyeY + r * 1.12, z - 0.05],
    0.04,
    0.014,
  );
  return glasses(false)(w.body, w.head, colour).map((part) => ({
    ...part,
    shape: blend(0.01, part.shape, w.head.put(mirror(wing))),
    detail: 1.4,
  }));
};

/** Rectangles with round corners. */
export const squareGlasses: GarmentMaker = (w, colour) => {
  const { eyeX, eyeY, eye } = w.body.figure.face;
  const [rx, ry] = [Math.max(eye[0] * 1.12, 0.14), Math.max(eye[1] * 0.86, 0.11)];
  const z = 0.35 + eye[2];
  const rim = carve(
    0.006,
    box([eyeX, eyeY, z], [rx, ry, 0.018], 0.03),
    box([eyeX, eyeY, z], [rx - 0.03, ry - 0.03, 0.1], 0.02),
  );
  const temple = tube(
    [
      [eyeX + rx, eyeY + 0.04, z],
      [0.5, eyeY + 0.03, 0.18],
      [0.53, eyeY + 0.01, -0.05],
    ],
    0.015,
  );
  const bridge = capsule([-eyeX + rx, eyeY + 0.03, z], [eyeX - rx, eyeY + 0.03, z], 0.015);
  return [
    {
      ...onHead(w, 'glasses', blend(0.006, mirror(blend(0.008, rim, temple)), bridge), colour, 'glossy'),
      detail: 1.5,
    },
  ];
};
