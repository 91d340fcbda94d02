/** One way to make things: asked for, counted, refused when doubled, followed, stopped, and put right however it ends. */

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import { billTo } from '#platform/ai/costs/billing-context.ts';
import { listLinks, releaseLinks, transferLinks } from '#platform/assets/asset-links.ts';
import type { Assets } from '#platform/assets/assets.service.ts';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { jobs as jobsTable } from '#platform/db/tables/work.table.ts';
import type { PublishDomainEvent } from '#platform/events/domain-events.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import {
  type JobHandler,
  JobResult,
  type JobRun,
  type RegisteredJob,
  registerJob,
} from '#platform/jobs/job-definition.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import {
  countUnfinished,
  findUnfinishedOf,
  insertJob,
  type JobRow,
  toJob,
} from '#platform/jobs/jobs.repo.ts';
import type { ChargedUser, UsageMeter } from '#platform/usage/usage.ts';
import { binItems } from './bin.ts';
import type {
  GenerationHandler,
  GenerationJobDefinition,
  GenerationRun,
} from './generation-job-definition.ts';
import type { ItemRef } from './item-kind.ts';

interface GenerationJobsOptions {
  db: Db;
  /** The queue is there once every feature has named its jobs. */
  jobs: () => JobQueue;
  assets: Assets;
  usage: UsageMeter;
  events: UserEvents;
  publishDomainEvent: PublishDomainEvent;
}

export interface GenerationOrder<B = unknown> {
  user: ChargedUser;
  itemId: string;
  /** Where not every making counts, or not as the same. */
  use?: string;
  /** Whether a paid model does the work. */
  isMetered?: boolean;
  /** Bytes that it will need at least. */
  bytes?: number;
  /** Changes the thing, or brings it into being, in the transaction that begins the work. */
  begin?(tx: Db, jobId: string): Promise<B>;
}

/** Either it began now, with what `begin` of the order made, or it was under way already. */
export type StartedJob<B> =
  | { job: Job; isNew: true; started: B }
  | { job: Job; isNew: false; started?: undefined };

export type GenerationJobs = ReturnType<typeof createGenerationJobs>;

