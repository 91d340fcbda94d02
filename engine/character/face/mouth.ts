/** The mouth: lips around an opening with teeth and tongue behind, in one net that takes every shape of speech. */

import type { FaceMark } from '#common/character/character-words.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { complexionOf } from '../animal/coats.ts';
import type { Figure } from '../figure/figure.ts';
import type { MorphName, Rgb, SheetPart } from '../part.ts';
import { type HeadSpace, onFace } from './head-space.ts';
import {
  type Grid,
  gridColours,
  gridIndices,
  gridPoints,
  joinArrays,
  joinGrids,
  mixRgb,
  rgb,
} from './sheet.ts';

/** All lengths as shares of the mouth's usual half width. */
interface Mouth {
  width: number;
  /** How far the lips part above and below the line. */
  up: number;
  down: number;
  /** How much the corners rise above the middle. */
  curve: number;
  /** Thickness of the lips. */
  lips: number;
  /** How far the lips are pushed forward. */
  push: number;
  /** Upper teeth: how much of the opening they fill from above; lower ones from below. */
  teeth: number;
  lowerTeeth: number;
  /** The tongue's height in the opening. */
  tongue: number;
}

const REST: Mouth = {
  width: 1,
  up: 0.03,
  down: 0.03,
  curve: 0.3,
  lips: 0.085,
  push: 0,
  teeth: 0.2,
  lowerTeeth: 0,
  tongue: 0.3,
};

/** Visemes and moods; what is not named stays as at rest. */
const SHAPES: Partial<Record<MorphName, Partial<Mouth>>> = {
  smile: { width: 1.2, curve: 0.5, up: 0.02, down: 0.16, teeth: 0.95 },
  frown: { width: 0.95, curve: -0.32 },
  closed: { width: 0.96, up: 0.004, down: 0.004, lips: 0.075, push: 0.02, curve: 0.16 },
  teeth: { width: 1.08, up: 0.13, down: 0.13, curve: 0.22, teeth: 0.52, lowerTeeth: 0.5, tongue: 0 },
  narrow: { width: 1.14, up: 0.12, down: 0.17, curve: 0.3, teeth: 0.46, tongue: 0.35 },
  open: { width: 0.98, up: 0.2, down: 0.66, curve: 0.1, teeth: 0.22, tongue: 0.36 },
  wide: { width: 1.06, up: 0.17, down: 0.4, curve: 0.24, teeth: 0.3, tongue: 0.4 },
  round: { width: 0.5, up: 0.22, down: 0.26, curve: 0, lips: 0.14, push: 0.05, teeth: 0, tongue: 0.15 },
  lip: { width: 0.98, up: 0.13, down: 0.03, curve: 0.16, teeth: 0.95, tongue: 0, lips: 0.085 },
  tongue: { width: 1, up: 0.16, down: 0.25, curve: 0.18, teeth: 0.3, tongue: 0.85 },
};

const ACROSS = 36;

const LIPSTICKS: readonly (readonly [FaceMark, string])[] = [
  ['lipstick', '#b01f30'],
  ['black-lipstick', '#1d171b'],
  ['pink-lipstick', '#d85f8d'],
];

