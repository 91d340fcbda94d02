/** Hard things on the head: helmets, crowns, and what covers the face. */

import { blend, carve, keep, mirror, radial, relief } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { GarmentMaker } from './costume.ts';
import { brimOf, capAbove, onHead } from './head-cut.ts';

const _GOLD = '#e0b04a';

export const hardHat: GarmentMaker = (w, colour, trim) => {
  const dome = capAbove(ellipsoid([0, 0.16, -0.04], [0.6, 0.56, 0.62]), 0.14, 0.3);
  const ridge = blend(
    0.02,
    ...[0, 0.16, -0.16].map((x) =>
      place(torus([0, 0, 0], 0.585 - Math.abs(x) * 0.25, 0.035), { at: [x, 0.15, -0.04], turn: [0, 0, 90] }),
    ),
  );
  const peak = shape(
    (x, y, z) => {
      const k = Math.hypot(x / 0.56, (z - 0.2) / 0.62);
      return Math.max(
        Math.abs(y - 0.3 + 0.2 * x * x + 0.08 * (z - 0.3)) * 0.85 - 0.025,
        (k - 1) * 0.5,
        0.1 - z,
      );
    },
    [-0.65, 0.05, 0.05],
    [0.65, 0.45, 0.9],
    0.025,
  );
  return [
    onHead(w, 'hat', blend(0.02, blend(0.03, dome, capAbove(ridge, 0.16, 0.32)), peak), colour, 'glossy'),
    onHead(
      w,
      'ribbon',
      place(torus([0, 0, 0], 0.57, 0.028), { at: [0, 0.24, -0.04], turn: [-9, 0, 0] }),
      trim,
    ),
  ];
};

export const minerHelmet: GarmentMaker = (w, colour, trim) => [
  ...hardHat(w, colour, trim),
  onHead(
    w,
    'lamp',
    place(cylinder([0, 0, 0], 0.13, 0.07, 0.03), { at: [0, 0.48, 0.55], turn: [70, 0, 0] }),
    '#3a3d44',
    'glossy',
  ),
  onHead(w, 'light', sphere([0, 0.5, 0.6], 0.09), '#fff3b8', 'glow'),
];

/** With a crest, a long brim behind and a shield in front. */
export const fireHelmet: GarmentMaker = (w, colour, trim) => {
  const dome = capAbove(ellipsoid([0, 0.18, -0.04], [0.6, 0.56, 0.62]), 0.1, 0.3);
  const crest = keep(
    0.02,
    place(torus([0, 0, 0], 0.6, 0.07), { at: [0, 0.17, -0.04], turn: [0, 0, 90] }),
    shape((_x, y) => 0.3 - y, [-1, 0.3, -1], [1, 1, 1], 0.3),
  );
  const brim = place(brimOf(0.76, 0.9, 0, 0.05), { at: [0, 0.24, -0.14], turn: [-12, 0, 0] });
  const shield = place(ellipsoid([0, 0, 0], [0.16, 0.2, 0.05]), { at: [0, 0.5, 0.5], turn: [-25, 0, 0] });
  return [
    onHead(w, 'hat', blend(0.03, dome, crest, brim), colour, 'glossy'),
    onHead(w, 'emblem', shield, trim, 'metal'),
  ];
};

export const bikeHelmet: GarmentMaker = (w, colour, trim) => {
  const shell = relief(capAbove(ellipsoid([0, 0.17, -0.08], [0.6, 0.55, 0.68]), 0.14, 0.32), 0.06, (x, y) =>
    y > 0.34 ? -0.055 * Math.max(0, Math.sin(Math.abs(x) * 17 + 0.9)) ** 2 : 0,
  );
  const strap = mirror(
    tube(
      [
        [0.5, 0.2, 0.1],
        [0.47, -0.12, 0.12],
        [0.34, -0.44, 0.16],
        [0, -0.55, 0.2],
      ],
      0.02,
    ),
  );
  return [onHead(w, 'hat', shell, colour, 'glossy'), onHead(w, 'straps', strap, trim)];
};

