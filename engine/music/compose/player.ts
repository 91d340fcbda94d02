/** What every player is given, and what they write down. */

import type { Random } from '../../lettering/ideas/random.ts';
import type { Key } from './chords.ts';
import type { Bar } from './layout.ts';
import { stepBeat } from './steps.ts';
import type { Presence, Style } from './styles/style.ts';

/** A note before anyone has played it: exact, in beats. */
export interface Written {
  beat: number;
  beats: number;
  pitch: number;
  /** 0 to 1. */
  force: number;
}

export interface Piece {
  style: Style;
  key: Key;
  bars: readonly Bar[];
  tempo: number;
  swing: number;
  /** The same name always gives the same luck. */
  luck: (name: string) => Random;
}

export const isPresent = ({ from = 0, upTo = 2 }: Presence, energy: number): boolean =>
  energy >= from && energy < upTo;

/** In beats from the beginning of the piece. */
export const beatOf = (piece: Piece, bar: Bar, step: number): number =>
  bar.start + stepBeat(step, piece.swing, piece.style.swingUnit);

/** How hard everybody plays in this bar; the last bar of a section leans towards the next. */
export function forceOf(bar: Bar): number {
  const { energy } = bar.section;
  const lean = bar.isLastOfSection && !bar.isClosing ? (bar.nextEnergy - energy) * 0.5 : 0;
  return 0.62 + 0.38 * (energy + lean);
}
