/** Runs one job: progress, time-out, cancel, failure and shutdown, each with its own end. */

import { AppError, messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { JobDefinition, JobHandler, JobNotice, RegisteredJob } from './job-definition.ts';
import * as repo from './jobs.repo.ts';

const PROGRESS_EVERY_MS = 250;

type StopReason = 'cancelled' | 'timeout' | 'shutdown';

interface RunnerOptions {
  db: Db;
  log: Log;
  publish: (row: repo.JobRow) => Promise<void>;
  notify: (userId: string, notice: JobNotice & { kind: string; dedupeKey: string }) => Promise<void>;
}

/** Thrown back to the queue so that it offers the job again. */
class TryAgain extends Error {}

export function createJobRunner({ db, log, publish, notify }: RunnerOptions) {
  const running = new Map<string, { stop: (reason: StopReason) => void; done: Promise<unknown> }>();
  let draining = false;

  async function conclude(definition: JobDefinition, row: repo.JobRow | undefined): Promise<void> {
    if (!row) return;
    await publish(row);
    if (!row.userId || (row.status !== 'completed' && row.status !== 'failed')) return;
    const notice = definition.notice?.(row.status, row.payload as never);
    if (notice)
      await notify(row.userId, { ...notice, kind: `job-${row.status}`, dedupeKey: `job:${row.id}` });
  }

  async function execute(
    row: repo.JobRow,
    definition: JobDefinition,
    load: RegisteredJob['load'],
  ): Promise<void> {
    const controller = new AbortController();
    const stop = (reason: StopReason) => controller.abort(reason);
    const timer = setTimeout(stop, definition.timeoutSeconds * 1000, 'timeout');
    const progress = createProgress(db, row.id, publish, () => stop('cancelled'), log);
    const work = async () => {
      const handler = (await load()) as JobHandler<unknown>;
      const result = await handler({
        id: row.id,
        userId: row.userId,
        payload: definition.payload.parse(row.payload),
        signal: controller.signal,
        report: progress.report,
        db,
        log: log.child({ job: row.id, type: definition.name }),
      });
      controller.signal.throwIfAborted();
      return result;
    };
    const done = work();
    running.set(row.id, { stop, done });
    try {
      const result = await done;
      await progress.settle();
      await conclude(
        definition,
        await repo.finishJob(db, row.id, { status: 'completed', result: result ?? null, progress: 100 }),
      );
    } catch (error) {
      await progress.settle();
      await afterFailure(row, definition, controller.signal, error);
    } finally {
      clearTimeout(timer);
      running.delete(row.id);
    }
  }

  async function afterFailure(
    row: repo.JobRow,
    definition: JobDefinition,
    signal: AbortSignal,
    error: unknown,
  ) {
    const reason = signal.aborted ? (signal.reason as StopReason) : undefined;
    if (reason === 'cancelled') {
      return conclude(definition, await repo.finishJob(db, row.id, { status: 'cancelled' }));
    }
    if (reason === 'shutdown') {
      await repo.handBack(db, row.id, false);
      throw new TryAgain('handed back at shutdown');
    }
    log.warn({ err: error, job: row.id, type: definition.name, attempt: row.attempts }, 'job failed');
    // A message meant for people means that trying again would fail the same way.
    const isFinal = error instanceof AppError && error.status < 500 && error.code !== 'rate_limited';
    if (!isFinal && row.attempts < definition.attempts) {
      await repo.handBack(db, row.id, true);
      throw new TryAgain(messageOf(error));
    }
    const message =
      reason === 'timeout'
        ? 'This took too long and was stopped.'
        : error instanceof AppError
          ? error.message
          : 'Something went wrong on our side. Please try again.';
    await conclude(definition, await repo.finishJob(db, row.id, { status: 'failed', error: message }));
  }

  return {
    async run(id: string, definition: JobDefinition, load: RegisteredJob['load']): Promise<void> {
      if (draining) throw new TryAgain('shutting down');
      const row = await repo.markRunning(db, id);
      if (row) {
        await publish(row);
        return execute(row, definition, load);
      }
      const cancelled = await repo.findJob(db, id);
      if (cancelled?.cancelRequested) {
        await conclude(definition, await repo.finishJob(db, id, { status: 'cancelled' }));
      }
    },

    cancel(id: string): void {
      running.get(id)?.stop('cancelled');
    },

    async drain(graceMs: number): Promise<void> {
      draining = true;
      const all = () => Promise.allSettled([...running.values()].map((one) => one.done));
      await Promise.race([all(), new Promise((done) => setTimeout(done, graceMs).unref())]);
      for (const one of running.values()) one.stop('shutdown');
      await Promise.race([all(), new Promise((done) => setTimeout(done, 3000).unref())]);
    },
  };
}

/** Writes at most four times a second, always the latest, and never after the end. */
function createProgress(
  db: Db,
  id: string,
  publish: (row: repo.JobRow) => Promise<void>,
  onCancelled: () => void,
  log: Log,
) {
  let latest: { stage: string; progress: number } | undefined;
  let saving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const save = async ({ stage, progress }: { stage: string; progress: number }) => {
    const row = await repo.saveProgress(db, id, stage, progress);
    if (row) await publish(row);
    if (row?.cancelRequested) onCancelled();
  };

  const flush = () => {
    timer = undefined;
    if (!latest || closed) return;
    saving = save(latest).catch((error) => log.warn({ err: error, job: id }, 'progress not saved'));
    latest = undefined;
    timer = setTimeout(flush, PROGRESS_EVERY_MS);
  };

  return {
    report(stage: string, progress: number): void {
      latest = { stage, progress: Math.max(0, Math.min(99, Math.round(progress))) };
      if (!timer) flush();
    },
    async settle(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await saving;
    },
  };
}
