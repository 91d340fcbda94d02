/** Brings a piece to the loudness that players and platforms expect, without clipping. */

import { fromDecibels, type Stereo } from '../stereo.ts';
import { limit } from './limit.ts';
import { loudness, SILENT } from './loudness.ts';

export const MUSIC_LUFS = -16;
const PEAK_DB = -1;

export function amplify({ left, right, sampleRate }: Stereo, decibels: number): Stereo {
  const gain = fromDecibels(decibels);
  return { sampleRate, left: left.map((value) => value * gain), right: right.map((value) => value * gain) };
}

/** A new sound. Silence stays silence. */
export function normalise(sound: Stereo, lufs = MUSIC_LUFS, ceilingDb = PEAK_DB): Stereo {
  const before = loudness(sound);
  if (before <= SILENT) return sound;
  let gain = lufs - before;
  let out = limit(amplify(sound, gain), ceilingDb);
  // What the limiter takes away is given back once or twice.
  for (let round = 0; round < 2; round++) {
    const missing = lufs - loudness(out);
    if (Math.abs(missing) < 0.1) break;
    gain += missing;
    out = limit(amplify(sound, gain), ceilingDb);
  }
  return out;
}

const FILM_LUFS = -14;
/** In decibels: what is written into a film comes out a little higher, and must stay below −1. */
const FILM_PEAK_DB = -2;

/** As loud as films are on the networks. */
export const asInFilms = (sound: Stereo): Stereo => normalise(sound, FILM_LUFS, FILM_PEAK_DB);
