/** A process that only runs jobs, beside web processes on the same PostgreSQL. */

import { StartError } from '#platform/config/start-error.ts';
import { runProcess } from './run-process.ts';
import { openWorkerStatus } from './worker-status.ts';

await runProcess(
  async (platform) => {
    await platform.jobs.start({ work: true });
    const status = await openWorkerStatus(platform);
    console.log('\n  Atelier worker is ready.\n');
    return { stop: async () => status?.close() };
  },
  {
    check: (config) => {
      if (config.database.url) return;
      throw new StartError(
        'a worker of its own needs PostgreSQL. Set DATABASE_URL; with the embedded database `npm start` runs the jobs itself.',
      );
    },
  },
);
