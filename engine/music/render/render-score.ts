/** Plays a score through a synthesiser into samples, slice by slice, faster than it sounds. */

import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import type { Score } from '../score.ts';
import { type Stereo, silence } from '../stereo.ts';
import { type PlayerEvent, playerEvents, setUp } from './player-events.ts';

/** The shipped bank; whoever starts the engine reads its bytes and hands them in. */
export const SOUND_BANK = '@coderline/alphatab/soundfont/sonivox.sf2';

/** Samples between events: 2.9 ms at 44,100 a second, finer than anybody hears. */
const BLOCK = 128;
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
  bank: Uint8Array,
  options: RenderOptions = {},
): Promise<Stereo> {
  const { sampleRate = 44_100, signal, onProgress } = options;
  const synth = await openSynth(bank, sampleRate);
  const sound = silence(score.seconds, sampleRate);
  setUp(synth, score.tracks);
  const events = playerEvents(score.tracks);
  const slice = Math.ceil((SLICE_SECONDS * sampleRate) / BLOCK) * BLOCK;
  let next = 0;
  for (let from = 0; from < sound.left.length; from += slice) {
    signal?.throwIfAborted();
    const to = Math.min(sound.left.length, from + slice);
    next = play(synth, sound, from, to, events, next);
    onProgress?.(to / sound.left.length);
    // Lets whoever shares the thread have a turn.
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
  }
  letRingOut(sound, score);
  return sound;
}

async function openSynth(bank: Uint8Array, sampleRate: number): Promise<SpessaSynthProcessor> {
  const synth = new SpessaSynthProcessor(sampleRate, { eventsEnabled: false, maxBufferSize: BLOCK });
  await synth.processorInitialized;
  const bytes = bank.buffer.slice(bank.byteOffset, bank.byteOffset + bank.byteLength) as ArrayBuffer;
  synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(bytes), 'main');
  return synth;
}

function play(
  synth: SpessaSynthProcessor,
  { left, right, sampleRate }: Stereo,
  from: number,
  to: number,
  events: readonly PlayerEvent[],
  first: number,
): number {
  let next = first;
  for (let at = from; at < to; at += BLOCK) {
    const until = (at + BLOCK / 2) / sampleRate;
    while (next < events.length && events[next]!.at <= until) events[next++]!.play(synth);
    synth.process(left, right, at, Math.min(BLOCK, to - at));
  }
  return next;
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
