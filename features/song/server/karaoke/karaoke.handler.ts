/** Makes the karaoke film of a song and keeps it with that song. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf, assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { isUnspaced } from '#common/voice-words.ts';
import { linesOf } from '#engine/singing/score/timed-words.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { KARAOKE_SIZES } from '../../film/karaoke-page.ts';
import { findSongs } from '../song.repo.ts';
import { fileName } from '../song-names.ts';
import type { KaraokeOrder } from './karaoke-order.ts';
import type { KaraokePayload } from './render-karaoke.job.ts';

const PROCESS = new URL('./karaoke.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 1700_000,
  memoryMb: 1200,
  failure: 'The karaoke film could not be made. Please try again.',
};
const ORIGIN: Recipe = {
  tool: 'AI Song Generator',
  engine: 'Atelier Stage',
  madeAs: 'compositeWithTrainedAlgorithmicMedia',
};
const GONE = 'The song was changed meanwhile. Please make the film again.';

export function renderKaraokeHandler(platform: Platform): GenerationHandler<KaraokePayload> {
  return ({ itemId, userId, payload: { aspect }, signal, report, keep }) =>
    inTempFolder('film', async (folder) => {
      const [row] = await findSongs(platform.db, [itemId]);
      if (!row?.made) throw new AppError('gone', 'The song was deleted.');
      const { made, title, style, language } = row;
      report('Fetching the song', 1);
      const asset = await platform.assets.findOwn(userId, assetIdOf(made.wholeUrl) ?? '');
      if (!asset) throw new AppError('gone', 'The sound of this song is gone.');
      const sound = join(folder, 'song.flac');
      await pipeline((await platform.storage.get(asset.storageKey)).stream, createWriteStream(sound));
      const spacer = isUnspaced(language) ? '' : ' ';
      const order: KaraokeOrder = {
        song: {
          title,
          genre: style,
          seconds: made.seconds,
          lines: linesOf(made.melody, spacer),
          peaks: made.peaks,
          spacer,
        },
        aspect,
        sound,
        film: join(folder, 'karaoke.mp4'),
        marks: { title, comment: 'AI-made with Atelier', ai_generated: 'true' },
      };
      await runInChild<void>(PROCESS, order, {
        ...LIMITS,
        signal,
        onProgress: (stage, share) => report(stage, 3 + share * 93),
      });
      const kept = await keep({
        role: 'karaoke',
        origin: ORIGIN,
        name: fileName(title, 'karaoke', 'mp4'),
        type: 'video/mp4',
        path: order.film,
        isCounted: true,
        facts: { ...KARAOKE_SIZES[aspect], duration: made.seconds },
      });
      const videoUrl = assetUrl(kept.id);
      return new JobResult({ videoUrl }, async (tx) => {
        const [now] = await findSongs(tx, [itemId]);
        if (now?.status === 'pending' || now?.made?.audioUrl !== made.audioUrl)
          throw new AppError('conflict', GONE);
      });
    });
}
