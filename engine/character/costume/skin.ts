/** The skin that clothes leave free: arms, legs, feet, neckline. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { add, dot, smoothstep, subtract } from '#engine/sculpt/shapes/vector.ts';
import { complexionOf, skinMaterial } from '../animal/coats.ts';
import { animalArm } from '../animal/parts/paws.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import { above, type Body, below, SIDES, type Side } from '../figure/body.ts';
import { inked } from '../figure/tattoos.ts';
import type { SolidPart } from '../part.ts';
import type { Wearer } from './wearer.ts';

export function bareArms({ body, skin }: Pick<Wearer, 'body' | 'skin'>): SolidPart[] {
  const { look } = body.figure;
  const { animal } = look;
  return SIDES.map((s) => ({
    name: `arm${s}`,
    shape: animal ? animalArm(animal, body, s) : body.sleeve(s, -0.014, 2),
    material: skinMaterial(look),
    colour: skin,
    bones: [`upperArm${s}`, `foreArm${s}`],
    ...(animal ? { tint: toPaws(body, s) } : inked(body, s)),
  }));
}

/** Fur takes on the colour of the paw on its way to it. */
function toPaws({ joints, figure }: Body, side: Side): NonNullable<SolidPart['tint']> {
  const paw = rgb(complexionOf(figure.look).hands);
  const [from, to] = [joints[`elbow${side}`], joints[`wrist${side}`]];
  const along = subtract(to, from);
  const length = dot(along, along);
  return (x, y, z, base) =>
    mixRgb(base, paw, smoothstep(0.35, 0.6, dot(subtract([x, y, z], from), along) / length));
}

/** From below the hips to the ankles; `colour` for tights. */
export const bareLegs = ({ body, skin }: Wearer, colour = skin): SolidPart[] =>
  SIDES.map((s) => ({
    name: `leg${s}`,
    shape: below(above(body.leg(s, -0.026), 0.14, 0.02), body.joints.hips[1] - 0.05, 0.02),
    material: 'skin',
    colour,
    bones: ['hips', `thigh${s}`, `shin${s}`],
  }));

export const bareFeet = ({ body, skin }: Wearer, colour = skin): SolidPart[] =>
  SIDES.map((s) => {
    const x = body.joints[`ankle${s}`][0];
    const m = s === 'L' ? 1 : -1;
    const toes = [0, 1, 2, 3].map((i) =>
      ellipsoid([x + m * (-0.075 + i * 0.052), 0.048, 0.31 - i * i * 0.011], [0.036, 0.04, 0.055]),
    );
    return {
      name: `foot${s}`,
      shape: above(
        blend(
          0.05,
          ellipsoid([x, 0.09, -0.04], [0.105, 0.1, 0.125]),
          ellipsoid([x + m * 0.01, 0.07, 0.17], [0.125, 0.075, 0.15]),
          capsule([x, 0.11, -0.02], [x, 0.27, -0.04], 0.11, 0.1),
          blend(0.012, ...toes),
        ),
        0.004,
        0.02,
      ),
      material: 'skin',
      colour,
      bones: [`foot${s}`, `shin${s}`],
    } satisfies SolidPart;
  });

/** Shoulders and breast above a low neckline. */
export const bareChest = ({ body, skin }: Wearer, from = body.joints.chest[1] - 0.1): SolidPart[] => [
  {
    name: 'breast',
    shape: above(blend(0.05, body.upper(0.002), ...SIDES.map((s) => body.sleeve(s, -0.01, 0.4))), from, 0.02),
    material: 'skin',
    colour: skin,
    bones: ['spine', 'chest', 'upperArmL', 'upperArmR'],
  },
];

/** The whole trunk, for swimmers, boxers and babies. */
export const bareTrunk = ({ body, skin }: Wearer): SolidPart[] => [
  {
    name: 'trunk',
    shape: blend(0.05, body.upper(0), ...SIDES.map((s) => body.sleeve(s, -0.01, 0.5))),
    material: 'skin',
    colour: skin,
    bones: ['hips', 'spine', 'chest', 'upperArmL', 'upperArmR'],
    tint: (x, y, z, base) => {
      const { chest, waist } = body.joints;
      const nipple = Math.hypot(Math.abs(x) - 0.15, y - chest[1] + 0.01) < 0.032 && z > 0;
      const navel = Math.hypot(x, y - waist[1] + 0.06) < 0.026 && z > 0;
      const k = nipple || navel ? 0.7 : 1;
      return [base[0] * k, base[1] * k * k, base[2] * k * k];
    },
  },
];

export const neckOf = ({ body }: Wearer, up = 0) => add(body.joints.neck, [0, up, 0]);
