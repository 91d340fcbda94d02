/** Prepares one migrated embedded database, so that tests and processes start from a copy instead of from nothing. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openTestPlatform } from './test-platform.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    pgliteTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-test-template-'));
  const { platform, dispose } = await openTestPlatform();
  await platform.jobs.start({ work: false });
  await platform.close(0);
  cpSync(join(platform.config.dataDir, 'database'), join(folder, 'database'), { recursive: true });
  await dispose().catch(() => undefined);
  project.provide('pgliteTemplate', join(folder, 'database'));
  return () => rmSync(folder, { recursive: true, force: true });
}
