/** HTTP for the photo editor. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { createEdit, selectInPhoto } from '../contract.ts';
import { createPhotoService } from './photo.service.ts';
import { createPhotoPool } from './photo-pool.ts';

/** The first click on a picture reads all of it. */
const CLICK_MS = 90_000;
/** A drawn mask travels inside the call. */
const EDIT_BYTES = 10 * 1024 * 1024;

export function registerPhotoRoutes(api: Api, platform: Platform): void {
  const clicks = createPhotoPool({ timeoutMs: CLICK_MS });
  platform.onClose(clicks.close);
  const service = createPhotoService(platform, clicks);

  api.handle(
    createEdit,
    async ({ user, params, body }) => ({ jobId: await service.edit(user, params.id, body) }),
    {
      bodyLimit: EDIT_BYTES,
    },
  );
  api.handle(selectInPhoto, ({ user, params, body, reply }) =>
    service.select(user, params.id, body, abortOnDisconnect(reply)),
  );
}
