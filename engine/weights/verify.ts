/** Lets no model be loaded that is not the published one; each file is read for that once in a process, as long as it stays the same. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file that differs; whoever loads it goes on with something lesser, or says so. */
export class DamagedWeights extends Error {
  constructor(path: string) {
    super(`The model file ${path} is damaged or not the published one. Please install it again.`);
    this.name = 'DamagedWeights';
  }
}

/** What a file looked like when its sum was right. */
const seen = new Map<string, string>();

async function sha256(path: string, bytes?: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, bytes === undefined ? {} : { end: bytes - 1 }), hash);
  return hash.digest('hex');
}

/** Throws in words when a file is not what it should be. `bytes`: only so many from its beginning. */
export async function verify(path: string, expected: string, bytes?: number): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  const look = `${size} ${mtimeMs} ${bytes ?? ''} ${expected}`;
  if (seen.get(path) === look) return;
  if ((await sha256(path, bytes)) !== expected) throw new DamagedWeights(path);
  seen.set(path, look);
}

export async function verifyAll(folder: string, sums: Record<string, string>): Promise<void> {
  for (const [file, sum] of Object.entries(sums)) await verify(join(folder, file), sum);
}

/** The bytes that were looked at, and no others. */
export async function readVerified(path: string, expected: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== expected) throw new DamagedWeights(path);
  return bytes;
}
