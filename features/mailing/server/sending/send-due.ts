/** Every minute: mailings whose moment has come begin, and those on which nobody works go on. */

import { randomUUID } from 'node:crypto';
import { AppError, messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findOwnAudience } from '../audiences/audience.repo.ts';
import * as repo from '../mailing.repo.ts';
import { brandOf } from './brand-of.ts';
import { readersPerDay, spendReaders } from './day-limits.ts';
import { countReaders, fillLedger, lockReaders } from './ledger.repo.ts';
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

/**
 * The ledger is written and the first job left in one transaction: it began as a whole, or not at all. Everything is
 * taken from the row as it is at that moment. `due`: only if it is still planned for then, or before. `version` and
 * `audienceId`: only as it was then, and to those. Undefined: it is not to begin any more.
 */
export async function beginSending(
  platform: Platform,
  { id, userId, content: { brandKitId } }: repo.MailingRow,
  { due, version, audienceId }: { due?: Date; version?: number; audienceId?: string } = {},
): Promise<string | undefined> {
  const [brand, limit] = await Promise.all([
    brandOf(platform, userId, brandKitId),
    readersPerDay(platform.settings),
  ]);
  return platform.db.transaction(async (tx) => {
    const begun = { state: 'sending' as const, startedAt: new Date(), problem: null, resumeAt: null };
    const started = due
      ? await repo.updateDueMailing(tx, id, due, begun)
      : await repo.updateMailing(tx, id, begun, ['draft', 'scheduled']);
    if (!started) return undefined;
    const { content } = started;
    const isOther =
      (version !== undefined && started.version !== version) ||
      (audienceId !== undefined && content.audienceId !== audienceId);
    if (isOther)
      throw new AppError('unprocessable', 'This mail was changed meanwhile. Please approve it again.');
    if (content.brandKitId !== brandKitId)
      throw new AppError('conflict', 'This mail was changed just now. Please try again.');
    const audience = content.audienceId && (await findOwnAudience(tx, userId, content.audienceId));
    if (!audience)
      throw new AppError('unprocessable', 'Its audience was deleted. Please choose another one.');
    // In the same order as sequences do, which must not wait for each other.
    await lockReaders(tx, audience.id);
    await spendReaders(tx, userId, await countReaders(tx, userId, audience.id), limit);
    await repo.updateMailing(tx, id, { frozen: { brand, senderName: senderName(content, brand, audience) } });
    await fillLedger(tx, { id, userId, audienceId: audience.id });
    return enqueueSlice(platform, tx, started);
  });
}

/** What cannot begin waits until the day's limit is over, or goes back to its writer; nothing of it is lost. */
async function beginDue(platform: Platform, mailing: repo.MailingRow, now: Date): Promise<void> {
  try {
    await beginSending(platform, mailing, { due: now });
  } catch (error) {
    const { code, message, headers } = error instanceof AppError ? error : new AppError('internal', '');
    if (code === 'rate_limited')
      await repo.updateDueMailing(platform.db, mailing.id, now, {
        sendAt: new Date(now.getTime() + Number(headers?.['retry-after']) * 1000),
        problem: 'The limit of recipients a day is used up: it is sent at the new time.',
      });
    else if (code === 'unprocessable')
      await repo.updateDueMailing(platform.db, mailing.id, now, {
        state: 'draft',
        sendAt: null,
        problem: message,
      });
    else throw error;
  }
}

export async function sendDueMailings(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform;
  /** The others begin nevertheless. */
  const say = (mailing: string, what: string) => (error: unknown) =>
    platform.log.error({ err: error, mailing }, `a mailing did not ${what}: ${messageOf(error)}`);
  for (const mailing of await repo.listScheduled(db, now, BATCH))
    await beginDue(platform, mailing, now).catch(say(mailing.id, 'begin'));
  for (const mailing of await repo.listResting(db, now, BATCH))
    await db.transaction((tx) => enqueueSlice(platform, tx, mailing)).catch(say(mailing.id, 'go on'));
}
