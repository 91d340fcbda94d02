/** Numbers and traces of requests and jobs, for operators who asked for them; without settings it costs nothing. */

import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Metrics, Watcher } from './watcher.ts';

export interface Watch {
  watchers: readonly Watcher[];
  metrics: Metrics | undefined;
  job: Watcher['job'];
  close(): Promise<void>;
}

/** What they need is loaded only where it is asked for. */
export async function createWatch(
  config: Pick<Config, 'metricsToken' | 'tracing' | 'version'>,
  db: Db,
): Promise<Watch> {
  const metrics = config.metricsToken ? (await import('./metrics.ts')).createMetrics(db) : undefined;
  const traces = config.tracing
    ? (await import('./traces.ts')).createTraces({ ...config.tracing, version: config.version })
    : undefined;
  const watchers = [metrics, traces].filter((one) => one !== undefined);
  return {
    watchers,
    metrics,
    job: (facts, work) => watchers.reduce<typeof work>((inner, one) => () => one.job(facts, inner), work)(),
    close: async () => {
      for (const one of watchers) await one.close();
    },
  };
}
