/** Why the embedded database did not open, in words: from inside WebAssembly come bare numbers. */

import { statfsSync } from 'node:fs';
import { StartError } from '#platform/config/start-error.ts';
import { databaseCode } from './database-code.ts';

/** ENOSPC as WebAssembly counts its errors. */
const WASM_NO_SPACE = 51;
/** What a new database takes, and a little more. */
const NEEDED_BYTES = 100 * 1024 * 1024;

export function readableOpenFailure(
  error: unknown,
  dataDir: string,
  freeBytes: (folder: string) => number = freeBytesOf,
): unknown {
  const isObject = typeof error === 'object' && error !== null;
  const errno = isObject ? (error as { errno?: unknown }).errno : undefined;
  const code = isObject ? databaseCode(error) : undefined;
  const isNative = error instanceof Error && error.name !== 'ExitStatus' && code !== '53100';
  if (isNative && code !== 'ENOSPC') return error;
  if (errno === WASM_NO_SPACE || code === '53100' || code === 'ENOSPC' || freeBytes(dataDir) < NEEDED_BYTES)
    return new StartError(
      `the disk of the data folder ${dataDir} is full. About 100 MB are needed to begin.`,
    );
  const detail = isObject ? JSON.stringify(error) : String(error);
  return new StartError(`the database in ${dataDir} could not be opened (${detail}).`);
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
