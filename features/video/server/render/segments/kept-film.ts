/** The film that was made of a project before, at hand for the next one. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf } from '#common/asset.ts';
import type { Platform } from '#platform/platform.ts';
import { filmOf, type ProjectRow } from '../../projects.repo.ts';
import type { KeptFilm } from '../render-order.ts';

/** Null where there is none, or it cannot be had: then all of it is drawn. */
export async function bringFilm(
  platform: Platform,
  row: ProjectRow,
  folder: string,
): Promise<KeptFilm | null> {
  const parts = filmOf(row)?.parts;
  if (!parts) return null;
  const bring = async (url: string | null, name: string): Promise<string> => {
    const id = assetIdOf(url);
    const asset = id ? await platform.assets.findOwn(row.userId, id) : undefined;
    if (!asset) throw new Error('The file is gone.');
    const path = join(folder, name);
    const { stream } = await platform.storage.get(asset.storageKey);
    await pipeline(stream, createWriteStream(path));
    return path;
  };
  try {
    return {
      ...parts,
      path: await bring(row.fileUrl, 'kept.mp4'),
      thumbnail: await bring(row.thumbnailUrl, 'kept.jpg'),
    };
  } catch (error) {
    platform.log.warn({ err: error }, 'the earlier film is drawn anew');
    return null;
  }
}
