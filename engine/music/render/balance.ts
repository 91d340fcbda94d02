/** How far each player must turn up or down so that nobody drowns: instruments of one bank differ by 20 decibels. */

import type { BasicSoundBank } from 'spessasynth_core';
import { loudness } from '../mix/loudness.ts';
import type { Role, Score, Track } from '../score.ts';
import { fromDecibels, silence } from '../stereo.ts';
import { playerEvents, setUp } from './player-events.ts';
import { openSynth, play } from './synth.ts';

/** Seconds listened to: long enough for two bars. */
const EXCERPT = 5;
/** Enough to hear how loud somebody is, and half the work. */
const RATE = 22_050;

/** Decibels in which each role stands apart: the lead in front, pads behind. */
const STAND: Readonly<Record<Role, number>> = {
  lead: 0,
  drums: -2,
  bass: -4.5,
  chords: -4,
  counter: -6,
  pad: -6.5,
};

/** The same tracks with volumes between 0 and 1 that make them as loud as they should be. */
export async function balance(score: Score, bank: BasicSoundBank): Promise<Track[]> {
  const wanted: number[] = [];
  for (const track of score.tracks) {
    const heard = await loudnessOf(excerpt(score, track), bank);
    wanted.push(track.volume * fromDecibels(STAND[track.role] - heard));
  }
  const max = Math.max(...wanted, 1e-9);
  return score.tracks.map((track, i) => ({ ...track, volume: wanted[i]! / max }));
}

/** A few seconds from where most is going on for this player. */
function excerpt({ sections, seconds }: Score, track: Track): Track {
  const busy = sections
    .map(({ start, end, energy }) => ({ start, energy, end: Math.min(end, start + EXCERPT) }))
    .filter(({ start, end }) => track.notes.some((note) => note.start >= start && note.start < end - 0.5))
    .sort((a, b) => b.energy - a.energy);
  const from = Math.max(0, Math.min((busy[0]?.start ?? 0) - 0.02, seconds - 1));
  const notes = track.notes
    .filter((note) => note.start >= from && note.start < from + EXCERPT)
    .map((note) => ({ ...note, start: note.start - from }));
  return { ...track, notes, leaning: [], volume: 1, pan: 0 };
}

async function loudnessOf(track: Track, bank: BasicSoundBank): Promise<number> {
  const synth = await openSynth(bank, RATE, false);
  const sound = silence(EXCERPT, RATE);
  setUp(synth, [track]);
  play(synth, sound, [0, sound.left.length], playerEvents([track]), 0);
  return loudness(sound);
}
