/** Mails on the days of the calendar: those that wait for their moment, and those that went out. */

import { and, asc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError, notFound } from '#common/errors.ts';
import {
  type DatedEntry,
  type DatedSource,
  type DatedSpan,
  firstOfEachDay,
} from '#platform/generation-jobs/dated.ts';
import type { Platform } from '#platform/platform.ts';
import type { MailingState } from '../contract.ts';
import { findOwnMailing, type MailingRow } from './mailing.repo.ts';
import { createMailingService } from './mailing.service.ts';
import { mailings } from './mailing.table.ts';

const BEGUN: readonly MailingState[] = ['sending', 'paused', 'sent'];

const momentOf = ({ state, sendAt, startedAt }: MailingRow): Date | null =>
  state === 'scheduled' ? sendAt : startedAt;

function toEntry(row: MailingRow): DatedEntry | undefined {
  const at = momentOf(row);
  if (!at) return undefined;
  return {
    id: row.id,
    title: row.subject || 'Mail',
    at,
    state: row.problem || row.state === 'paused' ? 'problem' : row.state === 'scheduled' ? 'planned' : 'done',
    openUrl: `/email-campaigns?mailing=${row.id}`,
    isMovable: row.state === 'scheduled',
  };
}

export function datedMailings(platform: Platform): DatedSource {
  const { db } = platform;

  const between = (userId: string, moment: PgColumn, states: readonly MailingState[], span: DatedSpan) => {
    const where = and(
      eq(mailings.userId, userId),
      // Of a campaign: it stands there as its piece.
      eq(mailings.isPiece, false),
      isNull(mailings.sequenceId),
      inArray(mailings.state, [...states]),
      isNotNull(moment),
      gte(moment, span.from),
      lt(moment, span.to),
    );
    return db
      .select()
      .from(mailings)
      .where(firstOfEachDay(mailings, moment, where, span))
      .orderBy(asc(moment), asc(mailings.id));
  };

  return {
    kind: 'mailing',

    async list(userId, span) {
      const [planned, begun] = await Promise.all([
        between(userId, mailings.sendAt, ['scheduled'], span),
        between(userId, mailings.startedAt, BEGUN, span),
      ]);
      return [...planned, ...begun].flatMap((row) => toEntry(row) ?? []);
    },

    async find(userId, id) {
      const row = await findOwnMailing(db, userId, id);
      return row && toEntry(row);
    },

    async move(user, id, { at }) {
      const row = await findOwnMailing(db, user.id, id);
      if (row?.state !== 'scheduled') throw notFound('That planned mail');
      // A moment that is over would send it at once.
      if (at <= new Date()) throw new AppError('bad_request', 'Choose a moment that is still to come.');
      await createMailingService(platform).send(user.id, id, at.toISOString());
    },
  };
}
