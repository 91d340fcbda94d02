/** What it costs to be asked for numbers while ten thousand jobs stand in the table. */

import { sql } from 'drizzle-orm';
import { buildServer } from '#app/build-server.ts';
import { contributionsOf } from '#app/contributions.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/platform.ts';
import { ownFolder } from '#tests/processes/product-process.ts';
import { withPostgres } from '../bench-database.ts';
import { type Bench, type Figure, quantile } from '../figure.ts';
import { timedFeature } from './timed-work.ts';

const JOBS = 10_000;
const ASKED = 100;
const TOKEN = 'bench';
const MEDIAN_MS = 10;

async function measure(name: string, settings: Record<string, string>): Promise<Figure[]> {
  const config = readConfig({ DATA_DIR: ownFolder(), METRICS_TOKEN: TOKEN, PORT: '0', ...settings });
  const platform = await openPlatform(
    config,
    createLog({ level: 'silent' }),
    contributionsOf([timedFeature]),
  );
  const { fastify } = await buildServer(platform, [timedFeature]);
  try {
    // A fifth of them waits or runs, which is more than any installation should see.
    await platform.db.execute(sql`
      insert into jobs (id, type, status, payload, progress)
      select 'job-' || n, 'kind-' || n % 12,
        case when n % 10 = 0 then 'queued' when n % 10 = 1 then 'running' else 'completed' end, '{}', 0
      from generate_series(1, ${JOBS}::int) as n`);
    await platform.db.execute(sql`analyze jobs`);
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = fastify.server.address() as { port: number };
    const times: number[] = [];
    for (let i = 0; i < ASKED; i++) {
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      const text = await answer.text();
      if (!text.includes('atelier_jobs{type="kind-0",status="queued"}')) throw new Error(text);
      times.push(performance.now() - began);
    }
    return [
      {
        name: `metrics, ${name}, median`,
        value: quantile(times, 0.5),
        unit: 'ms',
        target: { atMost: MEDIAN_MS },
      },
      { name: `metrics, ${name}, 95th percentile`, value: quantile(times, 0.95), unit: 'ms' },
    ];
  } finally {
    fastify.server.closeAllConnections();
    await fastify.close();
    await platform.close(0);
  }
}

export const metrics: Bench = {
  name: 'metrics',
  about: `GET /metrics with ${JOBS} jobs in the table`,
  run: async () => [
    ...(await measure('PGlite', {})),
    ...(await withPostgres((url) => measure('PostgreSQL', { DATABASE_URL: url }))),
  ],
};
