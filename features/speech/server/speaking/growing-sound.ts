/** The sound of a speech while it is being made: what is there at once, the rest as it comes, from whichever process makes it. */

import { AppError } from '#common/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { pieceKey, type SpeechRow, speechRepo } from './speech.repo.ts';

/** News come by events; a lost one costs at most this. */
const LOOK_AGAIN_MS = 1000;

/** Ends when the speech is whole; breaks off when it fails. */
export async function* growingSound(
  platform: Platform,
  first: SpeechRow,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { storage, db } = platform;
  const news = listenFor(platform, first.userId);
  let row: SpeechRow | undefined = first;
  let index = 0;
  let sent = 0;
  try {
    while (!signal.aborted) {
      if (!row) throw new AppError('gone', 'The speech was deleted.');
      if (row.status === 'failed')
        throw new AppError('unprocessable', row.result.error ?? 'The speech failed.');
      if (row.status === 'completed') {
        yield* rest(platform, row, sent);
        return;
      }
      while (index < (row.result.pieces?.length ?? 0)) {
        const file = await storage.get(pieceKey(row.userId, row.id, index)).catch(() => undefined);
        // Finished in between: the pieces are one file now, and that begins with the same bytes.
        if (!file) break;
        for await (const chunk of file.stream) {
          sent += chunk.length;
          yield chunk;
        }
        index++;
      }
      await news.next();
      row = await speechRepo.findLight(db, first.id);
    }
  } finally {
    news.stop();
  }
}

async function* rest(platform: Platform, row: SpeechRow, from: number): AsyncGenerator<Uint8Array> {
  const asset = await platform.assets.findOwn(row.userId, row.result.assetId ?? '');
  if (!asset || from >= asset.size) return;
  const { stream } = await platform.storage.get(asset.storageKey, { start: from, end: asset.size - 1 });
  for await (const chunk of stream) yield chunk;
}

function listenFor({ events }: Platform, userId: string) {
  let wake: (() => void) | undefined;
  /** Something came while nobody waited: the next wait is over at once. */
  let isNew = false;
  const stop = events.subscribe(userId, () => {
    isNew = true;
    wake?.();
  });
  return {
    stop,
    async next(): Promise<void> {
      if (!isNew)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_AGAIN_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isNew = false;
    },
  };
}
