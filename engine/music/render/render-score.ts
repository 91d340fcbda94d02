/** Plays a score through a synthesiser into samples, slice by slice, faster than it sounds; whole, or in stems. */

import type { Role, Score, Track } from '../score.ts';
import { type Stereo, silence } from '../stereo.ts';
import { balance } from './balance.ts';
import { playerEvents, setUp } from './player-events.ts';
import { BLOCK, openSynth, play, readBank } from './synth.ts';

export { SOUND_BANK } from './synth.ts';

/** Seconds of music between two looks at the signal. */
const SLICE_SECONDS = 1;

export interface RenderOptions {
  sampleRate?: number;
  signal?: AbortSignal;
  /** 0 to 1, about once for every second of music. */
  onProgress?: (share: number) => void;
}

/** Who is heard together: the tune and the bright ones who play around it, and those who carry. */
export const STEMS = ['front', 'back'] as const;
export type Stem = (typeof STEMS)[number];
const STEM_OF: Readonly<Record<Role, Stem>> = {
  lead: 'front',
  counter: 'front',
  chords: 'front',
  pad: 'back',
  bass: 'back',
  drums: 'back',
};

/** As loud as the players are; see `normalise`. Ends in silence exactly at the score's end. */
export async function renderScore(
  score: Score,
  bankBytes: Uint8Array,
  options: RenderOptions = {},
): Promise<Stereo> {
  const [whole] = await renderGroups(score, bankBytes, options, (tracks) => [tracks]);
  return whole!;
}

/** The same in parts, which together are the whole. */
export async function renderStems(
  score: Score,
  bankBytes: Uint8Array,
  options: RenderOptions = {},
): Promise<Record<Stem, Stereo>> {
  const [front, back] = await renderGroups(score, bankBytes, options, (tracks) =>
    STEMS.map((stem) => tracks.filter(({ role }) => STEM_OF[role] === stem)),
  );
  return { front: front!, back: back! };
}

/** Any division of the players; together they are the whole. */
export async function renderGroups(
  score: Score,
  bankBytes: Uint8Array,
  { sampleRate = 44_100, signal, onProgress }: RenderOptions,
  group: (tracks: readonly Track[]) => (readonly Track[])[],
): Promise<Stereo[]> {
  const bank = readBank(bankBytes);
  const groups = group(await balance(score, bank));
  const sounds: Stereo[] = [];
  for (const [i, tracks] of groups.entries()) {
    const sound = silence(score.seconds, sampleRate);
    sounds.push(sound);
    if (tracks.length === 0) continue;
    const synth = await openSynth(bank, sampleRate, true);
    setUp(synth, tracks);
    const events = playerEvents(tracks);
    const length = sound.left.length;
    const slice = Math.ceil((SLICE_SECONDS * sampleRate) / BLOCK) * BLOCK;
    let next = 0;
    for (let from = 0; from < length; from += slice) {
      signal?.throwIfAborted();
      const to = Math.min(length, from + slice);
      next = play(synth, sound, [from, to], events, next);
      onProgress?.((i + to / length) / groups.length);
      // Lets whoever shares the thread have a turn.
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
    }
    letRingOut(sound, score);
  }
  return sounds;
}

/** Seconds, and the share of the closing bar, in which what is left of the room goes. */
const FADE = 0.6;
const FADE_SHARE = 0.3;

/** The closing chord decays by itself, because it is let go before the end; the last of it fades to nothing. */
function letRingOut({ left, right, sampleRate }: Stereo, score: Score): void {
  const closing = score.seconds - score.bars.at(-1)!;
  const length = Math.min(left.length, Math.round(Math.min(FADE, closing * FADE_SHARE) * sampleRate));
  const first = left.length - length;
  for (let i = 0; i < length; i++) {
    const gain = Math.cos((Math.PI / 2) * ((i + 1) / length)) ** 2;
    left[first + i]! *= gain;
    right[first + i]! *= gain;
  }
}
