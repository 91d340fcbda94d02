/** The music of a film as a file to listen to, played in a process of its own. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInChild } from '#platform/media/child-work.ts';
import type { MusicOrder } from './music.process.ts';

const PROCESS = new URL('./music.process.ts', import.meta.url);
const LIMITS = { timeoutMs: 300_000, memoryMb: 1200, failure: 'The music could not be played.' };

export async function playMusic(order: Omit<MusicOrder, 'path'>, signal: AbortSignal): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-music-'));
  try {
    const path = join(folder, 'music.m4a');
    await runInChild(PROCESS, { ...order, path } satisfies MusicOrder, { ...LIMITS, signal });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
