/** What a feature says about something that it makes for people and that takes a while. */

import type { z } from 'zod';
import type { AssetRow, NewAsset } from '#platform/assets/assets.service.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { Db } from '#platform/db/database.ts';
import type { JobDefinition, JobRun } from '#platform/jobs/job-definition.ts';

export interface GenerationJobDefinition<S extends z.ZodType = z.ZodType> extends JobDefinition<S> {
  /** The kind of thing that it makes or changes: 'project', 'image'. */
  itemType: string;
  /** Which use of the plan it counts as; absent: none. */
  use?: string;
  /** How many of a person may be under way, waiting ones included; absent: ten. */
  concurrentLimit?: { max: number; message: string; retryAfter?: number };
  /** Asked for again while one is under way: the new one takes its place. Absent: the one under way is answered. */
  replaces?: boolean;
  /** Paths of calls whose answers change with it. */
  invalidates?(itemId: string): string[];
  /** Writes into the thing that nothing came of it, in the transaction that ends the job. */
  undo?(tx: Db, itemId: string, ending: Ending): Promise<unknown>;
}

export interface Ending {
  status: 'failed' | 'cancelled';
  jobId: string;
  /** For people; of a failure only. */
  error: string | null;
}

export interface GenerationRun<P> extends Omit<JobRun<P>, 'userId'> {
  userId: string;
  itemId: string;
  /** Keeps a file that becomes part of the thing when the work ends well, and goes when it does not. */
  keep(file: KeptFile): Promise<AssetRow>;
  /** What was kept in these roles becomes part of the thing now, with what `write` stores: it stays whatever becomes of the work. */
  settle(roles: readonly string[], write: (tx: Db) => Promise<unknown>): Promise<void>;
}

export type KeptFile = Omit<NewAsset, 'userId' | 'bytes' | 'partOf' | 'origin'> & {
  role: string;
  note?: string;
  /** What it was made with, written into it; null: it holds only what its owner gave. */
  origin: Recipe | null;
} & ({ bytes: Uint8Array } | { path: string; isCounted?: boolean });

/** Answers with `new Finished(result, write)` where the thing itself changes at the end. */
export type GenerationHandler<P> = (run: GenerationRun<P>) => Promise<unknown>;

export const defineGenerationJob = <S extends z.ZodType>(
  definition: GenerationJobDefinition<S>,
): GenerationJobDefinition<S> => definition;
