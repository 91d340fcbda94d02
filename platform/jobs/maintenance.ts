/** What keeps an installation clean: small duties now and then in every process, large ones once a day in one of them. */

import { gt, lt, or } from 'drizzle-orm';
import { messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { maintenanceRuns } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { sweepTempFolders } from '#platform/processes/temp-folder.ts';

const DAY_MS = 86_400_000;

/** No file waits that long for its row. */
const LONGEST_WRITE_MS = 15 * 60_000;
/** Turns after a start in which the bytes of whoever was there before are old enough: ten minutes lie between two. */
const LOOKS_FOR_LOST_BYTES = [0, 2];

/**
 * Safe to repeat and to run in several processes at once. `signal`: ends after the duty that is being done. `turn`: how
 * many this process has done before.
 */
export async function runMaintenance(
  platform: Platform,
  features: readonly ServerFeature[],
  { now = Date.now(), signal, turn }: { now?: number; signal?: AbortSignal; turn?: number } = {},
): Promise<void> {
  const { db, log, sessions, rateLimits, assets, jobs, usage, costs, items, cache, origins } = platform;
  const task = async (name: string, work: () => Promise<unknown> | undefined) => {
    if (signal?.aborted) return;
    try {
      await work();
    } catch (error) {
      if (!signal?.aborted) log.warn({ err: error, task: name }, `upkeep: ${messageOf(error)}`);
    }
  };
  await task('temporary folders', () => sweepTempFolders());
  // Soon after the first start, so that the first file does not wait for it.
  await task('signing key', () => origins.prepareKey());
  await task('sessions', () => sessions.sweep());
  await task('rate limits', () => rateLimits.sweep());
  await task('jobs', () => jobs.sweep(now));
  await task('usage', () => usage.sweep(now));
  await task('costs', () => costs.sweep(now));
  await task('retention', () => items.removeExpired(now));
  await task('unused files', () => items.removeUnused(now));
  await task('removed files', () => assets.sweep());
  for (const feature of features) await task(feature.name, () => feature.maintenance?.(platform));
  await task('daily', async () => {
    const isDaily = await isDue(db, 'daily', DAY_MS, now);
    // A crash between writing a file and its row leaves bytes that nobody knows.
    if (isDaily || LOOKS_FOR_LOST_BYTES.includes(turn ?? -1))
      await assets.reconcile(lostBefore(platform, now));
    if (!isDaily) return;
    await items.removeOrphans(now);
    await cache.sweep();
  });
}

/** Maintenance by the clock, in every process; each of them sees to it that one of them is enough. */
export async function runMinuteMaintenance(
  platform: Platform,
  features: readonly ServerFeature[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { name, everyMinute } of features) {
    if (!everyMinute || signal?.aborted) continue;
    try {
      await everyMinute(platform);
    } catch (error) {
      if (!signal?.aborted) platform.log.warn({ err: error, task: name }, `each minute: ${messageOf(error)}`);
    }
  }
}

/** The embedded database has one process: whatever that did not write itself was left by one that is gone. */
const lostBefore = ({ database }: Platform, now: number): Date =>
  new Date(Math.max(now - LONGEST_WRITE_MS, database.kind === 'pglite' ? performance.timeOrigin : 0));

/** True for one process in every span, also when none of them lives that long. */
export async function isDue(
  db: Db,
  task: string,
  everyMs: number,
  now: number = Date.now(),
): Promise<boolean> {
  const ranAt = new Date(now);
  const rows = await db
    .insert(maintenanceRuns)
    .values({ task, ranAt })
    .onConflictDoUpdate({
      target: maintenanceRuns.task,
      set: { ranAt },
      // Also when it was done in a future that turned out to be a wrong clock.
      setWhere: or(
        lt(maintenanceRuns.ranAt, new Date(now - everyMs)),
        gt(maintenanceRuns.ranAt, new Date(now + everyMs)),
      ),
    })
    .returning({ task: maintenanceRuns.task });
  return rows.length > 0;
}
