/** Jackets, uniforms and waistcoats: what is worn open or buttoned over a shirt. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { above, SIDES } from '../figure/body.ts';
import { hips } from '../outfits/casual.ts';
import { ARMS_AND_TRUNK, creases, hemBand } from '../outfits/garment.ts';
import { inFront, lapelsOf, openJacket } from '../outfits/jacket.ts';
import type { SolidPart } from '../part.ts';
import { buttons, cuffs, neckCut, patchOn, piece, shirtCollar } from './cut.ts';
import type { GarmentMaker, Wearer } from './wearer.ts';

/** Open in front, down to the hips, with lapels. */
export const blazer: GarmentMaker = ({ body }, colour, trim) => {
  const low = body.joints.waist[1] - 0.02;
  const jacket = openJacket(body, {
    hem: body.joints.hips[1] - 0.24,
    grown: 0.055,
    gap: 0.07,
    widening: 0.1,
    sleeves: 1.88,
    crease: 0.005,
  });
  return [
    piece('jacket', jacket.coat, colour),
    { ...piece('lapels', lapelsOf(body, jacket, low, 0.12), trim, ['spine', 'chest']), detail: 1.3 },
  ];
};

/** Like a blazer without lapels, softer. */
export const cardigan: GarmentMaker = ({ body }, colour, trim) => {
  const jacket = openJacket(body, {
    hem: body.joints.hips[1] - 0.2,
    grown: 0.06,
    gap: 0.08,
    widening: 0.06,
    sleeves: 1.88,
    crease: 0.01,
  });
  const edge = keep(
    0.01,
    swell(0.014, jacket.torso),
    inFront(body, (x, y) =>
      Math.max(
        Math.abs(Math.abs(x) - jacket.half(y) - 0.03) - 0.03,
        body.joints.hips[1] - 0.2 - y,
        y - body.joints.neck[1] + 0.06,
      ),
    ),
  );
  return [piece('jacket', jacket.coat, colour), piece('trim', edge, trim, ['spine', 'chest', 'hips'])];
};

/** A winter jacket with padding. */
export const parka: GarmentMaker = ({ body }, colour, trim) => {
  const whole = relief(
    above(
      blend(
        0.07,
        body.upper(0.085),
        ...SIDES.map((s) => body.sleeve(s, 0.075, 1.88, 0.005)),
        hips(body, 0.075),
      ),
      body.joints.hips[1] - 0.2,
      0.03,
    ),
    0.03,
    (_x, y) => -0.02 + 0.028 * Math.abs(Math.sin(y * 13)),
  );
  const n = body.joints.neck;
  const collar = blend(
    0.05,
    ...[1, -1].map((m) =>
      capsule(add(n, [0.02 * m, -0.1, 0.28]), add(n, [0.2 * m, 0.06, -0.06]), 0.075, 0.09),
    ),
    capsule(add(n, [-0.14, 0.06, -0.18]), add(n, [0.14, 0.06, -0.18]), 0.09),
  );
  return [
    piece('jacket', carve(0.02, whole, neckCut(body, 'round')), colour),
    piece('hood', collar, trim, ['chest']),
    piece(
      'zip',
      patchOn(whole, 0.008, (x, y) => Math.max(Math.abs(x) - 0.014, y - n[1] + 0.1)),
      '#30343c',
      ARMS_AND_TRUNK,
    ),
  ];
};

/** Closed with a standing collar; two rows of buttons for cooks, one for uniforms. */
function closed(
  { body }: Wearer,
  colour: string,
  trim: string,
  rows: 1 | 2,
  buttonColour: string,
): SolidPart[] {
  const { neck, waist, chest } = body.joints;
  const whole = relief(
    above(
      blend(0.06, body.upper(0.052), ...SIDES.map((s) => body.sleeve(s, 0.046, 1.88)), hips(body, 0.05)),
      body.joints.hips[1] - 0.24,
      0.022,
    ),
    0.008,
    creases(0.006),
  );
  const spots = rows === 2 ? [0.11, -0.11] : [0];
  const flap = patchOn(whole, 0.012, (x, y) =>
    Math.max(Math.abs(x + 0.02) - (rows === 2 ? 0.19 : 0.028), y - neck[1] + 0.1, waist[1] - 0.28 - y),
  );
  return [
    piece(
      'jacket',
      carve(0.02, rows === 2 ? blend(0.004, whole, flap) : whole, neckCut(body, 'round')),
      colour,
    ),
    piece(
      'collar',
      carve(
        0.01,
        body.neck(0.03),
        blend(0, capsule(add(neck, [0, 0.13, 0]), add(neck, [0, 0.6, 0.1]), 0.26, 0.4)),
      ),
      rows === 2 ? colour : trim,
      ['chest'],
    ),
    piece(
      'buttons',
      blend(0, ...spots.map((x) => buttons(flap, x, waist[1] - 0.1, chest[1] + 0.2, 4, 0.036))),
      buttonColour,
      ['spine', 'chest'],
      'glossy',
    ),
    piece('trim', cuffs(body, 0.86, 0.036, 0.035), trim),
  ];
}

