/** Chance that can be repeated: the same seed, the same throws. */

export interface Dice {
  /** From 0 to 1. */
  throw(): number;
  between(least: number, max: number): number;
  pick<T>(all: readonly T[]): T;
  shuffle<T>(all: readonly T[]): T[];
}

export function diceOf(seed: number): Dice {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    throw: next,
    between: (least, max) => least + next() * (max - least),
    pick: (all) => all[Math.floor(next() * all.length)]!,
    shuffle: (all) =>
      all
        .map((one) => [next(), one] as const)
        .sort(([a], [b]) => a - b)
        .map(([, one]) => one),
  };
}
