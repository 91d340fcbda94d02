/** What is said in people's clips: written down once for each file and listener, and kept for the next film. */

import { buffer } from 'node:stream/consumers';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { createWriter, type WriteDownOptions } from '#platform/media/listen/transcribe-clip.ts';
import type { Platform } from '#platform/platform.ts';
import { MAX_CLIP_SECONDS, MAX_TRANSCRIPT_WORDS, type Transcript } from '../../contract.ts';
import { writeTranscriptJob } from './transcript.job.ts';

const KEPT_AS = 'application/json';
/** Grows when words are found in another way. */
const VERSION = 1;

async function recipeOf({ models }: Platform, fileId: string) {
  const model = (await models.info('transcription')).id;
  return { kind: 'transcript', version: VERSION, fileId, model };
}

async function ownFile({ assets }: Platform, userId: string, id: string): Promise<AssetRow> {
  const row = await assets.findOwn(userId, id);
  if (!row) throw notFound('That file');
  if (!/^(audio|video)\//.test(row.type))
    throw new AppError('unsupported_media', 'Please choose a clip or a recording.');
  return row;
}

export const createTranscriptService = (platform: Platform) => ({
  async get(userId: string, id: string): Promise<Transcript> {
    await ownFile(platform, userId, id);
    const bytes = await platform.cache.once(userId, await recipeOf(platform, id), KEPT_AS, () => {
      throw notFound('That transcript');
    });
    return JSON.parse(bytes.toString('utf8')) as Transcript;
  },

  async begin(user: User, id: string): Promise<{ jobId: string | null }> {
    await ownFile(platform, user.id, id);
    if (await platform.cache.has(user.id, await recipeOf(platform, id))) return { jobId: null };
    const info = await platform.models.info('transcription');
    if (info?.problem) throw new AppError('unavailable', info.problem);
    const order = { user, itemId: id, isMetered: info.isCloud, payload: {} };
    const { job } = await platform.generationJobs.begin(writeTranscriptJob, order);
    return { jobId: job.id };
  },
});

/** Opens what listens, once for a process. */
export function createTranscriptWriter(platform: Platform) {
  const { transcribeClip, close } = createWriter(platform.models);
  platform.onClose(close);
  return async (userId: string, id: string, options: Omit<WriteDownOptions, 'maxSeconds'>): Promise<void> => {
    const { storageKey } = await ownFile(platform, userId, id);
    await platform.cache.once(userId, await recipeOf(platform, id), KEPT_AS, async () => {
      const bytes = await buffer((await platform.storage.get(storageKey)).stream);
      const { language, words } = await transcribeClip(bytes, { ...options, maxSeconds: MAX_CLIP_SECONDS });
      const written: Transcript = {
        fileId: id,
        language: language.slice(0, 20),
        words: words
          .slice(0, MAX_TRANSCRIPT_WORDS)
          .map(({ text, ...word }) => ({ ...word, text: text.slice(0, 100) })),
      };
      return Buffer.from(JSON.stringify(written));
    });
  };
}
