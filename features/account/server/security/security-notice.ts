/** Tells the owner of an account by mail what has changed about getting into it. */

import type { Db } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { AccountNotice } from '#platform/mail/templates/account-facts.ts';
import { accountMailJob } from '../mails/account-mail.job.ts';

/** In the transaction of the change itself, so that neither happens without the other. */
export async function sendNotice(
  jobs: JobQueue,
  tx: Db,
  user: { id: string; email: string | null },
  about: AccountNotice,
  what?: string,
): Promise<void> {
  if (user.email)
    await jobs.enqueue(accountMailJob, { about, userId: user.id, to: user.email, what }, { db: tx });
}
