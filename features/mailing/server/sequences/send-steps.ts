/** Every minute: whoever is due for a mail of a sequence is written into the ledger, from which the same job sends as for any mailing. */

import { AppError, messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findOwnAudience } from '../audiences/audience.repo.ts';
import { type MailingRow, updateMailing } from '../mailing.repo.ts';
import { brandOf } from '../sending/brand-of.ts';
import { readersPerDay, spendReaders } from '../sending/day-limits.ts';
import { restOf } from '../sending/ledger.repo.ts';
import { enqueueSlice } from '../sending/send-due.ts';
import { senderName } from '../sending/sender-name.ts';
import * as repo from './sequence.repo.ts';

/** Of one mail in a minute. */
const BATCH = 1000;

export async function sendDueSteps(platform: Platform, now = new Date()): Promise<void> {
  if (!platform.mail.openLine) return;
  for (const sequence of await repo.listRunning(platform.db))
    await runSequence(platform, sequence, now).catch((error) => {
      // The day's mails are used up: those who are left are due tomorrow as well.
      if (error instanceof AppError && error.code === 'rate_limited') return;
      platform.log.error(
        { err: error, sequence: sequence.id },
        `a sequence could not go on: ${messageOf(error)}`,
      );
    });
}

async function runSequence(platform: Platform, sequence: repo.SequenceRow, now: Date): Promise<void> {
  const { db } = platform;
  const limit = await readersPerDay(platform.settings);
  const steps = await repo.listSteps(db, [sequence.id]);
  for (const [at, mailing] of steps.entries()) {
    await db.transaction(async (tx) => {
      const fresh = await lockRunning(tx, sequence);
      if (!fresh) return;
      const step = { sequence: fresh, mailing, before: steps[at - 1] };
      const written = await repo.fillStep(tx, step, now, Math.min(BATCH, limit || BATCH));
      if (written > 0) await spendReaders(tx, sequence.userId, written, limit);
    });
    await begin(platform, sequence, mailing);
  }
}

/** It stays so until the transaction ends; undefined: switched off meanwhile, or given to others, and nobody is written. */
async function lockRunning(
  tx: Db,
  { id, userId, audienceId }: repo.SequenceRow,
): Promise<repo.SequenceRow | undefined> {
  const fresh = await repo.lockOwnSequence(tx, userId, id);
  return fresh?.isOn && fresh.audienceId === audienceId ? fresh : undefined;
}

/** As a mailing that was ordered, as often as somebody waits for it. */
async function begin(
  platform: Platform,
  sequence: repo.SequenceRow,
  { id, content: { brandKitId } }: MailingRow,
): Promise<void> {
  const { userId, audienceId } = sequence;
  if (!(await restOf(platform.db, id)).isDueNow) return;
  const brand = await brandOf(platform, userId, brandKitId);
  await platform.db.transaction(async (tx) => {
    if (!(await lockRunning(tx, sequence))) return;
    const audience = audienceId ? await findOwnAudience(tx, userId, audienceId) : undefined;
    if (!audience) return;
    const values = { state: 'sending' as const, startedAt: new Date(), problem: null, resumeAt: null };
    const started = await updateMailing(tx, id, values, ['draft']);
    if (!started) return;
    await updateMailing(tx, id, {
      frozen: { brand, senderName: senderName(started.content, brand, audience) },
    });
    await enqueueSlice(platform, tx, started);
  });
}
