/** Makes a long speech piece by piece; each piece is stored at once, so that it plays, and so that a lost worker loses little. */

import { AppError } from '#common/errors.ts';
import type {
  GenerationHandler,
  GenerationRun,
} from '#platform/generation-jobs/generation-job-definition.ts';
import type { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { readPronunciations } from '../pronunciations.repo.ts';
import { voiceOf } from '../voice-of.ts';
import { keepSpeech, readPieces, removePieces, typeOf } from './finish-speech.ts';
import { createSayer, piecesOf } from './say-pieces.ts';
import { pieceKey, type SpeechRow, speechRepo } from './speech.repo.ts';

export function sayTextHandler(platform: Platform): GenerationHandler<unknown> {
  const { db } = platform;
  const synthesizeChunks = createSayer(platform.models, voiceOf(platform));

  return async (run) => {
    const row = await speechRepo.find(db, run.itemId);
    if (!row) throw deleted();
    try {
      return await say(row, run);
    } finally {
      // Handed back to the queue: the next worker goes on from the pieces that are there.
      if (run.signal.reason !== 'shutdown') await removePieces(platform, row);
    }
  };

  async function say(row: SpeechRow, run: GenerationRun<unknown>): Promise<JobResult> {
    const { signal, report } = run;
    const text = row.prompt ?? '';
    const { language, model } = row.result;
    const count = piecesOf(text, language, model).length;
    const pieces = [...(row.result.pieces ?? [])];
    const words = [...(row.result.words ?? [])];
    const mouth = [...(row.result.mouth ?? [])];
    let { duration, engine } = row.result;
    report('Warming up the voice', 0);
    const order = { ...row.result, text, pronunciations: await readPronunciations(db, row.userId) };
    const options = { stream: row.id, from: pieces.length, offset: duration, signal, isUrgent: false };
    for await (const piece of synthesizeChunks(order, options)) {
      await platform.storage.put(pieceKey(row.userId, row.id, pieces.length), piece.audio, {
        contentType: typeOf(row.result.format),
      });
      pieces.push(piece.audio.byteLength);
      words.push(...piece.words);
      mouth.push(...piece.mouth);
      duration += piece.seconds;
      engine = piece.engine ?? engine;
      const kept = await speechRepo.update(db, row.id, {
        result: { pieces, words, mouth, duration, engine },
      });
      if (!kept) throw deleted();
      report(`Speaking, ${pieces.length} of ${count}`, (pieces.length / count) * 98);
    }
    const made = { duration, engine, words, mouth };
    return keepSpeech(run, row.prompt, row.result.format, readPieces(platform, row, pieces.length), made);
  }
}

const deleted = () => new AppError('gone', 'The speech was deleted.');
