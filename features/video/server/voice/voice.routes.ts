/** HTTP for the voice of a film while it is written: how long a line takes, and how it sounds. */

import { writeWav } from '#engine/voice/sound/wav.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { createGate } from '#platform/usage/gate.ts';
import { hearLine, speakLine as speakLineCall } from '../../calls/project-calls.ts';
import { isFree, speakLine, VOICE_RATE } from './speak-line.ts';

export function registerVoiceRoutes(api: Api, platform: Platform): void {
  const speaking = createGate(4, 'Several lines are being read already. Please wait a moment.', 3);

  api.handle(speakLineCall, async ({ user, body: { isAsked, ...line }, reply }) => {
    await assertNoBlockedWords(platform.settings, line.text);
    if (!isAsked && !(await isFree(platform, user.id, line))) return { seconds: null, words: [] };
    const { seconds, words } = await speaking(user.id, () =>
      speakLine(platform, user.id, line, abortOnDisconnect(reply)),
    );
    return { seconds, words };
  });

  api.handle(hearLine, async ({ user, query, reply }) => {
    await assertNoBlockedWords(platform.settings, query.text);
    const { pcm } = await speaking(user.id, () =>
      speakLine(platform, user.id, query, abortOnDisconnect(reply)),
    );
    const samples = new Int16Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + (pcm.byteLength & ~1)));
    return reply
      .header('content-type', 'audio/wav')
      .header('cache-control', 'private, max-age=86400')
      .send(Buffer.from(writeWav(samples, VOICE_RATE)));
  });
}
