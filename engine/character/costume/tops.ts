/** Shirts, sweaters and jerseys: one top varied by sleeves, neck and pattern. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { mixRgb } from '../face/sheet.ts';
import { ARMS_AND_TRUNK } from '../outfits/garment.ts';
import type { SolidPart } from '../part.ts';
import { buttons, cuffs, patchOn, shirtCollar, type TopCut, top } from './cut.ts';
import { checks, stripes } from './patterns.ts';
import type { GarmentMaker, Wearer } from './wearer.ts';

export const tee: GarmentMaker = (w, colour, trim) => top(w, colour, trim);

export const stripedTee: GarmentMaker = (w, colour, trim) =>
  top(w, colour, colour, { sleeves: 1.86, tint: stripes(trim, 4.4) });

export const sweater: GarmentMaker = (w, colour, trim) => [
  ...top(w, colour, trim, { grown: 0.05, sleeves: 1.9, hem: -0.1, crease: 0.009 }),
  { name: 'trim', shape: cuffs(w.body, 0.9, 0.03), material: 'matte', colour: trim, bones: ARMS_AND_TRUNK },
];

export const turtleneck: GarmentMaker = (w, colour, trim) => [
  ...top(w, colour, trim, { grown: 0.036, sleeves: 1.92, neck: 'high' }),
  { name: 'roll', shape: w.body.neck(0.035), material: 'matte', colour, bones: ['chest', 'head'] },
];

export const tank: GarmentMaker = (w, colour, trim) => top(w, colour, trim, { sleeves: 0, neck: 'deep' });

export const scrubs: GarmentMaker = (w, colour, trim) => [
  ...top(w, colour, trim, { grown: 0.042, sleeves: 0.78, flare: 0.02, neck: 'v', hem: -0.24 }),
  {
    name: 'pocket',
    shape: patchOn(w.body.upper(0.046), 0.012, (x, y) => {
      const at = w.body.joints.chest[1] + 0.02;
      return Math.max(Math.abs(x - 0.17) - 0.085, Math.abs(y - at) - 0.09);
    }),
    material: 'matte',
    colour: trim,
    bones: ['chest', 'spine'],
  },
];

/** A shirt with a folded collar and a row of buttons. */
function shirtWith(
  w: Wearer,
  colour: string,
  trim: string,
  sleeves: number,
  tint?: SolidPart['tint'],
): SolidPart[] {
  const { body } = w;
  const cut: TopCut = { grown: 0.032, sleeves, hem: -0.1, ...(tint && { tint }) };
  const [cloth, , ...rest] = top(w, colour, colour, cut);
  const { neck, waist } = body.joints;
  return [
    cloth!,
    { name: 'collar', shape: shirtCollar(body), material: 'matte', colour, bones: ['chest'], detail: 1.2 },
    {
      name: 'buttons',
      shape: buttons(cloth!.shape, 0, neck[1] - 0.24, waist[1] - 0.1, 4),
      material: 'glossy',
      colour: trim,
      bones: ['spine', 'chest'],
    },
    ...rest,
  ];
}

export const shirt: GarmentMaker = (w, colour, trim) => shirtWith(w, colour, trim, 1.9);
export const shortShirt: GarmentMaker = (w, colour, trim) => shirtWith(w, colour, trim, 0.78);
export const checkedShirt: GarmentMaker = (w, colour, trim) =>
  shirtWith(w, colour, '#f4efe6', 1.9, checks(trim, 8));

/** A football or basketball shirt: a tint of its own at the sleeves and a number on the breast. */
export const jersey: GarmentMaker = (w, colour, trim) => [
  ...top(w, colour, trim, { sleeves: 0.8, flare: 0.02, hem: -0.2 }),
  number(w, trim),
];
export const vestJersey: GarmentMaker = (w, colour, trim) => [
  ...top(w, colour, trim, { sleeves: 0, hem: -0.2 }),
  number(w, trim),
];

/** Which of the seven bars of a digit are set: across from above, then left and right, above and below. */
const BARS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

function number({ body, number: said = '71' }: Wearer, colour: string): SolidPart {
  const at = body.joints.chest[1] - 0.08;
  const digit = (set: string, x: number, y: number): number => {
    const across = (v: number) => Math.max(Math.abs(x) - 0.07, Math.abs(y - v) - 0.024);
    const up = (u: number, v: number) => Math.max(Math.abs(x - u) - 0.024, Math.abs(y - v) - 0.085);
    const bars = [
      across(0.12),
      up(-0.058, 0.06),
      up(0.058, 0.06),
      across(0),
      up(-0.058, -0.06),
      up(0.058, -0.06),
      across(-0.12),
    ];
    return Math.min(...bars.filter((_, i) => set[i] === '1'));
  };
  const digits = [...said].map((one) => BARS[Number(one)]!);
  const region = (x: number, y: number): number =>
    Math.min(...digits.map((set, i) => digit(set, x - (i - (digits.length - 1) / 2) * 0.2, y - at)));
  return {
    name: 'emblem',
    shape: patchOn(body.upper(0.036), 0.013, region),
    material: 'matte',
    colour,
    bones: ['spine', 'chest'],
    detail: 1.7,
  };
}

/** Rings of steel to the hips. */
export const chainmail: GarmentMaker = (w, colour, trim) => {
  const rings = linear(trim);
  return top(w, colour, colour, {
    grown: 0.045,
    sleeves: 1.5,
    hem: -0.3,
    material: 'metal',
    tint: (x, y, z, base) => {
      const row = Math.floor(y * 26);
      const k =
        Math.abs(Math.sin((Math.atan2(x, z) * 15 + (row % 2) * 0.5) * Math.PI)) *
        Math.abs(Math.sin(y * 26 * Math.PI));
      return mixRgb(rings, base, smoothstep(0.25, 0.6, k));
    },
  }).map((part) => (part.name === 'top' ? { ...part, detail: 2.2 } : part));
};
