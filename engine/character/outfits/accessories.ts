/** Things that are worn in addition: on the head, around the neck, on the back. */

import type { Accessory } from '#common/character-words.ts';
import { blend, carve, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { apron } from '../costume/aprons.ts';
import { toque } from '../costume/head/caps.ts';
import type { HeadSpace } from '../face/head-space.ts';
import type { Body } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { cloak } from './fantasy.ts';

const GOLD = '#d9a441';
type Maker = (body: Body, head: HeadSpace) => SolidPart[];

const worn = (name: string, shape: Shape, material: SolidPart['material'], colour: string): SolidPart => ({
  name,
  shape,
  material,
  colour,
  bones: ['head'],
});

/** A ring facing forward. */
const hoop = (at: Vec3, r: number, thick: number): Shape =>
  place(torus([0, 0, 0], r, thick), { at, turn: [90, 0, 0] });

export const glasses =
  (dark: boolean): Maker =>
  ({ figure }, head) => {
    const { eyeX, eyeY, eye } = figure.face;
    // Small eyes still wear glasses of the usual size.
    const r = Math.max(eye[0], eye[1], 0.128) * (dark ? 1.02 : 1.08);
    const z = 0.305 + eye[2] + 0.045;
    const frame = blend(
      0.008,
      mirror(
        blend(
          0.01,
          hoop([eyeX, eyeY, z], r, 0.014),
          tube(
            [
              [eyeX + r, eyeY + 0.02, z],
              [0.5, eyeY + 0.02, 0.18],
              [0.53, eyeY + 0.01, -0.05],
            ],
            0.013,
          ),
        ),
      ),
      capsule([-eyeX + r, eyeY + 0.03, z], [eyeX - r, eyeY + 0.03, z], 0.013),
    );
    const parts = [worn('glasses', head.put(frame), 'glossy', dark ? '#1c1c22' : '#3a2a24')];
    const lens = mirror(place(cylinder([0, 0, 0], r, 0.012), { at: [eyeX, eyeY, z], turn: [90, 0, 0] }));
    return dark ? [...parts, worn('lenses', head.put(lens), 'glossy', '#22242c')] : parts;
  };

const MAKERS: Record<Accessory, Maker> = {
  glasses: glasses(false),
  sunglasses: glasses(true),

  hat: ({ figure }, head) => {
    const cloth = CLOTHS[figure.look.color];
    const tilt = { at: [0, 0.38, -0.03] as Vec3, turn: [-7, 0, 0] as Vec3 };
    const crown = frustum([0, 0.16, 0], 0.2, 0.53, 0.44, 0.09);
    const brim = place(ellipsoid([0, 0, 0], [0.84, 0.05, 0.82]), { at: [0, -0.03, 0] });
    const ribbon = cylinder([0, 0.04, 0], 0.565, 0.05, 0.02);
    return [
      worn('hat', head.put(place(blend(0.03, crown, brim), tilt)), 'matte', cloth.trim),
      worn('ribbon', head.put(place(ribbon, tilt)), 'matte', cloth.accent),
    ];
  },

  'chef-hat': (body, head) => toque({ body, head, skin: '' }, '#f7f5f0', '#e9e5dc'),

  crown: ({ figure }, head) => {
    const ring = carve(0.01, cylinder([0, 0, 0], 0.43, 0.1, 0.01), cylinder([0, 0, 0], 0.395, 0.3));
    const points = Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * 2 * Math.PI;
      const at: Vec3 = [Math.sin(a) * 0.41, 0.12, Math.cos(a) * 0.41];
      return blend(
        0.01,
        capsule(add(at, [0, -0.06, 0]), add(at, [0, 0.1, 0]), 0.055, 0.018),
        sphere(add(at, [0, 0.13, 0]), 0.034),
      );
    });
    // On top of the hair, however high that stands.
    const high = {
      short: 0.66,
      medium: 0.6,
      long: 0.6,
      curly: 0.7,
      bald: 0.5,
      ponytail: 0.58,
      bun: 0.58,
      braids: 0.58,
      ringlets: 0.58,
    }[figure.look.hairStyle];
    const put = (s: Shape) => head.put(place(s, { at: [0, high, -0.04], turn: [-6, 0, 0] }));
    const jewels = Array.from({ length: 8 }, (_, i) => {
      const a = ((i + 0.5) / 8) * 2 * Math.PI;
      return sphere([Math.sin(a) * 0.43, 0, Math.cos(a) * 0.43], 0.032);
    });
    return [
      worn('crown', put(blend(0.015, ring, ...points)), 'metal', GOLD),
      worn('jewels', put(blend(0, ...jewels)), 'glossy', '#c2334d'),
    ];
  },

  earrings: (_body, head) => {
    const ring = place(torus([0, 0, 0], 0.05, 0.013), { at: [0.535, -0.25, -0.02], turn: [0, 0, 90] });
    return [worn('earrings', head.put(mirror(ring)), 'metal', GOLD)];
  },

  necklace: ({ joints }) => {
    const n = joints.neck;
    const ring = (m: number): Vec3[] => [
      add(n, [0, -0.3, 0.34]),
      add(n, [0.12 * m, -0.2, 0.31]),
      add(n, [0.2 * m, -0.05, 0.12]),
      add(n, [0.17 * m, 0.02, -0.1]),
    ];
    return [
      {
        ...worn('necklace', blend(0, tube(ring(1), 0.016), tube(ring(-1), 0.016)), 'metal', GOLD),
        bones: ['chest'],
      },
      {
        ...worn('pendant', ellipsoid(add(n, [0, -0.34, 0.36]), [0.045, 0.06, 0.03]), 'glossy', '#3f8fd0'),
        bones: ['chest'],
      },
    ];
  },

  scarf: ({ joints, figure }) => {
    const n = joints.neck;
    const wrap = place(torus([0, 0, 0], 0.19 + figure.bulk * 0.3, 0.085), {
      at: add(n, [0, -0.02, 0.03]),
      turn: [14, 0, 0],
    });
    const tail = tube(
      [add(n, [0.1, -0.1, 0.26]), add(n, [0.16, -0.3, 0.36]), add(n, [0.17, -0.56, 0.37])],
      [0.07, 0.075, 0.085],
    );
    return [
      {
        ...worn('scarf', blend(0.03, wrap, tail), 'matte', CLOTHS[figure.look.color].accent),
        bones: ['chest'],
      },
    ];
  },

  cape: (body) => cloak(body, CLOTHS[body.figure.look.color].accent),

  backpack: ({ joints, figure }) => {
    const back = add(joints.chest, [0, -0.12, -0.42 - figure.bulk]);
    const bag = blend(
      0.05,
      box(back, [0.27, 0.34, 0.15], 0.1),
      box(add(back, [0, -0.12, -0.13]), [0.2, 0.16, 0.07], 0.05),
    );
    const strap = mirror(
      tube(
        [
          add(joints.neck, [0.2, -0.1, -0.28]),
          add(joints.neck, [0.23, -0.07, 0.05]),
          add(joints.chest, [0.25, 0.05, 0.29 + figure.bulk]),
          add(joints.waist, [0.3, 0.05, 0.1]),
        ],
        0.035,
      ),
    );
    return [
      { ...worn('backpack', bag, 'matte', CLOTHS[figure.look.color].accent), bones: ['chest', 'spine'] },
      { ...worn('straps', strap, 'matte', '#4a3a30'), bones: ['chest', 'spine'] },
    ];
  },

  /** White over coloured clothes, dark over white ones. */
  apron: (body, head) =>
    body.figure.look.color === 'white'
      ? apron({ body, head, skin: '' }, '#3d4658', '#2c3342')
      : apron({ body, head, skin: '' }, '#f4f1ea', '#ddd7ca'),

  headphones: (_body, head) => {
    const arch = keep(
      0.01,
      place(torus([0, 0, 0], 0.62, 0.035), { at: [0, 0.02, -0.06], turn: [90, 0, 0] }),
      shape((_x, y) => -y, [-1, 0, -1], [1, 1, 1], 1),
    );
    const cup = mirror(blend(0.02, ellipsoid([0.575, -0.06, -0.05], [0.085, 0.17, 0.16])));
    return [
      worn('arch', head.put(arch), 'glossy', '#2a2c34'),
      worn('cups', head.put(cup), 'glossy', '#e4574c'),
    ];
  },
};

export const accessoriesOf = (body: Body, head: HeadSpace): SolidPart[] =>
  body.figure.look.accessories.flatMap((one) => MAKERS[one](body, head));
