/** The dancer's vocabulary: each move four beats long, hitting on the beats, home again for the next. */

import type { Move } from './move.ts';
import { LIVELY } from './moves/lively.ts';
import { LOUD } from './moves/loud.ts';
import { QUIET } from './moves/quiet.ts';
import { WILD } from './moves/wild.ts';

export const MOVES = { ...QUIET, ...LIVELY, ...LOUD, ...WILD } satisfies Record<string, Move>;

export type MoveName = keyof typeof MOVES;
export const MOVE_NAMES = Object.keys(MOVES) as MoveName[];
