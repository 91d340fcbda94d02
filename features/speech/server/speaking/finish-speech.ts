/** The last steps of a speech: one file out of its pieces, or a clear end when it failed. */

import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AppError, messageOf } from '#common/errors.ts';
import { UNKNOWN_LENGTH, wavHeader } from '#engine/voice/sound/wav.ts';
import type { Platform } from '#platform/platform.ts';
import { getSpeech, listSpeech, type SpeechFormat } from '../../contract.ts';
import { SPEECH_RATE } from '../engines/protocol.ts';
import { pieceKey, type SpeechRow, type StoredSpeech, speechRepo } from './speech.repo.ts';

const TYPES: Record<SpeechFormat, string> = { mp3: 'audio/mpeg', wav: 'audio/wav' };
export const typeOf = (format: SpeechFormat): string => TYPES[format];

/** A stream begins with a header that knows no length; the file has the true one. */
async function setLength(file: FileHandle, format: SpeechFormat): Promise<void> {
  if (format !== 'wav') return;
  const { size } = await file.stat();
  const length = Buffer.alloc(4);
  await file.read(length, 0, 4, 40);
  // A whole file of somebody else's knows its length already.
  if (length.readUInt32LE() === UNKNOWN_LENGTH)
    await file.write(wavHeader(SPEECH_RATE, (size - 44) >> 1), 0, 44, 0);
}

type Made = Pick<StoredSpeech, 'duration' | 'engine' | 'words' | 'mouth'>;

/** Piece after piece through a file on disk: a long sound never lies in memory as a whole. */
export async function keepSpeech(
  platform: Platform,
  row: SpeechRow,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  made: Made,
): Promise<SpeechRow> {
  const { userId, result } = row;
  const folder = await mkdtemp(join(tmpdir(), 'atelier-speech-'));
  try {
    const path = join(folder, 'sound');
    const file = await open(path, 'w+');
    try {
      for await (const piece of pieces) await file.write(piece);
      await setLength(file, result.format);
    } finally {
      await file.close();
    }
    const facts = { duration: made.duration };
    const name = `generated-speech.${result.format}`;
    const asset = await platform.assets.saveFile({
      userId,
      name,
      type: typeOf(result.format),
      path,
      facts,
      isCounted: true,
    });
    return await complete(platform, row, made, asset.id);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function complete(platform: Platform, row: SpeechRow, made: Made, assetId: string): Promise<SpeechRow> {
  const done = await speechRepo.update(platform.db, row.id, {
    status: 'completed',
    result: { ...made, assetId },
  });
  if (!done) {
    // Deleted while it was being made.
    await platform.assets.delete(row.userId, [assetId]);
    throw new AppError('gone', 'The speech was deleted.');
  }
  await tellPages(platform, row);
  return done;
}

export async function* readPieces(
  platform: Platform,
  row: SpeechRow,
  count: number,
): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < count; i++) {
    const { stream } = await platform.storage.get(pieceKey(row.userId, row.id, i));
    yield await buffer(stream);
  }
}

export const removePieces = (
  platform: Platform,
  row: Pick<SpeechRow, 'id' | 'userId'>,
  count: number,
): Promise<void> =>
  platform.storage.deleteMany(Array.from({ length: count }, (_, i) => pieceKey(row.userId, row.id, i)));

/** Gives the use back, once, and says why. */
export async function failSpeech(platform: Platform, row: SpeechRow, error: unknown): Promise<void> {
  const said =
    error instanceof AppError ? error.message : 'Something went wrong on our side. Please try again.';
  if (!(error instanceof AppError)) platform.log.warn({ err: error, speech: row.id }, messageOf(error));
  if (await speechRepo.fail(platform.db, row.id, said)) await platform.usage.refund(row.id);
  await removePieces(platform, row, row.result.pieces?.length ?? 0);
  await tellPages(platform, row);
}

const tellPages = (platform: Platform, { userId, id }: Pick<SpeechRow, 'userId' | 'id'>): Promise<void> =>
  platform.events.publish(userId, {
    type: 'invalidate',
    keys: [listSpeech.path, getSpeech.path.replace(':id', id)],
  });
