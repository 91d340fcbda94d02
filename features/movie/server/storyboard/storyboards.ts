/** The storyboard of a movie as a PDF: six shots on a page, each with its still, its kind, its length and what is said. */

import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { Movie } from '../../contract.ts';
import type { BoardOrder } from './board.process.ts';

const PROCESS = new URL('./board.process.ts', import.meta.url);
const LIMITS = { timeoutMs: 120_000, memoryMb: 800, failure: 'The storyboard could not be drawn.' };

export function createStoryboards(platform: Platform) {
  const inTurn = createConcurrencyLimit({
    concurrent: 1,
    concurrentPerPerson: 1,
    maxPerPerson: 3,
    busy: 'Several storyboards are being drawn. Please try again in a minute.',
  });

  return (userId: string, movie: Movie, signal: AbortSignal): Promise<{ bytes: Buffer; name: string }> =>
    inTurn(userId, () =>
      inTempFolder('film', async (folder) => {
        if (movie.shots.length === 0) throw new AppError('conflict', 'There is no storyboard yet.');
        const stills: (string | null)[] = [];
        for (const [i, { stillUrl }] of movie.shots.entries()) {
          const row = await platform.assets.findOwn(userId, assetIdOf(stillUrl ?? '') ?? '');
          if (!row) {
            stills.push(null);
            continue;
          }
          const path = join(folder, `still-${i}`);
          await pipeline((await platform.storage.get(row.storageKey)).stream, createWriteStream(path));
          stills.push(path);
        }
        const { title, shape, shots, scenes } = movie;
        const order: BoardOrder = { title, shape, shots, scenes, stills, file: join(folder, 'board.pdf') };
        await runInChild<null>(PROCESS, order, { ...LIMITS, signal });
        return { bytes: await readFile(order.file), name: fileNameOf(`${title} storyboard`, 'pdf') };
      }),
    );
}
