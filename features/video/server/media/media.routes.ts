/** HTTP for what goes into a film: pictures and clips of one's own, drawn pictures, and the music beforehand. */

import { AppError } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import { goneWith } from '#platform/http/gone-with.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import { MUSIC_TYPE, playMusic } from '#platform/media/music/play-music.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import { createGate } from '#platform/usage/gate.ts';
import { MAX_MEDIA_BYTES } from '../../contract.ts';
import { drawPicture as drawPictureCall, previewMusic, uploadMedia } from '../../project-calls.ts';
import { drawPicture } from '../render/draw-picture.ts';
import { madeOnce } from '../render/made-cache.ts';
import { receiveMedia } from './receive-media.ts';

export function registerMediaRoutes(api: Api, platform: Platform): void {
  const drawing = createGate(1, 'A picture is being drawn already. Please wait until it is finished.');
  const checking = createGate(4, 'Several of your files are being looked at. Please wait a moment.', 3);
  const playing = createGate(2, 'Your music is being played already. Please wait a moment.', 3);

  api.handle(
    uploadMedia,
    async ({ user, request }) => {
      const part = await request.file({ limits: { fileSize: MAX_MEDIA_BYTES } });
      if (!part) throw new AppError('bad_request', 'Please choose a file to upload.');
      const bytes = await partBytes(part, 'The file is too large; 10 MB are the limit for one file.');
      return checking(user.id, () => receiveMedia(platform, user.id, part.filename, bytes));
    },
    { bodyLimit: MAX_MEDIA_BYTES + 64 * 1024 },
  );

  api.handle(drawPictureCall, async ({ user, body, reply }) => {
    await refuseBlocked(platform.settings, body.prompt);
    return drawing(user.id, () => drawPicture(platform, user.id, body, goneWith(reply)));
  });

  api.handle(previewMusic, async ({ user, query, reply }) => {
    const bytes = await playing(user.id, () =>
      madeOnce(platform.storage, user.id, { kind: 'music', ...query }, MUSIC_TYPE, async () => {
        return (await playMusic(query, goneWith(reply))).bytes;
      }),
    );
    return reply
      .header('content-type', MUSIC_TYPE)
      .header('cache-control', 'private, max-age=86400')
      .send(Buffer.from(bytes));
  });
}
