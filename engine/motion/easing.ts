/** How things start and stop: shares of a way for shares of a time. */

export const clamp01 = (t: number): number => (t < 0 ? 0 : Math.min(t, 1));

export const easeOut = (t: number): number => 1 - (1 - clamp01(t)) ** 3;

export const easeInOut = (t: number): number => {
  const x = clamp01(t);
  return x < 0.5 ? 4 * x * x * x : 1 - (2 - 2 * x) ** 3 / 2;
};

/** Goes a little past its goal and comes back. */
export const overshoot = (t: number): number => {
  const x = clamp01(t) - 1;
  return 1 + 2.70158 * x * x * x + 1.70158 * x * x;
};

/** 0 to 1 while the time runs from `from` to `to`. */
export const span = (time: number, from: number, to: number): number => clamp01((time - from) / (to - from));
