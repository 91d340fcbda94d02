/** What helps to find a fault from afar: versions, kinds of parts, counts. No keys, no addresses, no names, nothing that people made. */

import { availableParallelism, freemem, platform as system, totalmem } from 'node:os';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { Platform } from '#platform/platform.ts';
import { healthOf } from './health.ts';

const WEEK_MS = 7 * 24 * 3600_000;
const MEGABYTE = 1024 * 1024;
const MAX_FAULTS = 50;

export async function diagnosticsOf(platform: Platform) {
  const { config, database, storage, db } = platform;
  const since = new Date(Date.now() - WEEK_MS);
  const [health, models, counts, failed] = await Promise.all([
    healthOf(platform),
    platform.models.describe(),
    db
      .select({ type: jobs.type, status: jobs.status, n: count() })
      .from(jobs)
      .where(gt(jobs.createdAt, since))
      .groupBy(jobs.type, jobs.status),
    db
      .select({ type: jobs.type, attempts: jobs.attempts, at: jobs.createdAt })
      .from(jobs)
      .where(and(eq(jobs.status, 'failed'), gt(jobs.createdAt, since)))
      .orderBy(desc(jobs.createdAt))
      .limit(MAX_FAULTS),
  ]);
  return {
    writtenAt: new Date().toISOString(),
    version: config.version,
    node: process.versions.node,
    system: system(),
    cores: availableParallelism(),
    memory: { total: Math.round(totalmem() / MEGABYTE), free: Math.round(freemem() / MEGABYTE) },
    process: {
      uptimeSeconds: Math.round(process.uptime()),
      rss: Math.round(process.memoryUsage.rss() / MEGABYTE),
    },
    database: database.kind,
    storage: storage.kind,
    mail: config.mail.smtpUrl ? 'smtp' : 'outbox',
    // A path of an address of one's own may hold a key: the provider's name says enough.
    models: models.map(({ kind, provider, isBuiltin, isCloud, problem }) => ({
      kind,
      provider,
      isBuiltin,
      isCloud,
      hasProblem: problem !== undefined,
    })),
    health: health.parts.map(({ part, state }) => ({ part, state })),
    jobsOfTheWeek: counts,
    failedJobs: failed,
  };
}
