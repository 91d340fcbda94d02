/** Finds the word that is heard at a moment; texts may have thousands, and players tell the time four times a second. */

import type { TimedWord } from '../contract.ts';

/** The last word that has begun, or -1 before the first. */
export function wordAt(words: readonly TimedWord[], seconds: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.start <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
