/** Pop: a bright cropped jacket over a sequined top, shiny trousers or a flared skirt, and platform boots. */

import { blend, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { mixed, subtract } from '#engine/sculpt/shapes/vector.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import { above, type Body, band, below, SIDES } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { tunicSkirt } from './fantasy.ts';
import { ARMS_AND_TRUNK, hemBand, LEGS, trousersPart } from './garment.ts';
import { inFront, openJacket } from './jacket.ts';
import { platforms } from './shoes.ts';

const SILVER = '#dfe3ee';
/** Bright partners of the jacket: what is worn below it. */
const BELOW: Record<string, string> = {
  red: '#ffd23f',
  blue: '#ff5fb0',
  green: '#7a4bd8',
  yellow: '#ff4f8b',
  purple: '#2ad4d0',
  black: '#ff4f8b',
  white: '#ff5fb0',
};
const JACKET: Record<string, string> = {
  red: '#ff3d5a',
  blue: '#2f8cff',
  green: '#18c98a',
  yellow: '#ffd21f',
  purple: '#a03df0',
  black: '#2a2536',
  white: '#f6f4ff',
};

export function pop(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const bright = JACKET[figure.look.color]!;
  const under = BELOW[figure.look.color]!;
  const hem = joints.waist[1] + 0.07;
  const jacket = openJacket(body, {
    hem,
    grown: 0.062,
    gap: 0.13,
    widening: 0.1,
    sleeves: 1.82,
    flare: 0.012,
  });
  const edge = keep(
    0.01,
    swell(0.018, jacket.torso),
    inFront(body, (x, y) =>
      Math.max(Math.abs(Math.abs(x) - jacket.half(y) - 0.025) - 0.025, hem - y, y - joints.neck[1] + 0.07),
    ),
  );
  const cuffs = SIDES.map((s) => {
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    return band(mixed(e, w, 0.84), subtract(w, e), 0.112 + figure.bulk * 0.2, 0.03, 0.018);
  });
  return [
    { name: 'jacket', shape: jacket.coat, material: 'glossy', colour: bright, bones: ARMS_AND_TRUNK },
    {
      name: 'trim',
      shape: blend(0, edge, ...cuffs),
      material: 'metal',
      colour: '#f7c948',
      bones: ARMS_AND_TRUNK,
      detail: 2,
    },
    sequins(body),
    ...(figure.look.physique === 'feminine' ? skirt(body, under) : shinyTrousers(body, under)),
    ...platforms(body, CLOTHS[figure.look.color].accent === under ? SILVER : bright, '#fdfcff'),
  ];
}

/** Hundreds of little plates, each catching the light a little differently. */
function sequins(body: Body): SolidPart {
  const { joints } = body;
  const [light, dark] = [rgb('#ffffff'), rgb('#8f93b8')];
  return {
    name: 'shirt',
    shape: relief(
      keep(
        0.02,
        above(body.upper(0.024), joints.hips[1] - 0.04, 0.01),
        shape((_x, y) => y - joints.neck[1] + 0.03, [-1, 0, -1], [1, joints.neck[1] + 0.1, 1], 1),
      ),
      0.006,
      (x, y, z) => 0.005 * Math.sin(x * 70) * Math.sin(y * 70 + z * 40),
    ),
    material: 'metal',
    colour: '#cfd3ea',
    bones: ARMS_AND_TRUNK,
    detail: 1.4,
    tint: (x, y, z, base) => {
      const cell =
        Math.sin(Math.floor(x * 26) * 12.9 + Math.floor(y * 26) * 78.2 + Math.floor(z * 26) * 37.7) * 43758.5;
      const spark = cell - Math.floor(cell);
      return spark > 0.72 ? mixRgb(base, light, 0.9) : mixRgb(base, dark, (1 - spark) * 0.55);
    },
  };
}

function shinyTrousers(body: Body, colour: string): SolidPart[] {
  const { joints } = body;
  return [
    ...trousersPart(body, colour, { grown: 0.026, flare: 0.04, end: 0.2 }).map((one) => ({
      ...one,
      material: 'glossy' as const,
    })),
    {
      name: 'belt',
      shape: hemBand(body, joints.hips[1] + 0.02, 0.05, 0.07),
      material: 'metal',
      colour: SILVER,
      bones: ['hips', 'spine'],
    },
  ];
}

function skirt(body: Body, colour: string): SolidPart[] {
  const { joints, figure } = body;
  const end = joints.kneeL[1] + 0.24 * figure.legs;
  return [
    {
      name: 'skirt',
      shape: below(tunicSkirt(body, end, 0.2), joints.waist[1] - 0.1, 0.02),
      material: 'glossy',
      colour,
      bones: [...LEGS],
    },
    {
      name: 'belt',
      shape: hemBand(body, joints.waist[1] - 0.09, 0.05, 0.085),
      material: 'metal',
      colour: SILVER,
      bones: ['hips', 'spine'],
    },
    // Dark tights under it.
    ...trousersPart(body, '#2b2440', { grown: -0.005, flare: 0, end: 0.24 }).map((one) => ({
      ...one,
      material: 'glossy' as const,
    })),
  ];
}
