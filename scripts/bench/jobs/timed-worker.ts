/** A worker process that knows only timed work. */

import { runProcess } from '#app/run-process.ts';
import { timedFeature } from './timed-work.ts';

await runProcess(
  async (platform) => {
    await platform.jobs.start({ work: true });
    console.log('Atelier worker is ready.');
    return { stop: async () => undefined };
  },
  { features: [timedFeature] },
);
