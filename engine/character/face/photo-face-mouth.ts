/** What is behind the lips of a photographed face: the hollow of the mouth, teeth above and below, the tongue. */

import { mix, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { MorphName, Rgb, SheetPart } from '../part.ts';
import type { HeadSpace } from './head-space.ts';
import { CALM, type MouthPlace, type MouthShape, mouthMove } from './photo-face-lips.ts';
import { MOUTH_SHAPES } from './photo-face-morphs.ts';
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

const DARK = rgb('#1d0507');
const FLESH = rgb('#7a2a2c');
const GUM = rgb('#b05a58');
const TOOTH = rgb('#efe8db');
const TONGUE = rgb('#b8504f');

/** One point of the edge of the opening. */
export interface LipPoint {
  place: Vec3;
  side: number;
  colour: Rgb;
}

type Net = (m: MouthShape) => Float32Array;

const TEETH_ACROSS = 40;

export function innerMouth(mouth: MouthPlace, lips: readonly LipPoint[], head: HeadSpace): SheetPart {
  const front = Math.max(...lips.map(({ place }) => place[2]));
  const grids: { net: Net; indices: Uint32Array; colours: Float32Array }[] = [
    hollow(mouth, lips, front),
    teeth(mouth, front, true),
    teeth(mouth, front, false),
    tongue(mouth, front),
  ];
  const all: Net = (m) => {
    const points = joinArrays(grids.map(({ net }) => net(m)));
    for (let o = 0; o < points.length; o += 3)
      points.set(head.out([points[o]!, points[o + 1]!, points[o + 2]!]), o);
    return points;
  };
  const joined = joinGrids(
    grids.map(({ net, indices, colours }): Grid => ({ positions: net(CALM), indices, colours })),
  );
  const morphs = Object.fromEntries(
    Object.entries(MOUTH_SHAPES).map(([name, m]) => [name as MorphName, all(m)]),
  );
  return {
    name: 'mouth',
    material: 'skin',
    bones: ['head', 'chest'],
    morphs,
    ...joined,
    positions: all(CALM),
  };
}

/** Begins at the very edge of the lips and closes far behind them: there is no angle that looks past it. */
function hollow(mouth: MouthPlace, lips: readonly LipPoint[], front: number) {
  const { half } = mouth;
  // Behind, outward (above for the upper lip) and towards the middle; how much of the lips' way each ring goes.
  const rings = [
    { back: 0, out: 0, width: 1, follows: 1 },
    { back: 0.09, out: 0.05, width: 1.01, follows: 1 },
    { back: 0.22, out: 0.26, width: 1.04, follows: 1 },
    { back: 0.8, out: 0.42, width: 0.98, follows: 0.85 },
    { back: 1.5, out: 0.3, width: 0.7, follows: 0.6 },
    { back: 1.8, out: 0, width: 0, follows: 0.45 },
  ];
  const around = lips.length;
  const net: Net = (m) => {
    const out = new Float32Array(rings.length * around * 3);
    let o = 0;
    for (const { back, out: away, width, follows } of rings)
      for (const { place, side } of lips) {
        const way = mouthMove(mouth, m, place, side);
        const outward = Math.sign(side) * away * half;
        out[o++] = mouth.x + (place[0] + way[0] * follows - mouth.x) * width;
        out[o++] = mix(mouth.y, place[1], width) + way[1] * follows * Math.max(0.6, width) + outward;
        out[o++] = mix(front, place[2], width) + way[2] * follows - back * half;
      }
    return out;
  };
  const indices: number[] = [];
  for (let r = 0; r < rings.length - 1; r++)
    for (let k = 0; k < around; k++) {
      const [a, b] = [r * around + k, r * around + ((k + 1) % around)];
      indices.push(a, a + around, b, b, a + around, b + around);
    }
  const colours = new Float32Array(rings.length * around * 3);
  for (const r of rings.keys())
    for (const [k, { colour }] of lips.entries()) {
      const inside = [
        colour,
        mixRgb(colour, FLESH, 0.8),
        mixRgb(FLESH, DARK, 0.35),
        mixRgb(FLESH, DARK, 0.8),
        DARK,
        DARK,
      ][r]!;
      colours.set(inside, (r * around + k) * 3);
    }
  return { net, indices: Uint32Array.from(indices), colours };
}

/** A bowed row; fine lines between the teeth, gums at the roots. */
function teeth(mouth: MouthPlace, front: number, isUpper: boolean) {
  const { half } = mouth;
  const [edge, root] = isUpper ? [-0.05, 0.34] : [-0.11, -0.46];
  const breadth = isUpper ? 0.82 : 0.72;
  const behind = isUpper ? 0.17 : 0.23;
  // Where a lip slopes back, the teeth behind it do so, too.
  const leaning = isUpper ? mouth.upperBack : mouth.lowerBack;
  const net: Net = (m) =>
    gridPoints(TEETH_ACROSS, 5, (u, v) => {
      const t = u * 2 - 1;
      // Edges of the front teeth stand a little lower than those beside them.
      const bow = (isUpper ? 0.05 : -0.02) * t * t;
      const share = isUpper ? v : 1 - v;
      const y = mix(root, edge + bow, share) * half - (isUpper ? 0 : m.jaw * half);
      const z =
        front -
        half * (behind + (isUpper ? 0 : 0.1 * m.jaw) + 0.05 * (1 - share)) -
        t * t * Math.max(0.42 * half, mouth.back * 0.8) -
        leaning * (1.6 - 1.2 * share);
      return [mouth.x + t * breadth * half, mouth.y + y, z];
    });
  const count = isUpper ? 8 : 9;
  const colours = gridColours(TEETH_ACROSS, 5, (u, v) => {
    const share = isUpper ? v : 1 - v;
    const t = Math.abs(u * 2 - 1);
    // Towards the cheeks less light comes in.
    const lit = mixRgb(TOOTH, DARK, 0.15 + 0.6 * t * t);
    const gap = Math.abs(((u * count) % 1) - 0.5) > 0.42 ? 0.22 : 0;
    return share < 0.3 ? mixRgb(GUM, DARK, 0.3 + 0.4 * t) : mixRgb(lit, FLESH, gap);
  });
  return { net, indices: gridIndices(TEETH_ACROSS, 5), colours };
}

/** Lies on the floor of the mouth and goes with the jaw; its tip rises for l and th. */
function tongue(mouth: MouthPlace, front: number) {
  const { half } = mouth;
  const net: Net = (m) =>
    gridPoints(14, 10, (u, v) => {
      const t = u * 2 - 1;
      // v runs from the back over the tip and under it.
      const bend = v * Math.PI * 0.75;
      const forward = Math.sin(Math.min(Math.PI / 2, bend)) * (1 - 0.25 * t * t);
      const height = Math.cos(bend) * 0.16 - 0.12 * t * t;
      const tip = m.tongue * forward;
      return [
        mouth.x + t * half * 0.56 * (1 - 0.25 * forward),
        mouth.y + half * (-0.42 + height - m.jaw * 0.86 + tip * 0.34),
        front - half * (1.15 - 0.76 * forward - tip * 0.12 + 0.12 * m.jaw),
      ];
    });
  const colours = gridColours(14, 10, (u, v) => {
    const middle = Math.abs(u * 2 - 1) < 0.08 ? 0.12 : 0;
    return mixRgb(TONGUE, DARK, Math.max(0, 0.75 - v * 1.5) + middle);
  });
  return { net, indices: gridIndices(14, 10), colours };
}
