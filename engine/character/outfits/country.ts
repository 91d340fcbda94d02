/** Country: a checked shirt with rolled sleeves and a neckerchief, blue jeans, a belt with a large buckle, and boots; the hat comes with the headwear. */

import { blend, carve, relief } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, mixed, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { complexionOf } from '../animal/coats.ts';
import { bareArms } from '../costume/skin.ts';
import { meets } from '../face/head-space.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { hips } from './casual.ts';
import { ARMS_AND_TRUNK, creases, hemBand, inBoots, trousersPart } from './garment.ts';
import { boots } from './shoes.ts';

const DENIM = '#3d63a3';
const LEATHER = '#6e4426';
const GOLD = '#e0b04a';

export function country(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const cloth = CLOTHS[figure.look.color];
  const beltY = joints.hips[1] - 0.01;
  const beltZ = meets(body.trunk(0.075), [0, beltY, 1.2], [0, 0, -1])?.[2] ?? 0.35;
  return [
    ...shirt(body, cloth.main, cloth.trim),
    {
      name: 'neckerchief',
      shape: kerchief(body),
      material: 'matte',
      colour: figure.look.color === 'red' ? '#2f5fa8' : '#c8352f',
      bones: ['chest'],
    },
    {
      name: 'belt',
      shape: hemBand(body, beltY, 0.055, 0.075),
      material: 'matte',
      colour: LEATHER,
      bones: ['hips', 'spine'],
    },
    {
      name: 'buckle',
      shape: ellipsoid([0, beltY, beltZ + 0.012], [0.125, 0.085, 0.035]),
      material: 'metal',
      colour: GOLD,
      bones: ['hips', 'spine'],
    },
    ...trousersPart(body, DENIM, { grown: 0.03, flare: 0, end: inBoots(body, 0.62) }),
    ...boots(body, '#7a4a28', '#5a351c', 0.62),
  ];
}

function shirt(body: Body, main: string, trim: string): SolidPart[] {
  const { joints, figure } = body;
  const [second, cross, line] = [rgb('#f6f0e2'), rgb(trim), rgb('#2a2026')];
  const open = blend(
    0.03,
    capsule(add(joints.neck, [0, -0.02, 0.03]), add(joints.neck, [0, 0.4, 0.1]), 0.165, 0.22),
    capsule(add(joints.neck, [0, -0.05, 0.28]), add(joints.neck, [0, -0.2, 0.34]), 0.07, 0.01),
  );
  const whole = relief(
    above(
      blend(
        0.06,
        body.upper(0.036),
        ...SIDES.map((s) => body.sleeve(s, 0.042, 1.3, 0.012)),
        hips(body, 0.02),
      ),
      joints.hips[1] - 0.05,
      0.02,
    ),
    0.009,
    creases(0.006),
  );
  const size = 8.5;
  const stripe = (v: number) => ((v % 1) + 1) % 1;
  return [
    {
      name: 'top',
      shape: carve(0.02, whole, open),
      material: 'matte',
      colour: main,
      bones: ARMS_AND_TRUNK,
      detail: 2,
      // Woven: where the bright bands cross they are brightest, with a thin dark line through each.
      tint: (x, y, z, base) => {
        const across = stripe((x + 0.35 * Math.sign(x) * Math.max(0, -z)) * size);
        const up = stripe(y * size);
        const bands = (across < 0.42 ? 1 : 0) + (up < 0.42 ? 1 : 0);
        if (Math.abs(across - 0.71) < 0.07 || Math.abs(up - 0.71) < 0.07) return mixRgb(base, line, 0.6);
        return bands === 2
          ? mixRgb(base, second, 0.85)
          : bands === 1
            ? mixRgb(base, second, 0.4)
            : mixRgb(base, cross, 0.5);
      },
    },
    {
      name: 'rolls',
      shape: blend(
        0,
        ...SIDES.map((s) => {
          const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
          return band(mixed(e, w, 0.3), subtract(w, e), 0.135 + figure.bulk * 0.3, 0.035, 0.02);
        }),
      ),
      material: 'matte',
      colour: trim,
      bones: ['foreArmL', 'foreArmR'],
    },
    ...bareArms({ body, skin: complexionOf(figure.look).base }),
  ];
}

/** Knotted in front, its two ends hanging. */
function kerchief({ joints }: Body) {
  const n = joints.neck;
  const ring = (m: number): Vec3[] => [
    add(n, [0.01 * m, -0.13, 0.27]),
    add(n, [0.13 * m, -0.06, 0.21]),
    add(n, [0.19 * m, 0.01, 0.03]),
    add(n, [0.13 * m, 0.04, -0.15]),
    add(n, [0, 0.04, -0.19]),
  ];
  const tail = (m: number) =>
    tube(
      [add(n, [0.01 * m, -0.14, 0.29]), add(n, [0.05 * m, -0.22, 0.32]), add(n, [0.08 * m, -0.3, 0.33])],
      [0.03, 0.045, 0.02],
    );
  return blend(
    0.02,
    tube(ring(1), 0.048),
    tube(ring(-1), 0.048),
    sphere(add(n, [0, -0.14, 0.29]), 0.045),
    tail(1),
    tail(-1),
  );
}
