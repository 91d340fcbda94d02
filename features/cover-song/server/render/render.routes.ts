/** HTTP for making the video of a cover, and for trying its settings. */

import type { Api } from '#platform/http/api.ts';
import { createGate } from '#platform/usage/gate.ts';
import { previewCoverSong, renderCoverSong } from '../../calls/render-calls.ts';
import type { Renders } from './render.service.ts';

export function registerRenderRoutes(api: Api, renders: Renders): void {
  const gate = createGate(2, 'Several previews are being asked for already. Please wait a moment.', 3);
  api.handle(renderCoverSong, ({ user, params }) => renders.render(user, params.id));
  api.handle(previewCoverSong, ({ user, params }) => gate(user.id, () => renders.preview(user, params.id)));
}
