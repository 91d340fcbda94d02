/** Tells cheaply whether a subject is still what a person looked at: its form is measured at a few places of each part, and its colours read. */

import { createHash } from 'node:crypto';
import type { Part } from '#engine/sculpt/model.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { paletteOf } from '../palette.ts';
import type { Subject } from '../subject.ts';

/** Of each part, and of what is painted on it. */
const PLACES = 24;
const DIGITS = 5;
const LETTERS = 10;

function measures({ distance, lo, hi }: Shape): string {
  const random = seeded(5);
  const within = (axis: 0 | 1 | 2) => lo[axis] + random() * (hi[axis] - lo[axis]);
  return Array.from({ length: PLACES }, () =>
    distance(within(0), within(1), within(2)).toPrecision(DIGITS),
  ).join(' ');
}

const formOf = ({ colour, material, shape, paint = [] }: Part): unknown => [
  colour,
  material,
  measures(shape),
  paint.map((one) => [one.colour, one.soft, one.material, measures(one.where)]),
];

const hash = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, LETTERS);

/** Its form and places, then its colours. */
export function fingerprintOf(subject: Subject): string {
  const { parts, anchors } = subject.build({ pose: subject.poses[0]!, seed: 1 });
  const colours = Object.entries(paletteOf(subject)).map(([name, rgb]) => [
    name,
    rgb.map((value) => value.toPrecision(DIGITS)),
  ]);
  const places = Object.entries(anchors).map(([name, { at }]) => [
    name,
    at.map((value) => value.toPrecision(DIGITS)),
  ]);
  return `${hash([parts.map(formOf), places, subject.size])} ${hash(colours)}`;
}
