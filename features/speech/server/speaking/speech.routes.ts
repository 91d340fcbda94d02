/** HTTP for speech made from text. */

import { Readable } from 'node:stream';
import { AppError, notFound } from '#common/errors.ts';
import { toCues, toSrt, toVtt } from '#engine/voice/timing/captions.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import type { Api } from '#platform/http/api.ts';
import { goneWith } from '#platform/http/gone-with.ts';
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
import { readPage } from '../paging.ts';
import { sendText } from '../send-text.ts';
import { removePieces, typeOf } from './finish-speech.ts';
import { growingSound } from './growing-sound.ts';
import { type SpeechRow, speechRepo, toSpeech } from './speech.repo.ts';
import { createSpeechMaker } from './speech.service.ts';

export function registerSpeechRoutes(api: Api, platform: Platform): void {
  const { db, assets, storage } = platform;
  const maker = createSpeechMaker(platform);

  const own = async (userId: string, id: string): Promise<SpeechRow> => {
    const row = await speechRepo.find(db, id);
    if (row?.userId !== userId) throw notFound('That speech');
    return row;
  };
  const ownFinished = async (userId: string, id: string): Promise<SpeechRow> => {
    const row = await own(userId, id);
    if (row.status !== 'completed') throw new AppError('conflict', 'The speech is not finished yet.');
    return row;
  };

  api.handle(generateSpeechCall, async ({ user, body, reply }) => {
    // A person who closes the page no longer waits for the voice.
    const result = toSpeech(await maker.make(user, body, goneWith(reply)));
    return { id: result.id, jobId: result.jobId, result };
  });

  api.handle(listSpeech, ({ user, query }) => readPage(speechRepo, db, user.id, query, toSpeech));

  api.handle(getSpeech, async ({ user, params }) => {
    const row = await own(user.id, params.id);
    return { ...toSpeech(row), words: row.result.words ?? [] };
  });

  api.handle(getSpeechAudio, async ({ user, params, request, reply }) => {
    const row = await own(user.id, params.id);
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
    const { result } = await ownFinished(user.id, params.id);
    const cues = toCues(result.words ?? [], result.language);
    const text = query.format === 'vtt' ? toVtt(cues, result.language) : toSrt(cues);
    return sendText(reply, 'generated-speech', query.format, text);
  });

  api.handle(getSpeechMouth, async ({ user, params }) => {
    const { result } = await ownFinished(user.id, params.id);
    return result.mouth ?? [];
  });

  api.handle(deleteSpeech, async ({ user, params }) => removeSpeech(platform, await own(user.id, params.id)));
}

export async function removeSpeech(platform: Platform, row: SpeechRow): Promise<void> {
  const { jobId, assetId, pieces } = row.result;
  const job = row.status === 'pending' && jobId ? await platform.jobs.find(jobId) : undefined;
  if (job) await platform.jobs.cancel(job);
  await speechRepo.remove(platform.db, row.id);
  if (row.status === 'pending') await platform.usage.refund(row.id);
  if (assetId) await platform.assets.delete(row.userId, [assetId]);
  await removePieces(platform, row, pieces?.length ?? 0);
}
