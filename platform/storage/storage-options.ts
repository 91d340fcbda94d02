/** Which storage the settings ask for. */

import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { StorageOptions } from './create-storage.ts';

export const storageOptions = (config: Pick<Config, 's3' | 'dataDir'>): StorageOptions =>
  config.s3
    ? { kind: 's3', ...config.s3, createBucket: true }
    : { kind: 'disk', root: join(config.dataDir, 'files') };
