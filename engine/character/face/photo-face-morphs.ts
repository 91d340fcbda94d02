/** How a photographed face moves: lips and jaw for every sound, lids, brows; each with soft edges, so that nothing tears. */

import { EYES } from '#engine/face/face-points.ts';
import { clamp, mix, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { MorphName } from '../part.ts';
import { chain, type FittedFace, fade, type MouthPlace } from './photo-face-fit.ts';

/** Lengths as shares of half the mouth. */
export interface MouthShape {
  /** How far the lips part above and below the seam; the jaw carries the lower one on its way. */
  up: number;
  down: number;
  jaw: number;
  width: number;
  push: number;
  /** How much the corners rise. */
  curve: number;
  /** The lower lip goes behind the upper teeth. */
  tuck: number;
  tongue: number;
}

const CALM: MouthShape = { up: 0, down: 0, jaw: 0, width: 1, push: 0, curve: 0, tuck: 0, tongue: 0 };

const shape = (change: Partial<MouthShape>): MouthShape => ({ ...CALM, ...change });

export const MOUTH_SHAPES: Partial<Record<MorphName, MouthShape>> = {
  smile: shape({ width: 1.13, curve: 0.15, up: 0.03, down: 0.05 }),
  frown: shape({ width: 0.97, curve: -0.13 }),
  closed: shape({ width: 0.97, push: 0.03 }),
  teeth: shape({ up: 0.12, down: 0.17, jaw: 0.04, width: 1.07 }),
  narrow: shape({ up: 0.1, down: 0.22, jaw: 0.1, width: 1.12 }),
  open: shape({ up: 0.16, down: 0.62, jaw: 0.52, width: 0.97 }),
  wide: shape({ up: 0.15, down: 0.46, jaw: 0.4, width: 1.08, curve: 0.03 }),
  round: shape({ up: 0.17, down: 0.36, jaw: 0.26, width: 0.68, push: 0.2 }),
  lip: shape({ up: 0.12, down: 0.02, jaw: 0.03, tuck: 1 }),
  tongue: shape({ up: 0.12, down: 0.34, jaw: 0.26, tongue: 1 }),
};

/** How wide the lips part across the mouth, -1 to 1. */
const parted = (t: number): number => (Math.abs(t) >= 1 ? 0 : (1 - t * t) ** 0.62);

/** Where a point of the skin goes; `side` is above 0 for the upper lip and what lies above it. */
export function mouthMove(mouth: MouthPlace, m: MouthShape, [x, y]: Vec3, side: number): Vec3 {
  const { half } = mouth;
  const across = x - mouth.x;
  const t = across / half;
  const above = y - mouth.seam(x);
  const reach = Math.hypot(t, above / (half * 1.15));
  const around = fade((reach - 0.95) / 1.25);
  let dy = m.curve * half * Math.min(1.5, t * t) * around;
  let dz = m.push * half * fade(reach / 1.5);
  // Lips that draw together come forward on the round of the teeth.
  const wide = 1 + (m.width - 1) * around;
  dz -= mouth.back * ((t * wide) ** 2 - t * t) * fade((reach - 0.8) / 0.9) * 0.8;
  if (side > 0)
    dy += m.up * half * parted(t) * fade((above - mouth.upperLip * 0.7) / (mouth.toNose - mouth.upperLip));
  else {
    const below = -above;
    const lip = parted(t) * fade((below - mouth.lowerLip * 0.8) / (mouth.toChin * 0.5));
    const jaw = jawShare(mouth, across, below);
    dy -= half * ((m.down - m.jaw) * lip + m.jaw * jaw);
    dz -= half * m.jaw * jaw * 0.22 * clamp(below / mouth.toChin);
    const tucked = m.tuck * half * parted(t) * fade(below / (half * 0.55));
    dy += tucked * 0.13;
    dz -= tucked * 0.2;
  }
  return [across * (wide - 1), dy, dz];
}

/** How far a place goes with the jaw: only the middle at the lips, the whole chin below. */
function jawShare({ half, toChin }: MouthPlace, across: number, below: number): number {
  const deep = smoothstep(0, half * 0.75, below);
  const breadth = half * mix(1.25, 2.8, clamp(below / toChin));
  return mix(parted(across / half), fade(Math.abs(across) / breadth) ** 0.8, deep);
}

export type Move = (p: Vec3, side: number) => Vec3;

/** The upper lid comes down to the lower one; what lies between them is folded away behind it. */
function blink({ places }: FittedFace): Move {
  const eyes = EYES.map(({ upper, lower, brow }) => {
    const left = places[upper[0] * 3]!;
    const right = places[upper.at(-1)! * 3]!;
    const browY = brow.reduce((sum, i) => sum + places[i * 3 + 1]!, 0) / brow.length;
    return { left, right, browY, top: chain(places, upper), bottom: chain(places, lower) };
  });
  return ([x, y]) => {
    for (const { left, right, browY, top, bottom } of eyes) {
      if (x <= left || x >= right) continue;
      const [high, low] = [top(x), bottom(x)];
      // A little over the lower edge, which is often bright and wet.
      const inside = smoothstep(0, 0.02, high - low);
      const meet = low - 0.005 * inside;
      if (y >= high)
        return [
          0,
          (meet - high) * fade((y - high) / (browY - high)),
          0.007 * inside * fade((y - high) / 0.07),
        ];
      if (y > low) {
        const share = (y - low) / (high - low || 1);
        return [
          0,
          low - 0.004 * Math.sin(Math.PI * share) + (meet - low) * share - y,
          -0.014 * Math.sin(Math.PI * share),
        ];
      }
      return [0, 0, 0];
    }
    return [0, 0, 0];
  };
}

const BROW_REACH = 0.17;

/** `inner` and `outer`: how far the two ends of each brow rise; `draw`: how much they come together. */
function brows({ places }: FittedFace, inner: number, outer: number, draw: number): Move {
  const sides = EYES.map(({ brow, upper }) => {
    const xs = brow.map((i) => places[i * 3]!);
    const y = brow.reduce((sum, i) => sum + places[i * 3 + 1]!, 0) / brow.length;
    return { from: Math.min(...xs), to: Math.max(...xs), y, lid: chain(places, upper) };
  });
  return ([x, y]) => {
    let [dx, dy] = [0, 0];
    for (const { from, to, y: browY, lid } of sides) {
      const outside = Math.max(0, from - x, x - to);
      const near = fade(Math.hypot(outside, y - browY) / BROW_REACH);
      // The eye itself stays where it is.
      const free = smoothstep(lid(clamp(x, from, to)) - 0.005, browY - 0.012, y);
      const middle = Math.abs(from) < Math.abs(to) ? from : to;
      const end = middle === from ? to : from;
      const share = clamp((x - middle) / (end - middle));
      dy += mix(inner, outer, share) * near * free;
      dx -= draw * Math.sign(middle) * near * free * (1 - share);
    }
    return [dx, dy, 0];
  };
}

export function moveOf(fitted: FittedFace): Partial<Record<MorphName, Move>> {
  const mouths = Object.entries(MOUTH_SHAPES).map(([name, m]) => {
    const move: Move = (p, side) => mouthMove(fitted.mouth, m, p, side);
    return [name, move] as const;
  });
  return {
    ...Object.fromEntries(mouths),
    blink: blink(fitted),
    browUp: brows(fitted, 0.036, 0.03, 0),
    browAngry: brows(fitted, -0.026, 0.006, 0.014),
    browSad: brows(fitted, 0.032, -0.01, 0.006),
  };
}
