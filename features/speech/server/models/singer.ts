/** Our own voice as a singer: the same process that speaks. */

import type { Singer } from '#platform/media/voice/singer.ts';
import type { VoiceHost } from '../engines/voice-host.ts';

export const createSinger = (host: VoiceHost): Singer => ({
  soundOut: async (lines, voice, signal) =>
    (await host.ask({ kind: 'sound-out', lines, ...voice }, { signal })).lines,
  sing: async (line, signal) => (await host.ask({ kind: 'sing', ...line }, { signal })).samples,
});
