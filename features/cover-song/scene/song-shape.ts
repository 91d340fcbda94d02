/** What was found in a song, as pictures need it: from the beginning of the part that is used. */

import type { CoverTrack } from '../calls/song-calls.ts';
import type { SongShape } from './pulse.ts';

/** Where nobody has listened yet, a beat that suits most songs. */
const DEFAULT_BEAT = 0.5;

/** Beats and sections of the used part, from its beginning. */
export function shapeOf(song: CoverTrack | null, from: number, duration: number): SongShape {
  const inside = (times: readonly number[] = []) =>
    times.map((one) => one - from).filter((one) => one >= 0 && one <= duration);
  const beats = inside(song?.analysis?.beats);
  const sections = (song?.analysis?.sections ?? [])
    .map((one) => ({ start: Math.max(0, one.start - from), end: one.end - from, energy: one.energy }))
    .filter((one) => one.end > 0 && one.start < duration);
  const even = Array.from({ length: Math.floor(duration / DEFAULT_BEAT) }, (_, i) => i * DEFAULT_BEAT);
  const found = beats.length > 3 ? beats : even;
  const bars = inside(song?.analysis?.downbeats);
  return {
    beats: found,
    downbeats: beats.length > 3 && bars.length > 0 ? bars : found.filter((_, i) => i % 4 === 0),
    sections: sections.length > 0 ? sections : [{ start: 0, end: duration, energy: 0.65 }],
    duration,
  };
}
