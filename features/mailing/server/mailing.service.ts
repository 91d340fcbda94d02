/** Rules of mailings: written freely, sent once to those who agreed, stopped and gone on with at any moment. */

import { isDeepStrictEqual } from 'node:util';
import { assetIdOf } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { TemplateLock } from '#common/templates.ts';
import type { User } from '#common/user.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import { assertKept, longerThanPlace } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { audiencesIn, type Block, picturesIn, textsIn } from '../blocks/block.ts';
import { SAMPLE } from '../blocks/merge.ts';
import {
  type Counts,
  MAX_MAILINGS,
  type Mailing,
  type MailingBody,
  type MailingSummary,
} from '../contract.ts';
import { findOwnAudience, findOwnAudiences } from './audiences/audience.repo.ts';
import { countClicks } from './clicks/link.repo.ts';
import * as repo from './mailing.repo.ts';
import { mailings } from './mailing.table.ts';
import { brandOf } from './sending/brand-of.ts';
import { createCompose } from './sending/compose.ts';
import { assertFitsDay, readersPerDay } from './sending/day-limits.ts';
import { countReaders } from './sending/ledger.repo.ts';
import { NO_SERVER } from './sending/no-server.ts';
import { beginSending, enqueueSlice } from './sending/send-due.ts';
import { senderName } from './sending/sender-name.ts';
import { lockOwnSequence } from './sequences/sequence.repo.ts';
import { keptOfMail, partsOfMail } from './templates/mail-parts.ts';

const PICTURE = 'picture';
const TESTS = { max: 30, windowSeconds: 3600 };
const CHANGED_JUST_NOW = 'This mail was changed just now. Please try again.';
const BEGUN = 'This mail was sent, or is on its way: it stays as it is. Copy it to go on writing.';

/** Who gets it is no part of what it says. */
const isSame = (a: MailingBody, b: MailingBody): boolean =>
  isDeepStrictEqual({ ...a, audienceId: null }, { ...b, audienceId: null });

