/** Runs one job: progress, time-out, cancel, failure and shutdown, each with its own end. */

import { AppError, unavailableFor } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { afterOutage, isOutage } from '#platform/db/failures/outage.ts';
import type { Log } from '#platform/log/log.ts';
import type { Watch } from '#platform/log/watch.ts';
import {
  type JobDefinition,
  type JobHandler,
  JobResult,
  type JobRun,
  type RegisteredJob,
} from './job-definition.ts';
import type { JobEnd } from './job-end.ts';
import { createProgress } from './job-progress.ts';
import * as repo from './jobs.repo.ts';

/** Doubles with every try. */
const RETRY_BASE_MS = 250;
/** A longer pause is spent in the queue. */
const LONGEST_PAUSE_HERE_MS = 5000;
/** How long an end waits for a database that is away; somebody who waits for the answer is told earlier. */
const PATIENCE_MS = 60_000;
const INLINE_PATIENCE_MS = 10_000;
/** How often a job may take its process with it before it is given up. */
export const MAX_CRASHES = 3;
export const CRASHED_TOO_OFTEN =
  'This was interrupted three times, most likely because it needs more memory than there is. Please try again with less.';

export type StopReason = 'cancelled' | 'timeout' | 'shutdown';

type Load = NonNullable<RegisteredJob['load']>;

interface RunnerOptions {
  db: Db;
  log: Log;
  publish: (row: repo.JobRow) => Promise<void>;
  end: JobEnd;
  /** Offers it again after so many seconds. */
  later: (row: repo.JobRow, seconds: number) => Promise<void>;
  watch?: Watch['job'] | undefined;
}

/** Work that is done inside a request, and whose end is told to who waits for it. */
export type InlineWork<R> = (run: JobRun<unknown>) => Promise<R>;

/** Thrown back to the queue so that it offers the job to another worker. */
class HandedBack extends Error {}

/** The next attempt is a while away. */
class Postponed extends Error {
  readonly seconds: number;

  constructor(seconds: number, cause: unknown) {
    super('tried again later', { cause });
    this.seconds = seconds;
  }
}

/** A message meant for people means that trying again would fail the same way. */
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && error.status < 500 && error.code !== 'rate_limited';

export function failureMessage(reason: StopReason | undefined, error: unknown): string {
  if (reason === 'timeout') return 'This took too long and was stopped.';
  return error instanceof AppError ? error.message : 'Something went wrong on our side. Please try again.';
}

/** In words for who waits for the answer. */
const stopped = (reason: StopReason): AppError =>
  reason === 'cancelled'
    ? new AppError('cancelled', 'It was cancelled.')
    : reason === 'timeout'
      ? new AppError('unavailable', failureMessage(reason, undefined))
      : unavailableFor(5, 'The server is restarting. Please try again in a moment.');

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

/** What a server that was asked wants to be left alone for, within a day. */
const askedMs = (error: unknown): number =>
  error instanceof AppError ? Math.min(Number(error.headers?.['retry-after']) || 0, 86_400) * 1000 : 0;

const pauseMs = ({ pauses }: JobDefinition, tries: number, error: unknown): number =>
  pauses
    ? Math.max((pauses[tries - 1] ?? pauses.at(-1)!) * 1000, askedMs(error))
    : RETRY_BASE_MS * 2 ** (tries - 1);

