/** Copies of one prepared embedded database in memory: files cost most of the time of a test over a database. */

import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { packedPath } from './packed-path.ts';

const WASM = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

let compiled: Promise<WebAssembly.Module> | undefined;

export async function openCopyInMemory(template: string): Promise<Database> {
  compiled ??= readFile(WASM).then((bytes) => WebAssembly.compile(bytes));
  return openPglite(undefined, {
    loadDataDir: await openAsBlob(packedPath(template)),
    pgliteWasmModule: await compiled,
  });
}
