/** A composed piece as a file to listen to, played in a process of its own. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { MusicOrder, PlayedMusic } from './music.process.ts';

const PROCESS = new URL('./music.process.ts', import.meta.url);
const LIMITS = { timeoutMs: 300_000, memoryMb: 1200, failure: 'The music could not be played.' };

/** What the file holds. */
export const MUSIC_TYPE = 'audio/mp4';

export async function playMusic(
  order: Omit<MusicOrder, 'path'>,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; played: PlayedMusic }> {
  return inTempFolder('music', async (folder) => {
    const path = join(folder, 'music.m4a');
    const played = await runInChild<PlayedMusic>(PROCESS, { ...order, path } satisfies MusicOrder, {
      ...LIMITS,
      signal,
    });
    return { bytes: await readFile(path), played };
  });
}
