/** Ends a job exactly once, with all that hangs on it: what it leaves in other tables, its page, its notification. */

import type { Db } from '#platform/db/database.ts';
import type { PublishDomainEvent } from '#platform/events/domain-events.ts';
import type { JobNotice, RegisteredJob } from './job-definition.ts';
import { finishJob, type JobOutcome, type JobRow } from './jobs.repo.ts';

export type JobNotify = (
  userId: string,
  notice: JobNotice & { kind: string; dedupeKey: string },
) => Promise<void>;

interface EndOptions {
  db: Db;
  kinds: readonly RegisteredJob[];
  publish: (row: JobRow) => Promise<void>;
  notify: JobNotify;
  publishDomainEvent?: PublishDomainEvent | undefined;
}

export type JobEnd = ReturnType<typeof createJobEnd>;

export function createJobEnd({ db, kinds, publish, notify, publishDomainEvent }: EndOptions) {
  const kindOf = (row: JobRow) => kinds.find((one) => one.definition.name === row.type);

  /** What people see of an end; call it after the transaction that wrote the end. */
  async function announce(row: JobRow): Promise<void> {
    const kind = kindOf(row);
    await publish(row);
    await kind?.hooks?.ended?.(row);
    // Who waited for the answer needs no message about it.
    if (row.isInline || !row.userId || (row.status !== 'completed' && row.status !== 'failed')) return;
    const notice = kind?.definition.notice?.(row.status, row.payload as never, {
      result: row.result,
      itemId: row.itemId ?? '',
    });
    if (notice)
      await notify(row.userId, { ...notice, kind: `job-${row.status}`, dedupeKey: `job:${row.id}` });
  }

  /** Part of a larger transaction: whoever calls it announces the row afterwards. Undefined: it was over already. */
  async function write(
    tx: Db,
    id: string,
    outcome: JobOutcome,
    also?: (tx: Db) => Promise<unknown>,
  ): Promise<JobRow | undefined> {
    const row = await finishJob(tx, id, outcome);
    if (!row) return undefined;
    await also?.(tx);
    await kindOf(row)?.hooks?.ending?.(tx, row);
    if (row.userId && row.status !== 'cancelled')
      await publishDomainEvent?.(tx, {
        type: row.status === 'completed' ? 'job.finished' : 'job.failed',
        userId: row.userId,
        job: row,
      });
    return row;
  }

  return {
    write,
    announce,

    async end(
      id: string,
      outcome: JobOutcome,
      also?: (tx: Db) => Promise<unknown>,
    ): Promise<JobRow | undefined> {
      const row = await db.transaction((tx) => write(tx, id, outcome, also));
      if (row) await announce(row);
      return row;
    },

    /** After a run of this process. */
    left: async (row: JobRow): Promise<void> => kindOf(row)?.hooks?.left?.(row.id),
  };
}
