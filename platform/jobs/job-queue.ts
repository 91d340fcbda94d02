/** Long work: acknowledged at once, run by any process, seen, cancelled, and finished exactly once. */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { isFinished, type Job } from '#common/job.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { PublishDomainEvent } from '#platform/events/domain-events.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import type { Log } from '#platform/log/log.ts';
import type { Watch } from '#platform/log/watch.ts';
import { forgetFuture, nextPriority, queuedIds } from './fair-queue.ts';
import type { JobDefinition, RegisteredJob } from './job-definition.ts';
import { createJobEnd, type JobNotify } from './job-end.ts';
import { CRASHED_TOO_OFTEN, createJobRunner, type InlineWork, MAX_CRASHES } from './job-runner.ts';
import * as repo from './jobs.repo.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

const CANCEL_CHANNEL = 'atelier_job_cancel';
/** A worker that is silent for this long is dead; pg-boss allows no less than 10. */
const HEARTBEAT_SECONDS = 10;
/** Restarts and lost workers: far above what happens, so that our own counters decide. */
const INFRASTRUCTURE_RETRIES = 50;
/** Work inside requests has no place in the queue: its process says itself that it is alive. */
const SIGN_OF_LIFE_MS = 15_000;
const SILENT_SECONDS = 90;
const DAY_MS = 86_400_000;
/** Nobody asks for a job that ended longer ago. */
const KEEP_FINISHED_MS = 30 * DAY_MS;

/** For the library: by the clock on the wall a worker would sleep for as long as that is set back. */
const STEADY: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

const CUT_OFF = 'The process ended before it was finished. Please try again.';
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export interface JobQueueOptions {
  concurrency: number;
  notify: JobNotify;
  publishDomainEvent?: PublishDomainEvent;
  watch?: Watch['job'];
}

/** Whose job it is, what it makes, and the transaction that it belongs to. */
export interface JobPlace {
  userId?: string | null;
  item?: ItemRef;
  db?: Db;
  /** Known in advance where other rows name it. */
  id?: string;
}

type QueuedJob = RegisteredJob & { load: NonNullable<RegisteredJob['load']> };

export type JobQueue = ReturnType<typeof createJobQueue>;