export const chefJacket: GarmentMaker = (w, colour, trim) => closed(w, colour, colour, 2, trim);

/** With shoulder straps, breast pockets and a belt. */
export const uniform: GarmentMaker = (w, colour, trim) => {
  const { body } = w;
  const { chest, waist } = body.joints;
  const pockets = patchOn(body.upper(0.054), 0.016, (x, y) =>
    Math.max(Math.abs(Math.abs(x) - 0.19) - 0.07, Math.abs(y - chest[1]) - 0.07),
  );
  const straps = SIDES.map((s) => {
    const at = body.joints[`shoulder${s}`];
    const m = s === 'L' ? 1 : -1;
    return capsule(
      add(at, [-0.1 * m, 0.19 + body.figure.bulk * 0.4, 0]),
      add(at, [0.06 * m, 0.145 + body.figure.bulk * 0.4, 0]),
      0.045,
    );
  });
  return [
    ...closed(w, colour, trim, 1, trim),
    piece('pocket', pockets, colour, ['spine', 'chest']),
    piece('straps', blend(0, ...straps), trim, ['chest', 'upperArmL', 'upperArmR']),
    piece('belt', hemBand(body, waist[1] - 0.12, 0.05, 0.075), '#241f1e', ['hips', 'spine']),
    piece(
      'buckle',
      box([0, waist[1] - 0.12, 0.36 + body.figure.bulk], [0.06, 0.05, 0.03], 0.012),
      '#d9b65a',
      ['hips', 'spine'],
      'metal',
    ),
  ];
};

/** Sleeveless, over a shirt: waiters, magicians. */
export const waistcoat: GarmentMaker = ({ body }, colour, trim) => {
  const { waist, hips: hip } = body.joints;
  const torso = above(body.upper(0.05), hip[1] + 0.02, 0.02);
  const vee = waist[1] + 0.16;
  const open = inFront(body, (x, y) => Math.max((Math.abs(x) - 0.008 - (y - vee) * 0.42) * 0.9, vee - y));
  const arms = SIDES.map((s) => {
    const m = s === 'L' ? 1 : -1;
    const at = body.joints[`shoulder${s}`];
    return capsule(add(at, [0.06 * m, 0.08, 0]), add(at, [0.34 * m, -0.1, 0]), 0.18, 0.22);
  });
  const vest = [open, neckCut(body, 'round'), ...arms].reduce((s, tool) => carve(0.012, s, tool), torso);
  return [
    piece('vest', vest, colour, ['hips', 'spine', 'chest']),
    piece('buttons', buttons(torso, 0, hip[1] + 0.1, vee - 0.04, 3), trim, ['spine', 'hips'], 'glossy'),
  ];
};

/** Bright, with reflecting bands: builders, cleaners. */
export const hiVis: GarmentMaker = ({ body }, colour, trim) => {
  const { waist, chest, hips: hip } = body.joints;
  const torso = above(blend(0.06, body.upper(0.062), hips(body, 0.055)), hip[1] - 0.12, 0.02);
  const arms = SIDES.map((s) => {
    const m = s === 'L' ? 1 : -1;
    const at = body.joints[`shoulder${s}`];
    return capsule(add(at, [0.09 * m, 0.06, 0]), add(at, [0.36 * m, -0.08, 0]), 0.18, 0.22);
  });
  const vest = [neckCut(body, 'v'), ...arms].reduce((s, tool) => carve(0.012, s, tool), torso);
  const bands = blend(
    0,
    hemBand(body, waist[1] - 0.02, 0.04, 0.078),
    hemBand(body, hip[1] - 0.03, 0.035, 0.078),
  );
  const braces = patchOn(torso, 0.012, (x, y) =>
    Math.max(Math.abs(Math.abs(x) - 0.2) - 0.035, waist[1] - y, y - chest[1] - 0.2),
  );
  return [
    piece('vest', vest, colour, ['hips', 'spine', 'chest']),
    piece('bands', bands, trim, ['hips', 'spine', 'chest'], 'glossy'),
    piece('braces', braces, trim, ['spine', 'chest'], 'glossy'),
  ];
};

/** Collar and cuffs of a shirt, seen under a jacket. */
export const underShirt: GarmentMaker = ({ body }, colour) => [
  piece('shirt', above(body.upper(0.02), body.joints.waist[1] - 0.24, 0.01), colour),
  { ...piece('collar', shirtCollar(body), colour, ['chest']), detail: 1.2 },
  piece('cuffs', cuffs(body, 0.94, 0.012, 0.035), colour),
];
