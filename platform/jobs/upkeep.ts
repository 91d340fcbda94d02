/** What keeps an installation clean: small duties now and then in every process, large ones once a day in one of them. */

import { gt, lt, or } from 'drizzle-orm';
import { messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { upkeepRuns } from '#platform/db/tables/work.table.ts';
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
export async function doUpkeep(
  platform: Platform,
  features: readonly ServerFeature[],
  { now = Date.now(), signal, turn }: { now?: number; signal?: AbortSignal; turn?: number } = {},
): Promise<void> {
  const { db, log, sessions, rateLimits, assets, jobs, usage, costs, items, cache, origins } = platform;
  const duty = async (name: string, work: () => Promise<unknown> | undefined) => {
    if (signal?.aborted) return;
    try {
      await work();
    } catch (error) {
      if (!signal?.aborted) log.warn({ err: error, duty: name }, `upkeep: ${messageOf(error)}`);
    }
  };
  await duty('temporary folders', () => sweepTempFolders());
  // Soon after the first start, so that the first file does not wait for it.
  await duty('signing key', () => origins.prepareKey());
  await duty('sessions', () => sessions.sweep());
  await duty('rate limits', () => rateLimits.sweep());
  await duty('jobs', () => jobs.sweep(now));
  await duty('usage', () => usage.sweep(now));
  await duty('costs', () => costs.sweep(now));
  await duty('retention', () => items.removeExpired(now));
  await duty('unused files', () => items.removeUnused(now));
  await duty('removed files', () => assets.sweep());
  for (const feature of features) await duty(feature.name, () => feature.upkeep?.(platform));
  await duty('daily', async () => {
    const isDaily = await isDue(db, 'daily', DAY_MS, now);
    // A crash between writing a file and its row leaves bytes that nobody knows.
    if (isDaily || LOOKS_FOR_LOST_BYTES.includes(turn ?? -1))
      await assets.reconcile(lostBefore(platform, now));
    if (!isDaily) return;
    await items.removeStrays(now);
    await cache.sweep();
  });
}

/** Duties by the clock, in every process; each of them sees to it that one of them is enough. */
export async function doMinuteDuties(
  platform: Platform,
  features: readonly ServerFeature[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { name, everyMinute } of features) {
    if (!everyMinute || signal?.aborted) continue;
    try {
      await everyMinute(platform);
    } catch (error) {
      if (!signal?.aborted) platform.log.warn({ err: error, duty: name }, `each minute: ${messageOf(error)}`);
    }
  }
}

/** The embedded database has one process: whatever that did not write itself was left by one that is gone. */
const lostBefore = ({ database }: Platform, now: number): Date =>
  new Date(Math.max(now - LONGEST_WRITE_MS, database.kind === 'pglite' ? performance.timeOrigin : 0));

/** True for one process in every span, also when none of them lives that long. */
export async function isDue(
  db: Db,
  duty: string,
  everyMs: number,
  now: number = Date.now(),
): Promise<boolean> {
  const ranAt = new Date(now);
  const rows = await db
    .insert(upkeepRuns)
    .values({ duty, ranAt })
    .onConflictDoUpdate({
      target: upkeepRuns.duty,
      set: { ranAt },
      // Also when it was done in a future that turned out to be a wrong clock.
      setWhere: or(
        lt(upkeepRuns.ranAt, new Date(now - everyMs)),
        gt(upkeepRuns.ranAt, new Date(now + everyMs)),
      ),
    })
    .returning({ duty: upkeepRuns.duty });
  return rows.length > 0;
}
