/** How long a server takes to be healthy when everything is there already. */

import { ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { type Bench, median } from './figure.ts';

const STARTS = 5;

/** Milliseconds from starting the process to its first healthy answer. */
async function startOnce(folder: string): Promise<number> {
  const begin = performance.now();
  const web = startWeb({ DATA_DIR: folder });
  const health = await fetch(`${await web.ready()}/api/health`);
  if (health.status !== 200) throw new Error(`Not healthy: ${health.status} ${await health.text()}`);
  const took = performance.now() - begin;
  web.send('SIGTERM');
  await web.ended;
  return took;
}

export const warmStart: Bench = {
  name: 'warm-start',
  about: `${STARTS} starts on the embedded database that a first start has made`,
  run: async () => {
    const folder = ownFolder();
    await startOnce(folder);
    const times: number[] = [];
    for (let i = 0; i < STARTS; i++) times.push(await startOnce(folder));
    return [{ name: 'warm start → healthy, median', value: median(times), unit: 'ms' }];
  },
};
