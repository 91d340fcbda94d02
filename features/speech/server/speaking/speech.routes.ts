/** HTTP for speech made from text. */

import { Readable } from 'node:stream';
import { AppError } from '#common/errors.ts';
import { toCues, toSrt, toVtt } from '#engine/voice/timing/captions.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  deleteSpeech,
  generateSpeechCall,
  getSpeech,
  getSpeechAudio,
  getSpeechCaptions,
  getSpeechMouth,
  listSpeech,
} from '../../contract.ts';
import { sendText } from '../send-text.ts';
import { typeOf } from './finish-speech.ts';
import { growingSound } from './growing-sound.ts';
import { createSpeechService } from './speech.service.ts';

export function registerSpeechRoutes(api: Api, platform: Platform): void {
  const { assets, storage } = platform;
  const speeches = createSpeechService(platform);

  api.handle(generateSpeechCall, async ({ user, body, reply }) => {
    // A person who closes the page no longer waits for the voice.
    const result = await speeches.make(user, body, abortOnDisconnect(reply));
    return { id: result.id, jobId: result.jobId, result };
  });

  api.handle(listSpeech, ({ user, query }) => speeches.list(user.id, query));

  api.handle(getSpeech, ({ user, params }) => speeches.get(user.id, params.id));

  api.handle(getSpeechAudio, async ({ user, params, request, reply }) => {
    const row = await speeches.own(user.id, params.id);
    if (row.status === 'failed')
      throw new AppError('unprocessable', row.result.error ?? 'The speech could not be made.');
    const asset = row.result.assetId && (await assets.findOwn(user.id, row.result.assetId));
    if (asset) return sendAsset(request, reply, asset, storage, 'private, no-cache');
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    reply.headers({
      'content-type': typeOf(row.result.format),
      'cache-control': 'no-store',
      'accept-ranges': 'none',
      'x-content-type-options': 'nosniff',
    });
    return reply.send(Readable.from(growingSound(platform, row, gone.signal), { objectMode: false }));
  });

  api.handle(getSpeechCaptions, async ({ user, params, query, reply }) => {
    const { result } = await speeches.ownFinished(user.id, params.id);
    const cues = toCues(result.words ?? [], result.language);
    const text = query.format === 'vtt' ? toVtt(cues, result.language) : toSrt(cues);
    return sendText(reply, 'generated-speech', query.format, text);
  });

  api.handle(getSpeechMouth, async ({ user, params }) => {
    const { result } = await speeches.ownFinished(user.id, params.id);
    return result.mouth ?? [];
  });

  api.handle(deleteSpeech, ({ user, params }) => speeches.removeOwn(user.id, params.id));
}
