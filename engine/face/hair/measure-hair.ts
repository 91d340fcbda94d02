/** What can be measured over the straightened head: how much of the skull hair covers, its colour, how far it falls, how it curls; and whether a line crosses the nose. */

import { CHIN, EYES, FOREHEAD, SIDES } from '../face-points.ts';
import { COLUMNS, type HeadGrid, REACH, ROWS } from './head-grid.ts';

export interface HairMeasures {
  /** Share of the place above the forehead that is in the photo at all. */
  crown: number;
  /** Share of the place above the forehead that shows skin. */
  bare: number;
  /** As lightness and two axes of colour; that of the brows where no other hair is seen. */
  colour: readonly [number, number, number];
  /** Cells below the bridge of the nose to which it falls beside the face, and where the chin is. */
  falls: number;
  chin: number;
  /** How disordered its strands are, 0 (combed) to 1. */
  curl: number;
  /** Cells that it stands out beside the face, at the height of the eyes and above. */
  volume: number;
  /** The largest step of lightness on the bridge of the nose: skin has none, glasses do. */
  bridge: number;
}

type Lab = readonly [number, number, number];

/** Colours further apart than this are not the same thing; lightness counts less, because light is uneven. */
const SKIN_APART = 13;
const HAIR_APART = 19;
const between = (a: Lab, b: Lab): number => Math.hypot(0.55 * (a[0] - b[0]), a[1] - b[1], a[2] - b[2]);

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const medianLab = (all: readonly Lab[]): Lab => [
  median(all.map((one) => one[0])),
  median(all.map((one) => one[1])),
  median(all.map((one) => one[2])),
];

export function measureHair(grid: HeadGrid): HairMeasures {
  const { lab, person, face, cellOf } = grid;
  const labAt = (i: number): Lab => [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!];
  const middle = REACH.side;
  const top = Math.round(cellOf(FOREHEAD)[1]);
  const chin = Math.round(cellOf(CHIN)[1]);
  const cells = function* (left: number, right: number, from: number, to: number) {
    for (let row = Math.max(0, from); row < Math.min(ROWS, to); row++)
      for (let column = Math.max(0, left); column < Math.min(COLUMNS, right); column++)
        yield row * COLUMNS + column;
  };
  const forehead = medianLab([...cells(middle - 14, middle + 15, top + 10, top + 22)].map(labAt));
  const cheeks = medianLab(
    [
      ...cells(middle - 26, middle - 14, REACH.up + 18, REACH.up + 28),
      ...cells(middle + 15, middle + 27, REACH.up + 18, REACH.up + 28),
    ].map(labAt),
  );
  const isSkin = (colour: Lab): boolean =>
    Math.min(between(colour, cheeks), between(colour, forehead)) < SKIN_APART;

  // Above the forehead: skull or hair, whichever the photo shows.
  const above = [...cells(middle - 24, middle + 25, top - 26, top - 5)];
  const crown = above.filter((i) => person[i]! >= 0).length / (49 * 21);
  const skull = above.filter((i) => person[i]! > 0.6);
  const bare = skull.length === 0 ? 1 : skull.filter((i) => isSkin(labAt(i))).length / skull.length;
  const shown = { crown, bare, chin: chin - REACH.up, bridge: bridgeOf(lab) };
  const dome = [...cells(middle - 45, middle + 46, top - 42, top + 8)].filter(
    (i) => person[i]! > 0.75 && !face[i] && !isSkin(labAt(i)),
  );
  if (dome.length < 60) return { ...shown, colour: browsOf(grid), falls: 0, curl: 0, volume: 0 };
  const shades = shadesOf(dome.map(labAt));
  const colour = shades[3];
  const isHair = (i: number): boolean => {
    if (person[i]! < 0.5 || face[i]) return false;
    const one = labAt(i);
    const near = Math.min(...shades.map((shade) => between(one, shade)));
    return near < HAIR_APART && (near < 6 || !isSkin(one));
  };
  return {
    ...shown,
    colour,
    falls: fallOf(grid, isHair) - REACH.up,
    curl: curlOf(grid, isHair),
    volume: volumeOf(grid, isHair),
  };
}

/** The darker half of the brows: between their hairs there is skin. */
function browsOf({ lab, cellOf }: HeadGrid): Lab {
  const cells = EYES.flatMap(({ brow }) => brow.map((point) => cellOf(point)));
  const all = cells.map(([column, row]): Lab => {
    const i = (Math.round(row) * COLUMNS + Math.round(column)) * 3;
    return [lab[i]!, lab[i + 1]!, lab[i + 2]!];
  });
  return medianLab(all.sort((a, b) => a[0] - b[0]).slice(0, all.length >> 1));
}

