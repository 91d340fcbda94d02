/** Clothes and companions from other countries and from tales: kimono, poncho, a fish's tail, a bird on the shoulder. */

import { blend, carve, keep, mirror, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add, mixed, smoothstep, subtract } from '#engine/sculpt/shapes/vector.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import { band, below, SIDES } from '../figure/body.ts';
import { tunicSkirt } from '../outfits/fantasy.ts';
import { LEGS } from '../outfits/garment.ts';
import { beltOn, frontOf, hung, neckCut, piece, topShape } from './cut.ts';
import { bareArms, bareChest, bareTrunk } from './skin.ts';
import type { GarmentMaker } from './wearer.ts';

/** Crossed over the breast, with a broad sash and sleeves that hang. */
export const kimono: GarmentMaker = (w, colour, trim) => {
  const { body } = w;
  const { waist, neck, chest } = body.joints;
  const upper = topShape(body, { grown: 0.045, sleeves: 1.8, flare: 0.05, hem: -0.1, crease: 0.004 });
  const sleeves = SIDES.map((s) => {
    const [e, wr] = [body.joints[`elbow${s}`], body.joints[`wrist${s}`]];
    return blend(
      0.06,
      capsule(e, mixed(e, wr, 0.75), 0.13, 0.15),
      capsule(add(mixed(e, wr, 0.2), [0, -0.2, 0]), add(mixed(e, wr, 0.7), [0, -0.22, 0]), 0.07, 0.08),
    );
  });
  const skirt = below(swell(0.03, tunicSkirt(body, 0.12, 0.06)), waist[1] + 0.02, 0.04);
  const open = neckCut(body, 'v');
  const cloth = carve(0.015, blend(0.05, upper, ...sleeves), open);
  const whole = blend(0.02, body.upper(0.06), skirt);
  const edge = keep(
    0.008,
    swell(0.02, upper),
    shape(
      (x, y, z) => {
        const down = neck[1] + 0.02 - y;
        const left = Math.abs(x - 0.17 + down * 0.42) - 0.045;
        const right = Math.max(Math.abs(x + 0.17 - down * 0.42) - 0.045, x - 0.02);
        return Math.max(Math.min(left, right), waist[1] - y, -z) * 0.8;
      },
      [-0.6, waist[1], 0],
      [0.6, neck[1] + 0.2, 0.9],
      0.03,
    ),
  );
  return [
    piece('robe', cloth, colour),
    piece('skirt', skirt, colour, LEGS),
    { ...piece('collar', edge, trim, ['spine', 'chest']), detail: 1.2 },
    piece('sash', beltOn(whole, waist[1] + 0.0, 0.15, 0.03), trim, ['hips', 'spine']),
    piece('cord', beltOn(whole, waist[1] + 0.0, 0.022, 0.05), colour, ['hips', 'spine']),
    hung(
      'knot',
      blend(
        0.03,
        ...[1, -1].map((m) =>
          ellipsoid([0.14 * m, waist[1] + 0.06, -0.4 - body.figure.bulk], [0.16, 0.15, 0.08]),
        ),
      ),
      trim,
      ['spine'],
    ),
    ...bareChest(w, chest[1]),
  ];
};

/** A blanket with a hole for the head. */
export const poncho: GarmentMaker = ({ body }, colour, trim) => {
  const { neck, waist, shoulderL } = body.joints;
  const wide = Math.abs(shoulderL[0]) + 0.5;
  const hem = waist[1] - 0.22;
  const bell = shape(
    (x, y, z) => {
      const down = Math.max(0, neck[1] + 0.06 - y);
      const r = 0.2 + (wide - 0.2) * Math.min(1, down / (neck[1] + 0.06 - hem)) ** 0.42;
      const q = Math.hypot(x, z * 1.45);
      const fold = 0.02 * Math.sin(Math.atan2(x, z) * 9) * smoothstep(0.1, 0.5, down);
      return Math.max((q - r - fold) * 0.62, hem - 0.1 + 0.14 * (Math.abs(x) / wide) - y, y - neck[1] - 0.06);
    },
    [-wide - 0.1, hem - 0.15, -wide],
    [wide + 0.1, neck[1] + 0.1, wide],
    0.1,
  );
  const cloth = carve(0.02, bell, neckCut(body, 'round'));
  const [main, stripe] = [rgb(colour), rgb(trim)];
  return [
    {
      ...piece('top', cloth, colour, ['chest', 'spine', 'upperArmL', 'upperArmR']),
      tint: (_x, y, z) => {
        const along = (neck[1] - y) * 1 + Math.abs(z) * 0.12;
        const k = smoothstep(0.45, 0.6, Math.sin(along * 21)) * smoothstep(0.2, 0.26, along);
        return mixRgb(main, stripe, k);
      },
      detail: 1.5,
    },
  ];
};

