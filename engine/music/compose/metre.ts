/** How a bar is counted. Everything is written in quarter notes and sixteenths; only the ear groups them otherwise. */

import type { Metre } from '../score.ts';

export interface Count {
  /** Quarter notes in a bar. */
  quarters: number;
  /** Quarter notes from one felt beat to the next. */
  pulse: number;
  /** Every so many sixteenths a heavy one. */
  heavy: number;
  /** Quarter notes before the second chord of a divided bar. */
  divide: number;
  /** Sixteenths after which a fill may begin. */
  fills: readonly number[];
}

export const COUNTS: Readonly<Record<Metre, Count>> = {
  '4/4': { quarters: 4, pulse: 1, heavy: 8, divide: 2, fills: [8, 8, 12] },
  '3/4': { quarters: 3, pulse: 1, heavy: 12, divide: 2, fills: [4, 4, 8] },
  '6/8': { quarters: 3, pulse: 1.5, heavy: 6, divide: 1.5, fills: [6] },
};
