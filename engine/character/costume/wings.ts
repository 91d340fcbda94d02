/** What hangs down the back: capes, veils, wings. */

import { blend, carve, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { cloak } from '../outfits/fantasy.ts';
import { hung } from './cut.ts';
import type { GarmentMaker } from './wearer.ts';

export const cape: GarmentMaker = ({ body }, colour) => cloak(body, colour);

/** To the ground, with a fur collar. */
export const royalCape: GarmentMaker = ({ body }, colour, trim) => {
  const [sheet, , clasp] = cloak(body, colour, 0.12);
  const n = body.joints.neck;
  const fur = blend(
    0.05,
    ...[1, -1].map((m) =>
      tube(
        [
          add(n, [0.08 * m, -0.2, 0.27]),
          add(n, [0.27 * m, -0.1, 0.15]),
          add(n, [0.33 * m, -0.04, -0.06]),
          add(n, [0.16 * m, 0, -0.27]),
        ],
        [0.07, 0.1, 0.11, 0.11],
      ),
    ),
  );
  return [
    sheet!,
    {
      ...hung('fur', fur, trim, ['chest']),
      tint: (x, y, z, base) => {
        const spot = Math.sin(x * 26) * Math.sin(y * 30 + z * 24) > 0.72;
        return spot ? [0.03, 0.03, 0.03] : base;
      },
    },
    clasp!,
  ];
};

/** A veil from the crown of the head down the back. */
export const veil: GarmentMaker = ({ head, body }, colour) => {
  const { neck, waist } = body.joints;
  const end = waist[1] - 0.5;
  const [cx, cy, cz] = head.at;
  const r = 0.6 * head.scale;
  const sheet = shape(
    (x, y, z) => {
      const t = Math.max(0, (cy - y) / (cy - end));
      const wide = r + 0.3 * t;
      const turn = Math.atan2(x - cx, -(z - cz));
      const fold = 0.04 * t * Math.cos(turn * 9);
      const q =
        y > cy
          ? Math.hypot((x - cx) / r, (y - cy - 0.02) / r, (z - cz + 0.05) / r) - 1
          : Math.hypot((x - cx) / (wide + fold), (z - cz + 0.08 + t * 0.05) / (wide * 0.95 + fold)) - 1;
      return Math.max(
        Math.abs(q * r) * 0.8 - 0.02,
        end - y,
        z - cz - 0.02 + 0.12 * Math.max(0, cy - y) - 0.22 * Math.max(0, y - cy - 0.25),
      );
    },
    [cx - 1.1, end - 0.05, cz - 1.1],
    [cx + 1.1, cy + r + 0.1, cz + 0.4],
    0.022,
  );
  return [
    {
      name: 'veil',
      shape: sheet,
      material: 'matte',
      colour,
      bones: neck ? ['head', 'chest', 'spine'] : ['head'],
      detail: 0.9,
    },
  ];
};

/** Two arches of thin cloth at the back. */
export const fairyWings: GarmentMaker = ({ body }, colour, trim) => {
  const { chest } = body.joints;
  const leaf = (at: Vec3, half: Vec3, turn: Vec3): Shape => place(ellipsoid([0, 0, 0], half), { at, turn });
  const wings = mirror(
    blend(
      0.03,
      leaf([0.62, chest[1] + 0.36, -0.42], [0.58, 0.26, 0.045], [0, -18, 38]),
      leaf([0.48, chest[1] - 0.24, -0.4], [0.4, 0.2, 0.045], [0, -18, -32]),
    ),
  );
  return [
    {
      ...hung('wings', wings, colour, ['chest']),
      material: 'glossy',
      tint: (x, y, z, base) => {
        const vein = Math.abs(Math.sin(Math.atan2(y - chest[1], Math.abs(x)) * 16)) < 0.16;
        return vein
          ? [base[0] * 0.7 + 0.3, base[1] * 0.7 + 0.3, base[2] * 0.7 + 0.3]
          : [base[0], base[1], base[2] + 0.02 * z];
      },
      detail: 1.4,
    },
    hung('clasp', ellipsoid(add(chest, [0, 0.05, -0.34]), [0.08, 0.1, 0.05]), trim, ['chest']),
  ];
};

/** Feathered wings: three rows of feathers. */
export const angelWings: GarmentMaker = ({ body }, colour) => {
  const { chest } = body.joints;
  const feathers: Shape[] = [];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      const t = i / 5;
      const from: Vec3 = [0.16 + t * 0.62, chest[1] + 0.1 + t * 0.5 - row * 0.03, -0.4 - row * 0.012];
      const long = (0.34 + 0.5 * t) * (1 - row * 0.24);
      const lean = 0.16 + t * 0.55;
      feathers.push(
        capsule(
          from,
          add(from, [Math.sin(lean) * long, -Math.cos(lean) * long, -0.05]),
          0.075 - row * 0.008,
          0.045,
        ),
      );
    }
  const arm = tube(
    [
      [0.06, chest[1] + 0.05, -0.36],
      [0.3, chest[1] + 0.32, -0.42],
      [0.62, chest[1] + 0.62, -0.44],
      [0.86, chest[1] + 0.6, -0.42],
    ],
    [0.07, 0.085, 0.08, 0.05],
  );
  const both = keep(
    0.02,
    mirror(blend(0.02, arm, ...feathers)),
    shape((_x, _y, z) => Math.abs(z + 0.43) - 0.11, [-2, -1, -0.6], [2, 5, -0.2], 0.1),
  );
  return [hung('wings', both, colour, ['chest'])];
};

