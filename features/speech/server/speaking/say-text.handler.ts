/** Makes a long speech piece by piece; each piece is stored at once, so that it plays, and so that a lost worker loses little. */

import { AppError } from '#common/errors.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { readPronunciations } from '../pronunciations.repo.ts';
import { voiceOf } from '../voice-of.ts';
import { failSpeech, keepSpeech, readPieces, removePieces, typeOf } from './finish-speech.ts';
import { createSayer, piecesOf } from './say-pieces.ts';
import { pieceKey, type SpeechRow, speechRepo, toSpeech } from './speech.repo.ts';

export function sayTextHandler(platform: Platform): JobHandler<{ speechId: string }> {
  const { db } = platform;
  const sayPieces = createSayer(platform.models, voiceOf(platform));

  return async ({ payload, signal, report }) => {
    const row = await speechRepo.find(db, payload.speechId);
    // Deleted, or finished by a run whose worker was lost just before it could say so.
    if (!row || row.status === 'failed') return null;
    if (row.status === 'completed') return { audioUrl: toSpeech(row).audioUrl };
    try {
      const done = await run(row, signal, report);
      return { audioUrl: toSpeech(done).audioUrl };
    } catch (error) {
      // Handed back to the queue: the next worker goes on from the pieces that are there.
      if (!signal.aborted || signal.reason !== 'shutdown') {
        const reason =
          signal.reason === 'cancelled' ? 'It was cancelled.' : 'This took too long and was stopped.';
        await failSpeech(
          platform,
          (await speechRepo.find(db, row.id)) ?? row,
          signal.aborted ? stopped(reason) : error,
        );
      }
      throw error;
    }
  };

  async function run(
    row: SpeechRow,
    signal: AbortSignal,
    report: (stage: string, progress: number) => void,
  ): Promise<SpeechRow> {
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
    for await (const piece of sayPieces(order, options)) {
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
      if (!kept) {
        await removePieces(platform, row, pieces.length);
        throw stopped('The speech was deleted.');
      }
      report(`Speaking, ${pieces.length} of ${count}`, (pieces.length / count) * 98);
    }
    const done = await keepSpeech(platform, row, readPieces(platform, row, pieces.length), {
      duration,
      engine,
      words,
      mouth,
    });
    await removePieces(platform, row, pieces.length);
    return done;
  }
}

const stopped = (message: string) => new AppError('gone', message);
