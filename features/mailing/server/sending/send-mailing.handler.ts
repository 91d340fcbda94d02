/** Sends a mailing reader by reader: marked before the mail leaves, settled by what the server said, never begun twice. */

import { fillPath } from '#common/contract.ts';
import { said } from '#common/wording/sentence.ts';
import { type JobHandler, JobResult } from '#platform/jobs/job-definition.ts';
import type { MailLine, SendOutcome } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { getMailing, listMailings } from '../../contract.ts';
import { suppress } from '../audiences/subscriber.repo.ts';
import { countedLinks } from '../clicks/counted-links.ts';
import * as repo from '../mailing.repo.ts';
import { type Compose, createCompose, leaveUrl } from './compose.ts';
import * as ledger from './ledger.repo.ts';
import { NO_SERVER } from './no-server.ts';
import { createPace } from './pace.ts';
import { enqueueSlice } from './send-due.ts';
import { SLICE_SECONDS } from './send-mailing.job.ts';

/** Mails under way at once: as many as a kill may leave unclear. */
const LANES = 4;
const READ_AHEAD = 200;
const MAX_ATTEMPTS = 5;
/** Minutes to the next try where a server asked to wait, by how often it did. */
const PAUSES = [5, 15, 60, 240];
const DOWN_MINUTES = 5;
const MINUTE_MS = 60_000;
const TELL_EVERY_MS = 1500;
const BROKE_OFF = 'It broke off while it was being sent: it may have arrived, so it is not sent again.';

const readsOf = (id: string): string[] => [listMailings.path, fillPath(getMailing.path, { id })];
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

export const sendMailingHandler =
  (platform: Platform): JobHandler<{ mailingId: string }> =>
  async ({ payload: { mailingId }, signal, report, db }) => {
    const [mailing] = await repo.findMailings(db, [mailingId]);
    if (mailing?.state !== 'sending' || !mailing.frozen) return { sent: 0 };
    await ledger.markInterrupted(db, mailingId, BROKE_OFF);
    const { userId } = mailing;
    const halt = (problem: string, minutes: number) =>
      repo.updateMailing(db, mailingId, { problem, resumeAt: inMinutes(minutes) }, ['sending']);
    const line = platform.mail.openLine?.(LANES);
    if (!line || !(await repo.findOwner(db, userId))) {
      await repo.updateMailing(
        db,
        mailingId,
        { state: 'paused', problem: line ? 'The account is suspended.' : NO_SERVER },
        ['sending'],
      );
      line?.close();
      return { sent: 0 };
    }
    const links = mailing.content.tracksClicks ? await countedLinks(platform, mailing) : undefined;
    const compose = createCompose(platform, userId, mailing.content, mailing.frozen, new Date(), links);
    const run = new Run(platform, mailing, line, compose, signal, report);
    try {
      await Promise.all(Array.from({ length: LANES }, () => run.lane()));
    } finally {
      line.close();
    }
    signal.throwIfAborted();
    if (run.problem) await halt(run.problem, DOWN_MINUTES);
    else await repo.updateMailing(db, mailingId, { problem: null }, ['sending']);
    await finish(platform, mailing, run);
    await platform.events.publish(userId, { type: 'invalidate', keys: readsOf(mailingId) });
    return new JobResult({ sent: run.sent }, async (tx) => {
      const [now] = await repo.findMailings(tx, [mailingId]);
      if (now?.state !== 'sending' || run.problem) return;
      const rest = await ledger.restOf(tx, mailingId);
      if (rest.isDueNow) {
        await repo.updateMailing(tx, mailingId, { jobId: null });
        await enqueueSlice(platform, tx, now);
      } else if (rest.waiting > 0)
        await repo.updateMailing(tx, mailingId, { resumeAt: rest.nextAt ?? inMinutes(DOWN_MINUTES) });
    });
  };

/** Nobody waits any more: it is sent, and its owner hears of it once. */
async function finish(
  platform: Platform,
  { id, userId, subject, sequenceId }: repo.MailingRow,
  run: Run,
): Promise<void> {
  const rest = await ledger.restOf(platform.db, id);
  // Of a sequence somebody else is due another day; until then it can be changed.
  if (sequenceId) {
    if (!run.problem && !rest.isDueNow)
      await repo.updateMailing(platform.db, id, { state: 'draft' }, ['sending']);
    return;
  }
  if (run.problem || rest.waiting + rest.sending > 0) return;
  const { sent } = (await repo.countDeliveries(platform.db, [id])).get(id)!;
  const notice = {
    kind: 'job-completed',
    title: said`“${subject}” was sent to ${sent} people`,
    link: `/email-campaigns?mailing=${id}`,
  };
  await platform.notify(userId, notice, async (tx) =>
    Boolean(
      await repo.updateMailing(tx, id, { state: 'sent', endedAt: new Date(), problem: null }, ['sending']),
    ),
  );
}

