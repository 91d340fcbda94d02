/** Rock: a leather jacket with lapels and studs over a printed shirt, dark jeans, a studded belt and heavy boots. */

import { blend, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, sphere } from '#engine/sculpt/shapes/solids.ts';
import { mixed, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { ARMS_AND_TRUNK, hemBand, inBoots, trousersPart } from './garment.ts';
import { inFront, lapelsOf, openJacket } from './jacket.ts';
import { boots } from './shoes.ts';

const LEATHER = '#17161a';
const EDGE = '#2b2a31';
const STEEL = '#c9ccd4';
const DENIM = '#262b3b';

export function rock(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const cloth = CLOTHS[figure.look.color];
  const hem = joints.hips[1] - 0.02;
  const jacket = openJacket(body, {
    hem,
    grown: 0.052,
    gap: 0.1,
    widening: 0.06,
    sleeves: 1.9,
    crease: 0.01,
  });
  const beltY = joints.hips[1] - 0.07;
  const beltZ = onFront(body, 0.062, 0, beltY);
  return [
    { name: 'jacket', shape: jacket.coat, material: 'glossy', colour: LEATHER, bones: ARMS_AND_TRUNK },
    {
      name: 'lapels',
      shape: lapelsOf(body, jacket, joints.waist[1] + 0.06, 0.17),
      material: 'glossy',
      colour: EDGE,
      bones: ['spine', 'chest'],
      detail: 1.3,
    },
    {
      name: 'studs',
      shape: studs(body, jacket.half),
      material: 'metal',
      colour: STEEL,
      bones: ['spine', 'chest'],
      detail: 2.4,
    },
    {
      name: 'cuffs',
      shape: blend(
        0,
        ...SIDES.map((s) => {
          const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
          return band(mixed(e, w, 0.9), subtract(w, e), 0.098 + figure.bulk * 0.2, 0.03, 0.02);
        }),
      ),
      material: 'glossy',
      colour: EDGE,
      bones: ['foreArmL', 'foreArmR'],
    },
    ...shirt(body, cloth.main),
    {
      name: 'belt',
      shape: hemBand(body, beltY, 0.045, 0.066),
      material: 'glossy',
      colour: '#0f0e11',
      bones: ['hips', 'spine'],
    },
    {
      name: 'buckle',
      shape: box([0, beltY, beltZ + 0.02], [0.07, 0.055, 0.025], 0.02),
      material: 'metal',
      colour: STEEL,
      bones: ['hips', 'spine'],
    },
    ...trousersPart(body, DENIM, { grown: 0.02, flare: 0, end: inBoots(body, 0.5) }),
    ...boots(body, '#141316', EDGE, 0.5).map((one) =>
      one.name.startsWith('boot') && !one.name.startsWith('bootRim')
        ? { ...one, material: 'glossy' as const }
        : one,
    ),
  ];
}

const onFront = (body: Body, grown: number, x: number, y: number): number =>
  meets(body.upper(grown), [x, y, 1.2], [0, 0, -1])?.[2] ?? 0.3;

/** Along both lapels, and on the shoulders. */
function studs(body: Body, half: (y: number) => number) {
  const { joints } = body;
  const torso = body.upper(0.066);
  const balls = SIDES.flatMap((s) => {
    const m = s === 'L' ? 1 : -1;
    const lapel = [0.1, 0.2, 0.3, 0.4].map((up): Vec3 => {
      const y = joints.waist[1] + 0.08 + up * body.figure.torso;
      const x = m * (half(y) + 0.035 + up * 0.2);
      return [x, y, meets(torso, [x, y, 1.2], [0, 0, -1])?.[2] ?? 0.3];
    });
    // A short row on the front of the shoulder.
    const shoulder = [0, 1, 2].map((i): Vec3 => {
      const [x, y] = [m * (0.19 + i * 0.075), joints.neck[1] - 0.14 - i * 0.02];
      return [x, y, meets(torso, [x, y, 1.2], [0, 0, -1])?.[2] ?? 0.2];
    });
    return [...lapel, ...shoulder];
  });
  return blend(0, ...balls.map((at) => sphere(at, 0.03)));
}

/** A plain shirt with a large star on the chest. */
function shirt(body: Body, colour: string): SolidPart[] {
  const { joints, figure } = body;
  const middle = joints.chest[1] - 0.1 * figure.torso;
  const cloth = keep(
    0.02,
    above(body.upper(0.022), joints.hips[1] - 0.06, 0.01),
    shape((_x, y) => y - joints.neck[1] + 0.02, [-1, 0, -1], [1, joints.neck[1] + 0.1, 1], 1),
  );
  const sector = (2 * Math.PI) / 5;
  const star = inFront(body, (x, y) => {
    const [r, turn] = [Math.hypot(x, y - middle), Math.atan2(x, y - middle)];
    const fold = Math.abs(turn - sector * Math.round(turn / sector));
    return (r * Math.cos(fold) + 1.38 * r * Math.sin(fold) - 0.145) * 0.58;
  });
  return [
    { name: 'shirt', shape: cloth, material: 'matte', colour, bones: ARMS_AND_TRUNK },
    {
      name: 'emblem',
      shape: keep(0.004, swell(0.013, cloth), star),
      material: 'matte',
      colour: figure.look.color === 'white' ? '#c8323c' : '#f4efe4',
      bones: ARMS_AND_TRUNK,
      detail: 1.6,
    },
  ];
}
