/** Folders for work on files: gone when the work ends, and swept up later where a process was cut off in the middle. */

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const PURPOSES = ['film', 'clip', 'music', 'cover', 'export', 'speech', 'sound', 'fetch'] as const;
export type TempPurpose = (typeof PURPOSES)[number];

/** Longer than any work takes. */
const LEFT_OVER_MS = 12 * 3600_000;

/** Containers may share a folder, but not the numbers of their processes. */
const HOST = hostname().replace(/\W+/g, '');
const NAME = new RegExp(`^atelier-(?:${PURPOSES.join('|')})-(?:(\\w*)-(\\d+)-)?`);

export interface TempFolder {
  path: string;
  dispose(): Promise<void>;
}

export async function openTempFolder(purpose: TempPurpose): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), `atelier-${purpose}-${HOST}-${process.pid}-`));
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
  for (const name of await readdir(tmpdir())) {
    const [isOurs, host, pid] = NAME.exec(name) ?? [];
    if (isOurs === undefined) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const isAbandoned = host === HOST && !isInUse(Number(pid), found.mtimeMs);
    if (isAbandoned || now - found.mtimeMs > LEFT_OVER_MS) await rm(path, { recursive: true, force: true });
  }
}

function isInUse(pid: number, changedAt: number): boolean {
  // In a container this process often has the number of the one before it.
  if (pid === process.pid) return changedAt >= performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