/** Skin between long fingers, as dragons and bats have it. */
export const dragonWings: GarmentMaker = ({ body }, colour, trim) => {
  const { chest } = body.joints;
  const wrist: Vec3 = [0.62, chest[1] + 0.62, -0.46];
  const tips: Vec3[] = [
    [1.24, chest[1] + 0.5, -0.5],
    [1.12, chest[1] + 0.02, -0.48],
    [0.8, chest[1] - 0.3, -0.46],
    [0.34, chest[1] - 0.34, -0.42],
  ];
  const fingers = tips.map((tip) => capsule(wrist, tip, 0.045, 0.022));
  const arm = capsule([0.08, chest[1], -0.36], wrist, 0.06, 0.055);
  const outline: readonly Vec3[] = [[0.08, chest[1] - 0.1, -0.36], wrist, ...tips];
  // Between two fingers the skin hangs in.
  const skin = blend(
    0.01,
    ...tips.slice(1).map((tip, i) => sail(wrist, tips[i]!, tip)),
    sail(wrist, tips[3]!, outline[0]!),
  );
  return [
    { ...hung('wings', mirror(skin), colour, ['chest']), detail: 1.3 },
    hung(
      'wingBones',
      mirror(blend(0.02, arm, ...fingers, capsule(wrist, add(wrist, [0.02, 0.16, 0]), 0.04, 0.01))),
      trim,
      ['chest'],
    ),
  ];
};

/** A thin triangle, round and curved in at its far edge. */
const sail = (a: Vec3, b: Vec3, c: Vec3): Shape => {
  const side = (p: Vec3, q: Vec3, x: number, y: number): number =>
    ((x - p[0]) * (q[1] - p[1]) - (y - p[1]) * (q[0] - p[0])) / Math.hypot(q[0] - p[0], q[1] - p[1]);
  const turn = Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) || 1;
  const mid: Vec3 = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2, (b[2] + c[2]) / 2];
  const out = Math.hypot(mid[0] - a[0], mid[1] - a[1]);
  const far: Vec3 = [mid[0] + ((mid[0] - a[0]) / out) * 0.22, mid[1] + ((mid[1] - a[1]) / out) * 0.22, 0];
  const bite = Math.hypot(b[0] - far[0], b[1] - far[1]);
  return shape(
    (x, y, z) => {
      const flat = Math.max(side(a, b, x, y) * turn, side(b, c, x, y) * turn, side(c, a, x, y) * turn);
      return (
        Math.max(
          flat,
          bite - Math.hypot(x - far[0], y - far[1]),
          Math.abs(z - (a[2] + b[2] + c[2]) / 3) - 0.022,
        ) * 0.9
      );
    },
    [Math.min(a[0], b[0], c[0]) - 0.05, Math.min(a[1], b[1], c[1]) - 0.05, -0.6],
    [Math.max(a[0], b[0], c[0]) + 0.05, Math.max(a[1], b[1], c[1]) + 0.05, -0.3],
    0.02,
  );
};

export const quiver: GarmentMaker = ({ body }, colour, trim) => {
  const { chest } = body.joints;
  const at: Vec3 = [-0.02, chest[1] + 0.06, -0.44];
  return [
    hung(
      'quiver',
      carve(
        0.01,
        place(cylinder([0, 0, 0], 0.12, 0.34, 0.04), { at, turn: [0, 0, -42] }),
        sphere([9, 9, 9], 0.1),
      ),
      colour,
    ),
    hung(
      'arrows',
      blend(
        0,
        ...[-0.04, 0.03, 0.06].map((d) =>
          capsule(add(at, [0.2 + d, 0.22 + d, d]), add(at, [0.58 + d, 0.62 - d, d]), 0.02, 0.055),
        ),
      ),
      trim,
    ),
  ];
};
