/** What of the music reaches the body at a moment: the key poses around it, how hard the beat hits, and whether it is time to sing. */

import type { Genre } from '#engine/music/score.ts';
import { beatAt, energyAt, type Groove } from './groove.ts';
import { type Phrase, planDance } from './plan.ts';
import { type Stance, stanceAt, type Track, trackOf } from './track.ts';

export interface BeatSense {
  stance: Stance;
  /** 1 on the beat, 0 between. */
  hit: number;
  /** The strumming hand: -1 above the strings, 1 below, through them on the beat. */
  stroke: number;
  /** 1: the microphone is at the mouth. */
  raised: number;
  energy: number;
}

interface Planned {
  phrases: Phrase[];
  track: Track;
}

/** A groove is planned once, however many frames are asked for. */
const known = new WeakMap<Groove, Planned>();

export function plannedDance(groove: Groove): Planned {
  const before = known.get(groove);
  if (before) return before;
  const phrases = planDance(groove);
  const planned = { phrases, track: trackOf(groove, phrases) };
  known.set(groove, planned);
  return planned;
}

/** How abruptly a genre hits and holds. */
const SNAP: Partial<Record<Genre, number>> = {
  hip_hop: 0.85,
  electronic: 0.8,
  rock: 0.6,
  ballad: 0.1,
  classical: 0.1,
};

const ease = (t: number): number => t * t * (3 - 2 * t);
const within = (t: number): number => Math.max(0, Math.min(1, t));

export function senseOf(groove: Groove, seconds: number): BeatSense {
  const { track } = plannedDance(groove);
  const beat = beatAt(groove.beats, seconds);
  const phase = beat - Math.floor(beat);
  // After the last beat the body comes to rest.
  const over = beat - Math.max(1, groove.beats.length - 1);
  const alive = groove.beats.length > 1 ? 1 - ease(within(over)) : 1;
  const energy = energyAt(groove, seconds);
  return {
    stance: stanceAt(track, beat, SNAP[groove.genre] ?? 0.45),
    hit: ((1 + Math.cos(phase * 2 * Math.PI)) / 2) ** 1.25 * alive,
    stroke: -Math.sin((beat + 0.5) * 2 * Math.PI) * alive,
    raised: raisedAt(groove, seconds),
    energy,
  };
}

/** Up in time for the first word, and down again only where a longer silence follows. Seconds. */
const UP = 0.55;
const LINGER = 1.2;

function raisedAt({ sung }: Groove, seconds: number): number {
  if (!sung) return 1;
  let max = 0;
  for (const { start, end } of sung) {
    if (start - UP > seconds) break;
    if (end + LINGER + UP < seconds) continue;
    const rise = ease(within((seconds - start + UP) / UP));
    const fall = ease(within((end + LINGER + UP - seconds) / UP));
    max = Math.max(max, Math.min(rise, fall));
  }
  return max;
}
