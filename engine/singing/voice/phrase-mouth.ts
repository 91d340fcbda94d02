/** How the mouth moves while a song is sung: by the very sounds and lengths that the voice was given. */

import { mouthFromSounds } from '#engine/voice/mouth/from-sounds.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { FRAME_SECONDS, LEAD, type PhraseOrder } from './phrase-order.ts';

export type SungSounds = Pick<PhraseOrder, 'frames' | 'start'> & { sounds: string };

function mouthOfPhrase({ sounds, frames, start }: SungSounds, lift: number): MouthCue[] {
  const ratio = 2 ** (lift / 12);
  const durations = frames.map((count) => (count * FRAME_SECONDS) / ratio);
  const cues = mouthFromSounds(sounds, durations, start - LEAD / ratio);
  return cues.filter((one) => one.shape !== 'rest');
}

/** In seconds of the song; between the lines the mouth rests. */
export function mouthOfSong(lines: readonly SungSounds[], lift: number): MouthCue[] {
  const sung = lines.flatMap((line) => mouthOfPhrase(line, lift)).sort((a, b) => a.start - b.start);
  const out: MouthCue[] = [];
  for (const cue of sung) {
    const end = out.at(-1)?.end ?? 0;
    const start = Math.max(end, cue.start);
    if (start > end) out.push({ start: end, end: start, shape: 'rest' });
    if (cue.end > start) out.push({ ...cue, start });
  }
  return out;
}
