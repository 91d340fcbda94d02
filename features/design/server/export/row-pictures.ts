/** The pictures that rows name: found in the person's library by name, or painted where a row begins with "paint:". */

import { generateImage } from 'ai';
import { assetUrl } from '#common/asset.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import type { Db } from '#platform/db/database.ts';
import { RowError, type WantedPicture } from '../../batch/pour-row.ts';
import { findPictureByName } from '../design-export.repo.ts';

const PROMPT = /^(?:paint|prompt):\s*/i;

export interface RowPictures {
  /** By their source, for those that were painted. */
  painted: Map<string, Buffer>;
  document: DesignDocument;
}

export async function placeRowPictures(
  { db, models }: { db: Db; models: ModelRegistry },
  userId: string,
  document: DesignDocument,
  wanted: readonly WantedPicture[],
  signal: AbortSignal,
): Promise<RowPictures> {
  const painted = new Map<string, Buffer>();
  const sources = new Map<string, string>();
  for (const { layerId, name } of wanted) {
    if (PROMPT.test(name)) {
      const prompt = name.replace(PROMPT, '').slice(0, 1000);
      const { image } = await generateImage({
        model: await models.image(),
        prompt,
        seed: 1,
        providerOptions: { builtin: { style: '', size: 'square' } },
        maxRetries: 0,
        abortSignal: signal,
      });
      // Any name of the right form: it stands for bytes that are at hand.
      const source = `art:row-${layerId.toLowerCase().replace(/[^a-z0-9-]/g, '')}`.slice(0, 40);
      painted.set(source, Buffer.from(image.uint8Array));
      sources.set(layerId, source);
      continue;
    }
    const id = await findPictureByName(db, userId, name);
    if (!id) throw new RowError(`There is no picture '${name.slice(0, 80)}' in your library.`);
    sources.set(layerId, assetUrl(id));
  }
  if (sources.size === 0) return { painted, document };
  const pages = document.pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer) =>
      'src' in layer && sources.has(layer.id) ? { ...layer, src: sources.get(layer.id)! } : layer,
    ),
  }));
  return { painted, document: { ...document, pages } };
}
