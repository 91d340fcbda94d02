/** From written to played: small human unevenness in time and force, and leaning in and out of sections. */

import type { Random } from '../../lettering/ideas/random.ts';
import type { Leaning, Note } from '../score.ts';
import type { Clock } from './clock.ts';
import type { Bar } from './layout.ts';
import type { Written } from './player.ts';

/** Seconds a loose player may be early or late, about two in three times. */
const UNEVEN = 0.007;
/** How much harder everybody plays what falls on a cut of the film. */
const ACCENT = 1.14;
/** How far the closing chord sinks while it is held. */
const SINKING = 0.55;

/** Nearly a bell curve, -1.5 to 1.5. */
const around = (luck: Random): number => luck.next() + luck.next() + luck.next() - 1.5;

export interface Playing {
  clock: Clock;
  /** Of the whole piece. */
  seconds: number;
  looseness: number;
  /** Beats that are stressed. */
  accents: readonly number[];
  luck: Random;
}

export function perform(
  written: readonly Written[],
  { clock, seconds, looseness, accents, luck }: Playing,
): Note[] {
  const notes = written.map((note): Note => {
    const late = around(luck) * UNEVEN * looseness;
    const start = Math.max(0, clock(note.beat) + late);
    const length = clock(note.beat + note.beats) - clock(note.beat);
    const isAccent = accents.some((beat) => Math.abs(beat - note.beat) < 0.1);
    const force = note.force * (isAccent ? ACCENT : 1);
    const velocity = Math.round(force * 112 + around(luck) * (2 + 5 * looseness));
    return {
      start,
      seconds: Math.max(0.05, Math.min(length, seconds - start)),
      pitch: note.pitch,
      velocity: Math.max(1, Math.min(127, velocity)),
    };
  });
  return notes.sort((a, b) => a.start - b.start || a.pitch - b.pitch);
}

/** Swells towards the next section where it is louder; a pump gives way on every beat; the last chord sinks. */
export function leanings(bars: readonly Bar[], clock: Clock, isPumping: boolean): Leaning[] {
  const out: Leaning[] = [];
  for (const bar of bars) {
    const level = 0.72 + 0.28 * bar.section.energy;
    const start = clock(bar.start);
    const end = clock(bar.start + bar.beats);
    if (bar.isClosing) {
      out.push({ at: start, level }, { at: end, level: level * SINKING });
      continue;
    }
    if (isPumping) {
      for (let beat = 0; beat < bar.beats; beat++) {
        const at = clock(bar.start + beat);
        out.push({ at, level: level * 0.3 }, { at: clock(bar.start + beat + 0.6), level });
      }
      continue;
    }
    if (bar.place === 0) out.push({ at: start, level });
    if (bar.isLastOfSection) {
      out.push({ at: start, level });
      const next = 0.72 + 0.28 * bar.nextEnergy;
      out.push({ at: end - 0.02, level: Math.max(level * 0.95, next) });
    }
  }
  return out;
}
