/** Trousers, shorts, skirts, dresses and what hangs from the waist. */

import { blend, carve, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import { above, type Body, below, SIDES } from '../figure/body.ts';
import { tunicSkirt } from '../outfits/fantasy.ts';
import { ARMS_AND_TRUNK, hemBand, LEGS, trousersPart } from '../outfits/garment.ts';
import type { SolidPart } from '../part.ts';
import { beltOn, frontOf, hung, kneeOf, patchOn, top } from './cut.ts';
import { bareLegs } from './skin.ts';
import type { GarmentMaker } from './wearer.ts';

export const trousers: GarmentMaker = ({ body }, colour) => trousersPart(body, colour, { grown: 0.03 });

export const jeans: GarmentMaker = ({ body }, colour) => trousersPart(body, colour, { cuffs: true });

/** Wide below the knees. */
export const flares: GarmentMaker = ({ body }, colour) =>
  trousersPart(body, colour, { grown: 0.026, flare: 0.12, end: 0.09 });

/** Skin looks through at knees and thighs. */
export const rippedJeans: GarmentMaker = ({ body, skin }, colour) => {
  const bare = rgb(skin);
  const { kneeL, hips } = body.joints;
  const rips = [kneeL[1] + 0.02, kneeL[1] + 0.42 * (hips[1] - kneeL[1]), kneeL[1] * 0.62];
  return trousersPart(body, colour, { cuffs: true }).map((part) => ({
    ...part,
    detail: 2,
    tint: (x, y, z, base) => {
      const m = Math.abs(x) - 0.19;
      const k = Math.max(
        ...rips.map((at, i) => {
          const aside = i === 0 ? 0 : x > 0 === (i === 1) ? 0 : 9;
          return smoothstep(1.15, 0.9, Math.hypot((m + aside) / 0.095, (y - at) / (i === 0 ? 0.06 : 0.035)));
        }),
      );
      const threads = smoothstep(0.55, 0.85, Math.sin(y * 120));
      return z < 0 ? base : mixRgb(mixRgb(base, bare, k), base, 0.6 * k * threads);
    },
  }));
};

/** From the ankles to below the knees, seen under shorts and skirts. */
export const kneeSocks: GarmentMaker = ({ body }, colour) =>
  SIDES.map((s) => ({
    name: `sock${s}`,
    shape: below(above(body.leg(s, -0.014), 0.16, 0.02), body.joints[`knee${s}`][1] - 0.06, 0.02),
    material: 'matte',
    colour,
    bones: [`thigh${s}`, `shin${s}`],
  }));

export const leggings: GarmentMaker = ({ body }, colour) =>
  trousersPart(body, colour, { grown: -0.006, flare: 0, end: 0.2 });

/** Worn in boots. */
export const breeches: GarmentMaker = ({ body }, colour) =>
  trousersPart(body, colour, { grown: 0.02, end: 0.3 });

export const shorts: GarmentMaker = (w, colour) => [
  ...trousersPart(w.body, colour, { grown: 0.04, flare: 0.02, end: kneeOf(w.body, 0.28) }),
  ...bareLegs(w),
];

function skirtTo(body: Body, end: number, flare: number, colour: string, trim: string): SolidPart[] {
  const top = body.joints.waist[1] - 0.02;
  const shape = below(swell(0.04, tunicSkirt(body, end, flare)), top, 0.02);
  return [
    { name: 'skirt', shape, material: 'matte', colour, bones: LEGS },
    {
      name: 'belt',
      shape: beltOn(shape, top - 0.05, 0.04, 0.014),
      material: 'matte',
      colour: trim,
      bones: ['hips', 'spine'],
    },
  ];
}

export const skirt: GarmentMaker = (w, colour, trim) => [
  ...skirtTo(w.body, kneeOf(w.body, 0.1), 0.16, colour, trim),
  ...bareLegs(w),
];

export const longSkirt: GarmentMaker = ({ body }, colour, trim) => skirtTo(body, 0.2, 0.24, colour, trim);

/** Trousers with a bib and straps. */
export const dungarees: GarmentMaker = ({ body }, colour, trim) => {
  const { chest, waist, neck } = body.joints;
  const worn = body.upper(0.058);
  const bib = keep(
    0.014,
    swell(0.012, above(worn, waist[1] - 0.16, 0.01)),
    shape(
      (x, y, z) => {
        const half =
          y < waist[1] + 0.02
            ? 2
            : 0.25 + body.figure.bulk * 0.6 - 0.12 * smoothstep(waist[1], chest[1] + 0.1, y);
        const back = z < 0 ? y - waist[1] - 0.02 : y - chest[1] - 0.12;
        return Math.max(Math.abs(x) - half, back) * 0.9;
      },
      [-0.8, waist[1] - 0.3, -0.8],
      [0.8, chest[1] + 0.3, 0.9],
      0.05,
    ),
  );
  const strap = (m: number) =>
    tube(
      [
        frontOf(worn, 0.17 * m, chest[1] + 0.08, 0.005),
        frontOf(worn, 0.2 * m, chest[1] + 0.2, 0.01),
        add(neck, [0.22 * m, -0.01, 0.02]),
        add(neck, [0.19 * m, -0.1, -0.2]),
        add(chest, [0.1 * m, 0, -0.31 - body.figure.bulk]),
        add(waist, [0.06 * m, 0, -0.29 - body.figure.bulk]),
      ],
      0.034,
      4,
    );
  const pocket = patchOn(bib, 0.012, (x, y) =>
    Math.max(Math.abs(x) - 0.1, Math.abs(y - chest[1] + 0.06) - 0.08),
  );
  const knobs = blend(
    0,
    ...[1, -1].map((m) => box(frontOf(worn, 0.17 * m, chest[1] + 0.08, 0.02), [0.03, 0.03, 0.02], 0.012)),
  );
  return [
    ...trousersPart(body, colour, { cuffs: true, grown: 0.05 }),
    { name: 'bib', shape: bib, material: 'matte', colour, bones: ['hips', 'spine', 'chest'] },
    {
      name: 'straps',
      shape: blend(0, strap(1), strap(-1)),
      material: 'matte',
      colour,
      bones: ['chest', 'spine'],
    },
    { name: 'pocket', shape: pocket, material: 'matte', colour: trim, bones: ['spine', 'chest'] },
    { name: 'button', shape: knobs, material: 'metal', colour: '#d8b45c', bones: ['chest'] },
  ];
};

/** One piece from neck to ankles, with a zip and a belt. */
export const overalls: GarmentMaker = (w, colour, trim) => {
  const { body } = w;
  const { waist, neck, chest } = body.joints;
  const parts = top(w, colour, trim, { grown: 0.042, sleeves: 1.88, hem: -0.1 });
  const front = parts[0]!.shape;
  return [
    ...parts,
    ...trousersPart(body, colour, { grown: 0.042 }),
    {
      name: 'zip',
      shape: patchOn(front, 0.01, (x, y) => Math.max(Math.abs(x) - 0.016, y - neck[1] + 0.12)),
      material: 'metal',
      colour: '#c9ccd2',
      bones: ['hips', 'spine', 'chest'],
    },
    {
      name: 'pocket',
      shape: patchOn(front, 0.014, (x, y) =>
        Math.max(Math.abs(Math.abs(x) - 0.2) - 0.07, Math.abs(y - chest[1]) - 0.07),
      ),
      material: 'matte',
      colour: trim,
      bones: ['spine', 'chest'],
    },
    {
      name: 'belt',
      shape: hemBand(body, waist[1] - 0.12, 0.04, 0.062),
      material: 'matte',
      colour: trim,
      bones: ['hips', 'spine'],
    },
  ];
};

/** Close to the body from neck to ankles: divers, superheroes, ninjas. */
export const bodysuit: GarmentMaker = (w, colour) => {
  const { body } = w;
  return [
    {
      name: 'top',
      shape: carve(
        0.02,
        blend(
          0.04,
          body.upper(0.014),
          body.neck(0.012),
          ...(['L', 'R'] as const).map((s) => body.sleeve(s, 0.012, 1.96)),
        ),
        capsule(add(body.joints.neck, [0, 0.12, 0.02]), add(body.joints.neck, [0, 0.5, 0.06]), 0.17, 0.24),
      ),
      material: 'matte',
      colour,
      bones: [...ARMS_AND_TRUNK, 'head'],
    },
    ...trousersPart(body, colour, { grown: 0.002, flare: 0, end: 0.2 }),
  ];
};

/** Swimming trunks and boxers' shorts. */
export const trunks: GarmentMaker = (w, colour, trim) => [
  ...trousersPart(w.body, colour, { grown: 0.03, flare: 0.02, end: kneeOf(w.body, 0.5) }),
  {
    name: 'belt',
    shape: hemBand(w.body, w.body.joints.waist[1] - 0.08, 0.045, 0.045),
    material: 'matte',
    colour: trim,
    bones: ['hips', 'spine'],
  },
  ...bareLegs(w),
];

export const swimsuit: GarmentMaker = (w, colour, trim) => [
  ...top(w, colour, trim, { grown: 0.01, sleeves: 0, neck: 'deep', hem: -0.24, crease: 0.001 }),
  ...bareLegs(w),
];

export const nappy: GarmentMaker = (w, colour) => [
  {
    name: 'nappy',
    shape: below(
      above(swell(0.03, w.body.trousers(0.03)), w.body.joints.hipL[1] - 0.12, 0.03),
      w.body.joints.hips[1] + 0.1,
      0.03,
    ),
    material: 'matte',
    colour,
    bones: ['hips'],
  },
  ...bareLegs(w),
];

export const romper: GarmentMaker = (w, colour, trim) => [
  ...top(w, colour, trim, { grown: 0.04, sleeves: 1.8, hem: -0.1 }),
  ...trousersPart(w.body, colour, { grown: 0.05, end: 0.2 }),
];

export const tights: GarmentMaker = (w, colour) => bareLegs(w, colour);

export const cycleShorts: GarmentMaker = (w, colour) => [
  ...trousersPart(w.body, colour, { grown: 0.002, flare: 0, end: kneeOf(w.body, 0.2) }),
  ...bareLegs(w),
];

/** Worn over a bodysuit. */
export const briefs: GarmentMaker = ({ body }, colour) => [
  {
    name: 'briefs',
    shape: below(
      above(body.trousers(0.018), body.joints.hipL[1] - 0.1, 0.02),
      body.joints.waist[1] - 0.08,
      0.02,
    ),
    material: 'matte',
    colour,
    bones: ['hips', 'thighL', 'thighR'],
  },
];

/** Two straps over the shoulders, held by clips. */
export const suspenders: GarmentMaker = ({ body }, colour) => {
  const { chest, waist, neck, hips } = body.joints;
  const worn = body.upper(0.058);
  const strap = (m: number) =>
    tube(
      [
        frontOf(worn, 0.2 * m, hips[1] + 0.16, 0.03),
        frontOf(worn, 0.2 * m, waist[1], 0.03),
        frontOf(worn, 0.2 * m, chest[1], 0.03),
        frontOf(worn, 0.21 * m, chest[1] + 0.2, 0.03),
        add(neck, [0.22 * m, -0.005, 0.02]),
        add(neck, [0.19 * m, -0.1, -0.2]),
        add(chest, [0.1 * m, 0, -0.31 - body.figure.bulk]),
        add(waist, [0.06 * m, 0, -0.29 - body.figure.bulk]),
      ],
      0.05,
      4,
    );
  const clips = blend(
    0,
    ...[1, -1].map((m) => box(frontOf(worn, 0.2 * m, hips[1] + 0.17, 0.05), [0.04, 0.045, 0.025], 0.03)),
  );
  return [
    hung('straps', blend(0, strap(1), strap(-1)), colour),
    hung('clips', clips, '#c3c9d4', ['spine', 'hips'], 'metal'),
  ];
};
