/** Folders for work on files: gone when the work ends, and swept up later where a process was cut off in the middle. */

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'atelier-';
/** Longer than any work takes. */
const LEFT_OVER_MS = 12 * 3600_000;

export async function inTempFolder<T>(
  purpose: 'film' | 'clip' | 'music' | 'cover',
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${purpose}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function sweepTempFolders(now: number = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!/^atelier-(film|clip|music|cover)-/.test(name)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > LEFT_OVER_MS) await rm(path, { recursive: true, force: true });
  }
}
