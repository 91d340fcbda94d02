/** Which tests run where: pure ones once, those over a database on both databases, whole processes and browsers by themselves. */

import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'dist/**'];
const overDatabase = ['**/*.db.test.ts'];
/**
 * What makers do with rows goes through `platform/making`, which is tried on both databases, and the rest of what they do
 * knows none: the embedded one is enough.
 */
const makers = [
  'avatar',
  'cover-song',
  'design',
  'image',
  'logo',
  'photo',
  'programs/server/mcp',
  'programs/server/openai',
  'speech',
  'video',
  'watermark',
].map((name) => `features/${name}/**`);
const engines = ['tests/processes/voice-engines.test.ts'];

/** Milliseconds; guards against hanging on the busiest machine, never a measure of speed. */
const PATIENT = {
  testTimeout: 400_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          // Modules are read and compiled once for all files: a fifth of the work.
          isolate: false,
          setupFiles: ['tests/harness/seed.ts', 'tests/harness/cost.ts'],
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, ...overDatabase, 'tests/e2e/**', 'tests/processes/**', 'tests/torture/**'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'pglite',
          setupFiles: ['tests/harness/cost.ts'],
          include: overDatabase,
          exclude,
          isolate: false,
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['tests/harness/database/pglite-setup.ts'],
          maxWorkers: 1,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'postgres',
          setupFiles: ['tests/harness/cost.ts'],
          include: overDatabase,
          exclude: [...exclude, ...makers],
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['tests/harness/database/postgres-setup.ts'],
          maxWorkers: 1,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'processes',
          setupFiles: ['tests/harness/cost.ts'],
          include: ['tests/processes/**/*.test.ts', 'tests/torture/**/*.test.ts'],
          exclude: [...exclude, ...engines],
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['tests/harness/database/postgres-setup.ts', 'tests/harness/database/pglite-setup.ts'],
          maxWorkers: 1,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'engines',
          setupFiles: ['tests/harness/cost.ts'],
          include: engines,
          exclude,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'browser',
          setupFiles: ['tests/harness/cost.ts'],
          include: ['tests/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/harness/database/pglite-setup.ts', 'tests/harness/browser-setup.ts'],
          // The browser is shared by all files of a worker.
          isolate: false,
          maxWorkers: 1,
          // Without a graphics card a page now and then stands still for ever. A real fault fails again.
          retry: 1,
          ...PATIENT,
        },
      },
    ],
  },
});
