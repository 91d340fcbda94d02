/** A sound of ours as Opus, AAC or FLAC, for programs that ask for one of these. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { EncodeOrder } from './encode.process.ts';

export type SoundFormat = EncodeOrder['format'];

const PROCESS = new URL('./encode.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 120_000,
  memoryMb: 600,
  failure: 'The audio couldn’t be saved in this format. Please choose another one.',
};

const inTurn = createConcurrencyLimit({
  concurrent: 2,
  concurrentPerPerson: 1,
  maxPerPerson: 8,
  busy: 'Your audio is already being prepared. Please wait a moment.',
});

/** `userId`: who waits for it, one sound after the other. */
export const encodeSound = (
  wav: Uint8Array,
  format: SoundFormat,
  { userId, signal }: { userId: string; signal: AbortSignal },
): Promise<Buffer> =>
  inTurn(userId, () =>
    inTempFolder('sound', async (folder) => {
      const [input, output] = [join(folder, 'in.wav'), join(folder, 'out')];
      await writeFile(input, wav);
      await runInChild<void>(PROCESS, { input, output, format } satisfies EncodeOrder, { ...LIMITS, signal });
      return readFile(output);
    }),
  );
