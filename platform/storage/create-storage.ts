/** Chooses where files live, so that only this file knows which adapters exist. */

import type { S3Options } from './s3.storage.ts';
import type { Storage } from './storage.ts';

export type StorageOptions = { kind: 'disk'; root: string } | ({ kind: 's3' } & S3Options);

/** The AWS SDK costs a third of a second at start: only those who use it load it. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  if (options.kind === 's3') {
    const { createS3Storage } = await import('./s3.storage.ts');
    return createS3Storage(options);
  }
  const { createFsStorage } = await import('./fs.storage.ts');
  return createFsStorage(options);
}
