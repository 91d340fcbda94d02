/** How each suite of `scripts/test/suites.ts` is run. */

import { defineConfig } from 'vitest/config';
import { SUITES, type Suite } from './scripts/test/suites.ts';

/** Milliseconds; guards against hanging on the busiest machine, never a measure of speed. */
const PATIENT = {
  testTimeout: 400_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 120_000 } },
};

const PGLITE = 'tests/harness/database/pglite-setup.ts';
const POSTGRES = 'tests/harness/database/postgres-setup.ts';

/** Set up after Vitest's own, so it is asked first: Vitest would tell its main process of each of three thousand modules. */
const RESOLVE = 'platform/processes/fast-resolve.ts';

const NEEDS: Record<Suite['name'], { database?: 'pglite' | 'postgres'; globalSetup?: string[] }> = {
  unit: {},
  components: {},
  drawn: {},
  http: { database: 'postgres', globalSetup: [POSTGRES, PGLITE] },
  embedded: { database: 'pglite', globalSetup: [PGLITE] },
  processes: { database: 'postgres', globalSetup: [POSTGRES, PGLITE] },
  browser: { globalSetup: [POSTGRES, PGLITE, 'tests/harness/browser/browser-setup.ts'] },
  engines: {},
};

export default defineConfig({
  test: {
    reporters: ['default'],
    // What one parcel of files has transformed, the next ones find.
    experimental: { fsModuleCache: true },
    projects: SUITES.map(({ name, include, exclude }) => {
      const { database, globalSetup } = NEEDS[name];
      return {
        test: {
          name,
          include,
          exclude: ['**/node_modules/**', 'dist/**', ...exclude],
          // Modules are read and compiled once for all files, and a browser serves many.
          isolate: false,
          maxWorkers: 1,
          setupFiles: [
            ...(name === 'components' ? [] : [RESOLVE]),
            'tests/harness/seed.ts',
            'tests/harness/cost.ts',
          ],
          env: { TEST_SUITE: name, ...(database && { TEST_DATABASE: database }) },
          ...(globalSetup && { globalSetup }),
          // Node reads our TypeScript by itself, and remembers it compiled; only React's files need Vite.
          ...(name !== 'components' && { experimental: { viteModuleRunner: false, nodeLoader: false } }),
          ...PATIENT,
        },
      };
    }),
  },
});
