/** What stands on a day of a person's calendar: each feature offers its own, and moves it when it is dragged. */

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { User } from '#common/user.ts';

export const DATED_KINDS = ['piece', 'mailing', 'task'] as const;
export type DatedKind = (typeof DATED_KINDS)[number];

/** How far it is: nobody decided yet, it happens by itself at its moment, it is over, or somebody has to look. */
export const DATED_STATES = ['draft', 'planned', 'done', 'problem'] as const;
export type DatedState = (typeof DATED_STATES)[number];

export interface DatedEntry {
  /** Within its kind. */
  id: string;
  title: string;
  /** What it is, as its feature calls it: 'story', 'film'. */
  form?: string | undefined;
  network?: string | undefined;
  at: Date;
  /** Its day counts and its time does not. */
  isAllDay?: boolean;
  state: DatedState;
  openUrl: string;
  imageUrl?: string | null | undefined;
  /** What is sent, or on its way, stays where it is. */
  isMovable: boolean;
  /** Not there yet: a repeat will bring it. */
  isRepeat?: boolean;
}

export interface DatedSpan {
  /** The beginning of a day. */
  from: Date;
  to: Date;
  /** No more than the first of each day. */
  perDay: number;
}

export interface DatedSource {
  kind: DatedKind;
  /** Of this person, the earliest first. */
  list(userId: string, span: DatedSpan): Promise<DatedEntry[]>;
  find(userId: string, id: string): Promise<DatedEntry | undefined>;
  /** By the rules of its feature, which may refuse in words. */
  move(user: User, id: string, to: { at: Date; timeZone: string }): Promise<void>;
}

/** Those rows among `where` that are the first ones of their day. */
export const firstOfEachDay = (
  table: PgTable & { id: PgColumn },
  moment: PgColumn,
  where: SQL | undefined,
  { from, perDay }: DatedSpan,
): SQL => sql`${table.id} in (
  select ranked.id from (
    select ${table.id} as id, row_number() over (
      partition by floor(extract(epoch from ${moment} - ${from.toISOString()}::timestamptz) / 86400)
      order by ${moment}, ${table.id}
    ) as place from ${table} where ${where}
  ) ranked where ranked.place <= ${perDay}
)`;
