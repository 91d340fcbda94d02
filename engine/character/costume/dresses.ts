/** Dresses, gowns and a tutu: a top and a bell in one piece, so that no seam shows at the waist. */

import { blend, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { below } from '../figure/body.ts';
import { tunicSkirt } from '../outfits/fantasy.ts';
import { creases, LEGS } from '../outfits/garment.ts';
import type { SolidPart } from '../part.ts';
import { beltOn, kneeOf, type TopCut, top } from './cut.ts';
import { bareLegs } from './skin.ts';
import type { GarmentMaker, Wearer } from './wearer.ts';

interface DressCut extends TopCut {
  end: number;
  wide: number;
  sash?: boolean;
}

/** A top and a bell in one piece. */
function dressWith(w: Wearer, colour: string, trim: string, cut: DressCut): SolidPart[] {
  const { body } = w;
  const { waist } = body.joints;
  const bell = below(swell(0.022, tunicSkirt(body, cut.end, cut.wide)), waist[1] + 0.02, 0.04);
  const [cloth, collar, ...skin] = top(w, colour, trim, { grown: 0.026, ...cut, hem: 0 });
  return [
    cloth!,
    // Low necklines end without a border.
    ...(cut.neck === 'deep' ? [] : [collar!]),
    {
      name: 'skirt',
      shape: relief(bell, 0.006, creases(0.002)),
      material: cut.material ?? 'matte',
      colour,
      bones: LEGS,
      ...(cut.tint && { tint: cut.tint, detail: 1.3 }),
    },
    ...(cut.sash === false
      ? []
      : [
          {
            name: 'belt',
            shape: beltOn(blend(0.02, cloth!.shape, bell), waist[1] - 0.03, 0.045, 0.018),
            material: 'matte',
            colour: trim,
            bones: ['hips', 'spine'],
          } satisfies SolidPart,
        ]),
    ...skin,
  ];
}

export const dress: GarmentMaker = (w, colour, trim) => [
  ...dressWith(w, colour, trim, { end: kneeOf(w.body, 0.02), wide: 0.2, sleeves: 0.5, neck: 'round' }),
  ...bareLegs(w),
];

export const sundress: GarmentMaker = (w, colour, trim) => [
  ...dressWith(w, colour, trim, { end: kneeOf(w.body, -0.05), wide: 0.24, sleeves: 0, neck: 'deep' }),
  ...bareLegs(w),
];

/** To the ground, off the shoulders. */
export const gown: GarmentMaker = (w, colour, trim) =>
  dressWith(w, colour, trim, { end: 0.06, wide: 0.42, sleeves: 0, neck: 'deep', material: 'matte' });

/** To the ground with long sleeves. */
export const longDress: GarmentMaker = (w, colour, trim) =>
  dressWith(w, colour, trim, { end: 0.1, wide: 0.32, sleeves: 1.86, neck: 'round' });

/** A ballet dancer's skirt: layers of tulle around a leotard. */
export const tutu: GarmentMaker = (w, colour, trim) => {
  const { body } = w;
  const y = body.joints.hips[1] + 0.04;
  const layer = (at: number, r: number, drop: number): Shape =>
    shape(
      (px, py, pz) => {
        const q = Math.hypot(px, pz);
        const turn = Math.atan2(px, pz);
        const wave = 0.035 * Math.sin(turn * 14 + at * 40) * smoothstep(0.3, r, q);
        const sheet = Math.abs(py - at + drop * q * q - wave) - 0.034;
        return Math.max(sheet * 0.7, q - r, 0.16 - q);
      },
      [-r - 0.05, at - drop * r * r - 0.1, -r - 0.05],
      [r + 0.05, at + 0.1, r + 0.05],
      0.036,
    );
  return [
    ...top(w, colour, trim, { grown: 0.012, sleeves: 0, neck: 'deep', hem: -0.22, crease: 0.002 }),
    {
      name: 'tutu',
      shape: blend(
        0.01,
        layer(y + 0.03, 0.92, 0.05),
        layer(y - 0.04, 0.86, 0.16),
        layer(y - 0.1, 0.76, 0.28),
      ),
      material: 'matte',
      colour: trim,
      bones: ['hips'],
    },
  ];
};