export function createJobQueue(
  database: Database,
  events: UserEvents,
  registered: RegisteredJob[],
  log: Log,
  options: JobQueueOptions,
) {
  refuseDoubles(registered);
  const boss = new PgBoss({
    db: database.boss,
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 30,
    monitorVacuum: false,
    clock: STEADY,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  const queued = registered.filter((one): one is QueuedJob => one.load !== undefined);
  const publish = async (row: repo.JobRow) => {
    if (row.userId) await events.publish(row.userId, { type: 'job', job: repo.toJob(row) });
  };
  /** Those that still wait are told where they stand now. */
  const publishQueuePositions = async (queue: string): Promise<void> => {
    const line = await queuedIds(database.db, queue);
    for (const row of line.length > 0 ? await repo.findJobs(database.db, line) : []) {
      const job = repo.toJob(row, line.indexOf(row.id) + 1);
      if (row.userId && row.status === 'queued') await events.publish(row.userId, { type: 'job', job });
    }
  };
  /** One that will never be taken must not stand before others. */
  const leaveLine = async ({ type, id }: repo.JobRow): Promise<void> => {
    // Of a kind that this version no longer knows: it stands in no line.
    if (!queued.some(({ definition }) => definition.name === type)) return;
    await boss.cancel(type, id);
    await publishQueuePositions(type);
  };
  const end = createJobEnd({ db: database.db, kinds: registered, publish, ...options });
  const later = (row: repo.JobRow, seconds: number): Promise<void> =>
    database.db.transaction(async (tx) => {
      await repo.postpone(tx, row.id);
      const transaction = { db: fromDrizzle(tx as never, sql) };
      await boss.send(row.type, { jobId: row.id }, { ...transaction, startAfter: seconds });
    });
  const runner = createJobRunner({ db: database.db, log, publish, end, later, watch: options.watch });
  let stopListening: (() => Promise<void>) | undefined;
  let signsOfLife: NodeJS.Timeout | undefined;

  return {
    /** Makes the queues known, so that work can be sent; `work` then also runs it here. */
    async start(mode: { work: boolean }): Promise<void> {
      await retryOnConflict(() => boss.start());
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const { definition } of queued) {
        const settings = {
          notify: true,
          heartbeatSeconds: HEARTBEAT_SECONDS,
          expireInSeconds: definition.timeoutSeconds + 30,
          retryLimit: INFRASTRUCTURE_RETRIES,
          retryDelay: 0,
          deleteAfterSeconds: 3600,
        };
        // Most starts find every queue as it should be, and have it in the library's cache.
        if (isSubset(settings, known.get(definition.name))) continue;
        await retryOnConflict(() => boss.createQueue(definition.name, settings));
        await retryOnConflict(() => boss.updateQueue(definition.name, settings));
        // Fills the library's cache, so that `send` inside a transaction needs no second connection.
        await boss.findJobs(definition.name, { id: NO_JOB });
      }
      stopListening = await database.listen(CANCEL_CHANNEL, (id) => runner.cancel(id));
      signsOfLife = setInterval(() => void this.heartbeat(), SIGN_OF_LIFE_MS).unref();
      if (!mode.work) return;
      if (database.kind === 'pglite') await this.reviveAfterCrash();
      for (const job of queued) await this.workOn(job);
    },

    async workOn({ definition, load }: QueuedJob): Promise<void> {
      const atOnce = definition.concurrency ?? options.concurrency;
      const worker = await boss.work<{ jobId: string }>(
        definition.name,
        {
          localConcurrency: atOnce,
          // Nobody takes all the places there are.
          ...(atOnce > 1 && { localGroupConcurrency: atOnce - 1 }),
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 2,
          heartbeatRefreshSeconds: 3,
        },
        async ([taken]) => {
          if (!taken) return;
          await publishQueuePositions(definition.name);
          await runner.run(taken.data.jobId, definition, load);
          // Whoever waits is next at once: news come of new work only, and looking by itself it would wait two seconds.
          boss.notifyWorker(worker);
        },
      );
    },

    /** The embedded database has one process: whatever was running when it starts was cut off. */
    async reviveAfterCrash(): Promise<void> {
      for (const row of await repo.findRunning(database.db)) {
        if (row.isInline) {
          await this.markFailed(row, CUT_OFF);
          continue;
        }
        if (row.crashCount + 1 >= MAX_CRASHES) await this.markFailed(row, CRASHED_TOO_OFTEN);
        else await repo.requeue(database.db, row.id, 1);
        await boss.fail(row.type, row.id, { message: 'the process ended' });
      }
    },

    async markFailed(row: repo.JobRow, error: string): Promise<void> {
      await end.end(row.id, { status: 'failed', error });
      await end.left(row);
    },

    /** For what is done inside requests here; what was done in those of a process that is gone ends. */
    async heartbeat(): Promise<void> {
      try {
        await repo.touchInline(database.db, runner.inlineIds());
        if (database.kind !== 'pglite') await this.endAbandoned();
      } catch (error) {
        log.warn({ err: error }, 'no sign of life could be given');
      }
    },

    async endAbandoned(now: number = Date.now()): Promise<void> {
      const silent = SILENT_SECONDS - (now - Date.now()) / 1000;
      for (const row of await repo.findAbandoned(database.db, silent)) await this.markFailed(row, CUT_OFF);
    },

    /** Ends what was answered inside a request whose process is gone, and forgets what ended long ago. */
    async sweep(now: number = Date.now()): Promise<void> {
      await this.endAbandoned(now);
      await forgetFuture(database.db);
      await repo.deleteFinishedBefore(database.db, new Date(now - KEEP_FINISHED_MS));
    },

    /** Stores and queues in one step; pass a transaction to tie it to other changes. */
    async enqueue<S extends z.ZodType>(
      definition: JobDefinition<S>,
      payload: z.input<S>,
      { userId = null, item, db, id = randomUUID() }: JobPlace = {},
    ): Promise<Job> {
      const parsed = definition.payload.parse(payload) as object;
      const write = async (tx: Db) => {
        const priority = userId ? await nextPriority(tx, definition.name, userId) : 0;
        const row = await repo.insertJob(tx, {
          id,
          type: definition.name,
          userId,
          payload: parsed,
          itemType: item?.type,
          itemId: item?.id,
        });
        await boss.send(
          definition.name,
          { jobId: id },
          {
            id,
            db: fromDrizzle(tx as never, sql),
            ...(userId && { group: { id: userId }, priority }),
          },
        );
        return row;
      };
      return repo.toJob(db ? await write(db) : await database.db.transaction(write));
    },

    /** Runs the work here and now, as the job of that row: seen, cancelled and ended like any other. */
    runInline: <R>(row: repo.JobRow, definition: JobDefinition, caller: AbortSignal, work: InlineWork<R>) =>
      runner.runInline(row, definition, caller, work),

    /** For deleting what jobs are about: ends them inside that transaction; call `stopped` with them after it. */
    async endAllOf(tx: Db, item: ItemRef, type?: string): Promise<repo.JobRow[]> {
      const rows = await repo.findUnfinishedOf(tx, item);
      const ended: repo.JobRow[] = [];
      for (const { id } of rows.filter((one) => !type || one.type === type)) {
        const row = await end.write(tx, id, { status: 'cancelled' });
        if (row) ended.push(row);
      }
      return ended;
    },

    async stopped(rows: readonly repo.JobRow[]): Promise<void> {
      for (const row of rows) {
        await database.signal(CANCEL_CHANNEL, row.id);
        if (!row.startedAt) await leaveLine(row);
        await end.announce(row);
      }
    },

    unfinishedOf: (userId: string): Promise<repo.JobRow[]> => repo.findUnfinished(database.db, userId),

    /** As people see it: one that waits knows its place in the line. */
    async show(row: repo.JobRow): Promise<Job> {
      const place =
        row.status === 'queued' ? (await queuedIds(database.db, row.type)).indexOf(row.id) + 1 : 0;
      return repo.toJob(row, place || undefined);
    },

    async find(id: string): Promise<repo.JobRow | undefined> {
      return repo.findJob(database.db, id);
    },

    async cancel(row: repo.JobRow): Promise<Job> {
      if (isFinished(row)) return repo.toJob(row);
      await repo.requestCancel(database.db, row.id);
      if (row.status === 'queued') {
        await end.end(row.id, { status: 'cancelled' });
        await leaveLine(row);
      }
      await database.signal(CANCEL_CHANNEL, row.id);
      return repo.toJob((await repo.findJob(database.db, row.id)) ?? row);
    },

    /** Lets running work finish for a moment, then hands the rest back to the queue. */
    async stop(graceMs: number): Promise<void> {
      clearInterval(signsOfLife);
      await stopListening?.();
      await runner.drain(graceMs);
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

const isSubset = (wanted: Record<string, unknown>, actual: object | undefined): boolean =>
  actual !== undefined &&
  Object.entries(wanted).every(([key, value]) => (actual as Record<string, unknown>)[key] === value);

function refuseDoubles(registered: RegisteredJob[]): void {
  const names = registered.map((job) => job.definition.name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`Two handlers are registered for the job '${double}'.`);
}