/** A mermaid's, from the hips to where the feet would be. */
export const fishTail: GarmentMaker = (w, colour, trim) => {
  const { body } = w;
  const { hips, waist, chest } = body.joints;
  const thick = body.figure.bulk + body.figure.hip;
  const tail = blend(
    0.1,
    below(body.trunk(0.03), waist[1] - 0.1, 0.02),
    capsule(add(hips, [0, -0.05, 0]), [0, hips[1] * 0.5, 0.03], 0.14 + thick, 0.19),
    capsule([0, hips[1] * 0.5, 0.03], [0, 0.3, 0], 0.19, 0.1),
  );
  const scaly = relief(tail, 0.016, (x, y, z) => {
    const turn = Math.atan2(x, z);
    const row = Math.round(y * 11);
    return (
      -0.012 *
      Math.abs(Math.sin(turn * 5 + (row % 2) * (Math.PI / 2))) ** 0.5 *
      Math.cos(y * 11 * Math.PI) ** 2
    );
  });
  const fin = blend(
    0.06,
    mirror(place(ellipsoid([0.3, 0, 0], [0.34, 0.13, 0.05]), { at: [0, 0.2, 0.06], turn: [0, -18, -22] })),
    ellipsoid([0, 0.24, 0.02], [0.12, 0.14, 0.07]),
  );
  const ribbed = relief(fin, 0.008, (x, y) => 0.008 * Math.sin(Math.atan2(y - 0.2, Math.abs(x)) * 26));
  const shells = SIDES.map((s) => {
    const x = s === 'L' ? 0.135 : -0.135;
    const at = frontOf(body.upper(0), x, chest[1] - 0.02, 0);
    return relief(
      ellipsoid(at, [0.125, 0.115, 0.06]),
      0.008,
      (px, py) => 0.008 * Math.sin(Math.atan2(px - at[0], py - at[1] + 0.16) * 24),
    );
  });
  return [
    ...bareTrunk(w),
    ...bareArms(w),
    {
      ...piece('tail', scaly, colour, ['hips', 'spine', 'thighL', 'thighR', 'shinL', 'shinR'], 'glossy'),
      detail: 1.4,
    },
    piece('fin', ribbed, trim, ['shinL', 'shinR'], 'glossy'),
    piece('belt', beltOn(tail, waist[1] - 0.15, 0.04, 0.015), trim, ['hips', 'spine']),
    hung('shells', blend(0, ...shells), trim, ['chest'], 'glossy'),
  ];
};

/** A parrot, an owl or another bird. */
export const shoulderBird: GarmentMaker = ({ body }, colour, trim) => {
  // Beside hair that falls over the shoulders.
  const aside = /^(long|ringlets|braids|pigtails|afro|dreadlocks)$/.test(body.figure.look.hairStyle)
    ? 0.16
    : 0.02;
  const at = add(body.joints.shoulderL, [aside, 0.15 + body.figure.bulk * 0.4, 0.02]);
  const put = (s: Shape): Shape => place(s, { at, turn: [0, 18, 0], scale: 1.15 });
  const bird = blend(
    0.04,
    place(ellipsoid([0, 0.12, 0], [0.1, 0.15, 0.1]), { turn: [14, 0, 0] }),
    sphere([0, 0.29, 0.06], 0.095),
    capsule([0, 0.02, -0.08], [0, -0.2, -0.16], 0.05, 0.03),
  );
  const on = (name: string, s: Shape, c: string, material: 'matte' | 'glossy' = 'matte') => ({
    ...hung(name, put(s), c, ['chest'], material),
    detail: 1.8,
  });
  return [
    on('bird', bird, colour),
    on(
      'wings',
      mirror(place(ellipsoid([0, 0, 0], [0.035, 0.13, 0.08]), { at: [0.1, 0.1, -0.03], turn: [16, 0, -6] })),
      trim,
    ),
    on('beak', capsule([0, 0.29, 0.14], [0, 0.25, 0.195], 0.04, 0.012), '#f0b23a', 'glossy'),
    on('pupils', mirror(sphere([0.066, 0.32, 0.115], 0.024)), '#16130f', 'glossy'),
    on('claws', mirror(capsule([0.04, -0.02, 0.03], [0.04, -0.03, 0.1], 0.025)), '#8a6a3a'),
  ];
};

/** A pet's, with a bell. */
export const petCollar: GarmentMaker = ({ body }, colour, trim) => {
  const n = body.joints.neck;
  const r = 0.17 + body.figure.bulk * 0.3;
  return [
    hung(
      'band',
      place(torus([0, 0, 0], r + 0.05, 0.042), { at: add(n, [0, 0.02, 0.03]), turn: [12, 0, 0] }),
      colour,
      ['chest'],
    ),
    hung('bell', sphere(add(n, [0, -0.1, r + 0.13]), 0.07), trim, ['chest'], 'metal'),
  ];
};

/** On the left wrist. */
export const watch: GarmentMaker = ({ body }, colour, trim) => {
  const [e, wr] = [body.joints.elbowL, body.joints.wristL];
  // Below the sleeves.
  const at = mixed(e, wr, 0.95);
  return [
    hung('strap', band(at, subtract(wr, e), 0.09 + body.figure.bulk * 0.2, 0.026, 0.012), colour, [
      'foreArmL',
    ]),
    hung('dial', sphere(add(at, [0.06, 0, 0.085]), 0.05), trim, ['foreArmL'], 'metal'),
  ];
};

/** A band round each wrist: how far down the arm, its radius, its width and its thickness. */
const roundWrists =
  (
    name: string,
    [down, radius, width, thick]: [number, number, number, number],
    material?: Parameters<typeof hung>[4],
  ): GarmentMaker =>
  ({ body }, colour) =>
    SIDES.map((s) => {
      const [e, wr] = [body.joints[`elbow${s}`], body.joints[`wrist${s}`]];
      const shape = band(mixed(e, wr, down), subtract(wr, e), radius + body.figure.bulk * 0.2, width, thick);
      return hung(name, shape, colour, [`foreArm${s}`], material);
    });

/** Of cloth, for sports. */
export const wristbands = roundWrists('wristband', [0.86, 0.088, 0.05, 0.01]);
export const bracelets = roundWrists('bracelet', [0.95, 0.094, 0.016, 0.014], 'metal');