export function createJobRunner({
  db,
  log,
  publish,
  end,
  later,
  watch = (_facts, work) => work(),
}: RunnerOptions) {
  const running = new Map<
    string,
    { stop: (reason: StopReason) => void; done: Promise<unknown>; isInline: boolean }
  >();
  let draining = false;

  /** One run from its first to its last word; what it throws is told after the job has ended. */
  async function execute(
    row: repo.JobRow,
    definition: JobDefinition,
    work: (run: Pick<JobRun<unknown>, 'signal' | 'report'>) => Promise<unknown>,
  ): Promise<unknown> {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (reason: StopReason) => controller.abort(reason);
    const timer = setTimeout(stop, definition.timeoutSeconds * 1000, 'timeout');
    const patience = row.isInline ? INLINE_PATIENCE_MS : PATIENCE_MS;
    const progress = createProgress(db, row.id, publish, () => stop('cancelled'), log);
    const done = watch(row, () => work({ signal, report: progress.report }));
    running.set(row.id, { stop, done, isInline: row.isInline });
    // It was taken at the very moment when this process began to stop.
    if (draining) stop('shutdown');
    try {
      const value = await done;
      await progress.settle();
      const { result, write, answer } =
        value instanceof JobResult ? value : new JobResult(value, async () => undefined);
      // The work is done: it waits for a database that is away, rather than being done again.
      const ended = await afterOutage(
        () => end.end(row.id, { status: 'completed', result: result ?? null, progress: 100 }, write),
        patience,
      );
      await end.left(row);
      // Somebody else ended it meanwhile: nothing of this was written.
      if (!ended && row.isInline) throw stopped('cancelled');
      return answer;
    } catch (error) {
      await progress.settle();
      await afterOutage(() => afterFailure(row, definition, signal, error), patience);
      throw signal.aborted ? stopped(signal.reason as StopReason) : error;
    } finally {
      clearTimeout(timer);
      running.delete(row.id);
    }
  }

  /** Tries as often as the definition allows, with a growing pause; a worker that dies in between is replaced by the queue. */
  async function attempt(
    row: repo.JobRow,
    definition: JobDefinition,
    load: Load,
    { signal, report }: Pick<JobRun<unknown>, 'signal' | 'report'>,
  ): Promise<unknown> {
    for (let tries = row.attempts; ; tries++) {
      try {
        const handler = (await load()) as JobHandler<unknown>;
        // A handler that listens for the end would never hear one that is past.
        signal.throwIfAborted();
        const payload = definition.payload.parse(row.payload);
        const result = await handler({ ...about(row), payload, signal, report });
        signal.throwIfAborted();
        return result;
      } catch (error) {
        if (signal.aborted || isFinal(error) || isOutage(error) || tries >= definition.attempts) throw error;
        log.warn(
          { err: error, job: row.id, type: definition.name, attempt: tries },
          'job will be tried again',
        );
        const wait = pauseMs(definition, tries, error);
        if (wait > LONGEST_PAUSE_HERE_MS) throw new Postponed(wait / 1000, error);
        await pause(wait, signal);
        await repo.countAttempt(db, row.id);
      }
    }
  }

  const about = (row: repo.JobRow) => ({
    id: row.id,
    userId: row.userId,
    db,
    log: log.child({ job: row.id, type: row.type }),
  });

  async function afterFailure(
    row: repo.JobRow,
    definition: JobDefinition,
    signal: AbortSignal,
    error: unknown,
  ): Promise<void> {
    const reason = signal.aborted ? (signal.reason as StopReason) : undefined;
    if (reason === 'shutdown' && !row.isInline) {
      await repo.requeue(db, row.id);
      throw new HandedBack('handed back at shutdown');
    }
    if (!reason && error instanceof Postponed) {
      await later(row, error.seconds);
      return end.left(row);
    }
    if (!reason && !row.isInline && isOutage(error)) {
      log.warn({ err: error, job: row.id, type: definition.name }, 'the database was away: job begins again');
      await repo.requeue(db, row.id, 1);
      throw new HandedBack('the database was away');
    }
    if (reason === 'cancelled') await end.end(row.id, { status: 'cancelled' });
    else {
      if (!(error instanceof AppError))
        log.warn({ err: error, job: row.id, type: definition.name }, 'job failed');
      await end.end(row.id, { status: 'failed', error: failureMessage(reason, error) });
    }
    await end.left(row);
  }

  /** Taken from the queue, by this process now, unless the stop came in between: nobody would tell it to end. */
  async function take(id: string): Promise<repo.JobRow | undefined> {
    const row = await repo.markRunning(db, id);
    if (!row) {
      const cancelled = await repo.findJob(db, id);
      if (cancelled?.cancelRequested) await end.end(id, { status: 'cancelled' });
      return undefined;
    }
    if (draining) {
      await repo.requeue(db, id);
      throw new HandedBack('shutting down');
    }
    if (row.crashCount >= MAX_CRASHES) {
      await end.end(id, { status: 'failed', error: CRASHED_TOO_OFTEN });
      await end.left(row);
      return undefined;
    }
    await publish(row);
    return row;
  }

  return {
    async run(id: string, definition: JobDefinition, load: Load): Promise<void> {
      if (draining) throw new HandedBack('shutting down');
      const here = running.get(id);
      if (here) {
        // The queue missed its heartbeat, because the clock jumped or this process was blocked: it is not lost.
        log.warn({ job: id, type: definition.name }, 'job is still running here: not begun again');
        await here.done.catch(() => undefined);
        return;
      }
      const row = await take(id);
      if (!row) return;
      try {
        await execute(row, definition, (run) => attempt(row, definition, load, run));
      } catch (error) {
        // How it ended stands in its row; only what goes back to the queue concerns the queue. Where not even the end
        // could be written, the queue has to offer it again.
        if (error instanceof HandedBack || isOutage(error)) throw error;
      }
    },

    /** The same for work that somebody waits for: once, here, until the caller leaves. */
    runInline<R>(
      row: repo.JobRow,
      definition: JobDefinition,
      caller: AbortSignal,
      work: InlineWork<R>,
    ): Promise<R> {
      const leave = () => running.get(row.id)?.stop('cancelled');
      return execute(row, definition, async (run) => {
        caller.addEventListener('abort', leave, { once: true });
        if (caller.aborted) queueMicrotask(leave);
        return work({ ...about(row), payload: undefined, ...run });
      }).finally(() => caller.removeEventListener('abort', leave)) as Promise<R>;
    },

    inlineIds: (): string[] => [...running].flatMap(([id, one]) => (one.isInline ? [id] : [])),

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
