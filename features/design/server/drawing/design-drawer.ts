/** Has designs drawn: fetches the person's own pictures, and hands the rest to a process. */

import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf } from '#common/asset.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { needsOf } from '#engine/page/draw/needs.ts';
import { type MadeAs, type Recipe, togetherAs } from '#platform/assets/origin/recipe.ts';
import type { Platform } from '#platform/platform.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { RunOptions, WorkerPool } from '#platform/processes/worker-pool.ts';
import type { DesignOrder, DesignResult } from './design.process.ts';
import type { FileOrder } from './draw-file.ts';

const ENTRY = new URL('./design.process.ts', import.meta.url);

/** Of one person's picture; larger ones are not fetched. */
const MAX_BYTES = 60 * 1024 * 1024;

export function createDesignPool({ timeoutMs }: { timeoutMs: number }): WorkerPool {
  return createChildPool({
    entry: ENTRY,
    size: 1,
    timeoutMs,
    memoryMb: 2500,
    idleMs: 120_000,
    busy: 'Many designs are being drawn right now. Please try again in a moment.',
  });
}

export type Fetched = FileOrder['files'];

/** Pictures of others, and those that are gone, are left out: the drawing shows a place holder. */
export async function fetchPictures(
  { assets, storage }: Pick<Platform, 'assets' | 'storage'>,
  userId: string,
  document: Pick<DesignDocument, 'theme' | 'pages'>,
  folder: string,
  logo: string | null,
): Promise<Fetched> {
  const files: [string, string][] = [];
  for (const ref of needsOf(document).pictures) {
    const id = assetIdOf(ref === '@logo' ? logo : ref);
    const row = id ? await assets.findOwn(userId, id) : undefined;
    if (!row?.type.startsWith('image/') || row.size > MAX_BYTES) continue;
    const path = join(folder, `picture-${files.length}`);
    try {
      const { stream } = await storage.get(row.storageKey);
      await pipeline(stream, createWriteStream(path));
      files.push([ref, path]);
    } catch {
      // Its bytes are gone.
    }
  }
  return files;
}

/** A person arranges it; what its pictures are, it is too. */
export async function designOrigin(
  { assets }: Pick<Platform, 'assets'>,
  userId: string,
  files: Fetched,
  logo: string | null,
  besides: readonly MadeAs[] = [],
): Promise<Recipe> {
  const ids = files.flatMap(([ref]) => assetIdOf(ref === '@logo' ? logo : ref) ?? []);
  const parts = [...(await assets.madeAs(userId, ids)), ...besides];
  const madeAs = parts.length > 0 ? togetherAs([undefined, ...parts]) : 'digitalCreation';
  return { tool: 'Design Studio', engine: 'Atelier Design', madeAs };
}

export type DrawOptions = Omit<FileOrder, 'document' | 'files'>;

export const drawInPool = (
  pool: WorkerPool,
  document: DesignDocument,
  options: DrawOptions,
  files: Fetched,
  to: string,
  run: RunOptions = {},
): Promise<DesignResult> => {
  const order: DesignOrder = { document, ...options, files, to };
  return pool.run<DesignResult>(order, run);
};

export interface FirstPage {
  userId: string | null;
  document: DesignDocument;
  logo: string | null;
  /** Pixels of its longer side at most. */
  side: number;
  type: 'webp' | 'png';
}

/** A picture of the first page. */
export function drawFirst(
  platform: Pick<Platform, 'assets' | 'storage'>,
  pool: WorkerPool,
  { userId, document, logo, side, type }: FirstPage,
): Promise<Buffer> {
  return inTempFolder('design', async (folder) => {
    const [page] = document.pages;
    const first = { ...document, pages: [page!] };
    const files = userId ? await fetchPictures(platform, userId, first, folder, logo) : [];
    const to = join(folder, 'first');
    const scale = Math.min(1, side / Math.max(page!.width, page!.height));
    await drawInPool(pool, first, { type, scale, hasMarks: false, isTransparent: false }, files, to);
    return readFile(to);
  });
}
