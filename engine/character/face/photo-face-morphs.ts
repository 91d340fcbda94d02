/** How a photographed face moves: lips and jaw for every sound, lids, brows; each with soft edges, so that nothing tears. */

import { EYES } from '#engine/face/face-points.ts';
import { clamp, mix, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { MorphName } from '../part.ts';
import { chain, type FittedFace } from './photo-face-fit.ts';
import { CALM, fade, type MouthShape, mouthMove } from './photo-face-lips.ts';

const shape = (change: Partial<MouthShape>): MouthShape => ({ ...CALM, ...change });

export const MOUTH_SHAPES: Partial<Record<MorphName, MouthShape>> = {
  smile: shape({ width: 1.13, curve: 0.15, up: 0.03, down: 0.05 }),
  frown: shape({ width: 0.97, curve: -0.13 }),
  closed: shape({ width: 0.97, push: 0.03 }),
  teeth: shape({ up: 0.12, down: 0.17, jaw: 0.04, width: 1.07 }),
  narrow: shape({ up: 0.1, down: 0.22, jaw: 0.1, width: 1.12 }),
  open: shape({ up: 0.16, down: 0.62, jaw: 0.52, width: 0.97, pointed: 0.68 }),
  wide: shape({ up: 0.15, down: 0.46, jaw: 0.4, width: 1.08, curve: 0.03 }),
  round: shape({ up: 0.09, down: 0.44, jaw: 0.3, width: 0.58, push: 0.24, pointed: 0.55 }),
  lip: shape({ up: 0.12, down: 0.02, jaw: 0.03, tuck: 1 }),
  tongue: shape({ up: 0.12, down: 0.34, jaw: 0.26, tongue: 1 }),
};

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
          0.007 * inside * share ** 4 - 0.014 * Math.sin(Math.PI * share),
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
