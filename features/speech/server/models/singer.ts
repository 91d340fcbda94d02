/** Our own voice as a singer: the same process that speaks. */

import { octaveSlips } from '#engine/singing/voice/octave-slips.ts';
import { type Singer, SUNG_RATE, type SungLine } from '#platform/media/voice/singer.ts';
import type { VoiceHost } from '../engines/voice-host.ts';

/** Seconds of creaking that are let pass. */
const BEARABLE = 0.25;
/** In the model's own measure. With more strength behind it a held note does not creak. */
const STRONGER = 1;

export function createSinger(host: VoiceHost): Singer {
  const once = async (line: SungLine, signal: AbortSignal) =>
    (await host.ask({ kind: 'sing', ...line }, { signal })).samples;
  return {
    soundOut: async (lines, voice, signal) =>
      (await host.ask({ kind: 'sound-out', lines, ...voice }, { signal })).lines,

    async sing(line, signal) {
      const first = await once(line, signal);
      const slips = octaveSlips(first, line.pitch, SUNG_RATE);
      if (slips < BEARABLE) return first;
      const strength = line.strength.map((one) => (one > 0 ? one + STRONGER : one));
      const second = await once({ ...line, strength }, signal);
      return octaveSlips(second, line.pitch, SUNG_RATE) < slips ? second : first;
    },
  };
}