export function createGenerationJobs({
  db,
  jobs,
  assets,
  usage,
  events,
  publishDomainEvent,
}: GenerationJobsOptions) {
  /** Everything that one request changes before its work begins, or nothing of it. */
  async function start<B>(
    definition: GenerationJobDefinition,
    {
      user,
      itemId,
      use: kind = definition.use ?? (user.apiKeyId && OTHER_USE),
      isMetered = false,
      bytes,
      begin,
    }: GenerationOrder<B>,
    insert: (tx: Db, id: string, item: ItemRef) => Promise<JobRow | Job>,
  ): Promise<{ row: JobRow | Job; isNew: true; started: B } | { row: JobRow; isNew: false }> {
    const item = { type: definition.itemType, id: itemId };
    if (bytes) await assets.assertRoom(user.id, bytes);
    const use = kind ? await usage.prepare(user, kind, isMetered) : undefined;
    const { ended, ...begun } = await db.transaction(async (tx) => {
      await lockUntilEnd(tx, `making:${definition.name}:${user.id}`);
      const underWay = (await findUnfinishedOf(tx, item)).filter((one) => one.type === definition.name);
      if (underWay[0] && !definition.replaces) return { row: underWay[0], isNew: false as const, ended: [] };
      const stopped = underWay.length > 0 ? await jobs().endAllOf(tx, item, definition.name) : [];
      await assertBelowLimit(tx, definition, user.id);
      const id = randomUUID();
      await use?.charge(tx, id);
      const row = await insert(tx, id, item);
      const started = (await begin?.(tx, id)) as B;
      return { row, isNew: true as const, started, ended: stopped };
    });
    await jobs().stopped(ended);
    if (begun.isNew) await use?.warn();
    return begun;
  }

  const runOf = <P>(run: JobRun<P>, userId: string, item: ItemRef): GenerationRun<P> => ({
    ...run,
    userId,
    itemId: item.id,
    settle: (roles, write) =>
      db.transaction(async (tx) => {
        // What is written locks the thing, before its files.
        await write(tx);
        const assetIds = await transferLinks(tx, run.id, item, roles);
        if (assetIds.length > 0) await publishDomainEvent(tx, { type: 'asset.made', userId, assetIds, item });
      }),
    keep: ({ role, note, ...file }) => {
      const partOf = { type: 'job', id: run.id, role, note };
      return 'path' in file
        ? assets.saveFile({ ...file, userId, partOf })
        : assets.save({ ...file, userId, partOf });
    },
  });

  /** What the work kept becomes the thing's own in the transaction that ends it. */
  const finishing = (
    definition: GenerationJobDefinition,
    { id: jobId, userId }: { id: string; userId: string },
    itemId: string,
    value: unknown,
  ): JobResult => {
    const { result, write, answer } =
      value instanceof JobResult ? value : new JobResult(value, async () => undefined);
    const item = { type: definition.itemType, id: itemId };
    const writeAll = async (tx: Db) => {
      const assetIds = await transferLinks(tx, jobId, item);
      await write(tx);
      if (assetIds.length > 0) await publishDomainEvent(tx, { type: 'asset.made', userId, assetIds, item });
    };
    return new JobResult(result, writeAll, answer);
  };

  return {
    /** Begins it as a job; asked for twice, it is begun once and both are told of the same job. */
    async begin<S extends z.ZodType, B>(
      definition: GenerationJobDefinition<S>,
      { payload, ...order }: GenerationOrder<B> & { payload: z.input<S> },
    ): Promise<StartedJob<B>> {
      const { row, ...begun } = await start(
        definition as unknown as GenerationJobDefinition,
        order,
        (tx, id, item) => jobs().enqueue(definition, payload, { id, item, userId: order.user.id, db: tx }),
      );
      return { job: 'payload' in row ? toJob(row) : row, ...begun };
    },

    /** Does it here, for somebody who waits; it ends with them. `work` gets what `begin` of the order made. */
    async runInline<R, B = unknown>(
      definition: GenerationJobDefinition,
      order: GenerationOrder<B>,
      caller: AbortSignal,
      work: (run: GenerationRun<undefined>, started: B) => Promise<R | JobResult<R>>,
    ): Promise<R> {
      const { user, itemId } = order;
      const begun = await start(definition, order, (tx, id, item) =>
        insertJob(tx, {
          id,
          type: definition.name,
          userId: user.id,
          payload: {},
          itemType: item.type,
          itemId: item.id,
          isInline: true,
          status: 'running',
          attempts: 1,
          startedAt: new Date(),
        }),
      );
      if (!begun.isNew) throw new AppError('conflict', 'This is being made already.');
      const { row, started } = begun;
      const item = { type: definition.itemType, id: itemId };
      return (await jobs().runInline(row as JobRow, definition, caller, async (run) =>
        finishing(
          definition,
          { id: row.id, userId: user.id },
          itemId,
          await billTo(user.id, () => work(runOf({ ...run, payload: undefined }, user.id, item), started)),
        ),
      )) as R;
    },

    /** What a feature gives the platform for one kind of work; without a handler, it is only done inside requests. */
    register<S extends z.ZodType>(
      definition: GenerationJobDefinition<S>,
      load?: () => Promise<GenerationHandler<z.output<S>>>,
    ): RegisteredJob {
      const general = definition as unknown as GenerationJobDefinition;
      const handler =
        load &&
        (async (): Promise<JobHandler<z.output<S>>> => {
          const made = await load();
          return async (run) => {
            const row = await jobs().find(run.id);
            if (!row?.itemId || !row.userId) return null;
            // What a run kept that was lost on the way: this one keeps its own.
            const kept = { type: 'job', id: run.id };
            if ((await listLinks(db, kept)).length > 0) await assets.release(kept);
            const { userId, itemId } = row;
            const item = { type: definition.itemType, id: itemId };
            const value = await billTo(userId, () => made(runOf(run, userId, item)));
            return finishing(general, { id: run.id, userId }, itemId, value);
          };
        });
      return registerJob(definition, handler, {
        ending: async (tx, row) => {
          if (row.status === 'completed' || !row.itemId) return;
          await usage.refund(tx, row.id);
          const status = row.status === 'failed' ? 'failed' : 'cancelled';
          await general.undo?.(tx, row.itemId, { status, jobId: row.id, error: row.error });
        },
        ended: async (row) => {
          if (!row.userId || !row.itemId) return;
          const keys = general.invalidates?.(row.itemId) ?? [];
          if (keys.length > 0) await events.publish(row.userId, { type: 'invalidate', keys });
        },
        left: (jobId) => assets.release({ type: 'job', id: jobId }),
      });
    },

    /**
     * Takes a thing away: what makes it is stopped and its use given back, its files go with it, all at once. `roles`:
     * only these files, of a thing that stays.
     */
    async remove(
      item: ItemRef,
      deleteRow: (tx: Db) => Promise<unknown>,
      { roles }: { roles?: readonly string[] } = {},
    ): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const rows = await jobs().endAllOf(tx, item);
        await deleteRow(tx);
        await releaseLinks(tx, item, { ...(roles && { roles }) });
        return rows;
      });
      await jobs().stopped(ended);
      await assets.sweep();
    },

    /** What a person deletes: hidden at once with what is named beside it, what makes it is stopped, and the bin has it. */
    async bin(item: ItemRef, userId: string, beside: readonly ItemRef[] = []): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const rows = await jobs().endAllOf(tx, item);
        await binItems(tx, userId, [item, ...beside]);
        return rows;
      });
      await jobs().stopped(ended);
    },

    /** The newest work on each of these things, whatever became of it. */
    async latest(definition: Pick<GenerationJobDefinition, 'name' | 'itemType'>, itemIds: readonly string[]) {
      if (itemIds.length === 0) return new Map<string, JobRow>();
      const rows = await db
        .selectDistinctOn([jobsTable.itemId])
        .from(jobsTable)
        .where(
          and(
            eq(jobsTable.type, definition.name),
            eq(jobsTable.itemType, definition.itemType),
            inArray(jobsTable.itemId, [...itemIds]),
          ),
        )
        .orderBy(jobsTable.itemId, sql`${jobsTable.createdAt} desc`);
      return new Map(rows.map((row) => [row.itemId!, row]));
    },
  };
}

/** What no plan limits still counts for the budget of an API key. */
const OTHER_USE = 'other';

const DEFAULT_LIMIT: NonNullable<GenerationJobDefinition['concurrentLimit']> = {
  max: 10,
  message: 'Ten of these are waiting already. Please wait until some are finished.',
};

/** Counted in the database: in every process at once, and with what still waits in the queue. */
async function assertBelowLimit(
  tx: Db,
  { name, concurrentLimit = DEFAULT_LIMIT }: GenerationJobDefinition,
  userId: string,
): Promise<void> {
  const { max, message, retryAfter = 10 } = concurrentLimit;
  if ((await countUnfinished(tx, userId, name)) < max) return;
  throw new AppError('rate_limited', message, { headers: { 'retry-after': String(retryAfter) } });
}
