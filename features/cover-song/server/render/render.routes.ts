/** HTTP for making the video of a cover, and for trying its settings. */

import type { Api } from '#platform/http/api.ts';
import { createSemaphore } from '#platform/usage/semaphore.ts';
import { previewCoverSong, renderCoverSong } from '../../calls/render-calls.ts';
import type { Renders } from './render.service.ts';

export function registerRenderRoutes(api: Api, renders: Renders): void {
  const semaphore = createSemaphore(
    2,
    'Several previews are being asked for already. Please wait a moment.',
    3,
  );
  api.handle(renderCoverSong, ({ user, params }) => renders.render(user, params.id));
  api.handle(previewCoverSong, ({ user, params }) =>
    semaphore(user.id, () => renders.preview(user, params.id)),
  );
}
