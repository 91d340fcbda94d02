/** Rules of sequences: begun with mails to be changed, switched on and off, and never sent by hand. */

import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { type Block, blankBlock } from '../../blocks/block.ts';
import {
  type createSequence,
  MAX_SEQUENCES,
  MAX_STEPS,
  type Sequence,
  type updateSequence,
} from '../../calls/sequence-calls.ts';
import { type MailingBody, mailingBody } from '../../contract.ts';
import { DEFAULT_DAYS, DEFAULT_DELAYS, SEQUENCE_MAILS } from '../../words/sequence-words.ts';
import { findOwnAudience } from '../audiences/audience.repo.ts';
import { countDeliveries, insertMailing, type MailingRow, updateMailing } from '../mailing.repo.ts';
import { assertWritten, removeMailing } from '../mailing.service.ts';
import { brandOf } from '../sending/brand-of.ts';
import { forgetReadersOf } from '../sending/ledger.repo.ts';
import { NO_SERVER } from '../sending/no-server.ts';
import * as repo from './sequence.repo.ts';
import { mailSequences } from './sequence.table.ts';

const words = (subject: string, text: string): Block[] => [
  { ...blankBlock('heading'), text: subject } as Block,
  { ...blankBlock('text'), text } as Block,
];

export type Sequences = ReturnType<typeof createSequenceService>;

