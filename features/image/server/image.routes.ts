/** HTTP for images. */

import { AppError, notFound } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import { goneWith } from '#platform/http/gone-with.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteImage, generateImageCall, getImageEngine, listImages, suggestWords } from '../contract.ts';
import { describeEngine } from './engine-info.ts';
import * as repo from './image.repo.ts';
import { createImageMaker, toImage } from './image.service.ts';
import { createSuggestPool, suggestFor } from './suggest/suggest.ts';

export function registerImageRoutes(api: Api, platform: Platform): void {
  const { db, models } = platform;
  const maker = createImageMaker(platform);
  const suggestions = createSuggestPool();

  api.handle(generateImageCall, async ({ user, body, reply }) => {
    // A person who closes the page no longer waits for the picture.
    const images = await maker.make(user, body, goneWith(reply));
    const [first] = images;
    return { id: first!.id, result: { url: first!.url, prompt: first!.prompt }, images };
  });

  api.handle(suggestWords, async ({ query }) => ({ words: await suggestFor(suggestions, query.word) }));

  api.handle(listImages, async ({ user, query }) => {
    const style = query.style === 'default' ? '' : query.style === 'any' ? undefined : query.style;
    const filter = { search: query.search || undefined, style, model: query.model || undefined };
    const rows = await repo.listPage(db, user.id, filter, readCursor(query.cursor), query.limit + 1);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const [total, used] = await Promise.all([
      repo.countMatching(db, user.id, filter),
      repo.listModels(db, user.id),
    ]);
    return {
      images: page.map(toImage),
      nextCursor: rows.length > query.limit && last ? `${last.createdAt.getTime()}.${last.id}` : null,
      total,
      models: used,
    };
  });

  api.handle(deleteImage, async ({ user, params }) => {
    const row = await repo.find(db, params.id);
    if (row?.userId !== user.id) throw notFound('That image');
    await removeImage(platform, row);
  });

  api.handle(getImageEngine, () => describeEngine(models));
}

export async function removeImage(platform: Platform, row: repo.GenerationRow): Promise<void> {
  await repo.remove(platform.db, row.id);
  await platform.assets.delete(row.userId, [(row.result as repo.StoredImage).assetId]);
}

function readCursor(text: string | undefined): { createdAt: Date; id: string } | undefined {
  if (!text) return undefined;
  const match = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text);
  if (!match) throw new AppError('bad_request', 'This page of images does not exist.');
  return { createdAt: new Date(Number(match[1])), id: match[2]! };
}
