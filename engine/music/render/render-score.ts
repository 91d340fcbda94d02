/** Plays a score through a synthesiser into samples, slice by slice, faster than it sounds. */

import type { Score } from '../score.ts';
import { type Stereo, silence } from '../stereo.ts';
import { balance } from './balance.ts';
import { playerEvents, setUp } from './player-events.ts';
import { BLOCK, openSynth, play, readBank } from './synth.ts';

export { SOUND_BANK } from './synth.ts';

/** Seconds of music between two looks at the signal. */
const SLICE_SECONDS = 1;

export interface RenderOptions {
  sampleRate?: 44_100 | 48_000;
  signal?: AbortSignal;
  /** 0 to 1, about once for every second of music. */
  onProgress?: (share: number) => void;
}

/** As loud as the players are; see `normalise`. Ends in silence exactly at the score's end. */
export async function renderScore(
  score: Score,
  bankBytes: Uint8Array,
  options: RenderOptions = {},
): Promise<Stereo> {
  const { sampleRate = 44_100, signal, onProgress } = options;
  const bank = readBank(bankBytes);
  const tracks = await balance(score, bank);
  const synth = await openSynth(bank, sampleRate, true);
  const sound = silence(score.seconds, sampleRate);
  setUp(synth, tracks);
  const events = playerEvents(tracks);
  const length = sound.left.length;
  const slice = Math.ceil((SLICE_SECONDS * sampleRate) / BLOCK) * BLOCK;
  let next = 0;
  for (let from = 0; from < length; from += slice) {
    signal?.throwIfAborted();
    const to = Math.min(length, from + slice);
    next = play(synth, sound, [from, to], events, next);
    onProgress?.(to / length);
    // Lets whoever shares the thread have a turn.
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
  }
  letRingOut(sound, score);
  return sound;
}

/** The closing chord decays by itself; what is left of it and of the room fades to nothing. */
function letRingOut({ left, right, sampleRate }: Stereo, score: Score): void {
  const closing = score.seconds - score.bars.at(-1)!;
  const length = Math.min(left.length, Math.round(closing * 0.6 * sampleRate));
  const first = left.length - length;
  for (let i = 0; i < length; i++) {
    const gain = Math.cos((Math.PI / 2) * ((i + 1) / length)) ** 2;
    left[first + i]! *= gain;
    right[first + i]! *= gain;
  }
}