const toSummary = (row: repo.MailingRow, counts: Counts): MailingSummary => {
  const { blocks: _, ...content } = row.content;
  return {
    ...content,
    // Older ones do not say it.
    tracksClicks: content.tracksClicks ?? false,
    id: row.id,
    sequenceId: row.sequenceId,
    state: row.state,
    sendAt: row.sendAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    problem: row.problem,
    counts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

/** What it is made of belongs to whoever writes it. */
export async function assertOwnParts(
  { db, assets, ...platform }: Pick<Platform, 'db' | 'assets' | 'maker'>,
  userId: string,
  { blocks, brandKitId }: { blocks: readonly Block[]; brandKitId: string | null },
): Promise<void> {
  if (brandKitId) await platform.maker('design').assertBrandKit(userId, brandKitId);
  for (const src of new Set(picturesIn(blocks))) {
    const row = await assets.findOwn(userId, assetIdOf(src) ?? '');
    if (!row?.type.startsWith('image/'))
      throw new AppError('bad_request', 'A picture in here is not in your library.');
  }
  const wanted = new Set(audiencesIn(blocks));
  if ((await findOwnAudiences(db, userId, [...wanted])).length < wanted.size) throw notFound('That audience');
}

export const pictureIds = (blocks: readonly Block[]): string[] =>
  picturesIn(blocks).flatMap((src) => assetIdOf(src) ?? []);

export function assertWritten({ subject, blocks }: MailingBody): void {
  if (!subject) throw new AppError('bad_request', 'Please write a subject first.');
  if (textsIn(blocks).every((text) => !text) && picturesIn(blocks).length === 0)
    throw new AppError('bad_request', 'Please write something first: the mail is empty.');
}

export type Mailings = ReturnType<typeof createMailingService>;

export function createMailingService(platform: Platform) {
  const { db, settings, rateLimits } = platform;

  const own = async (userId: string, id: string): Promise<repo.MailingRow> => {
    const row = await repo.findOwnMailing(db, userId, id);
    if (!row) throw notFound('That mailing');
    return row;
  };

  async function whole(row: repo.MailingRow): Promise<Mailing> {
    const counts = (await repo.countDeliveries(db, [row.id])).get(row.id)!;
    return { ...toSummary(row, counts), blocks: row.content.blocks };
  }

  async function assertGood(userId: string, body: MailingBody): Promise<void> {
    await assertOwnParts(platform, userId, body);
    if (body.audienceId && !(await findOwnAudience(db, userId, body.audienceId)))
      throw notFound('That audience');
    await assertNoBlockedWords(
      settings,
      [body.subject, body.preheader, body.fromName, ...textsIn(body.blocks)].join('\n'),
    );
  }

  async function insert(
    userId: string,
    content: MailingBody,
    lock: TemplateLock | null = null,
    id = newId(),
  ): Promise<Mailing> {
    const row = await db.transaction(async (tx) => {
      if ((await repo.countMailings(tx, userId)) >= MAX_MAILINGS)
        throw new AppError(
          'conflict',
          `You have ${MAX_MAILINGS} mailings already. Please delete one before you write another.`,
        );
      const added = await repo.insertMailing(tx, { id, userId, subject: content.subject, content, lock });
      await setLinks(tx, userId, { type: repo.MAILING, id }, PICTURE, pictureIds(content.blocks));
      return added;
    });
    return whole(row);
  }

  const assertAlone = ({ sequenceId }: repo.MailingRow): void => {
    if (sequenceId)
      throw new AppError(
        'conflict',
        'This mail belongs to a sequence. Switch the sequence on or off instead.',
      );
  };

  /** Something to read, for somebody, by a server that takes it. */
  async function assertSendable(row: Pick<repo.MailingRow, 'userId' | 'content'>): Promise<void> {
    const { audienceId } = row.content;
    if (!platform.mail.openLine) throw new AppError('unprocessable', NO_SERVER);
    assertWritten(row.content);
    if (!audienceId) throw new AppError('bad_request', 'Please choose an audience first.');
    if (!(await findOwnAudience(db, row.userId, audienceId))) throw notFound('That audience');
    const readers = await countReaders(db, row.userId, audienceId);
    assertFitsDay(readers, await readersPerDay(settings));
    if (readers === 0)
      throw new AppError('bad_request', 'Nobody in this audience has agreed to receive mail yet.');
  }

  return {
    assertSendable,

    async list(userId: string): Promise<MailingSummary[]> {
      const rows = await repo.listMailings(db, userId, MAX_MAILINGS);
      const counts = await repo.countDeliveries(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toSummary(row, counts.get(row.id) ?? repo.NO_COUNTS));
    },

    get: async (userId: string, id: string): Promise<Mailing> => whole(await own(userId, id)),

    async create(userId: string, body: MailingBody): Promise<Mailing> {
      await assertGood(userId, body);
      return insert(userId, body);
    },

    /** For another tool, which may lock something; asked for again with the same id, the first one is answered. */
    async createOnce(
      userId: string,
      id: string,
      body: MailingBody,
      lock: TemplateLock | null,
    ): Promise<Mailing> {
      const known = await repo.findOwnMailing(db, userId, id);
      if (known) return whole(known);
      await assertGood(userId, body);
      return insert(userId, body, lock, id);
    },

    async update(userId: string, id: string, written: MailingBody): Promise<Mailing> {
      const { lock, content, version, sequenceId } = await own(userId, id);
      // Who gets it is said by the sequence.
      const body = sequenceId ? { ...written, audienceId: content.audienceId } : written;
      if (lock)
        assertKept(
          keptOfMail(content, lock),
          keptOfMail(body, lock),
          longerThanPlace(partsOfMail(body), lock),
        );
      await assertGood(userId, body);
      const row = await db.transaction(async (tx) => {
        if (await isRunning(tx, userId, sequenceId)) assertWritten(body);
        const changed = await repo.updateMailing(
          tx,
          id,
          {
            subject: body.subject,
            content: body,
            problem: null,
            ...(!isSame(body, content) && { version: version + 1 }),
          },
          ['draft', 'scheduled'],
          version,
        );
        if (changed) await setLinks(tx, userId, { type: repo.MAILING, id }, PICTURE, pictureIds(body.blocks));
        return changed;
      });
      if (row) return whole(row);
      const isOther = (await own(userId, id)).version !== version;
      throw new AppError('conflict', isOther ? CHANGED_JUST_NOW : BEGUN);
    },

    async copy(userId: string, id: string): Promise<Mailing> {
      const { content, lock } = await own(userId, id);
      return insert(userId, content, lock);
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await removeMailing(platform, id);
    },

    async clicks(userId: string, id: string) {
      await own(userId, id);
      return countClicks(db, id);
    },

    /** As it will be, to the one address that is surely their own. */
    async test(user: User, id: string): Promise<{ to: string }> {
      const { content } = await own(user.id, id);
      if (!user.email) throw new AppError('bad_request', 'Your account has no e-mail address.');
      await rateLimits.spend(`mailing-test:${user.id}`, TESTS, 'You sent many tests.');
      const brand = await brandOf(platform, user.id, content.brandKitId);
      const audience = content.audienceId
        ? await findOwnAudience(db, user.id, content.audienceId)
        : undefined;
      const frozen = { brand, senderName: senderName(content, brand, audience) };
      const subject = content.subject || 'Test';
      const compose = createCompose(platform, user.id, { ...content, subject }, frozen, new Date());
      const reader = { firstName: user.firstName ?? SAMPLE.firstName!, lastName: user.lastName ?? '' };
      // Whoever tries the link of a test must not unsubscribe from themselves.
      const mail = compose({ ...reader, email: user.email }, { url: `${platform.baseUrl}/unsubscribe/test` });
      await platform.mail.send(mail);
      return { to: user.email };
    },

    async send(userId: string, id: string, sendAt: string | undefined) {
      const row = await own(userId, id);
      assertAlone(row);
      if (row.state !== 'draft' && row.state !== 'scheduled') throw new AppError('conflict', BEGUN);
      await assertSendable(row);
      if (sendAt && Date.parse(sendAt) > Date.now()) {
        const planned = await repo.updateMailing(
          db,
          id,
          { state: 'scheduled', sendAt: new Date(sendAt), problem: null },
          ['draft', 'scheduled'],
        );
        if (!planned) throw new AppError('conflict', BEGUN);
        return { id, jobId: null };
      }
      return { id, jobId: (await beginSending(platform, row)) ?? null };
    },

    async pause(userId: string, id: string): Promise<Mailing> {
      const row = await own(userId, id);
      assertAlone(row);
      const changed =
        row.state === 'scheduled'
          ? await repo.updateMailing(db, id, { state: 'draft', sendAt: null }, ['scheduled'])
          : await repo.updateMailing(db, id, { state: 'paused' }, ['sending']);
      if (!changed) throw new AppError('conflict', 'This mail is not being sent.');
      return whole(changed);
    },

    async resume(userId: string, id: string): Promise<Mailing> {
      assertAlone(await own(userId, id));
      if (!platform.mail.openLine) throw new AppError('unprocessable', NO_SERVER);
      const changed = await db.transaction(async (tx) => {
        const going = await repo.updateMailing(tx, id, { state: 'sending', problem: null, resumeAt: null }, [
          'paused',
        ]);
        if (going) await enqueueSlice(platform, tx, going);
        return going;
      });
      if (!changed) throw new AppError('conflict', 'This mail was not stopped.');
      return whole(changed);
    },
  };
}

/** Part of a sequence that is on, and stays so until the transaction ends. */
const isRunning = async (tx: Db, userId: string, sequenceId: string | null): Promise<boolean> =>
  sequenceId !== null && ((await lockOwnSequence(tx, userId, sequenceId))?.isOn ?? false);

export const removeMailing = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: repo.MAILING, id }, async (tx) => {
    const [row] = await repo.findMailings(tx, [id]);
    // Those who had it would get the next one at once.
    if (row && (await isRunning(tx, row.userId, row.sequenceId)))
      throw new AppError('conflict', 'Please switch the sequence off first.');
    await repo.deleteMailingRow(tx, id);
  });

export const mailingItems = (platform: Platform): ItemKind => ({
  type: repo.MAILING,
  noun: 'mailing',
  page: '/email-campaigns',
  find: async (db, ids) =>
    new Map(
      (await repo.findMailings(db, ids)).map((row) => [
        row.id,
        { title: row.subject || 'Mail', ownerId: row.userId, openUrl: `/email-campaigns?mailing=${row.id}` },
      ]),
    ),
  remove: (id) => removeMailing(platform, id),
  rows: { table: mailings, documents: [mailings.content], max: MAX_MAILINGS },
});
