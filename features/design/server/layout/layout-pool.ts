/** Has designs laid out away from the requests: within a time, and one order of a person at a time. */

import { AppError } from '#common/errors.ts';
import { type DesignDocument, documentSchema } from '#engine/page/document/document.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { PictureWords } from '../../ideas/picture-words.ts';
import type { Reading } from '../../ideas/read-sentence.ts';
import type { LayoutOrder } from './layout.process.ts';

/** Two, so that one person's long page leaves one to the others. */
const PROCESSES = 2;
/** Milliseconds of work, however busy the machine is; the longest page that may be saved takes a third of it in all formats. */
const TIMEOUT_MS = 30_000;
const MEMORY_MB = 900;
const BUSY = 'Your other designs are still being laid out. Please try again in a moment.';
const TOO_LONG = 'This takes too long to lay out. Please use fewer words or fewer formats.';

export type LayoutPool = ReturnType<typeof createLayoutPool>;

export function createLayoutPool({ timeoutMs = TIMEOUT_MS } = {}) {
  const pool = createChildPool({
    entry: new URL('./layout.process.ts', import.meta.url),
    size: PROCESSES,
    timeoutMs,
    countsWork: true,
    memoryMb: MEMORY_MB,
    idleMs: 120_000,
    failure: (_, cause) =>
      cause instanceof AppError ? cause : new AppError('unprocessable', TOO_LONG, { cause }),
  });
  const inTurn = createConcurrencyLimit({
    concurrent: PROCESSES,
    concurrentPerPerson: 1,
    maxPerPerson: 4,
    busy: BUSY,
  });
  const run = <T>(
    userId: string,
    order: LayoutOrder,
    signal: AbortSignal,
    onShare?: (share: number) => void,
  ): Promise<T> =>
    inTurn(userId, () => pool.run<T>(order, { signal, onProgress: (_, share) => onShare?.(share) }));
  return {
    async resize(
      userId: string,
      document: DesignDocument,
      formats: readonly FormatName[],
      signal: AbortSignal,
    ): Promise<DesignDocument[]> {
      // One that was saved before there were limits.
      const checked = documentSchema.safeParse(document);
      if (!checked.success) throw new AppError('unprocessable', checked.error.issues[0]!.message);
      return run(userId, { do: 'resize', document, formats }, signal);
    },
    read: (userId: string, sentence: string, format: FormatName | undefined, signal: AbortSignal) =>
      run<Reading>(userId, { do: 'read', sentence, format }, signal),
    picture: (
      userId: string,
      words: Omit<Extract<LayoutOrder, { do: 'picture' }>, 'do'>,
      signal: AbortSignal,
    ) => run<PictureWords>(userId, { do: 'picture', ...words }, signal),
    propose: (
      userId: string,
      given: Extract<LayoutOrder, { do: 'propose' }>['given'],
      signal: AbortSignal,
      onShare: (share: number) => void,
    ) => run<DesignDocument[]>(userId, { do: 'propose', given }, signal, onShare),
    close: pool.close,
  };
}
