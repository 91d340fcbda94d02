/** What every player is given, and what they write down. */

import type { Random } from '../../lettering/ideas/random.ts';
import type { Bar } from './layout.ts';
import type { Count } from './metre.ts';
import { STEPS_PER_BEAT, stepBeat } from './steps.ts';
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
  count: Count;
  bars: readonly Bar[];
  /** Quarter notes a minute. */
  tempo: number;
  swing: number;
  /** The same name always gives the same luck. */
  luck: (name: string) => Random;
}

/** Sixteenths in a bar. */
export const stepsOf = ({ count }: Piece): number => count.quarters * STEPS_PER_BEAT;

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

/** Seconds that the room needs after the last chord is let go. */
const RING_OUT = 1.1;

/** How long the closing chord is held, in quarter notes: what is left of its bar belongs to the room. */
export function closingBeats({ tempo }: Piece, { beats }: Bar): number {
  return Math.max(beats * 0.5, beats - (RING_OUT * tempo) / 60);
}
