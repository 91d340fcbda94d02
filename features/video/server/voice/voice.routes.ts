/** HTTP for the voice of a film while it is written: how long a line takes, and how it sounds. */

import { toInt16 } from '#engine/voice/sound/samples.ts';
import { writeWav } from '#engine/voice/sound/wav.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { isFreeLine, speakLine, VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { createGate } from '#platform/usage/gate.ts';
import { hearLine, speakLine as speakLineCall } from '../../calls/project-calls.ts';

export function registerVoiceRoutes(api: Api, platform: Platform): void {
  const speaking = createGate(4, 'Several lines are being read already. Please wait a moment.', 3);

  api.handle(speakLineCall, async ({ user, body: { isAsked, ...body }, reply }) => {
    const line = { ...body, pitch: 0 };
    await assertNoBlockedWords(platform.settings, line.text);
    if (!isAsked && !(await isFreeLine(platform, user.id, line)))
      return { seconds: null, words: [], mouth: [] };
    const { seconds, words, cues } = await speaking(user.id, () =>
      speakLine(platform, user.id, line, abortOnDisconnect(reply)),
    );
    return { seconds, words, mouth: cues };
  });

  api.handle(hearLine, async ({ user, query, reply }) => {
    await assertNoBlockedWords(platform.settings, query.text);
    const { samples } = await speaking(user.id, () =>
      speakLine(platform, user.id, { ...query, pitch: 0 }, abortOnDisconnect(reply)),
    );
    return reply
      .header('content-type', 'audio/wav')
      .header('cache-control', 'private, max-age=86400')
      .send(Buffer.from(writeWav(toInt16(samples), VOICE_RATE)));
  });
}