export function mouth(figure: Figure, head: HeadSpace, face: Shape): SheetPart {
  const half = figure.face.mouth;
  const { look } = figure;
  const y0 = figure.face.mouthY;
  const skin = complexionOf(look);
  const drawn = look.artStyle === 'anime' || look.artStyle === 'cartoon' || look.artStyle === 'pixel';
  const isWoman = look.physique === 'feminine';
  const strong =
    look.age === undefined
      ? look.artStyle === 'realistic'
        ? 0.75
        : drawn
          ? 0.3
          : 0.5
      : isWoman
        ? 0.95
        : 0.62;
  const paint = look.animal ? undefined : LIPSTICKS.find(([mark]) => look.marks?.includes(mark))?.[1];
  const lip = paint ? rgb(paint) : mixRgb(rgb(skin.muzzle), rgb(skin.lip), strong);
  const line = mixRgb(rgb(skin.lip), rgb('#3a1414'), 0.6);
  const edge = rgb(skin.muzzle);
  const dark = rgb('#4a1216');
  const tooth = rgb('#fbf6ec');
  const tongue = rgb('#d3605f');
  // People in pictures have lips of their age and build.
  const bare =
    look.age === undefined ? (drawn ? 0.45 : 1) : isWoman ? 2.1 : look.age === 'adult' ? 1.45 : 1.25;
  const hasGap = !look.animal && look.marks?.includes('tooth-gap');
  const thick = paint ? Math.max(1.9, bare) : bare;

  // Coarse cells of the head would cut through a mouth that lies close to it.
  const raise =
    look.age === undefined && !look.animal ? 0 : { low: 0.013, medium: 0.008, high: 0.004 }[look.quality];

  /** The curve between the lips, and how far they part there. */
  const middle = (m: Mouth, t: number) => y0 + half * m.curve * t * t;
  const parted = (t: number) => Math.sqrt(Math.max(0, 1 - t * t));
  /** v: 0 the upper edge of the upper lip … 1 the lower edge of the lower lip. */
  const place = (m: Mouth, t: number, y: number, lift: number): Vec3 =>
    head.out(onFace(face, t * half * m.width, y, lift + raise + m.push * half * 4 * parted(t) * 0.25));
  const top = (m: Mouth, t: number) => middle(m, t) + half * m.up * parted(t);
  const bottom = (m: Mouth, t: number) => middle(m, t) - half * m.down * parted(t);

  const upperLip = (m: Mouth) =>
    gridPoints(ACROSS, 4, (u, v) => {
      const t = u * 2 - 1;
      // The bow of the upper lip dips in the middle.
      const bow = 1 - 0.22 * Math.exp(-((t / 0.16) ** 2));
      const h = half * m.lips * 1.25 * thick * bow * parted(t) ** 0.8;
      return place(m, t, top(m, t) + h * (1 - v), 0.0075 + 0.01 * Math.sin(v * Math.PI * 0.9));
    });
  const lowerLip = (m: Mouth) =>
    gridPoints(ACROSS, 4, (u, v) => {
      const t = u * 2 - 1;
      const h = half * m.lips * 1.55 * thick * parted(t) ** 0.7;
      return place(m, t, bottom(m, t) - h * v, 0.0065 + 0.013 * Math.sin((0.1 + v * 0.9) * Math.PI));
    });
  const inside = (m: Mouth) =>
    gridPoints(ACROSS, 6, (u, v) => {
      const t = u * 2 - 1;
      return place(m, t, top(m, t) + (bottom(m, t) - top(m, t)) * v, 0.003);
    });
  /** A band inside the opening between two shares of its height. */
  const band = (m: Mouth, from: number, to: number, inset: number, lift: number) =>
    gridPoints(ACROSS, 2, (u, v) => {
      const t = (u * 2 - 1) * inset;
      const share = from + (to - from) * v;
      return place(m, t, top(m, t) + (bottom(m, t) - top(m, t)) * share, lift);
    });
  const upperTeeth = (m: Mouth) => band(m, 0.02, 0.02 + m.teeth, 0.9, 0.0036);
  const lowerTeeth = (m: Mouth) => band(m, 0.98 - m.lowerTeeth * 0.9, 0.98, 0.84, 0.0036);
  const tongueSheet = (m: Mouth) =>
    gridPoints(ACROSS, 3, (u, v) => {
      const t = (u * 2 - 1) * 0.72;
      const rise = m.tongue * parted(t / 0.74) ** 0.9;
      const share = 1 - rise * (1 - v);
      return place(m, t, top(m, t) + (bottom(m, t) - top(m, t)) * share, 0.0033);
    });

  const rows: [(m: Mouth) => Float32Array, number, (u: number, v: number) => Rgb][] = [
    [inside, 6, () => dark],
    [tongueSheet, 3, (_u, v) => mixRgb(tongue, dark, v * 0.35)],
    [lowerTeeth, 2, (_u, v) => mixRgb(tooth, dark, v * 0.2)],
    [
      upperTeeth,
      2,
      (u, v) => (hasGap && Math.abs(u - 0.57) < 0.05 ? dark : mixRgb(mixRgb(tooth, dark, 0.25), tooth, v)),
    ],
    [upperLip, 4, (_u, v) => (v > 0.7 ? line : mixRgb(edge, lip, Math.min(1, v * 2)))],
    [lowerLip, 4, (_u, v) => (v < 0.1 ? line : mixRgb(lip, edge, Math.max(0, v * 1.7 - 0.7)))],
  ];
  const net = (m: Mouth) => joinArrays(rows.map(([points]) => points(m)));
  const rest: Mouth = { ...REST, curve: 0.26 + (look.seed % 7) * 0.025 };
  const grids: Grid[] = rows.map(([points, down, colour]) => ({
    positions: points(rest),
    indices: gridIndices(ACROSS, down),
    colours: gridColours(ACROSS, down, colour),
  }));
  const morphs = Object.fromEntries(
    Object.entries(SHAPES).map(([name, change]) => [name, net({ ...rest, ...change })]),
  );
  return { name: 'mouth', material: 'skin', bones: ['head'], morphs, ...joinGrids(grids) };
}
