/** Runs one job: progress, time-out, cancel, failure and shutdown, each with its own end. */

import { AppError } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { JobDefinition, JobHandler, JobNotice, JobRun, RegisteredJob } from './job-definition.ts';
import * as repo from './jobs.repo.ts';

const PROGRESS_EVERY_MS = 250;
/** Doubles with every try. */
const RETRY_BASE_MS = 250;

type StopReason = 'cancelled' | 'timeout' | 'shutdown';

interface RunnerOptions {
  db: Db;
  log: Log;
  publish: (row: repo.JobRow) => Promise<void>;
  notify: (userId: string, notice: JobNotice & { kind: string; dedupeKey: string }) => Promise<void>;
}

/** Thrown back to the queue so that it offers the job to another worker. */
class HandedBack extends Error {}

/** A message meant for people means that trying again would fail the same way. */
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && error.status < 500 && error.code !== 'rate_limited';

function failureMessage(reason: StopReason | undefined, error: unknown): string {
  if (reason === 'timeout') return 'This took too long and was stopped.';
  return error instanceof AppError ? error.message : 'Something went wrong on our side. Please try again.';
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

export function createJobRunner({ db, log, publish, notify }: RunnerOptions) {
  const running = new Map<string, { stop: (reason: StopReason) => void; done: Promise<unknown> }>();
  let draining = false;

  async function conclude(definition: JobDefinition, row: repo.JobRow | undefined): Promise<void> {
    if (!row) return;
    await publish(row);
    if (!row.userId || (row.status !== 'completed' && row.status !== 'failed')) return;
    const notice = definition.notice?.(row.status, row.payload as never, row.result);
    if (notice)
      await notify(row.userId, { ...notice, kind: `job-${row.status}`, dedupeKey: `job:${row.id}` });
  }

  async function execute(
    row: repo.JobRow,
    definition: JobDefinition,
    load: RegisteredJob['load'],
  ): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (reason: StopReason) => controller.abort(reason);
    const timer = setTimeout(stop, definition.timeoutSeconds * 1000, 'timeout');
    const progress = createProgress(db, row.id, publish, () => stop('cancelled'), log);
    const done = attempt(row, definition, load, signal, progress.report);
    running.set(row.id, { stop, done });
    try {
      const result = (await done) ?? null;
      await progress.settle();
      await conclude(
        definition,
        await repo.finishJob(db, row.id, { status: 'completed', result, progress: 100 }),
      );
    } catch (error) {
      await progress.settle();
      await afterFailure(row, definition, signal, error);
    } finally {
      clearTimeout(timer);
      running.delete(row.id);
    }
  }

  /** Tries as often as the definition allows, with a growing pause; a worker that dies in between is replaced by the queue. */
  async function attempt(
    row: repo.JobRow,
    definition: JobDefinition,
    load: RegisteredJob['load'],
    signal: AbortSignal,
    report: JobRun<unknown>['report'],
  ): Promise<unknown> {
    for (let tries = row.attempts; ; tries++) {
      try {
        const handler = (await load()) as JobHandler<unknown>;
        // A handler that listens for the end would never hear one that is past.
        signal.throwIfAborted();
        const result = await handler({
          id: row.id,
          userId: row.userId,
          payload: definition.payload.parse(row.payload),
          signal,
          report,
          db,
          log: log.child({ job: row.id, type: definition.name }),
        });
        signal.throwIfAborted();
        return result;
      } catch (error) {
        if (signal.aborted || isFinal(error) || tries >= definition.attempts) throw error;
        log.warn(
          { err: error, job: row.id, type: definition.name, attempt: tries },
          'job will be tried again',
        );
        await pause(RETRY_BASE_MS * 2 ** (tries - 1), signal);
        await repo.countAttempt(db, row.id);
      }
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
      await repo.handBack(db, row.id);
      throw new HandedBack('handed back at shutdown');
    }
    log.warn({ err: error, job: row.id, type: definition.name }, 'job failed');
    await conclude(
      definition,
      await repo.finishJob(db, row.id, { status: 'failed', error: failureMessage(reason, error) }),
    );
  }

  return {
    async run(id: string, definition: JobDefinition, load: RegisteredJob['load']): Promise<void> {
      if (draining) throw new HandedBack('shutting down');
      const row = await repo.markRunning(db, id);
      if (row) {
        await publish(row);
        // The stop may have come between taking the job and beginning it: nobody would tell it to end.
        if (draining) {
          await repo.handBack(db, id);
          throw new HandedBack('shutting down');
        }
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