class Run {
  sent = 0;
  problem: string | undefined;
  private readonly ids: string[] = [];
  private reading: Promise<void> | undefined;
  private isEmpty = false;
  private toldAt = 0;
  private readonly until = Date.now() + SLICE_SECONDS * 1000;
  private readonly pace: () => Promise<void>;
  private readonly platform: Platform;
  private readonly mailing: repo.MailingRow;
  private readonly line: MailLine;
  private readonly compose: Compose;
  private readonly signal: AbortSignal;
  private readonly report: (stage: string, percent: number) => void;
  private readonly total: Promise<number>;

  constructor(
    platform: Platform,
    mailing: repo.MailingRow,
    line: MailLine,
    compose: Compose,
    signal: AbortSignal,
    report: (stage: string, percent: number) => void,
  ) {
    this.platform = platform;
    this.mailing = mailing;
    this.line = line;
    this.compose = compose;
    this.signal = signal;
    this.report = report;
    this.pace = createPace(platform, signal);
    this.total = repo
      .countDeliveries(platform.db, [mailing.id])
      .then((counts) => counts.get(mailing.id)?.total ?? 0);
  }

  async lane(): Promise<void> {
    while (!this.signal.aborted && !this.problem && Date.now() < this.until) {
      const id = await this.next();
      if (!id) return;
      await this.pace();
      // Stopped while it waited for its turn.
      if (this.signal.aborted || this.problem) return;
      const row = await ledger.claim(this.platform.db, id, this.mailing.id);
      if (row) await this.deliver(row);
      else if (!(await this.goesOn())) return;
    }
  }

  private async goesOn(): Promise<boolean> {
    const [now] = await repo.findMailings(this.platform.db, [this.mailing.id]);
    return now?.state === 'sending';
  }

  /** Some hundred at a time, whichever lane runs dry first. */
  private async next(): Promise<string | undefined> {
    while (this.ids.length === 0 && !this.isEmpty) {
      this.reading ??= ledger.nextIds(this.platform.db, this.mailing.id, READ_AHEAD).then((ids) => {
        this.ids.push(...ids);
        this.isEmpty = ids.length === 0;
        this.reading = undefined;
      });
      await this.reading;
    }
    return this.ids.pop();
  }

  private async deliver(row: ledger.ClaimedRow): Promise<void> {
    const { db } = this.platform;
    if (row.isSuppressed || row.isGone) {
      await ledger.settle(db, row.id, { state: 'skipped', ...(row.isGone && ledger.NOBODY) });
      return;
    }
    const { userId, content } = this.mailing;
    const url = leaveUrl(this.platform, userId, row.emailHash, content.language);
    const reader = { email: row.email, firstName: row.firstName, lastName: row.lastName };
    const outcome = await this.line
      .send(this.compose(reader, { url }, row.id))
      // Refused by our own checks: nothing left this machine.
      .catch(
        (error): SendOutcome => ({
          is: 'refused',
          isFinal: true,
          isAddress: false,
          reason: String(error.message ?? error).slice(0, 200),
        }),
      );
    await this.settle(row, outcome);
    await this.tell();
  }

  private async settle(row: ledger.DeliveryRow, outcome: SendOutcome): Promise<void> {
    const { db } = this.platform;
    switch (outcome.is) {
      case 'sent':
        this.sent++;
        await ledger.settle(db, row.id, { state: 'sent', reason: null });
        return;
      case 'unclear':
        await ledger.settle(db, row.id, { state: 'unclear', reason: outcome.reason });
        return;
      case 'down':
        this.problem = outcome.reason;
        await ledger.settle(db, row.id, { state: 'waiting', attempts: Math.max(0, row.attempts - 1) });
        return;
      case 'refused': {
        const { isFinal, isAddress, reason } = outcome;
        if (!isFinal && row.attempts < MAX_ATTEMPTS) {
          const dueAt = inMinutes(PAUSES[row.attempts - 1] ?? PAUSES.at(-1)!);
          await ledger.settle(db, row.id, { state: 'waiting', dueAt, reason });
          return;
        }
        await db.transaction(async (tx) => {
          await ledger.settle(tx, row.id, { state: 'refused', reason });
          if (isAddress) await suppress(tx, row.userId, row.emailHash, 'refused');
        });
      }
    }
  }

  private async tell(): Promise<void> {
    if (Date.now() - this.toldAt < TELL_EVERY_MS) return;
    this.toldAt = Date.now();
    const { id, userId } = this.mailing;
    const counts = (await repo.countDeliveries(this.platform.db, [id])).get(id)!;
    const total = await this.total;
    this.report('Sending', Math.floor(((total - counts.waiting) / Math.max(1, total)) * 100));
    await this.platform.events.publish(userId, { type: 'invalidate', keys: readsOf(id) });
  }
}
