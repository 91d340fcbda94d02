/** Symbols of our own: abstract figures from a few lines of geometry, on a square of 100. */

import { shortNumber } from '../svg/svg-node.ts';
import type { SymbolPath, SymbolShape } from './symbol-shape.ts';

const CENTRE = 50;
const at = (angle: number, r: number, cx = CENTRE, cy = CENTRE): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${shortNumber(cx + Math.cos(turn) * r)} ${shortNumber(cy + Math.sin(turn) * r)}`;
};
const around = <T>(count: number, make: (angle: number, i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make((360 / count) * i, i));
const circle = (cx: number, cy: number, r: number): string =>
  `M${shortNumber(cx - r)} ${cy}A${r} ${r} 0 1 1 ${shortNumber(cx + r)} ${cy}A${r} ${r} 0 1 1 ${shortNumber(cx - r)} ${cy}Z`;
const polygon = (...points: string[]): string => `M${points.join('L')}Z`;
/** A leaf from the centre outwards. */
const petal = (angle: number, length: number, width: number): string =>
  `M${at(angle, 4)}C${at(angle - width, length * 0.5)} ${at(angle - width * 0.6, length * 0.9)} ${at(angle, length)}` +
  `C${at(angle + width * 0.6, length * 0.9)} ${at(angle + width, length * 0.5)} ${at(angle, 4)}Z`;
/** Part of a ring. */
const arc = (from: number, to: number, outer: number, inner: number, cx = CENTRE, cy = CENTRE): string => {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(from, outer, cx, cy)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer, cx, cy)}` +
    `L${at(to, inner, cx, cy)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner, cx, cy)}Z`
  );
};
const full = (...paths: SymbolPath[]): SymbolShape => ({ paths, box: [2, 2, 96, 96] });
const boxed = (box: SymbolShape['box'], ...paths: SymbolPath[]): SymbolShape => ({ paths, box });

