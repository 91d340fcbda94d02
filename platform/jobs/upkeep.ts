/** What keeps an installation clean: small duties now and then in every process, large ones once a day in one of them. */

import { gt, lt, or } from 'drizzle-orm';
import { messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { upkeepRuns } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { sweepTempFolders } from '#platform/processes/temp-folder.ts';

const DAY_MS = 86_400_000;

/** Safe to repeat and to run in several processes at once. `signal`: ends after the duty that is being done. */
export async function doUpkeep(
  platform: Platform,
  features: readonly ServerFeature[],
  { now = Date.now(), signal }: { now?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const { db, log, sessions, rateLimits, assets, jobs, usage, items, cache } = platform;
  const duty = async (name: string, work: () => Promise<unknown> | undefined) => {
    if (signal?.aborted) return;
    try {
      await work();
    } catch (error) {
      if (!signal?.aborted) log.warn({ err: error, duty: name }, `upkeep: ${messageOf(error)}`);
    }
  };
  await duty('temporary folders', () => sweepTempFolders());
  await duty('sessions', () => sessions.sweep());
  await duty('rate limits', () => rateLimits.sweep());
  await duty('jobs', () => jobs.sweep(now));
  await duty('usage', () => usage.sweep(now));
  await duty('retention', () => items.removeExpired(now));
  await duty('unused files', () => items.removeUnused(now));
  await duty('removed files', () => assets.sweep());
  for (const feature of features) await duty(feature.name, () => feature.upkeep?.(platform));
  await duty('daily', async () => {
    if (!(await isDue(db, 'daily', DAY_MS, now))) return;
    // A crash between writing a file and its row leaves bytes that nobody knows.
    await assets.reconcile(new Date(now - DAY_MS));
    await items.removeStrays(now);
    await cache.sweep();
  });
}

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
