/** Leaves a message in a person's bell, tells their open pages at once, and sends it by e-mail where they want that. */

import { cutText } from '#common/wording/cut-text.ts';
import { asSentence, type Sentence, sentenceText } from '#common/wording/sentence.ts';
import type { Db } from '#platform/db/database.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import { wantsMail } from './preferences.ts';

export interface Notice {
  kind: string;
  /** A fixed text, or one with values; people's own words are always values. */
  title: string | Sentence;
  body?: string | Sentence | undefined;
  /** A path of this product. */
  link?: string;
  /** The same key is delivered once, however often it is sent. */
  dedupeKey?: string;
}

export type Notify = ReturnType<typeof createNotify>;

/** `claim`: what makes this the one to tell, done in the same transaction; false: somebody else has told them. */
export const createNotify =
  (db: Db, events: UserEvents, sendMail: (tx: Db, notificationId: string) => Promise<unknown>) =>
  async (userId: string, notice: Notice, claim?: (tx: Db) => Promise<boolean>): Promise<void> => {
    const said = {
      title: asSentence(notice.title),
      ...(notice.body && { body: asSentence(notice.body) }),
    };
    const words = { title: sentenceText(said.title), body: said.body && sentenceText(said.body) };
    const row = await db.transaction(async (tx) => {
      if (claim && !(await claim(tx))) return undefined;
      const [written] = await tx
        .insert(notifications)
        .values({ userId, ...notice, ...words, said })
        .onConflictDoNothing({ target: notifications.dedupeKey })
        .returning();
      if (written && (await wantsMail(tx, userId, notice.kind))) await sendMail(tx, written.id);
      return written;
    });
    if (!row) return;
    const { id, title, body, link } = row;
    await events.publish(userId, {
      type: 'notification',
      notification: { id, title, body: body ? cutText(body, 500) : null, link },
    });
  };