/** A pointed oval that leans by an angle. */
const floret = (x: number, y: number, angle: number, length: number, width: number): string => {
  const tip = at(angle, length, x, y);
  return `M${x} ${y}Q${at(angle - width, length * 0.62, x, y)} ${tip}Q${at(angle + width, length * 0.62, x, y)} ${x} ${y}Z`;
};
const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const GEOMETRIC: Record<string, SymbolShape> = {
  lavender: boxed(
    [22, 2, 56, 96],
    { d: 'M50 97V40', stroke: 4 },
    ...[12, 22, 32, 42, 52].flatMap((y, i) => [
      { d: floret(50, y + 8, -48, 16 + i * 2.2, 42), opacity: i % 2 ? 0.7 : 1 },
      { d: floret(50, y + 8, 48, 16 + i * 2.2, 42), opacity: i % 2 ? 0.7 : 1 },
    ]),
    { d: floret(50, 18, 0, 16, 40) },
    { d: floret(50, 94, -38, 30, 22), opacity: 0.6 },
    { d: floret(50, 94, 38, 30, 22), opacity: 0.6 },
  ),
  soap: boxed(
    [4, 8, 92, 82],
    { d: rounded(4, 44, 92, 46, 18) + rounded(20, 56, 60, 22, 10), fillRule: 'evenodd' },
    { d: rounded(24, 60, 52, 14, 7), opacity: 0.55 },
    { d: circle(34, 28, 11), opacity: 0.75 },
    { d: circle(58, 20, 8), opacity: 0.55 },
    { d: circle(72, 33, 6), opacity: 0.75 },
  ),
  petals: full(...around(6, (angle, i) => ({ d: petal(angle, 48, 34), opacity: i % 2 ? 0.62 : 1 }))),
  bloom: full(...around(8, (angle) => ({ d: petal(angle, 48, 25) }))),
  clover: full(
    ...around(4, (angle, i) => ({
      d: circle(
        ...(at(angle + 45, 25)
          .split(' ')
          .map(Number) as [number, number]),
        23,
      ),
      opacity: [1, 0.8, 0.6, 0.8][i],
    })),
  ),
  rings: boxed(
    [4, 20, 92, 60],
    { d: `${circle(34, 50, 27)}`, stroke: 6 },
    { d: circle(66, 50, 27), stroke: 6, opacity: 0.65 },
  ),
  cube: boxed(
    [8, 2, 84, 96],
    { d: polygon('50 2', '92 26', '50 50', '8 26'), opacity: 0.55 },
    { d: polygon('8 31', '47 54', '47 98', '8 75') },
    { d: polygon('92 31', '53 54', '53 98', '92 75'), opacity: 0.78 },
  ),
  peaks: boxed(
    [2, 18, 96, 64],
    { d: polygon('2 82', '38 18', '58 54', '44 82'), opacity: 1 },
    { d: polygon('50 82', '70 42', '98 82'), opacity: 0.6 },
  ),
  sunrise: boxed(
    [4, 14, 92, 66],
    { d: 'M22 66A28 28 0 0 1 78 66Z' },
    { d: 'M4 72H96V79H4Z', opacity: 0.65 },
    ...[-72, -36, 0, 36, 72].map((angle) => ({
      d: `M${at(angle, 37, 50, 66)}L${at(angle, 49, 50, 66)}`,
      stroke: 5,
    })),
  ),
  waves: boxed(
    [2, 18, 96, 66],
    ...[0, 1, 2].map((i) => ({
      d: `M2 ${28 + i * 22}C18 ${14 + i * 22} 34 ${14 + i * 22} 50 ${28 + i * 22}S82 ${42 + i * 22} 98 ${28 + i * 22}`,
      stroke: 8,
      opacity: 1 - i * 0.28,
    })),
  ),
  signal: boxed(
    [10, 10, 80, 80],
    { d: circle(20, 80, 10) },
    ...[26, 46, 66].map((r, i) => ({ d: arc(0, 90, r + 6, r - 6, 18, 82), opacity: 1 - i * 0.2 })),
  ),
  pinwheel: full(
    ...around(4, (angle, i) => ({
      d: `M50 50L${at(angle, 48)}A24 24 0 0 1 ${at(angle + 90, 0.01)}Z`,
      opacity: i % 2 ? 0.6 : 1,
    })),
  ),
  shutter: full(
    ...around(6, (angle, i) => ({
      d: polygon(at(angle, 48), at(angle + 60, 48), at(angle + 60, 20)),
      opacity: i % 2 ? 0.62 : 1,
    })),
  ),
  bars: boxed(
    [8, 12, 84, 76],
    ...[0, 1, 2, 3].map((i) => ({
      d: `M${8 + i * 22} 88V${shortNumber(66 - i * 18 + 9)}a9 9 0 0 1 18 0V88Z`,
      opacity: 0.5 + i * 0.166,
    })),
  ),
  chevrons: boxed(
    [8, 8, 84, 84],
    ...[0, 20, 40].map((y, i) => ({
      d: polygon(`8 ${40 + y}`, `50 ${8 + y}`, `92 ${40 + y}`, `92 ${52 + y}`, `50 ${20 + y}`, `8 ${52 + y}`),
      opacity: 1 - i * 0.26,
    })),
  ),
  facets: boxed(
    [4, 8, 92, 84],
    { d: polygon('22 8', '50 8', '38 36', '4 36'), opacity: 0.8 },
    { d: polygon('50 8', '78 8', '96 36', '62 36'), opacity: 0.6 },
    { d: polygon('50 10', '61 36', '39 36') },
    { d: polygon('4 39', '38 39', '48 92'), opacity: 0.62 },
    { d: polygon('96 39', '62 39', '52 92'), opacity: 0.82 },
    { d: polygon('41 39', '59 39', '50 90') },
  ),
  moons: boxed(
    [6, 6, 88, 88],
    { d: 'M50 6A44 44 0 1 0 94 50A34 34 0 1 1 50 6Z' },
    { d: circle(68, 32, 12), opacity: 0.6 },
  ),
  halves: full({ d: 'M47 2A48 48 0 0 0 47 98Z' }, { d: 'M53 2A48 48 0 0 1 53 98Z', opacity: 0.55 }),
  quarters: full(
    { d: 'M48 2V48H2A46 46 0 0 1 48 2Z' },
    { d: 'M52 2A46 46 0 0 1 98 48H52Z', opacity: 0.6 },
    { d: 'M2 52H48V98A46 46 0 0 1 2 52Z', opacity: 0.6 },
    { d: circle(75, 75, 23) },
  ),
  leaf: boxed(
    [12, 4, 76, 92],
    { d: 'M50 96C10 74 2 34 50 4C50 34 50 66 50 96Z' },
    { d: 'M53 96C98 74 98 34 53 4C53 34 53 66 53 96Z', opacity: 0.6 },
  ),
  spark: full({ d: 'M50 2C53 34 66 47 98 50C66 53 53 66 50 98C47 66 34 53 2 50C34 47 47 34 50 2Z' }),
  weave: boxed(
    [6, 6, 88, 88],
    { d: 'M6 14a8 8 0 0 1 8-8H60V24H24V60H6Z' },
    { d: 'M94 86a8 8 0 0 1-8 8H40V76H76V40H94Z', opacity: 0.62 },
    { d: polygon('50 34', '66 50', '50 66', '34 50') },
  ),
  path: boxed(
    [8, 6, 84, 88],
    { d: 'M20 82H58A16 16 0 0 0 58 50H42A16 16 0 0 1 42 18H66', stroke: 11 },
    { d: circle(20, 82, 12) },
    { d: circle(80, 18, 12), opacity: 0.6 },
  ),
};
