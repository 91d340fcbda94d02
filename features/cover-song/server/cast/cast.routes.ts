/** HTTP for who performs and where. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getPerformer } from '../../calls/performer-calls.ts';
import { deleteFace, putCharacter, putScenes, uploadBackground, uploadFace } from '../../contract.ts';
import { receiveFile } from '../song/receive-file.ts';
import type { Cast } from './cast.service.ts';

export function registerCastRoutes(api: Api, platform: Platform, cast: Cast): void {
  const max = platform.config.limits.uploadBytes;
  const picture = async () => {
    const maxBytes = Math.min(max, (await platform.settings.number('upload_max_mb')) * 1024 * 1024);
    return {
      field: 'file',
      maxBytes,
      missing: 'Please choose a picture.',
      tooLarge: `Maximum file size is ${Math.round(maxBytes / 1024 / 1024)} MB.`,
    };
  };
  const BODY = { bodyLimit: max + 64 * 1024 };

  api.handle(putCharacter, ({ user, params, body }) => cast.character(user.id, params.id, body));
  api.handle(putScenes, ({ user, params, body }) => cast.scenes(user.id, params.id, body));
  api.handle(
    uploadFace,
    async ({ user, params, request, reply }) => {
      // Listening begins before the file has come.
      const gone = abortOnDisconnect(reply);
      return cast.face(user.id, params.id, await receiveFile(request, await picture()), gone);
    },
    BODY,
  );
  api.handle(getPerformer, ({ user, params, reply }) =>
    cast.performer(user.id, params.id, abortOnDisconnect(reply)),
  );
  api.handle(deleteFace, ({ user, params }) => cast.withoutFace(user.id, params.id));
  api.handle(
    uploadBackground,
    async ({ user, params, request }) =>
      cast.background(user.id, params.id, await receiveFile(request, await picture())),
    BODY,
  );
}
