/** HTTP for images. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  deleteImage,
  generateImageCall,
  getImage,
  getImageEngine,
  listImages,
  suggestWords,
} from '../contract.ts';
import { describeEngine } from './engine-info.ts';
import { createImageService } from './image.service.ts';
import { createSuggestPool, suggestFor } from './suggest/suggest.ts';

export function registerImageRoutes(api: Api, platform: Platform): void {
  const service = createImageService(platform);
  const suggestions = createSuggestPool();
  platform.onClose(suggestions.close);

  api.handle(generateImageCall, async ({ user, body, reply }) => {
    // A person who closes the page no longer waits for the picture.
    const made = await service.make(user, body, abortOnDisconnect(reply));
    const [first] = made.images;
    return { id: first!.id, result: { url: first!.url, prompt: first!.prompt }, ...made };
  });
  api.handle(suggestWords, async ({ query }) => ({ words: await suggestFor(suggestions, query.word) }));
  api.handle(listImages, ({ user, query }) => service.list(user.id, query));
  api.handle(getImage, ({ user, params }) => service.get(user.id, params.id));
  api.handle(deleteImage, ({ user, params }) => service.removeOwn(user.id, params.id));
  api.handle(getImageEngine, () => describeEngine(platform.models));
}
