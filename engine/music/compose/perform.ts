/** From written to played: small human unevenness in time and force, and leaning in and out of sections. */

import type { Random } from '../../lettering/ideas/random.ts';
import type { Leaning, Note } from '../score.ts';
import type { Bar } from './layout.ts';
import type { Written } from './player.ts';

/** Seconds a loose player may be early or late, about two in three times. */
const UNEVEN = 0.007;

/** Nearly a bell curve, -1.5 to 1.5. */
const around = (luck: Random): number => luck.next() + luck.next() + luck.next() - 1.5;

export interface Playing {
  secondsPerBeat: number;
  /** Of the whole piece. */
  seconds: number;
  looseness: number;
  luck: Random;
}

export function perform(
  written: readonly Written[],
  { secondsPerBeat, seconds, looseness, luck }: Playing,
): Note[] {
  const notes = written.map((note): Note => {
    const late = around(luck) * UNEVEN * looseness;
    const start = Math.max(0, note.beat * secondsPerBeat + late);
    const velocity = Math.round(note.force * 112 + around(luck) * (2 + 5 * looseness));
    return {
      start,
      seconds: Math.max(0.05, Math.min(note.beats * secondsPerBeat, seconds - start)),
      pitch: note.pitch,
      velocity: Math.max(1, Math.min(127, velocity)),
    };
  });
  return notes.sort((a, b) => a.start - b.start || a.pitch - b.pitch);
}

/** Swells towards the next section where it is louder; a pump gives way on every beat. */
export function leanings(bars: readonly Bar[], secondsPerBeat: number, isPumping: boolean): Leaning[] {
  const out: Leaning[] = [];
  for (const bar of bars) {
    const level = 0.72 + 0.28 * bar.section.energy;
    const start = bar.start * secondsPerBeat;
    if (isPumping && !bar.isClosing) {
      for (let beat = 0; beat < bar.beats; beat++) {
        const at = start + beat * secondsPerBeat;
        out.push({ at, level: level * 0.3 }, { at: at + secondsPerBeat * 0.6, level });
      }
      continue;
    }
    if (bar.place === 0 || bar.isClosing) out.push({ at: start, level });
    if (bar.isLastOfSection && !bar.isClosing) {
      out.push({ at: start, level });
      const next = 0.72 + 0.28 * bar.nextEnergy;
      out.push({ at: start + bar.beats * secondsPerBeat - 0.02, level: Math.max(level * 0.95, next) });
    }
  }
  return out;
}
