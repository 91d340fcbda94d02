/** What every process of the product shares: readable failures at start, and a clean end. */

import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, messageOf } from '#common/errors.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { StartError } from '#platform/config/start-error.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { createClockWatch } from '#platform/jobs/clock-watch.ts';
import { runMaintenance, runMinuteMaintenance } from '#platform/jobs/maintenance.ts';
import { createLog } from '#platform/log/log.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { endWithSignals } from '#platform/processes/ending/end-with-signals.ts';
import { watchLoop } from '#platform/processes/loop-watch.ts';
import { restoreIfAsked } from '#platform/storage/backup/restore-at-start.ts';
import { contributionsOf } from './contributions.ts';
import { FEATURES } from './features.ts';

const UPKEEP_EVERY_MS = 10 * 60 * 1000;
const MINUTE_MS = 60_000;
/** How long running jobs may finish before they are handed back to the queue. */
const JOB_GRACE_MS = 4000;
const UPKEEP_GRACE_MS = 8000;

export interface Running {
  stop: () => Promise<void>;
}

export interface ProcessOptions {
  features?: readonly ServerFeature[];
  /** Refuses settings that this kind of process cannot work with, before anything is opened. */
  check?: (config: Config) => void;
}

export async function runProcess(
  start: (platform: Platform) => Promise<Running>,
  { features = FEATURES, check }: ProcessOptions = {},
): Promise<void> {
  // Before anything loads the runtime of neural networks: it would report to its maker.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  try {
    const config = readConfig();
    check?.(config);
    const log = createLog({ level: config.logLevel });
    if (!config.database.url) await restoreIfAsked(config, log);
    const platform = await openPlatform(config, log, contributionsOf(features));
    try {
      const running = await start(platform);
      const stopMaintenance = keepUp(platform, features);
      watchLoop(log);
      endWithSignals(log, config.shutdownDelaySeconds, async () => {
        const maintenance = stopMaintenance();
        await running.stop();
        // It needs the database that is closed next; a duty that lasts is cut off, and done again some day.
        await Promise.race([maintenance, sleep(UPKEEP_GRACE_MS, undefined, { ref: false })]);
        await platform.close(JOB_GRACE_MS);
      });
    } catch (error) {
      await platform.close(0).catch(() => undefined);
      throw error;
    }
  } catch (error) {
    failToStart(error);
  }
}

/** One clear line for what a person can mend; the whole story only for what we did not foresee. */
function failToStart(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof StartError || error instanceof ConfigError) {
    console.error(`Atelier cannot start: ${error.message.split('\n').join('\n  ')}`);
  } else if (error instanceof AppError) {
    const because = error.cause === undefined ? '' : ` (${messageOf(error.cause)})`;
    console.error(`Atelier cannot start: ${error.message}${because}`);
  } else if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC' || code === 'ENOTDIR') {
    console.error(`Atelier cannot start: the data folder cannot be written: ${(error as Error).message}`);
  } else {
    console.error('Atelier cannot start:', error);
  }
  process.exit(1);
}

function keepUp(platform: Platform, features: readonly ServerFeature[]): () => Promise<void> {
  const stop = new AbortController();
  let underWay = Promise.resolve();
  const jumped = createClockWatch();
  let turns = 0;
  const run = () => {
    const turn = turns++;
    const ms = jumped();
    if (ms) {
      platform.log.warn({ jumpedMs: ms }, 'the clock jumped: nothing is removed by its age this time');
      return;
    }
    underWay = underWay.then(() => runMaintenance(platform, features, { signal: stop.signal, turn }));
  };
  let minute: Promise<void> | undefined;
  const runMinute = () => {
    minute ??= runMinuteMaintenance(platform, features, stop.signal).finally(() => {
      minute = undefined;
    });
  };
  const first = setTimeout(() => {
    run();
    runMinute();
  }, 2000);
  const timers = [setInterval(run, UPKEEP_EVERY_MS), setInterval(runMinute, MINUTE_MS)];
  for (const timer of [first, ...timers]) timer.unref();
  return async () => {
    clearTimeout(first);
    for (const timer of timers) clearInterval(timer);
    stop.abort();
    await minute;
    await underWay;
  };
}
