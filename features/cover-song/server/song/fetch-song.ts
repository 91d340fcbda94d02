/** Fetches a song with the program that the operator installed: no shell, fixed words, and limits on time and size. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { MAX_SONG_BYTES } from '../../song-limit.ts';
import type { SongLink } from '../link/song-link.ts';

const TIMEOUT_MS = 4 * 60_000;
const LOOK_EVERY_MS = 500;
const FAILED =
  'The song could not be fetched from the link. Please upload a recording, or choose an original instrumental.';
const TOO_LARGE = 'What the link leads to is larger than 60 MB. Please upload a recording instead.';
const TOO_LONG = 'Fetching the song took too long and was stopped. Please try again, or upload a recording.';

export interface FetchLimits {
  timeoutMs?: number;
  maxBytes?: number;
}

/** What such programs have in common; the link is the one of our own spelling, after the end of all options. */
const words = (folder: string, link: SongLink, maxBytes: number): string[] => [
  '--no-playlist',
  '--no-part',
  '--max-filesize',
  String(maxBytes),
  '--format',
  'bestaudio/best',
  '--output',
  join(folder, 'song.%(ext)s'),
  '--',
  link.url,
];

export async function fetchSong(
  command: string,
  link: SongLink,
  signal: AbortSignal,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_SONG_BYTES }: FetchLimits = {},
): Promise<Uint8Array> {
  return inTempFolder('fetch', async (folder) => {
    await run(command, folder, words(folder, link, maxBytes), { signal, timeoutMs, maxBytes });
    const file = (await readdir(folder)).find((name) => name.startsWith('song.'));
    if (!file) throw new AppError('unprocessable', FAILED);
    if ((await sizeOf(folder)) > maxBytes) throw new AppError('too_large', TOO_LARGE);
    return readFile(join(folder, file));
  });
}

interface RunLimits extends Required<FetchLimits> {
  signal: AbortSignal;
}

function run(command: string, folder: string, args: string[], limits: RunLimits): Promise<void> {
  return new Promise((resolve, reject) => {
    limits.signal.throwIfAborted();
    const child = spawn(command, args, {
      cwd: folder,
      // Nothing of ours is told to a foreign program; its own helpers end with it, as one group.
      env: { PATH: process.env.PATH, HOME: folder },
      stdio: 'ignore',
      detached: true,
    });
    const finish = (end: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      limits.signal.removeEventListener('abort', onAbort);
      endGroup(child);
      end();
    };
    const fail = (error: unknown) => finish(() => reject(error));
    const onAbort = () => fail(limits.signal.reason);
    const timer = setTimeout(() => fail(new AppError('unprocessable', TOO_LONG)), limits.timeoutMs);
    const watch = setInterval(async () => {
      if ((await sizeOf(folder)) > limits.maxBytes) fail(new AppError('too_large', TOO_LARGE));
    }, LOOK_EVERY_MS);
    limits.signal.addEventListener('abort', onAbort, { once: true });
    child.once('error', (cause) => fail(new AppError('unprocessable', FAILED, { cause })));
    child.once('exit', (code) =>
      code === 0 ? finish(resolve) : fail(new AppError('unprocessable', FAILED)),
    );
  });
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Ended already.
  }
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (one) => one.size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, one) => sum + one, 0);
}
