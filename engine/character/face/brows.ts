/** Eyebrows: tapered bars laid on the forehead, raised or tilted by expressions. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { add, cross, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { browFur } from '../animal/coats.ts';
import { HAIRS } from '../figure/colours.ts';
import type { Figure } from '../figure/figure.ts';
import type { SheetPart } from '../part.ts';
import { type HeadSpace, normalAt, onFace } from './head-space.ts';
import {
  flipped,
  gridColours,
  gridIndices,
  gridPoints,
  joinArrays,
  joinGrids,
  mixRgb,
  rgb,
} from './sheet.ts';

const ALONG = 16;
const ROUND = 8;

interface Raise {
  inner: number;
  outer: number;
}

const REST: Raise = { inner: 0, outer: 0 };
const CHANGES = {
  browUp: { inner: 0.06, outer: 0.055 },
  browAngry: { inner: -0.075, outer: 0.03 },
  browSad: { inner: 0.075, outer: -0.025 },
} as const;

export function brows(figure: Figure, head: HeadSpace, face: Shape): SheetPart {
  const { browY, browThick, browArch, eyeX } = figure.face;
  const { look } = figure;
  const hair = rgb(HAIRS[look.hairStyle === 'bald' && look.hairColor === 'white' ? 'gray' : look.hairColor]);
  const colour = look.animal
    ? rgb(browFur(look.animal, look.hairColor))
    : look.hairColor === 'white' || look.hairColor === 'blonde'
      ? mixRgb(hair, rgb('#6b4a30'), look.age === undefined || look.age === 'old' ? 0.35 : 0.7)
      : hair;
  const thin = look.artStyle === 'anime' ? 0.55 : look.artStyle === 'realistic' ? 0.75 : 1;

  const centre = (t: number, { inner, outer }: Raise): Vec3 => {
    const x = eyeX - 0.1 + 0.21 * t;
    const y = browY + browArch * Math.sin(t * 2.6) - 0.03 * t + inner * (1 - t) + outer * t;
    return onFace(face, x, y, 0.004);
  };
  const bar = (raise: Raise) =>
    gridPoints(ROUND, ALONG, (u, v) => {
      const at = centre(v, raise);
      const out = normalAt(face, at);
      const forward = unit(
        subtract(centre(Math.min(1, v + 0.05), raise), centre(Math.max(0, v - 0.05), raise)),
      );
      const up = unit(cross(out, forward));
      const angle = u * 2 * Math.PI;
      const taper =
        Math.sqrt(Math.max(0, Math.min(1, v * 9))) * (1 - 0.72 * v) * (v > 0.96 ? (1 - v) * 25 : 1);
      const r = browThick * thin * taper;
      return head.out(add(at, add(scaled(up, Math.cos(angle) * r), scaled(out, Math.sin(angle) * r * 0.55))));
    });
  const mirror = (points: Float32Array) => {
    const copy = points.slice();
    for (let i = 0; i < copy.length; i += 3) copy[i] = 2 * head.at[0] - copy[i]!;
    return copy;
  };
  const both = (points: Float32Array) => joinArrays([points, mirror(points)]);
  const rest = bar(REST);
  const indices = gridIndices(ROUND, ALONG, true);
  const colours = gridColours(ROUND, ALONG, () => colour);
  const grids = joinGrids([
    { positions: rest, indices, colours },
    { positions: mirror(rest), indices: flipped(indices), colours },
  ]);
  return {
    name: 'brows',
    material: 'matte',
    bones: ['head'],
    morphs: {
      browUp: both(bar(CHANGES.browUp)),
      browAngry: both(bar(CHANGES.browAngry)),
      browSad: both(bar(CHANGES.browSad)),
    },
    ...grids,
  };
}
