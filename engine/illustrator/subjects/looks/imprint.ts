/** What a subject is made of in one short text: the same text means the same picture, without drawing it. */

import { createHash } from 'node:crypto';
import { type Model, modelBounds } from '#engine/sculpt/model.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import type { Subject } from '../subject.ts';

/** Points along each axis at which every solid is asked how near it is. */
const POINTS = 5;

/** Rounded: another processor's last digit is no change. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;

function distances({ lo, hi }: ReturnType<typeof modelBounds>, shape: Shape): number[] {
  const at = (axis: 0 | 1 | 2, i: number) => lo[axis] + ((hi[axis] - lo[axis]) * (i + 0.5)) / POINTS;
  const steps = Array.from({ length: POINTS }, (_, i) => i);
  return steps.flatMap((x) =>
    steps.flatMap((y) => steps.map((z) => rounded(shape.distance(at(0, x), at(1, y), at(2, z))))),
  );
}

export function imprintOf({ build, poses, colours, view }: Subject): string {
  const model: Model = build({ pose: poses[0]!, seed: 1 });
  const bounds = modelBounds(model);
  const parts = model.parts.map(({ shape, paint = [], ...rest }) => [
    rest,
    [shape.lo, shape.hi].flat().map(rounded),
    distances(bounds, shape),
    paint.map(({ where, ...how }) => [how, distances(bounds, where)]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([parts, colours, view]))
    .digest('base64url')
    .slice(0, 12);
}
