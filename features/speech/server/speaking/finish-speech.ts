/** The last steps of a speech: one file out of its pieces. */

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { assetUrl } from '#common/asset.ts';
import { UNKNOWN_LENGTH, wavHeader } from '#engine/voice/sound/wav.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { GenerationRun } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { SpeechFormat } from '../../contract.ts';
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
  { itemId, keep }: Pick<GenerationRun<unknown>, 'itemId' | 'keep'>,
  text: string | null,
  format: SpeechFormat,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  made: Made,
): Promise<JobResult> {
  return inTempFolder('speech', async (folder) => {
    const path = join(folder, 'sound');
    const file = await open(path, 'w+');
    try {
      for await (const piece of pieces) await file.write(piece);
      await setLength(file, format);
    } finally {
      await file.close();
    }
    const facts = { duration: made.duration };
    const name = `generated-speech.${format}`;
    const origin: Recipe = {
      tool: 'AI Speech Tools',
      engine: made.engine,
      // Also our own voices were trained.
      madeAs: 'trainedAlgorithmicMedia',
      prompt: text ?? undefined,
    };
    const kept = { name, type: typeOf(format), path, facts, origin, isCounted: true };
    const asset = await keep({ role: 'audio', ...kept });
    return new JobResult({ audioUrl: assetUrl(asset.id) }, (tx) =>
      speechRepo.update(tx, itemId, { status: 'completed', result: { ...made, assetId: asset.id } }),
    );
  });
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

export async function removePieces(
  { storage }: Platform,
  { userId, id }: Pick<SpeechRow, 'id' | 'userId'>,
): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of storage.list(pieceKey(userId, id, ''))) keys.push(key);
  await storage.deleteMany(keys);
}
