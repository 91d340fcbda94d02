/** Things that are worn in addition: on the head, around the neck, on the back. */

import type { Accessory, ClothingColor } from '#common/character/character-words.ts';
import { blend, carve, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { apron } from '../costume/aprons.ts';
import { backpack } from '../costume/bags.ts';
import { bandana, baseballCap, beanie, beret, flowerCrown, headband, toque } from '../costume/head/caps.ts';
import { eyePatch } from '../costume/head/face-wear.ts';
import { cowboy, pointedHat, strawHat, topHat } from '../costume/head/hats.ts';
import { bowTie, necklace, tie } from '../costume/neckwear.ts';
import { gloves } from '../costume/shoes.ts';
import type { GarmentMaker } from '../costume/wearer.ts';
import { type HeadSpace, headSpace } from '../face/head-space.ts';
import type { Body } from '../figure/body.ts';
import { CLOTHS, type Cloth, darker, TONES } from '../figure/colours.ts';
import type { Look } from '../figure/look.ts';
import type { SolidPart } from '../part.ts';
import { cloak } from './fantasy.ts';

const GOLD = '#d9a441';
/** `colour` where somebody chose one. */
type Maker = (body: Body, head: HeadSpace, colour: string | undefined) => SolidPart[];

const isBare = ({ animal, hairStyle }: Look): boolean => !!animal || hairStyle === 'bald';

const metalOf = (colour: string | undefined): SolidPart['material'] =>
  !colour || colour === TONES.gold || colour === TONES.silver ? 'metal' : 'glossy';

/** Something of the kit, which goes with the clothes where no colour was chosen. */
const kit =
  (make: GarmentMaker, fallback: (cloth: Cloth) => readonly [colour: string, trim: string]): Maker =>
  (body, head, colour) => {
    const [main, trim] = colour ? [colour, darker(colour)] : fallback(CLOTHS[body.figure.look.color]);
    return make({ body, head, skin: '' }, main, trim);
  };

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
  ({ figure }, head, colour) => {
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
    const parts = [worn('glasses', head.put(frame), 'glossy', colour ?? (dark ? '#1c1c22' : '#3a2a24'))];
    const lens = mirror(place(cylinder([0, 0, 0], r, 0.012), { at: [eyeX, eyeY, z], turn: [90, 0, 0] }));
    return dark ? [...parts, worn('lenses', head.put(lens), 'glossy', '#22242c')] : parts;
  };

const MAKERS: Record<Accessory, Maker> = {
  glasses: glasses(false),
  sunglasses: glasses(true),

  hat: ({ figure }, head, colour) => {
    const cloth = CLOTHS[figure.look.color];
    const tilt = { at: [0, 0.38, -0.03] as Vec3, turn: [-7, 0, 0] as Vec3 };
    const crown = frustum([0, 0.16, 0], 0.2, 0.53, 0.44, 0.09);
    const brim = place(ellipsoid([0, 0, 0], [0.84, 0.05, 0.82]), { at: [0, -0.03, 0] });
    const ribbon = cylinder([0, 0.04, 0], 0.565, 0.05, 0.02);
    return [
      worn('hat', head.put(place(blend(0.03, crown, brim), tilt)), 'matte', colour ?? cloth.trim),
      worn('ribbon', head.put(place(ribbon, tilt)), 'matte', colour ? darker(colour) : cloth.accent),
    ];
  },

  'chef-hat': kit(toque, () => ['#f7f5f0', '#e9e5dc']),

  crown: ({ figure }, head, colour) => {
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
      pigtails: 0.58,
      buns: 0.58,
      spiky: 0.7,
      mohawk: 0.6,
      afro: 0.86,
      dreadlocks: 0.62,
      cornrows: 0.55,
      braid: 0.58,
    }[figure.look.hairStyle];
    const put = (s: Shape) => head.put(place(s, { at: [0, high, -0.04], turn: [-6, 0, 0] }));
    const jewels = Array.from({ length: 8 }, (_, i) => {
      const a = ((i + 0.5) / 8) * 2 * Math.PI;
      return sphere([Math.sin(a) * 0.43, 0, Math.cos(a) * 0.43], 0.032);
    });
    return [
      worn('crown', put(blend(0.015, ring, ...points)), metalOf(colour), colour ?? GOLD),
      worn('jewels', put(blend(0, ...jewels)), 'glossy', colour === TONES.red ? GOLD : '#c2334d'),
    ];
  },

  earrings: ({ figure }, head, colour) => {
    // Hair that covers the ears leaves long ones to be seen.
    const isCovered = [
      'medium',
      'long',
      'ringlets',
      'afro',
      'curly',
      'braids',
      'pigtails',
      'braid',
      'dreadlocks',
    ].includes(figure.look.hairStyle);
    const ring = isCovered
      ? blend(
          0,
          place(torus([0, 0, 0], 0.075, 0.015), { at: [0.46, -0.44, 0.2], turn: [90, 25, 0] }),
          capsule([0.46, -0.37, 0.2], [0.46, -0.3, 0.17], 0.014),
        )
      : place(torus([0, 0, 0], 0.06, 0.014), { at: [0.54, -0.26, -0.02], turn: [0, 60, 90] });
    return [worn('earrings', head.put(mirror(ring)), metalOf(colour), colour ?? GOLD)];
  },

  /** Over the clothes, where it is seen. */
  necklace: (body, head, colour) =>
    necklace({ body, head, skin: '' }, colour ?? GOLD, '#3f8fd0').map((part) =>
      part.name === 'necklace' ? { ...part, material: metalOf(colour) } : part,
    ),

  scarf: ({ joints, figure }, _head, colour) => {
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
        ...worn('scarf', blend(0.03, wrap, tail), 'matte', colour ?? CLOTHS[figure.look.color].accent),
        bones: ['chest'],
      },
    ];
  },

  cape: (body, _head, colour) => cloak(body, colour ?? CLOTHS[body.figure.look.color].accent),

  backpack: kit(backpack, ({ accent }) => [accent, '#4a3a30']),

  /** White over coloured clothes, dark over white ones. */
  apron: kit(apron, (cloth) => (cloth === CLOTHS.white ? ['#3d4658', '#2c3342'] : ['#f4f1ea', '#ddd7ca'])),

  headphones: ({ figure }, { at, scale }, colour) => {
    // Over the hair, however far that stands off.
    const wide = { afro: 1.24, dreadlocks: 1.2, curly: 1.14, ringlets: 1.12 } as Partial<
      Record<Look['hairStyle'], number>
    >;
    const head = headSpace(at, scale * (wide[figure.look.hairStyle] ?? 1));
    const arch = keep(
      0.01,
      place(torus([0, 0, 0], 0.62, 0.035), { at: [0, 0.02, -0.06], turn: [90, 0, 0] }),
      shape((_x, y) => -y, [-1, 0, -1], [1, 1, 1], 1),
    );
    const cup = mirror(blend(0.02, ellipsoid([0.575, -0.06, -0.05], [0.085, 0.17, 0.16])));
    return [
      worn('arch', head.put(arch), 'glossy', '#2a2c34'),
      worn('cups', head.put(cup), 'glossy', colour ?? '#e4574c'),
    ];
  },

  cap: kit(baseballCap, ({ main, accent }) => [main, accent]),
  beanie: kit(beanie, ({ accent }) => [accent, darker(accent)]),
  beret: kit(beret, ({ trim, dark }) => [trim, dark]),
  'top-hat': kit(topHat, ({ accent }) => ['#2a2a31', accent]),
  'cowboy-hat': kit(cowboy, () => ['#b98a55', '#4a2c1a']),
  'straw-hat': kit(strawHat, ({ main }) => ['#e3c272', main]),
  'pointed-hat': kit(pointedHat, ({ trim, accent }) => [trim, accent]),
  // Over the hair, or close to the head.
  headband: (body, { at, scale }, colour) =>
    kit(headband, ({ accent }) => [accent, accent])(
      body,
      headSpace(at, scale * (isBare(body.figure.look) ? 0.83 : 0.99)),
      colour,
    ),
  bandana: kit(bandana, ({ accent }) => [accent, darker(accent)]),
  'flower-crown': (body, head, colour) =>
    flowerCrown(
      { body, head, skin: '' },
      colour ?? '#f0a0c2',
      colour === TONES.yellow ? '#9a5f2a' : '#f2c14e',
    ),
  // A suit has one of its own, in the chosen colour.
  tie: (body, head, colour) =>
    body.figure.look.outfit === 'formal' && !body.figure.look.garments?.length
      ? []
      : kit(tie, ({ accent }) => [accent, accent])(body, head, colour),
  'bow-tie': kit(bowTie, ({ accent }) => [accent, accent]),
  'eye-patch': kit(eyePatch, () => ['#26242a', '#26242a']),
  gloves: kit(gloves, ({ accent }) => [accent, accent]),
};

/** Lies on clothes: of the same colour it would not be seen. */
const ON_CLOTHES: ReadonlySet<Accessory> = new Set(['scarf', 'cape', 'backpack', 'tie', 'bow-tie', 'apron']);

/** Colours that stay themselves when they are paler; the others are darkened. */
const PALE: Partial<Record<ClothingColor, string>> = {
  blue: '#86b4e4',
  green: '#9ccfa6',
  purple: '#b79be0',
  black: '#5c5e6c',
};

function apart(tone: string, accessory: Accessory, clothes: ClothingColor): string {
  if (!ON_CLOTHES.has(accessory) || tone !== TONES[clothes]) return tone;
  return PALE[clothes] ?? darker(darker(tone));
}

export function accessoriesOf(body: Body, head: HeadSpace): SolidPart[] {
  const { accessories, accessoryColors = {}, color } = body.figure.look;
  return accessories.flatMap((one) => {
    const colour = accessoryColors[one];
    const parts = MAKERS[one](body, head, colour && apart(TONES[colour], one, color));
    // Thin brims fray when they are cut coarsely.
    return parts.map((part) => (part.name === 'hat' ? { ...part, detail: 1.5 } : part));
  });
}
