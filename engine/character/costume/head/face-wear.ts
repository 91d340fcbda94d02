/** Crowns, hoods and what covers eyes, ears, nose and mouth. */

import { blend, carve, keep, mirror, radial } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { GarmentMaker } from '../wearer.ts';
import { capAbove, onHead } from './head-cut.ts';

export const crown: GarmentMaker = (w, colour, trim) => {
  const ring = carve(0.01, cylinder([0, 0, 0], 0.47, 0.1, 0.01), cylinder([0, 0, 0], 0.43, 0.3));
  const point = blend(
    0.01,
    capsule([0.45, 0.04, 0], [0.45, 0.22, 0], 0.06, 0.02),
    sphere([0.45, 0.26, 0], 0.04),
  );
  const put = { at: [0, 0.56, -0.04] as Vec3, turn: [-6, 0, 0] as Vec3 };
  return [
    onHead(w, 'crown', place(blend(0.015, ring, radial(8, point)), put), colour, 'metal'),
    onHead(
      w,
      'jewels',
      place(radial(8, sphere([0.465, 0, 0], 0.034)), { at: put.at, turn: [-6, 22.5, 0] }),
      trim,
      'glossy',
    ),
  ];
};

export const tiara: GarmentMaker = (w, colour, trim) => {
  const arch = keep(
    0.01,
    place(torus([0, 0, 0], 0.56, 0.03), { at: [0, 0.36, -0.06], turn: [-35, 0, 0] }),
    shape((_x, _y, z) => -z - 0.1, [-1, -1, -0.1], [1, 1.5, 1], 1),
  );
  const spikes = [-0.34, -0.18, 0, 0.18, 0.34].map((x) =>
    capsule([x, 0.64 - x * x * 0.7, 0.34 - x * x], [x * 1.1, 0.86 - x * x * 1.6, 0.32 - x * x], 0.04, 0.014),
  );
  return [
    onHead(w, 'crown', blend(0.015, arch, ...spikes), colour, 'metal'),
    onHead(
      w,
      'jewels',
      blend(
        0,
        sphere([0, 0.7, 0.39], 0.045),
        sphere([0.2, 0.66, 0.34], 0.03),
        sphere([-0.2, 0.66, 0.34], 0.03),
      ),
      trim,
      'glossy',
    ),
  ];
};

export const halo: GarmentMaker = (w) => [
  {
    ...onHead(
      w,
      'halo',
      place(torus([0, 0, 0], 0.4, 0.045), { at: [0, 0.92, -0.06], turn: [12, 0, 0] }),
      '#ffe9a0',
      'glow',
    ),
    detail: 1.8,
  },
];

/** Everything wrapped but the eyes. */
export const ninjaHood: GarmentMaker = (w, colour, trim) => {
  const wrap = carve(
    0.02,
    blend(
      0.06,
      ellipsoid([0, 0.08, -0.03], [0.565, 0.54, 0.555]),
      ellipsoid([0, -0.24, 0.06], [0.47, 0.36, 0.44]),
    ),
    ellipsoid([0, 0.02, 0.52], [0.42, 0.16, 0.3]),
  );
  return [
    onHead(w, 'hood', wrap, colour),
    onHead(
      w,
      'ribbon',
      place(torus([0, 0, 0], 0.56, 0.04), { at: [0, 0.24, -0.04], turn: [-8, 0, 0] }),
      trim,
    ),
    onHead(
      w,
      'knot',
      blend(
        0.02,
        capsule([0.1, 0.16, -0.58], [0.36, -0.1, -0.72], 0.05, 0.075),
        capsule([0.06, 0.16, -0.58], [0.16, -0.22, -0.68], 0.05, 0.075),
      ),
      trim,
    ),
  ];
};

/** A cloth hood on the head, open in front: monks, veils of habit. */
export const hood: GarmentMaker = (w, colour) => [
  onHead(
    w,
    'hood',
    carve(
      0.03,
      blend(
        0.08,
        ellipsoid([0, 0.1, -0.08], [0.64, 0.62, 0.62]),
        ellipsoid([0, -0.34, -0.12], [0.58, 0.34, 0.5]),
      ),
      blend(
        0.05,
        ellipsoid([0, -0.08, 0.55], [0.46, 0.52, 0.56]),
        ellipsoid([0, -0.1, 0], [0.52, 0.48, 0.5]),
      ),
    ),
    colour,
  ),
];

export const swimCap: GarmentMaker = (w, colour) => [
  onHead(w, 'hat', capAbove(ellipsoid([0, 0.1, -0.04], [0.535, 0.51, 0.53]), -0.05, 0.26), colour, 'glossy'),
];

