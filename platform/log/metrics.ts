/** Numbers about this process and the queue, in the words of Prometheus. */

import { count, inArray } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#platform/db/database.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { Metrics } from './watcher.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];

/** How old the counts of jobs may be, and for how long they are kept up for somebody who asked. */
const REFRESH_MS = 5000;
const ASKED_WITHIN_MS = 5 * 60_000;

export function createMetrics(db: Db): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'atelier_http_request_seconds',
    help: 'How long requests took, by call and status',
    labelNames: ['method', 'path', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers: [register],
  });
  const runs = new Histogram({
    name: 'atelier_job_run_seconds',
    help: 'How long runs of jobs took in this process, by kind and whether they ended well',
    labelNames: ['type', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers: [register],
  });
  const running = new Gauge({
    name: 'atelier_job_runs_in_progress',
    help: 'Jobs that run in this process now',
    labelNames: ['type'] as const,
    registers: [register],
  });
  const line = watchLine(db);
  new Gauge({
    name: 'atelier_jobs',
    help: 'Jobs that wait or run, of all processes, by kind; at most a few seconds old',
    labelNames: ['type', 'status'] as const,
    registers: [register],
    async collect() {
      this.reset();
      for (const { type, status, total } of (await line.read()) ?? []) this.set({ type, status }, total);
    },
  });
  new Gauge({
    name: 'atelier_database_up',
    help: 'Whether the database answered when it was last asked for the jobs',
    registers: [register],
    async collect() {
      this.set((await line.read()) ? 1 : 0);
    },
  });

  return {
    contentType: register.contentType,
    text: () => register.metrics(),

    request({ method, path }, next) {
      const end = requests.startTimer({ method, path });
      next();
      return (status) => void end({ status });
    },

    async job({ type }, work) {
      const end = runs.startTimer({ type });
      running.inc({ type });
      try {
        const value = await work();
        end({ outcome: 'ok' });
        return value;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      } finally {
        running.dec({ type });
      }
    },

    close: async () => {
      line.stop();
      register.clear();
    },
  };
}

/** Counted beside the asking, while somebody asks: an answer never waits for a long table. */
function watchLine(db: Db) {
  // Only what is unfinished: an index has that, however many have ended.
  const countLine = () =>
    db
      .select({ type: jobs.type, status: jobs.status, total: count() })
      .from(jobs)
      .where(inArray(jobs.status, ['queued', 'running']))
      .groupBy(jobs.status, jobs.type)
      .catch(() => undefined);
  let latest: ReturnType<typeof countLine> | undefined;
  let askedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    latest = undefined;
  };
  return {
    /** Undefined: the database did not answer. */
    read() {
      askedAt = Date.now();
      latest ??= countLine();
      timer ??= setInterval(async () => {
        if (Date.now() - askedAt > ASKED_WITHIN_MS) return stop();
        const next = countLine();
        await next;
        latest = next;
      }, REFRESH_MS).unref();
      return latest;
    },
    stop,
  };
}
