/** The last steps of a speech: one file out of its pieces, or a clear end when it failed. */

import { buffer } from 'node:stream/consumers';
import { AppError, messageOf } from '#common/errors.ts';
import { wavHeader } from '#engine/voice/sound/wav.ts';
import type { Platform } from '#platform/platform.ts';
import { getSpeech, listSpeech, type SpeechFormat } from '../../contract.ts';
import { SPEECH_RATE } from '../engines/protocol.ts';
import { pieceKey, type SpeechRow, type StoredSpeech, speechRepo } from './speech.repo.ts';

const TYPES: Record<SpeechFormat, string> = { mp3: 'audio/mpeg', wav: 'audio/wav' };
export const typeOf = (format: SpeechFormat): string => TYPES[format];

/** A stream begins with a header that knows no length; the file has the true one. */
export function asFile(bytes: Buffer, format: SpeechFormat): Buffer {
  if (format === 'wav' && bytes.readUInt32LE(40) === 0xffffffff - 44)
    bytes.set(wavHeader(SPEECH_RATE, (bytes.length - 44) >> 1));
  return bytes;
}

export async function keepSpeech(
  platform: Platform,
  row: SpeechRow,
  bytes: Buffer,
  made: Pick<StoredSpeech, 'duration' | 'engine' | 'words' | 'mouth'>,
): Promise<SpeechRow> {
  const { format } = row.result;
  const asset = await platform.assets.save({
    userId: row.userId,
    name: `generated-speech.${format}`,
    type: typeOf(format),
    bytes: asFile(bytes, format),
    facts: { duration: made.duration },
  });
  const done = await speechRepo.update(platform.db, row.id, {
    status: 'completed',
    result: { ...made, assetId: asset.id },
  });
  if (!done) {
    // Deleted while it was being made.
    await platform.assets.delete(row.userId, [asset.id]);
    throw new AppError('gone', 'The speech was deleted.');
  }
  await tellPages(platform, row);
  return done;
}

export async function readPieces(platform: Platform, row: SpeechRow, count: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const { stream } = await platform.storage.get(pieceKey(row.userId, row.id, i));
    parts.push(await buffer(stream));
  }
  return Buffer.concat(parts);
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
