/** How long ordered work waits before a worker process begins it. */

import { setTimeout as sleep } from 'node:timers/promises';
import { contributionsOf } from '#app/contributions.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { ownFolder, startProcess, until } from '#tests/processes/product-process.ts';
import { withPostgres } from '../bench-database.ts';
import { type Bench, type Figure, quantile } from '../figure.ts';
import { timedFeature, timedJob } from './timed-work.ts';

const JOBS = 60;
const WARM_UP = 5;
const MEDIAN_MS = 100;

/** Milliseconds from the call to the handler's first line; both processes read the same clock. */
async function waitOf({ jobs }: Platform): Promise<number> {
  const orderedAt = Date.now();
  const { id } = await jobs.enqueue(timedJob, {});
  const done = await until(async () => {
    const row = await jobs.find(id);
    return row?.status === 'completed' ? row : undefined;
  }, 20);
  return (done.result as { beganAt: number }).beganAt - orderedAt;
}

async function measure(url: string): Promise<Figure[]> {
  const settings = { DATA_DIR: ownFolder(), DATABASE_URL: url };
  const log = createLog({ level: 'silent' });
  const platform = await openPlatform(readConfig(settings), log, contributionsOf([timedFeature]));
  try {
    await platform.jobs.start({ work: false });
    await startProcess('scripts/bench/jobs/timed-worker.ts', settings).ready();
    const waits: number[] = [];
    for (let i = 0; i < WARM_UP + JOBS; i++) {
      const wait = await waitOf(platform);
      if (i >= WARM_UP) waits.push(wait);
      // An odd pause, so that orders fall on no beat of the worker's.
      await sleep(10 + ((i * 37) % 150));
    }
    return [
      {
        name: 'job enqueue → start, median',
        value: quantile(waits, 0.5),
        unit: 'ms',
        target: { atMost: MEDIAN_MS },
      },
      { name: 'job enqueue → start, 95th percentile', value: quantile(waits, 0.95), unit: 'ms' },
    ];
  } finally {
    await platform.close(0);
  }
}

export const jobStart: Bench = {
  name: 'job-start',
  about: `${JOBS} jobs, one after another, from one process to a worker through PostgreSQL`,
  run: () => withPostgres(measure),
};
