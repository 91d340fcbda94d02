/** The key for what this installation signs: given as a setting, or made once and kept in the data folder. */

import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const SHORTEST = 32;

export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret) return config.sessionSecret;
  const path = join(config.dataDir, 'session-secret');
  let kept = readKept(path);
  // An empty file is what a full disk once left; with it, anybody could sign.
  if (kept === '') rmSync(path, { force: true });
  kept ||= makeSecret(config.dataDir, path);
  if (kept.length >= SHORTEST) return kept;
  throw new StartError(`the key in ${path} is too short to be safe. Delete the file, and a new one is made.`);
}

/** Undefined: there is no file. */
function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file appears whole or not at all; where two processes start at once, the first one's key is the one. */
function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKept(path) ?? '';
}