function bridgeOf(lab: Float32Array): number {
  const steps: number[] = [];
  for (let column = REACH.side - 3; column <= REACH.side + 3; column += 2) {
    let max = 0;
    for (let row = REACH.up - 8; row < REACH.up + 14; row++)
      max = Math.max(
        max,
        Math.abs(lab[((row + 3) * COLUMNS + column) * 3]! - lab[(row * COLUMNS + column) * 3]!),
      );
    steps.push(max);
  }
  return median(steps);
}

/** In shadow, as it mostly is, and where it shines; and its own colour, which light has not washed out. */
function shadesOf(all: readonly Lab[]): [Lab, Lab, Lab, Lab] {
  const sorted = [...all].sort((a, b) => a[0] - b[0]);
  const part = (from: number, to: number): Lab =>
    medianLab(sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to)));
  return [part(0, 0.25), part(0.25, 0.8), part(0.8, 1), part(0.1, 0.55)];
}

/** Cells beside the face that have to be hair, and rows that may be missing. */
const BAND = 34;
const THICK = 6;
const GAP = 11;

/** The lowest row to which hair goes on beside the face without a gap, on its longer side. */
function fallOf({ face, cellOf, person }: HeadGrid, isHair: (i: number) => boolean): number {
  const [left, right] = SIDES.map((i) => cellOf(i)[0]) as [number, number];
  const neck = 0.34 * (right - left);
  let lowest = REACH.up;
  for (const side of [-1, 1]) {
    let last = REACH.up - 10;
    for (let row = REACH.up - 10; row < ROWS && row - last <= GAP; row++) {
      let edge = Math.round(REACH.side + side * neck);
      while (face[row * COLUMNS + edge]) edge += side;
      let count = 0;
      let isOutside = false;
      for (let k = 0; k < BAND; k++) {
        const column = edge + side * k;
        if (column < 0 || column >= COLUMNS || person[row * COLUMNS + column]! < 0) isOutside = true;
        else if (isHair(row * COLUMNS + column)) count++;
      }
      if (count >= THICK) last = row;
      // Where the photo ends, hair that reached the edge is taken to go on.
      else if (isOutside && row - last <= 2) break;
    }
    lowest = Math.max(lowest, last);
  }
  return lowest;
}

/** Strands lie beside each other where hair is combed; where it curls, they turn every few cells. */
function curlOf({ lab }: HeadGrid, isHair: (i: number) => boolean): number {
  const reach = 2;
  const step = 3;
  const far = 3;
  const across = Math.floor(COLUMNS / step);
  const down = Math.floor(ROWS / step);
  // Which way strands lie at each place, as a doubled angle, so that both ends of a strand are the same.
  const ways = new Float32Array(across * down * 2);
  const sure = new Float32Array(across * down);
  for (let y = 1; y < down - 1; y++)
    for (let x = 1; x < across - 1; x++) {
      let [xx, yy, xy, count] = [0, 0, 0, 0];
      for (let j = -reach; j <= reach; j++)
        for (let k = -reach; k <= reach; k++) {
          const i = (y * step + j) * COLUMNS + x * step + k;
          if (!isHair(i)) continue;
          const dx = lab[(i + 1) * 3]! - lab[(i - 1) * 3]!;
          const dy = lab[(i + COLUMNS) * 3]! - lab[(i - COLUMNS) * 3]!;
          xx += dx * dx;
          yy += dy * dy;
          xy += dx * dy;
          count++;
        }
      const size = Math.hypot(xx - yy, 2 * xy);
      if (count < 20 || size < 1) continue;
      const at = y * across + x;
      ways.set([(xx - yy) / size, (2 * xy) / size], at * 2);
      sure[at] = size / (xx + yy);
    }
  let [sum, weight] = [0, 0];
  for (let y = far; y < down - far; y++)
    for (let x = far; x < across - far; x++) {
      const at = y * across + x;
      if (sure[at]! < 0.3) continue;
      let [a, b, total] = [0, 0, 0];
      for (let j = -far; j <= far; j++)
        for (let k = -far; k <= far; k++) {
          const other = at + j * across + k;
          a += ways[other * 2]! * sure[other]!;
          b += ways[other * 2 + 1]! * sure[other]!;
          total += sure[other]!;
        }
      if (total < 8) continue;
      sum += (1 - Math.hypot(a, b) / total) * sure[at]!;
      weight += sure[at]!;
    }
  return weight > 0 ? sum / weight : 0;
}

/** Mean of both sides, in the rows from the brows up to the forehead's end. */
function volumeOf({ face, cellOf }: HeadGrid, isHair: (i: number) => boolean): number {
  const top = Math.round(cellOf(FOREHEAD)[1]);
  const widths: number[] = [];
  for (let row = Math.max(0, top); row < REACH.up; row++)
    for (const side of [-1, 1]) {
      let count = 0;
      for (let column = REACH.side; column >= 0 && column < COLUMNS; column += side)
        if (!face[row * COLUMNS + column] && isHair(row * COLUMNS + column)) count++;
      widths.push(count);
    }
  return median(widths);
}
