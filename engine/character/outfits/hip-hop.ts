/** Hip-hop: an oversized two-coloured college jacket, a heavy gold chain, wide trousers and bulky sneakers; the cap comes with the headwear. */

import { blend, keep, relief } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add, mixed, smoothstep, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import { above, type Body, band, below, SIDES, type Side } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { ARMS_AND_TRUNK, hemBand, trouserLegs } from './garment.ts';
import { openJacket } from './jacket.ts';
import { sneakers } from './shoes.ts';

const GOLD = '#e8b22e';
const SLEEVES = '#f3eee2';

export function hipHop(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const cloth = CLOTHS[figure.look.color];
  const hem = joints.hips[1] - 0.2;
  const jacket = openJacket(body, {
    hem,
    grown: 0.115,
    gap: 0.12,
    widening: 0.03,
    sleeves: 1.84,
    flare: 0.03,
    crease: 0.011,
  });
  const sleeve = rgb(figure.look.color === 'white' ? '#3a3f52' : SLEEVES);
  const arms = SIDES.map((s) => body.sleeve(s, 0, 2));
  const trunk = body.upper(0);
  return [
    {
      name: 'jacket',
      shape: jacket.coat,
      material: 'matte',
      colour: cloth.main,
      bones: ARMS_AND_TRUNK,
      detail: 1.2,
      // The sleeves are of another cloth: whatever is nearer to the arm than to the trunk.
      tint: (x, y, z, base) => {
        const nearer = trunk.distance(x, y, z) - Math.min(...arms.map((arm) => arm.distance(x, y, z)));
        return mixRgb(base, sleeve, smoothstep(0.03, 0.06, nearer));
      },
    },
    ribs(body, cloth.trim, hem),
    {
      name: 'shirt',
      shape: keep(
        0.02,
        above(body.upper(0.035), joints.hips[1] - 0.3, 0.01),
        shape((_x, y) => y - joints.neck[1] + 0.02, [-1, 0, -1], [1, joints.neck[1] + 0.1, 1], 1),
      ),
      material: 'matte',
      colour: '#1f2026',
      bones: [...ARMS_AND_TRUNK],
    },
    ...chain(body),
    ...baggy(body, '#4a4d57'),
    ...sneakers(body, '#f4f1ea'),
  ];
}

/** Wide legs that sag over the shoes. */
function baggy(body: Body, colour: string): SolidPart[] {
  const seat = below(body.trunk(0.03), body.joints.waist[1], 0.03);
  const clothOf = (s: Side) =>
    relief(above(blend(0.06, seat, body.leg(s, 0.055, 0.05)), 0.12, 0.02), 0.016, (x, y, z) => {
      const low = smoothstep(0.75, 0.25, y);
      return -0.013 * Math.sin(y * 24 + z * 7 + x * 6) * (0.2 + 0.8 * low);
    });
  return trouserLegs(body, clothOf, { material: 'matte', colour });
}

function ribs(body: Body, colour: string, hem: number): SolidPart {
  const { joints, figure } = body;
  const cuffs = SIDES.map((s) => {
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    return band(mixed(e, w, 0.88), subtract(w, e), 0.115 + figure.bulk * 0.2, 0.045, 0.022);
  });
  const belt = keep(
    0.01,
    hemBand(body, hem + 0.035, 0.055, 0.135),
    shape((x, _y, z) => (z > 0 ? 0.12 - Math.abs(x) : -0.2), [-1, 0, -1], [1, 4, 1], 0.05),
  );
  return {
    name: 'ribs',
    shape: blend(0, belt, ...cuffs),
    material: 'matte',
    colour,
    bones: [...ARMS_AND_TRUNK, 'thighL', 'thighR'],
  };
}

/** Thick links around the neck down to a round pendant, lying on the shirt. */
function chain(body: Body): SolidPart[] {
  const { joints } = body;
  const on = body.upper(0.066);
  const links: Vec3[] = [];
  const low = joints.chest[1] - 0.02;
  for (const m of [1, -1])
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      const x = m * 0.17 * Math.sin(t * Math.PI * 0.5);
      const y = low + (joints.neck[1] - 0.09 - low) * (1 - Math.cos(t * Math.PI * 0.5)) ** 0.8;
      links.push(meets(on, [x, y, 1.2], [0, 0, -1]) ?? [x, y, 0.3]);
    }
  const at = add(meets(on, [0, low - 0.07, 1.2], [0, 0, -1]) ?? [0, low, 0.3], [0, 0, 0.025]);
  return [
    {
      name: 'chain',
      shape: blend(0.004, ...links.map((one) => sphere(one, 0.03))),
      material: 'metal',
      colour: GOLD,
      bones: ['chest'],
      detail: 1.3,
    },
    {
      name: 'pendant',
      shape: place(cylinder([0, 0, 0], 0.085, 0.02, 0.012), { at, turn: [90, 0, 0] }),
      material: 'metal',
      colour: GOLD,
      bones: ['chest'],
    },
  ];
}
