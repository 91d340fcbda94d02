/** Keeps a second process off the embedded database's files: PGlite has no lock of its own and two openers corrupt it. */

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#platform/config/start-error.ts';

export function acquireDataLock(dataDir: string): () => void {
  const path = join(dataDir, 'atelier.lock');
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`);
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, JSON.stringify({ pid: process.pid, born: bornAt(process.pid) }));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`);
      }
      const holder = readHolder(path);
      if (holder && isAlive(holder)) {
        throw new StartError(
          `Another Atelier (process ${holder.pid}) is already running on the data folder ${dataDir}. ` +
            'Stop it first, or set DATA_DIR to another folder.',
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new StartError(`The lock file ${path} could not be taken. Remove it if no other Atelier is running.`);
}

interface Holder {
  pid: number;
  born: string | null;
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** After a crash the number may belong to another process by now, so the time of birth must agree too. */
function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.born === bornAt(process.pid) && holder.born !== null;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.born === null || holder.born === bornAt(holder.pid);
}

/** Start time in clock ticks since boot, where the system tells it. */
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}
