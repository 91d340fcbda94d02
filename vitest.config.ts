/** Which tests run where: pure ones once, those over a database on both databases, whole processes and browsers by themselves. */

import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'dist/**'];
const overDatabase = ['**/*.db.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, ...overDatabase, 'tests/e2e/**', 'tests/processes/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pglite',
          include: overDatabase,
          exclude,
          isolate: false,
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['tests/harness/pglite-setup.ts'],
          maxWorkers: 2,
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: overDatabase,
          exclude,
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['tests/harness/postgres-setup.ts'],
          maxWorkers: 2,
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          exclude,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['tests/harness/postgres-setup.ts', 'tests/harness/pglite-setup.ts'],
          maxWorkers: 1,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/harness/pglite-setup.ts', 'tests/harness/browser-setup.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
