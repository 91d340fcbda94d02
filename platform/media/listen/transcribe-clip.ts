/** Writes down what is said in a recording, with exact times: for films that are cut by their words. */

import { open } from 'node:fs/promises';
import { AppError } from '#common/errors.ts';
import { shifted } from '#engine/voice/timing/word-times.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import { decodeAudio } from '../sound/decode-audio.ts';
import { createWordFinder, type FoundWord } from './find-words.ts';
import { createListener } from './listen.ts';
import { HEARING_RATE } from './windows.ts';

export interface WrittenDown {
  /** Empty where nothing was said. */
  language: string;
  words: FoundWord[];
}

export interface WriteDownOptions {
  maxSeconds: number;
  signal: AbortSignal;
  /** Of the whole. */
  onProgress(share: number): void;
}

export function createWriter(models: ModelRegistry) {
  const listen = createListener(models);
  const finder = createWordFinder(models);

  async function transcribeClip(
    bytes: Uint8Array,
    { maxSeconds, signal, onProgress }: WriteDownOptions,
  ): Promise<WrittenDown> {
    const info = await models.info('transcription');
    if (!info?.id || info.problem)
      throw new AppError('unavailable', info?.problem ?? 'No listener is set up.');
    const decoded = await decodeAudio(bytes, { rate: HEARING_RATE, maxSeconds, signal });
    const written: WrittenDown = { language: '', words: [] };
    try {
      const order = { model: info.id, path: decoded.path, seconds: decoded.seconds, bytes };
      let from = 0;
      for await (const part of listen({ ...order, isUrgent: false, signal })) {
        written.language ||= part.language;
        const heard = part.segments.flatMap(({ words }) => words);
        // Models of others tell their times well; ours listens by windows, and each is gone through again.
        written.words.push(
          ...(info.isBuiltin
            ? await exactly(decoded.path, from, part.heard, heard, written.language, signal)
            : heard),
        );
        from = part.heard;
        onProgress(part.heard / decoded.seconds);
      }
    } finally {
      await decoded.dispose();
    }
    return written;
  }

  async function exactly(
    path: string,
    from: number,
    to: number,
    heard: readonly FoundWord[],
    language: string,
    signal: AbortSignal,
  ): Promise<FoundWord[]> {
    const pcm = await samplesBetween(path, from, to);
    const here = heard.map((one) => shifted(one, -from));
    return (await finder.find(pcm, here, language, signal)).map((one) => shifted(one, from));
  }

  return { transcribeClip, close: finder.close };
}

async function samplesBetween(path: string, from: number, to: number): Promise<Int16Array> {
  const first = Math.round(from * HEARING_RATE);
  const samples = new Int16Array(Math.max(0, Math.round(to * HEARING_RATE) - first));
  const file = await open(path);
  try {
    const { bytesRead } = await file.read(samples, 0, samples.byteLength, first * 2);
    return samples.subarray(0, bytesRead >> 1);
  } finally {
    await file.close();
  }
}