/** Around the eyes: skiers, divers, scientists. */
export const goggles: GarmentMaker = (w, colour, trim) => {
  const { eyeX, eyeY } = w.body.figure.face;
  const frame = carve(
    0.02,
    mirror(ellipsoid([eyeX, eyeY, 0.4], [0.2, 0.19, 0.14])),
    mirror(ellipsoid([eyeX, eyeY, 0.53], [0.165, 0.15, 0.12])),
  );
  const strap = keep(
    0.01,
    place(torus([0, 0, 0], 0.545, 0.045), { at: [0, eyeY + 0.02, -0.04] }),
    shape((_x, _y, z) => z - 0.28, [-1, -1, -1], [1, 1, 0.3], 0.5),
  );
  return [onHead(w, 'glasses', frame, colour, 'glossy'), onHead(w, 'straps', strap, trim)];
};

/** The same, worn above the forehead. */
export const gogglesUp: GarmentMaker = (w, colour, trim) => {
  const lens = mirror(
    place(cylinder([0, 0, 0], 0.13, 0.05, 0.02), { at: [0.17, 0.45, 0.52], turn: [58, 0, 12] }),
  );
  const glass = mirror(
    place(cylinder([0, 0, 0], 0.1, 0.02, 0.01), { at: [0.18, 0.48, 0.57], turn: [58, 0, 12] }),
  );
  const strap = place(torus([0, 0, 0], 0.585, 0.045), { at: [0, 0.34, -0.03], turn: [-16, 0, 0] });
  return [
    onHead(w, 'glasses', lens, colour, 'glossy'),
    onHead(w, 'lenses', glass, '#9fd3e6', 'glossy'),
    onHead(w, 'straps', strap, trim),
  ];
};

export const faceMask: GarmentMaker = (w, colour) => [
  onHead(
    w,
    'mask',
    blend(
      0.03,
      ellipsoid([0, -0.31, 0.3], [0.27, 0.17, 0.25]),
      mirror(capsule([0.22, -0.26, 0.4], [0.52, -0.12, -0.02], 0.012)),
    ),
    colour,
  ),
];

/** Around the eyes, which look through it: heroes, carnival. */
export const eyeMask: GarmentMaker = (w, colour) => {
  const { eyeX, eyeY, eye } = w.body.figure.face;
  const band = blend(
    0.06,
    mirror(ellipsoid([eyeX, eyeY + 0.02, 0.32], [0.26, 0.235, 0.2])),
    mirror(capsule([0.38, eyeY + 0.03, 0.2], [0.52, eyeY + 0.05, -0.06], 0.11, 0.05)),
  );
  const seen = mirror(ellipsoid([eyeX, eyeY, 0.5], [eye[0] * 1.12, eye[1], 0.4]));
  return [{ ...onHead(w, 'mask', carve(0.012, band, seen), colour), detail: 1.6 }];
};

export const eyePatch: GarmentMaker = (w, colour) => {
  const { eyeX, eyeY, eye } = w.body.figure.face;
  return [
    onHead(w, 'patch', ellipsoid([eyeX, eyeY, 0.3 + eye[2]], [0.15, 0.16, 0.05]), colour),
    onHead(
      w,
      'straps',
      place(torus([0, 0, 0], 0.52, 0.016), { at: [0, eyeY + 0.05, -0.04], turn: [0, 0, 14] }),
      colour,
    ),
  ];
};

export const redNose: GarmentMaker = (w, colour) => [
  onHead(w, 'nose', sphere([0, -0.14, 0.54], 0.1), colour, 'glossy'),
];

export const pointedEars: GarmentMaker = (w) => [
  onHead(
    w,
    'ears',
    mirror(
      tube(
        [
          [0.46, -0.12, -0.03],
          [0.56, -0.02, -0.08],
          [0.7, 0.16, -0.16],
        ],
        [0.08, 0.075, 0.012],
      ),
    ),
    w.skin,
    'skin',
  ),
];

export const headphones: GarmentMaker = (w, colour, trim) => {
  const arch = keep(
    0.01,
    place(torus([0, 0, 0], 0.62, 0.035), { at: [0, 0.02, -0.06], turn: [90, 0, 0] }),
    shape((_x, y) => -y, [-1, 0, -1], [1, 1, 1], 1),
  );
  return [
    onHead(w, 'arch', arch, trim, 'glossy'),
    onHead(w, 'cups', mirror(ellipsoid([0.575, -0.06, -0.05], [0.085, 0.17, 0.16])), colour, 'glossy'),
  ];
};
