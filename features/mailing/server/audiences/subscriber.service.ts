/** Rules of subscribers: added by hand, by table or by themselves, always with what they agreed to. */

import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import {
  type ImportMapping,
  importMappingSchema,
  MAX_SUBSCRIBERS,
  type Subscriber,
} from '../../calls/audience-calls.ts';
import { confirmMailJob } from '../sending/confirm-mail.job.ts';
import { spendConfirmation } from '../sending/day-limits.ts';
import { forgetReaders } from '../sending/ledger.repo.ts';
import type { AudienceRow } from './audience.repo.ts';
import type { Audiences } from './audience.service.ts';
import { csvLine } from './csv.ts';
import { emailHash } from './email-hash.ts';
import type { People, Person, suggestColumns } from './read-people.ts';
import * as repo from './subscriber.repo.ts';
import type { TableOrder } from './table.worker.ts';

const CHUNK = 500;
const READ_MS = 60_000;
const MEMORY_MB = 384;
const EXPORT_ROWS = 1000;
const FULL = `An audience has ${MAX_SUBSCRIBERS.toLocaleString('en')} subscribers at most.`;

export interface TablePreview {
  columns: string[];
  rows: number;
  sample: string[][];
  suggested: ReturnType<typeof suggestColumns>;
}

const toSubscriber = (row: repo.SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  birthday: row.birthday,
  state: row.state,
  consentAt: row.consentAt?.toISOString() ?? null,
  consent: row.consent,
  source: row.source,
  createdAt: row.createdAt.toISOString(),
});

export type Subscribers = ReturnType<typeof createSubscriberService>;

export function createSubscriberService(platform: Platform, audiences: Audiences) {
  const { db, jobs } = platform;
  const pool = createThreadPool({
    entry: new URL('./table.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: READ_MS,
    memoryMb: MEMORY_MB,
    idleMs: 30_000,
  });
  platform.onClose(pool.close);
  const read = <T>(order: TableOrder, signal: AbortSignal) => pool.run<T>(order, { signal });

  function mappingOf(text: string): ImportMapping {
    let json: unknown;
    try {
      json = JSON.parse(text || '{}');
    } catch {
      throw new AppError('bad_request', 'The mapping of columns cannot be read.');
    }
    const mapping = importMappingSchema.safeParse(json);
    if (!mapping.success)
      throw new AppError('bad_request', mapping.error.issues[0]?.message ?? 'Choose columns.');
    return mapping.data;
  }

  async function assertRoom(tx: typeof db, { id }: AudienceRow, more: number): Promise<void> {
    if ((await repo.countIn(tx, id)) + more > MAX_SUBSCRIBERS) throw new AppError('conflict', FULL);
  }

  return {
    async list(
      userId: string,
      id: string,
      { search, ...query }: PageQuery & { search?: string | undefined },
    ): Promise<Page<Subscriber>> {
      await audiences.own(userId, id);
      return readPage(
        query,
        (after, limit) => repo.listSubscribers(db, userId, id, search, after, limit),
        (rows) => rows.map(toSubscriber),
      );
    },

    /** With the words of a consent they are in; without, they are asked by mail first. */
    async add(
      userId: string,
      id: string,
      { consent, ...person }: Person & { consent?: string | undefined },
    ): Promise<Subscriber> {
      const audience = await audiences.own(userId, id);
      const hash = emailHash(userId, person.email);
      if ((await repo.suppressedOf(db, userId, [hash])).has(hash))
        throw new AppError(
          'conflict',
          'This address unsubscribed or could not be reached. They can come back by the form of the audience.',
        );
      const row = await db.transaction(async (tx) => {
        await assertRoom(tx, audience, 1);
        const values = {
          ...person,
          id: newId(),
          userId,
          audienceId: id,
          emailHash: hash,
          source: 'person' as const,
          state: consent ? ('active' as const) : ('pending' as const),
          consent: consent ?? '',
          consentAt: consent ? new Date() : null,
        };
        const [added] = await repo.insertNew(tx, [values]);
        if (!added) throw new AppError('conflict', 'This address is in the audience already.');
        if (!consent) {
          await spendConfirmation(tx, userId, hash);
          await jobs.enqueue(confirmMailJob, { subscriberId: values.id }, { userId, db: tx });
        }
        return (await repo.findSubscriber(tx, values.id))!;
      });
      return toSubscriber(row);
    },

    async remove(userId: string, id: string, subscriberId: string): Promise<void> {
      const row = await repo.findOwnSubscriber(db, userId, id, subscriberId);
      if (!row) throw notFound('That subscriber');
      await db.transaction(async (tx) => {
        await forgetReaders(tx, userId, id, row.emailHash);
        await repo.deleteSubscriber(tx, row.id);
      });
    },

    async preview(userId: string, id: string, csv: Buffer, signal: AbortSignal): Promise<TablePreview> {
      await audiences.own(userId, id);
      return read<TablePreview>({ csv }, signal);
    },

    async import(userId: string, id: string, csv: Buffer, mappingText: string, signal: AbortSignal) {
      const audience = await audiences.own(userId, id);
      const { columns, consent, duplicates } = mappingOf(mappingText);
      const found = await read<People>({ csv, columns }, signal);
      const outcome = {
        added: 0,
        updated: 0,
        duplicates: found.duplicates,
        suppressed: 0,
        invalid: found.invalid,
        invalidLines: found.invalidLines,
      };
      const now = new Date();
      for (let at = 0; at < found.people.length; at += CHUNK) {
        signal.throwIfAborted();
        const rows = found.people.slice(at, at + CHUNK).map((person) => ({
          ...person,
          id: newId(),
          userId,
          audienceId: id,
          emailHash: emailHash(userId, person.email),
          state: 'active' as const,
          source: 'import' as const,
          consent,
          consentAt: now,
        }));
        const gone = await repo.suppressedOf(
          db,
          userId,
          rows.map((row) => row.emailHash),
        );
        const wanted = rows.filter((row) => !gone.has(row.emailHash));
        outcome.suppressed += rows.length - wanted.length;
        if (wanted.length === 0) continue;
        await db.transaction(async (tx) => {
          await assertRoom(tx, audience, wanted.length);
          if (duplicates === 'update') {
            const written = await repo.updateNames(tx, wanted);
            const added = written.filter(({ isNew }) => isNew).length;
            outcome.added += added;
            outcome.updated += written.length - added;
          } else {
            const added = (await repo.insertNew(tx, wanted)).length;
            outcome.added += added;
            outcome.duplicates += wanted.length - added;
          }
        });
      }
      return outcome;
    },

    /** In pieces, so that a large audience is never in memory as a whole. */
    async export(userId: string, id: string): Promise<{ name: string; lines: AsyncGenerator<string> }> {
      const { name } = await audiences.own(userId, id);
      async function* lines() {
        yield `\ufeff${csvLine(['Email', 'First name', 'Last name', 'Birthday', 'State', 'Agreed at', 'Agreed to', 'Source'])}`;
        let after: { createdAt: Date; id: string } | undefined;
        for (;;) {
          const rows = await repo.listSubscribers(db, userId, id, undefined, after, EXPORT_ROWS);
          for (const row of rows.map(toSubscriber))
            yield csvLine([
              row.email,
              row.firstName,
              row.lastName,
              row.birthday,
              row.state,
              row.consentAt ?? '',
              row.consent,
              row.source,
            ]);
          after = rows.at(-1);
          if (rows.length < EXPORT_ROWS) return;
        }
      }
      return { name, lines: lines() };
    },
  };
}