export function createSequenceService(platform: Platform) {
  const { db } = platform;

  const own = async (userId: string, id: string): Promise<repo.SequenceRow> => {
    const row = await repo.findOwnSequence(db, userId, id);
    if (!row) throw notFound('That sequence');
    return row;
  };
  const locked = async (tx: Db, userId: string, id: string): Promise<repo.SequenceRow> => {
    const row = await repo.lockOwnSequence(tx, userId, id);
    if (!row) throw notFound('That sequence');
    return row;
  };
  const assertAudience = async (userId: string, id: string, tx: Db = db): Promise<void> => {
    if (!(await findOwnAudience(tx, userId, id))) throw notFound('That audience');
  };

  async function toSequences(rows: readonly repo.SequenceRow[]): Promise<Sequence[]> {
    const steps = await repo.listSteps(
      db,
      rows.map(({ id }) => id),
    );
    const counts = await countDeliveries(
      db,
      steps.map(({ id }) => id),
    );
    return Promise.all(
      rows.map(async (row) => {
        const { id, kind, audienceId, days, isOn, timeZone } = row;
        const own = steps.filter(({ sequenceId }) => sequenceId === id);
        const first = own[0];
        const isAsked = first && audienceId && kind === 'comeback';
        return {
          id,
          kind,
          audienceId,
          days,
          isOn,
          timeZone,
          steps: own.map((step) => ({
            mailingId: step.id,
            subject: step.subject,
            delayDays: step.delayDays,
            counts: counts.get(step.id)!,
          })),
          dueNow: isAsked
            ? await repo.countDue(db, { sequence: row, mailing: first, before: undefined }, new Date())
            : 0,
        };
      }),
    );
  }
  const whole = async (userId: string, id: string): Promise<Sequence> =>
    (await toSequences([await own(userId, id)]))[0]!;

  const insertStep = (
    tx: Db,
    { id, userId, audienceId }: Pick<repo.SequenceRow, 'id' | 'userId' | 'audienceId'>,
    content: MailingBody,
    place: { position: number; delayDays: number },
  ) =>
    insertMailing(tx, {
      ...place,
      userId,
      sequenceId: id,
      subject: content.subject,
      content: { ...content, audienceId },
    });

  /** Something to read in each of them, and a server that takes it. */
  function assertReady(row: repo.SequenceRow, steps: readonly MailingRow[]): void {
    if (!platform.mail.openLine) throw new AppError('unprocessable', NO_SERVER);
    if (!row.audienceId) throw new AppError('bad_request', 'Please choose an audience first.');
    if (steps.length === 0) throw new AppError('bad_request', 'Please add a mail first.');
    for (const { content } of steps) assertWritten(content);
  }

  return {
    list: async (userId: string): Promise<Sequence[]> =>
      toSequences(await repo.listSequences(db, userId, MAX_SEQUENCES)),

    async create(userId: string, body: BodyOf<typeof createSequence>): Promise<Sequence> {
      const { kind, audienceId, language = 'en', timeZone = 'UTC' } = body;
      await assertAudience(userId, audienceId);
      const { name, address } = await brandOf(platform, userId, null);
      const foot = [name, address].filter(Boolean).join(', ');
      const row = { id: newId(), userId, kind, audienceId, timeZone, days: DEFAULT_DAYS[kind] };
      await db.transaction(async (tx) => {
        if ((await repo.countSequences(tx, userId)) >= MAX_SEQUENCES)
          throw new AppError(
            'conflict',
            `You have ${MAX_SEQUENCES} sequences already. Please delete one before you make another.`,
          );
        await repo.insertSequence(tx, row);
        for (const [position, { subject, text }] of SEQUENCE_MAILS[language][kind].entries()) {
          const blocks = [
            ...words(subject, text),
            ...(foot ? [{ ...blankBlock('footer'), text: foot.slice(0, 1000) } as Block] : []),
          ];
          const content = mailingBody.parse({ subject, language, timeZone, blocks });
          await insertStep(tx, row, content, { position, delayDays: DEFAULT_DELAYS[kind][position] ?? 7 });
        }
      });
      return whole(userId, row.id);
    },

    async update(userId: string, id: string, body: BodyOf<typeof updateSequence>): Promise<Sequence> {
      await db.transaction(async (tx) => {
        const before = await locked(tx, userId, id);
        const { audienceId = before.audienceId, days = before.days, isOn = before.isOn, delays = [] } = body;
        const isMoved = audienceId !== before.audienceId;
        if (audienceId && isMoved) await assertAudience(userId, audienceId, tx);
        const steps = await repo.listSteps(tx, [id]);
        const known = new Set(steps.map((one) => one.id));
        if (delays.some(({ mailingId }) => !known.has(mailingId))) throw notFound('That mail');
        if (isOn) assertReady({ ...before, audienceId }, steps);
        // For others it begins anew, as if it were switched on now.
        const begins = isOn && (!before.isOn || isMoved);
        await repo.updateSequence(tx, userId, id, {
          audienceId,
          days,
          isOn,
          ...(begins && { onSince: new Date() }),
        });
        if (!isOn || begins) await repo.stopSteps(tx, [...known]);
        for (const { mailingId, delayDays } of delays) await updateMailing(tx, mailingId, { delayDays });
        if (!isMoved || steps.length === 0) return;
        await forgetReadersOf(tx, [...known]);
        for (const step of steps)
          await updateMailing(tx, step.id, { content: { ...step.content, audienceId } });
      });
      return whole(userId, id);
    },

    async addStep(userId: string, id: string): Promise<Sequence> {
      await db.transaction(async (tx) => {
        const row = await locked(tx, userId, id);
        if (row.isOn)
          throw new AppError('conflict', 'Please switch the sequence off before you add a mail to it.');
        const steps = await repo.listSteps(tx, [id]);
        if (steps.length >= MAX_STEPS)
          throw new AppError('conflict', `A sequence has ${MAX_STEPS} mails at most.`);
        const last = steps.at(-1);
        const { language = 'en', timeZone = row.timeZone, brandKitId = null } = last?.content ?? {};
        const content = mailingBody.parse({ language, timeZone, brandKitId, blocks: words('', '') });
        await insertStep(tx, row, content, { position: (last?.position ?? -1) + 1, delayDays: 7 });
      });
      return whole(userId, id);
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await removeSequence(platform, id);
    },
  };
}

async function removeSequence(platform: Platform, id: string): Promise<void> {
  const [row] = await repo.findSequences(platform.db, [id]);
  // Nobody is written while its mails go one by one.
  if (row) await repo.updateSequence(platform.db, row.userId, id, { isOn: false });
  for (const step of await repo.listSteps(platform.db, [id])) await removeMailing(platform, step.id);
  await platform.generationJobs.remove({ type: repo.SEQUENCE, id }, (tx) => repo.deleteSequenceRow(tx, id));
}

export const sequenceItems = (platform: Platform): ItemKind => ({
  type: repo.SEQUENCE,
  noun: 'sequence of mails',
  page: '/email-campaigns',
  find: async (db, ids) =>
    new Map(
      (await repo.findSequences(db, ids)).map((row) => [
        row.id,
        { title: 'Sequence', ownerId: row.userId, openUrl: '/email-campaigns?tab=sequences' },
      ]),
    ),
  remove: (id) => removeSequence(platform, id),
  rows: { table: mailSequences, documents: [mailSequences.timeZone], max: MAX_SEQUENCES },
});
