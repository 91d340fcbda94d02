/** A whole platform for one test file: own database, own folder, gone afterwards. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contributionsOf } from '#app/contributions.ts';
import { FEATURES } from '#app/features.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { createLog } from '#platform/log/log.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { openCopyInMemory } from './database/memory-database.ts';

export interface TestPlatform {
  platform: Platform;
  webRoot: string;
  logLines: string[];
  dispose(): Promise<void>;
}

export interface TestOptions {
  env?: Record<string, string>;
  /** Other limits than the product's own. */
  limits?: Partial<Config['limits']>;
  features?: readonly ServerFeature[];
  /** A prepared embedded database to start from: a copy of it in memory, which is opened and written in half the time. */
  pgliteTemplate?: string;
  /** The copy lies in the data folder as it does in the product, for tests that look there or open it twice. */
  onDisk?: boolean;
  /** A PostgreSQL of its own for this file; absent: the embedded database in a fresh folder. */
  databaseUrl?: string;
}

export async function openTestPlatform(options: TestOptions = {}): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-test-'));
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Atelier</title>');
  const { pgliteTemplate, onDisk } = options;
  const inMemory = pgliteTemplate && !onDisk ? openCopyInMemory(pgliteTemplate) : undefined;
  if (pgliteTemplate && onDisk) cpSync(pgliteTemplate, join(folder, 'data', 'database'), { recursive: true });
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'debug',
    DATABASE_URL: options.databaseUrl,
    ...options.env,
  });
  Object.assign(config.limits, options.limits);
  const logLines: string[] = [];
  const log = createLog({
    level: config.logLevel,
    destination: { write: (line) => void logLines.push(line) },
  });
  const features = options.features ?? FEATURES;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const platform = await openPlatform(config, log, contributionsOf(features), inMemory).catch((error) => {
    remove();
    throw error;
  });
  return {
    platform,
    webRoot,
    logLines,
    dispose: async () => {
      await platform.close(1000).catch(() => undefined);
      remove();
    },
  };
}
