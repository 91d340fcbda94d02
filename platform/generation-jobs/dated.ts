/** What stands on a day of a person's calendar: each feature offers its own, and moves it when it is dragged. */

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

export interface DatedSource {
  kind: DatedKind;
  /** Of this person, from the one moment up to the other, the earliest first. */
  list(userId: string, span: { from: Date; to: Date; limit: number }): Promise<DatedEntry[]>;
  find(userId: string, id: string): Promise<DatedEntry | undefined>;
  /** By the rules of its feature, which may refuse in words. */
  move(user: User, id: string, to: { at: Date; timeZone: string }): Promise<void>;
}
