/** HTTP for what goes into a film: pictures and clips of one's own, drawn pictures, and a preview of the music. */

import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { UNUSED } from '#platform/assets/asset-links.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import { withMusicLimit } from '#platform/media/music/music-limit.ts';
import { MUSIC_TYPE, playMusic } from '#platform/media/music/play-music.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { createSemaphore } from '#platform/usage/semaphore.ts';
import { drawPicture as drawPictureCall, previewMusic, uploadMedia } from '../../calls/project-calls.ts';
import { MAX_MEDIA_BYTES } from '../../media-limit.ts';
import { readRanges, readTimes } from '../../scene/music/film-music.ts';
import { drawScenePictureJob } from '../render/draw-picture.job.ts';
import { drawPicture } from '../render/draw-picture.ts';
import { receiveMedia } from './receive-media.ts';

export function registerMediaRoutes(api: Api, platform: Platform): void {
  const checking = createSemaphore(4, 'Several of your files are being looked at. Please wait a moment.', 3);

  api.handle(
    uploadMedia,
    async ({ user, request }) => {
      const part = await request.file({ limits: { fileSize: MAX_MEDIA_BYTES } });
      if (!part) throw new AppError('bad_request', 'Please choose a file to upload.');
      const bytes = await partBytes(part, 'Maximum file size is 10 MB.');
      return checking(user.id, () => receiveMedia(platform, user.id, part.filename, bytes));
    },
    { bodyLimit: MAX_MEDIA_BYTES + 64 * 1024 },
  );

  api.handle(drawPictureCall, async ({ user, body, reply }) => {
    await assertNoBlockedWords(platform.settings, body.prompt);
    const { isCloud: isMetered } = await platform.models.info('image');
    const order = { user, itemId: newId(), isMetered };
    return platform.generationJobs.runInline(
      drawScenePictureJob,
      order,
      abortOnDisconnect(reply),
      ({ keep, signal }) =>
        // Nobody's until a project is saved with it.
        drawPicture(platform.models, body, (file) => keep({ ...file, role: UNUSED }), signal),
    );
  });

  api.handle(previewMusic, async ({ user, query, reply }) => {
    const order = { ...query, cuts: readTimes(query.cuts), speech: readRanges(query.said) };
    const signal = abortOnDisconnect(reply);
    const bytes = await withMusicLimit(user.id, signal, () =>
      platform.cache.once(user.id, { kind: 'music 2', ...query }, MUSIC_TYPE, async () => {
        return (await playMusic(order, signal)).bytes;
      }),
    );
    return reply
      .header('content-type', MUSIC_TYPE)
      .header('cache-control', 'private, max-age=86400')
      .send(bytes);
  });
}
