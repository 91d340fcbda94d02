/** HTTP for the voice of a film while it is written: how long a line takes, and how it sounds. */

import { toInt16 } from '#engine/voice/sound/samples.ts';
import { writeWav } from '#engine/voice/sound/wav.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { hearLine, speakLine } from '../../calls/project-calls.ts';
import { createVoiceService } from './voice.service.ts';

export function registerVoiceRoutes(api: Api, platform: Platform): void {
  const voice = createVoiceService(platform);

  api.handle(speakLine, async ({ user, body: { isAsked, ...body }, reply }) => {
    const line = { ...body, pitch: 0 };
    await assertNoBlockedWords(platform.settings, line.text);
    if (!isAsked && !(await voice.isFree(user.id, line))) return { seconds: null, words: [], mouth: [] };
    const { seconds, words, cues } = await voice.say(user, line, abortOnDisconnect(reply));
    return { seconds, words, mouth: cues };
  });

  api.handle(hearLine, async ({ user, query, reply }) => {
    await assertNoBlockedWords(platform.settings, query.text);
    const { samples } = await voice.say(user, { ...query, pitch: 0 }, abortOnDisconnect(reply));
    return reply
      .header('content-type', 'audio/wav')
      .header('cache-control', 'private, max-age=86400')
      .send(Buffer.from(writeWav(toInt16(samples), VOICE_RATE)));
  });
}
