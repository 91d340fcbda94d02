/** A song or one of its stems in the format that somebody wants: kept without loss, written anew for other formats. */

import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetIdOf } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { SongFormat, SongPart } from '../../song-words.ts';
import { findOwnSong } from '../song.repo.ts';
import { fileName } from '../song-names.ts';
import type { SongOrder } from '../song-order.ts';

const PROCESS = new URL('../song.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 120_000,
  memoryMb: 900,
  failure: 'The sound couldn’t be saved in this format. Please choose another one.',
};
const TYPES: Record<SongFormat, string> = { wav: 'audio/wav', flac: 'audio/flac', mp3: 'audio/mpeg' };
const inTurn = createConcurrencyLimit({
  concurrent: 2,
  concurrentPerPerson: 1,
  maxPerPerson: 8,
  busy: 'Your sounds are already being prepared. Please wait a moment.',
});

export interface SongSound {
  bytes: Buffer;
  type: string;
  name: string;
}

export const createSongSounds =
  (platform: Platform) =>
  async (
    userId: string,
    { id, part, format }: { id: string; part: SongPart; format: SongFormat },
    signal: AbortSignal,
  ): Promise<SongSound> => {
    const row = await findOwnSong(platform.db, userId, id);
    if (!row) throw notFound('That song');
    const { made, title } = row;
    if (!made) throw new AppError('conflict', 'The song is not finished yet.');
    const url = part === 'song' ? made.wholeUrl : made.stems?.[part];
    const asset = await platform.assets.findOwn(userId, assetIdOf(url ?? '') ?? '');
    if (!asset) throw new AppError('not_found', 'Nobody plays this part in the song.');
    const type = TYPES[format];
    const name = fileName(title, part === 'song' ? '' : part, format);
    return inTurn(userId, () =>
      inTempFolder('song', async (folder) => {
        const [input, output] = [join(folder, 'in.flac'), join(folder, `out.${format}`)];
        await pipeline((await platform.storage.get(asset.storageKey)).stream, createWriteStream(input));
        if (format === 'flac') return { bytes: await readFile(input), type, name };
        const order: SongOrder = { kind: 'convert', input, output, format, seconds: made.seconds };
        await runInChild<void>(PROCESS, order, { ...LIMITS, signal });
        return { bytes: await readFile(output), type, name };
      }),
    );
  };
