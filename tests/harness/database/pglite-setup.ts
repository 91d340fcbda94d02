/** Gives tests and processes a migrated embedded database to copy, so that none starts from nothing. */

import type { TestProject } from 'vitest/node';
import { preparedDatabase } from './prepared-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    pgliteTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('pgliteTemplate', await preparedDatabase());
}
