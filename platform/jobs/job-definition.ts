/** What a feature says about one kind of long work: its name, what it takes, how often it may fail. */

import type { z } from 'zod';
import type { Sentence } from '#common/wording/sentence.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { JobRow } from './jobs.repo.ts';

export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  /** Also the queue's name: lower-case words with dashes. */
  name: string;
  payload: S;
  /** Runs before it is given up as failed; infrastructure losses (a killed worker) are counted apart. */
  attempts: number;
  /**
   * Pauses between attempts, in seconds, for what depends on somebody else's server; the last one stays. Absent: a moment.
   * A job in a long pause takes no place from others.
   */
  pauses?: readonly number[];
  /** How long one run may take, in seconds. */
  timeoutSeconds: number;
  /** Runs at once in one process; absent: the setting JOB_CONCURRENCY. */
  concurrency?: number;
  /** What the person is told at the end; absent, or answered with nothing: nothing. */
  notice?: (outcome: 'completed' | 'failed', payload: z.output<S>, ended: JobEnding) => JobNotice | undefined;
}

export interface JobEnding {
  result: unknown;
  /** What was worked on, so that the message can lead to it. */
  itemId: string;
}

export interface JobNotice {
  title: string | Sentence;
  body?: string | Sentence | undefined;
  link?: string;
}

export interface JobRun<P> {
  id: string;
  userId: string | null;
  payload: P;
  /** Fires on cancel, time-out and shutdown. */
  signal: AbortSignal;
  /** Progress in percent; cheap to call often. */
  report(stage: string, progress: number): void;
  db: Db;
  log: Log;
}

/** Runs the work; called again after a loss, so its effects must come out the same when it runs twice. */
export type JobHandler<P> = (run: JobRun<P>) => Promise<unknown>;

/** A result, and what is written in the very transaction that ends the job: either both happen or neither. */
export class JobResult<A = unknown> {
  /** Stored with the job. */
  readonly result: unknown;
  readonly write: (tx: Db) => Promise<unknown>;
  /** For whoever waits for an inline job. */
  readonly answer: A;

  constructor(result: unknown, write: (tx: Db) => Promise<unknown>, answer: A = result as A) {
    this.result = result;
    this.write = write;
    this.answer = answer;
  }
}

/** What else happens when a job ends, however it ends and whoever ends it. */
export interface JobHooks {
  /** In the transaction that ends it. */
  ending?(tx: Db, row: JobRow): Promise<void>;
  /** After that transaction. */
  ended?(row: JobRow): Promise<void>;
  /** After every run but one that is handed back: nothing that the run alone knows may stay. */
  left?(jobId: string): Promise<void>;
}

export interface RegisteredJob {
  definition: JobDefinition;
  /** Imported only when the first job of its kind runs. Absent: it is only ever done inside requests. */
  load?: (() => Promise<JobHandler<never>>) | undefined;
  hooks?: JobHooks;
}

export const defineJob = <S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> => definition;

/** Pairs a definition with its lazily imported handler: one for all jobs of its kind, since handlers hold processes. */
export const registerJob = <S extends z.ZodType>(
  definition: JobDefinition<S>,
  load?: () => Promise<JobHandler<z.output<S>>>,
  hooks?: JobHooks,
): RegisteredJob => ({
  definition: definition as unknown as JobDefinition,
  load: load && (loadOnce(load) as RegisteredJob['load']),
  ...(hooks && { hooks }),
});

function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      // The next job tries again.
      loaded = undefined;
      throw error;
    }));
}
