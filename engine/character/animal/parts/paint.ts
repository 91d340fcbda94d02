/** Patterns of fur on a head: pale muzzles, masks, stripes, spots and patches. */

import { noise } from '#engine/sculpt/shapes/noise.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { Painter } from '../species.ts';

export const either =
  (...painters: Painter[]): Painter =>
  (a, b, c) =>
    Math.max(...painters.map((one) => one(a, b, c)));

/** An oval seen from the front, on both sides where `x` is not the middle. */
export const oval =
  (x: number, y: number, rx: number, ry: number, front = 0.05): Painter =>
  (a, b, c) =>
    smoothstep(1.06, 0.94, Math.hypot((Math.abs(a) - x) / rx, (b - y) / ry)) *
    smoothstep(front, front + 0.1, c);

/** Around mouth and nose. */
export const muzzle: Painter = (a, b, c) =>
  smoothstep(1.06, 0.94, Math.hypot(a / 0.245, (b + 0.29) / 0.185)) * smoothstep(0.2, 0.32, c);

/** Up over the cheeks, while the bridge of the nose keeps its colour. */
export const cheeks: Painter = (a, b, c) => {
  const x = Math.abs(a);
  const edge = -0.17 + 0.42 * Math.max(0, x - 0.1) - 0.5 * Math.max(0, x - 0.36);
  const bridge = smoothstep(0.1, 0.05, x) * smoothstep(-0.2, -0.16, b);
  return smoothstep(edge + 0.02, edge - 0.02, b) * smoothstep(-0.28, -0.16, c) * (1 - bridge);
};

/** The lower half of the face. */
export const below =
  (y: number, back = -0.1): Painter =>
  (_a, b, c) =>
    smoothstep(y + 0.02, y - 0.02, b) * smoothstep(back, back + 0.12, c);

/** A bandit's mask that falls off to the cheeks. */
export const mask: Painter = (a, b, c) => {
  const x = Math.abs(a);
  const middle = 0.0 - 0.5 * Math.max(0, x - 0.18);
  const half = 0.135 - 0.08 * smoothstep(0.16, 0.03, x);
  return (
    smoothstep(half + 0.02, half - 0.02, Math.abs(b - middle)) *
    smoothstep(0.5, 0.45, x) *
    smoothstep(0, 0.1, c)
  );
};

/** A band above the mask. */
export const browBand: Painter = (a, b, c) => {
  const x = Math.abs(a);
  const middle = 0.185 - 0.62 * Math.max(0, x - 0.22);
  return smoothstep(0.065, 0.045, Math.abs(b - middle)) * smoothstep(0.06, 0.1, x) * smoothstep(0, 0.1, c);
};

/** Down the middle of the face, from one height to another. */
export const blaze =
  (half: number, low: number, high: number): Painter =>
  (a, b, c) =>
    smoothstep(half + 0.015, half - 0.015, Math.abs(a)) *
    smoothstep(low - 0.02, low + 0.02, b) *
    smoothstep(high + 0.02, high - 0.02, b) *
    smoothstep(-0.1, 0, c);

/** From the eyes down: cheetahs, sloths, red pandas. */
export const tears =
  (lean: number, half = 0.05): Painter =>
  (a, b, c) => {
    const along = Math.abs(a) - 0.2 - lean * (0.02 - b);
    return (
      smoothstep(half + 0.015, half - 0.015, Math.abs(along)) *
      smoothstep(0.06, 0.0, b) *
      smoothstep(-0.34, -0.28, b) *
      smoothstep(0, 0.1, c)
    );
  };

/** Large irregular patches, none of them on the muzzle. */
export const patches =
  (scale: number, share: number): Painter =>
  (a, b, c) =>
    smoothstep(share, share + 0.025, noise(a * scale + 7, b * scale + 2, c * scale)) *
    (1 - smoothstep(0.34, 0.4, c) * smoothstep(-0.02, -0.08, b));

/** Distance to the nearest of points scattered over space, and to the second nearest. */
function scattered(a: number, b: number, c: number): readonly [number, number] {
  const [x, y, z] = [Math.floor(a), Math.floor(b), Math.floor(c)];
  let [first, second] = [9, 9];
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const h = Math.sin((x + i) * 127.1 + (y + j) * 311.7 + (z + k) * 74.7) * 43758.5453;
        const r = h - Math.floor(h);
        const d = Math.hypot(
          x + i + 0.25 + 0.5 * r - a,
          y + j + 0.25 + 0.5 * ((r * 7.3) % 1) - b,
          z + k + 0.25 + 0.5 * ((r * 3.7) % 1) - c,
        );
        if (d < first) [first, second] = [d, first];
        else if (d < second) second = d;
      }
  return [first, second];
}

/** Plates with pale gaps between them: giraffes. */
export const plates: Painter = (a, b, c) => {
  const [first, second] = scattered(a * 4.2 + 3, b * 4.2, c * 4.2);
  return smoothstep(0.1, 0.16, second - first) * (1 - smoothstep(0.22, 0.34, c) * smoothstep(0.02, -0.05, b));
};

/** Small dots, not on the muzzle and around the eyes. */
export const spots: Painter = (a, b, c) => {
  const [first] = scattered(Math.abs(a) * 8 + 3, b * 8 + 1, c * 8);
  const isFace = smoothstep(0.2, 0.3, c) * smoothstep(0.2, 0.12, b) * smoothstep(0.4, 0.34, Math.abs(a));
  return smoothstep(0.3, 0.25, first) * (1 - isFace);
};

/** A tiger's: on the forehead across, on the cheeks inwards. */
export const tigerStripes: Painter = (a, b, c) => {
  const x = Math.abs(a);
  const crown =
    smoothstep(0.35, 0.6, Math.sin(b * 44 + 1.2 - 6 * x)) *
    smoothstep(0.2, 0.26, b) *
    smoothstep(0.26, 0.16, x);
  const cheek =
    smoothstep(0.25, 0.5, Math.sin(b * 34 - x * 6)) * smoothstep(0.35, 0.41, x) * smoothstep(0.25, 0.1, b);
  const back = smoothstep(0.3, 0.5, Math.sin(b * 30)) * smoothstep(-0.1, -0.2, c);
  return Math.max(crown, cheek, back);
};

/** A zebra's: across the cheeks, down the forehead. */
export const zebraStripes: Painter = (a, b, c) => {
  const x = Math.abs(a);
  const crown =
    smoothstep(-0.05, 0.2, Math.sin(x * 46 + 1.6)) * smoothstep(0.14, 0.2, b) * smoothstep(0.0, 0.1, c);
  const side =
    smoothstep(0, 0.25, Math.sin(b * 34 + 8 * x)) *
    Math.max(smoothstep(0.33, 0.38, x), smoothstep(0.0, -0.1, c));
  return Math.max(crown * smoothstep(0.36, 0.3, x), side);
};

/** A heart around eyes and mouth: monkeys. */
export const heart: Painter = (a, b, c) => {
  const eyes = Math.hypot((Math.abs(a) - 0.18) / 0.22, (b - 0.01) / 0.24);
  const mouth = Math.hypot(a / 0.34, (b + 0.27) / 0.24);
  return smoothstep(1.05, 0.96, Math.min(eyes, mouth)) * smoothstep(0, 0.1, c);
};