/** Open in front, with a raised visor and a plume. */
export const knightHelmet: GarmentMaker = (w, colour, trim) => {
  const shell = carve(
    0.02,
    blend(
      0.08,
      ellipsoid([0, 0.12, -0.05], [0.62, 0.62, 0.64]),
      ellipsoid([0, -0.3, -0.05], [0.56, 0.36, 0.54]),
    ),
    blend(0.05, ellipsoid([0, -0.1, 0.62], [0.4, 0.42, 0.42]), ellipsoid([0, -0.7, 0.1], [0.42, 0.3, 0.5])),
  );
  const visor = keep(
    0.02,
    carve(0.01, ellipsoid([0, 0.3, 0.04], [0.66, 0.44, 0.66]), ellipsoid([0, 0.28, 0], [0.61, 0.4, 0.62])),
    shape((_x, y, z) => Math.max(0.1 - z, 0.28 - y, y - 0.6), [-0.8, 0.2, 0], [0.8, 0.7, 0.9], 0.1),
  );
  const plume = tube(
    [
      [0, 0.72, -0.1],
      [0, 0.98, -0.2],
      [0, 1.02, -0.5],
      [0, 0.74, -0.8],
      [0, 0.36, -0.86],
    ],
    [0.06, 0.14, 0.17, 0.13, 0.05],
  );
  return [
    onHead(w, 'hat', shell, colour, 'metal'),
    onHead(w, 'visor', visor, colour, 'metal'),
    onHead(
      w,
      'plume',
      relief(plume, 0.02, (x, y, z) => 0.016 * Math.sin(y * 30 + z * 22) * Math.sin(x * 30)),
      trim,
    ),
  ];
};

export const hornedHelmet: GarmentMaker = (w, colour, trim) => {
  const horn = mirror(
    tube(
      [
        [0.5, 0.34, -0.04],
        [0.76, 0.42, -0.04],
        [0.88, 0.68, -0.04],
        [0.84, 0.96, -0.04],
      ],
      [0.13, 0.12, 0.08, 0.02],
    ),
  );
  return [
    onHead(w, 'hat', capAbove(ellipsoid([0, 0.14, -0.05], [0.6, 0.56, 0.6]), 0.12, 0.26), colour, 'metal'),
    onHead(
      w,
      'ribbon',
      place(torus([0, 0, 0], 0.57, 0.05), { at: [0, 0.22, -0.05], turn: [-8, 0, 0] }),
      trim,
      'metal',
    ),
    onHead(w, 'horns', horn, '#efe3c4'),
  ];
};

/** A white shell with a wide window that leaves the face free. */
export const spaceHelmet: GarmentMaker = (w, colour, trim) => {
  const outer = ellipsoid([0, 0.04, -0.02], [0.8, 0.76, 0.8]);
  const window = ellipsoid([0, 0, 0.66], [0.58, 0.52, 0.6]);
  const shell = carve(0.02, carve(0.02, outer, ellipsoid([0, 0.02, 0], [0.7, 0.66, 0.7])), window);
  const rim = keep(
    0.02,
    carve(
      0.01,
      ellipsoid([0, 0.04, -0.02], [0.83, 0.79, 0.83]),
      ellipsoid([0, 0.04, -0.02], [0.76, 0.72, 0.76]),
    ),
    carve(0.01, ellipsoid([0, 0, 0.66], [0.65, 0.59, 0.67]), window),
  );
  const cups = mirror(
    place(cylinder([0, 0, 0], 0.17, 0.06, 0.03), { at: [0.79, -0.02, -0.02], turn: [0, 0, 90] }),
  );
  return [
    onHead(w, 'helmet', shell, colour, 'glossy'),
    onHead(w, 'visor', rim, trim, 'metal'),
    onHead(w, 'cups', cups, '#c9cdd6', 'glossy'),
  ];
};

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
    place(cylinder([0, 0, 0], 0.13, 0.05, 0.02), { at: [0.17, 0.42, 0.46], turn: [58, 0, 12] }),
  );
  const glass = mirror(
    place(cylinder([0, 0, 0], 0.1, 0.02, 0.01), { at: [0.18, 0.45, 0.51], turn: [58, 0, 12] }),
  );
  const strap = place(torus([0, 0, 0], 0.56, 0.035), { at: [0, 0.32, -0.04], turn: [-16, 0, 0] });
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
