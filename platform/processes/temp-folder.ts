/** Folders for work on files: gone when the work ends, and swept up later where a process was cut off in the middle. */

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbandoned, OWNER_MARK, OWNER_PATTERN } from './owner-mark.ts';

const PURPOSES = [
  'film',
  'clip',
  'music',
  'cover',
  'export',
  'speech',
  'sound',
  'song',
  'fetch',
  'photo',
  'design',
] as const;
export type TempPurpose = (typeof PURPOSES)[number];

/** Longer than any work takes. */
const LEFT_OVER_MS = 12 * 3600_000;

const NAME = new RegExp(`^atelier-(?:${PURPOSES.join('|')})-(?:${OWNER_PATTERN}-)?`);

export interface TempFolder {
  path: string;
  dispose(): Promise<void>;
}

export async function openTempFolder(purpose: TempPurpose): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), `atelier-${purpose}-${OWNER_MARK}-`));
  return { path, dispose: () => rm(path, { recursive: true, force: true }) };
}

export async function inTempFolder<T>(
  purpose: TempPurpose,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const { path, dispose } = await openTempFolder(purpose);
  try {
    return await work(path);
  } finally {
    await dispose();
  }
}

/** Removes the folders of processes that are gone; whose process cannot be told, goes by its age. */
export async function sweepTempFolders(now: number = Date.now()): Promise<void> {
  const kept: unknown[] = [];
  for (const name of await readdir(tmpdir())) {
    const match = NAME.exec(name);
    if (!match) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    if (isAbandoned(match.groups ?? {}, found.mtimeMs) || now - found.mtimeMs > LEFT_OVER_MS)
      // The last child of a killed process may still be writing into it.
      await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch((error) => kept.push(error));
  }
  if (kept.length > 0) throw new AggregateError(kept, 'some temporary folders could not be removed yet');
}
