/** Reads a stored file that is known by its size: one that is gone or cut short is told as such, and never waited for. */

import { pipeline, type Readable, Transform } from 'node:stream';
import { AppError } from '#common/errors.ts';
import type { ByteRange, Storage } from './storage.ts';

export const FILE_LOST = 'The content of this file is lost. Please upload it or make it again.';

export interface KnownFile {
  storageKey: string;
  size: number;
}

const lost = (cause?: unknown) => new AppError('gone', FILE_LOST, { cause });

/** What storage says of a file that is missing, or too short for a range that once lay inside of it. */
const isLoss = (error: unknown, range?: ByteRange): boolean =>
  error instanceof AppError && (error.code === 'not_found' || (!!range && error.code === 'bad_request'));

export async function assertWhole(storage: Storage, { storageKey, size }: KnownFile): Promise<void> {
  const info = await storage.head(storageKey).catch((error) => {
    throw isLoss(error) ? lost(error) : error;
  });
  if (info.size !== size) throw lost();
}

/** Breaks off when the file turns out shorter while it is read. */
export async function openWhole(
  storage: Storage,
  { storageKey, size }: KnownFile,
  range?: ByteRange,
): Promise<Readable> {
  const file = await storage.get(storageKey, range).catch((error) => {
    throw isLoss(error, range) ? lost(error) : error;
  });
  if (file.size !== size) {
    file.stream.destroy();
    throw lost();
  }
  return exactly(file.stream, range ? range.end - range.start + 1 : size);
}

function exactly(source: Readable, bytes: number): Readable {
  let left = bytes;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.byteLength;
      done(null, chunk);
    },
    flush: (done) => done(left === 0 ? null : lost()),
  });
  return pipeline(source, meter, () => undefined);
}
