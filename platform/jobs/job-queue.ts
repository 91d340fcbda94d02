/** Long work: acknowledged at once, run by any process, seen, cancelled, and finished exactly once. */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { isFinished, type Job } from '#common/job.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import type { Log } from '#platform/log/log.ts';
import type { JobDefinition, JobNotice, RegisteredJob } from './job-definition.ts';
import { createJobRunner } from './job-runner.ts';
import * as repo from './jobs.repo.ts';
import { againWhenRaced } from './when-raced.ts';

const CANCEL_CHANNEL = 'atelier_job_cancel';
/** A worker that is silent for this long is dead; pg-boss allows no less than 10. */
const HEARTBEAT_SECONDS = 10;
/** Lost workers, restarts: far above what happens, so that only the definition's own attempts decide. */
const INFRASTRUCTURE_RETRIES = 50;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

export interface JobQueueOptions {
  concurrency: number;
  notify: (userId: string, notice: JobNotice & { kind: string; dedupeKey: string }) => Promise<void>;
}

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
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  const publish = async (row: repo.JobRow) => {
    if (row.userId) await events.publish(row.userId, { type: 'job', job: repo.toJob(row) });
  };
  const runner = createJobRunner({ db: database.db, log, publish, notify: options.notify });
  let stopListening: (() => Promise<void>) | undefined;

  return {
    /** Makes the queues known, so that work can be sent; `work` then also runs it here. */
    async start(mode: { work: boolean }): Promise<void> {
      await againWhenRaced(() => boss.start());
      for (const { definition } of registered) {
        const settings = {
          notify: true,
          heartbeatSeconds: HEARTBEAT_SECONDS,
          expireInSeconds: definition.timeoutSeconds + 30,
          retryLimit: INFRASTRUCTURE_RETRIES,
          retryDelay: 0,
          deleteAfterSeconds: 3600,
        };
        await againWhenRaced(() => boss.createQueue(definition.name, settings));
        await againWhenRaced(() => boss.updateQueue(definition.name, settings));
        // Fills the library's cache, so that `send` inside a transaction needs no second connection.
        await boss.findJobs(definition.name, { id: NO_JOB });
      }
      if (!mode.work) return;
      stopListening = await database.listen(CANCEL_CHANNEL, (id) => runner.cancel(id));
      if (database.kind === 'pglite') await this.reviveAfterCrash();
      for (const job of registered) await this.workOn(job);
    },

    async workOn({ definition, load }: RegisteredJob): Promise<void> {
      await boss.work<{ jobId: string }>(
        definition.name,
        {
          localConcurrency: definition.concurrency ?? options.concurrency,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 2,
          heartbeatRefreshSeconds: 3,
        },
        async ([taken]) => {
          if (taken) await runner.run(taken.data.jobId, definition, load);
        },
      );
    },

    /** The embedded database has one process: whatever was running when it starts was cut off. */
    async reviveAfterCrash(): Promise<void> {
      for (const row of await repo.findRunning(database.db)) {
        await repo.handBack(database.db, row.id);
        await boss.fail(row.type, row.id, { message: 'the process ended' });
      }
    },

    /** Stores and queues in one step; pass a transaction to tie it to other changes. */
    async enqueue<S extends z.ZodType>(
      definition: JobDefinition<S>,
      payload: z.input<S>,
      to: { userId?: string | null; db?: Db } = {},
    ): Promise<Job> {
      const parsed = definition.payload.parse(payload) as object;
      const id = randomUUID();
      const write = async (db: Db) => {
        const row = await repo.insertJob(db, {
          id,
          type: definition.name,
          userId: to.userId ?? null,
          payload: parsed,
        });
        await boss.send(definition.name, { jobId: id }, { id, db: fromDrizzle(db as never, sql) });
        return row;
      };
      const row = to.db ? await write(to.db) : await database.db.transaction((tx) => write(tx as Db));
      return repo.toJob(row);
    },

    /** One unfinished job of a kind per person: asking again answers with the one that is under way. */
    async enqueueOnce<S extends z.ZodType>(
      definition: JobDefinition<S>,
      payload: z.input<S>,
      userId: string,
    ): Promise<Job> {
      return database.db.transaction(async (transaction) => {
        const tx = transaction as Db;
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`job:${definition.name}:${userId}`}, 0))`,
        );
        const underWay = (await repo.findUnfinished(tx, userId)).find((row) => row.type === definition.name);
        return underWay ? repo.toJob(underWay) : this.enqueue(definition, payload, { userId, db: tx });
      });
    },

    unfinishedOf: (userId: string): Promise<repo.JobRow[]> => repo.findUnfinished(database.db, userId),

    async find(id: string): Promise<repo.JobRow | undefined> {
      return repo.findJob(database.db, id);
    },

    async cancel(row: repo.JobRow): Promise<Job> {
      if (isFinished(row)) return repo.toJob(row);
      await repo.requestCancel(database.db, row.id);
      if (row.status === 'queued') {
        const ended = await repo.finishJob(database.db, row.id, { status: 'cancelled' });
        if (ended) await publish(ended);
      }
      await database.signal(CANCEL_CHANNEL, row.id);
      return repo.toJob((await repo.findJob(database.db, row.id)) ?? row);
    },

    /** Lets running work finish for a moment, then hands the rest back to the queue. */
    async stop(graceMs: number): Promise<void> {
      await stopListening?.();
      await runner.drain(graceMs);
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

function refuseDoubles(registered: RegisteredJob[]): void {
  const names = registered.map((job) => job.definition.name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`Two handlers are registered for the job '${double}'.`);
}
