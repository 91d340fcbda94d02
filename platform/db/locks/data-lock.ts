/** Keeps a second process off the embedded database's files: PGlite has no lock of its own and two openers corrupt it. */

import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#platform/config/start-error.ts';

/** What this process holds: where birth times are unknown, only this tells its own lock from one of a namesake. */
const held = new Set<string>();

/** A lock is won, lost and passed on in a few steps; beyond this something else is wrong. */
const MAX_TRIES = 100;

export function acquireDataLock(dataDir: string): () => void {
  const path = join(dataDir, 'atelier.lock');
  const outcome = writing(dataDir, () => {
    mkdirSync(dataDir, { recursive: true });
    return take(path);
  });
  if (typeof outcome === 'function') return outcome;
  throw new StartError(
    outcome
      ? `Another Atelier (process ${outcome.pid}) is already running on the data folder ${dataDir}. ` +
          'Stop it first, or set DATA_DIR to another folder.'
      : `The lock file ${path} could not be taken. Remove it if no other Atelier is running.`,
  );
}

function writing<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`);
  }
}

interface Holder {
  pid: number;
  born: string | null;
}

/** What lies at a path: whose it is, and the words themselves, which no two locks share. */
interface Found {
  text: string;
  holder: Holder | undefined;
}

/**
 * Takes the lock, or answers who has it. It is there whole or not at all, and what a dead process left is replaced by
 * one contender alone: whoever holds the lock on exactly that leftover, and finds it still in place.
 */
function take(path: string): (() => void) | Holder | undefined {
  const text = JSON.stringify({ pid: process.pid, born: bornAt(process.pid), token: randomUUID() });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (place(draft, path, text)) return hold(path, text);
      const found = look(path);
      if (!found) continue;
      if (found.holder && isAlive(found.holder, found.text)) return found.holder;
      const guard = take(`${path}.${createHash('sha256').update(found.text).digest('hex').slice(0, 16)}`);
      // That one is about to be the holder.
      if (typeof guard !== 'function') return guard;
      try {
        if (look(path)?.text !== found.text) continue;
        renameSync(draft, path);
        return hold(path, text);
      } finally {
        guard();
      }
    }
    return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
}

function hold(path: string, text: string): () => void {
  held.add(text);
  return () => {
    held.delete(text);
    // Somebody may have removed it by hand, and another may be running since.
    if (look(path)?.text === text) rmSync(path, { force: true });
  };
}

/** Whether nothing was there and the draft is now. */
function place(draft: string, path: string, text: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(code ?? '')) throw error;
  }
  // Some file systems know no second names; there it is empty for a moment.
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function look(path: string): Found | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return { text, holder: JSON.parse(text) as Holder };
  } catch {
    return { text, holder: undefined };
  }
}

/** After a crash the number may belong to another process by now, so the time of birth must agree too. */
function isAlive(holder: Holder, text: string): boolean {
  if (holder.pid === process.pid)
    return held.has(text) || (holder.born !== null && holder.born === bornAt(process.pid));
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
