/** Reads the steps of a rhythm: sixteenths of one bar. */

import type { Steps } from './styles/style.ts';

export const STEPS_PER_BEAT = 4;

export interface Step {
  /** From 0. */
  at: number;
  /** In steps, holding included. */
  length: number;
  /** 0 to 1. */
  force: number;
  sign: string;
}

const FORCE: Readonly<Record<string, number>> = { X: 1, o: 0.55 };

export function readSteps(steps: Steps): Step[] {
  const out: Step[] = [];
  for (const match of steps.matchAll(/([^.-])(-*)/g)) {
    const sign = match[1]!;
    out.push({ at: match.index, length: 1 + match[2]!.length, force: FORCE[sign] ?? 0.8, sign });
  }
  return out;
}

/** Beats from the beginning of the bar: swing delays what lies between the beats. */
export function stepBeat(step: number, swing: number, unit: 8 | 16): number {
  const beat = step / STEPS_PER_BEAT;
  const within = step % STEPS_PER_BEAT;
  if (swing === 0 || within === 0) return beat;
  // A triplet's last third is a sixth of a beat late for eighths, a twelfth for sixteenths.
  if (unit === 8) return beat + swing * (within === 2 ? 1 / 6 : 1 / 12);
  return within === 2 ? beat : beat + swing / 12;
}
