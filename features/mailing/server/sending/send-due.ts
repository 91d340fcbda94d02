/** Every minute: mailings whose moment has come begin, and those on which nobody works go on. */

import { randomUUID } from 'node:crypto';
import { messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findOwnAudience } from '../audiences/audience.repo.ts';
import * as repo from '../mailing.repo.ts';
import { brandOf } from './brand-of.ts';
import { fillLedger } from './ledger.repo.ts';
import { sendMailingJob } from './send-mailing.job.ts';
import { senderName } from './sender-name.ts';

const BATCH = 50;

/** Undefined: somebody is at it already. */
export async function enqueueSlice(
  { jobs }: Platform,
  tx: Db,
  { id, userId }: repo.MailingRow,
): Promise<string | undefined> {
  const jobId = randomUUID();
  if (!(await repo.claimForJob(tx, id, jobId))) return undefined;
  await jobs.enqueue(
    sendMailingJob,
    { mailingId: id },
    { userId, db: tx, id: jobId, item: { type: repo.MAILING, id } },
  );
  return jobId;
}

/** In place of a job that ended without having to. */
export async function goOn(platform: Platform, tx: Db, jobId: string): Promise<void> {
  for (const mailing of await repo.leaveJob(tx, jobId)) await enqueueSlice(platform, tx, mailing);
}

/** The ledger is written and the first job left in one transaction: it began as a whole, or not at all. */
export async function beginSending(
  platform: Platform,
  mailing: repo.MailingRow,
): Promise<string | undefined> {
  const { db } = platform;
  const { id, userId, content } = mailing;
  const audience = content.audienceId && (await findOwnAudience(db, userId, content.audienceId));
  if (!audience) {
    await repo.updateMailing(
      db,
      id,
      { state: 'draft', sendAt: null, problem: 'Its audience was deleted. Please choose another one.' },
      ['scheduled'],
    );
    return undefined;
  }
  const brand = await brandOf(platform, userId, content.brandKitId);
  const frozen = { brand, senderName: senderName(content, brand, audience) };
  return db.transaction(async (tx) => {
    const started = await repo.updateMailing(
      tx,
      id,
      { state: 'sending', startedAt: new Date(), frozen, problem: null, resumeAt: null },
      ['draft', 'scheduled'],
    );
    if (!started) return undefined;
    await fillLedger(tx, { id, userId, audienceId: audience.id });
    return enqueueSlice(platform, tx, started);
  });
}

export async function sendDueMailings(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform;
  for (const mailing of await repo.listScheduled(db, now, BATCH))
    await beginSending(platform, mailing).catch((error) =>
      platform.log.error({ err: error, mailing: mailing.id }, `a mailing did not begin: ${messageOf(error)}`),
    );
  for (const mailing of await repo.listResting(db, now, BATCH))
    await db.transaction((tx) => enqueueSlice(platform, tx, mailing));
}
