/** Leaves a message in a person's bell, tells their open pages at once, and sends it by e-mail where they want that. */

import { cutText } from '#common/cut-text.ts';
import type { Db } from '#platform/db/database.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import { wantsMail } from './preferences.ts';

export interface Notice {
  kind: string;
  title: string;
  body?: string;
  /** A path of this product. */
  link?: string;
  /** The same key is delivered once, however often it is sent. */
  dedupeKey?: string;
}

export type Notify = ReturnType<typeof createNotify>;

export const createNotify =
  (db: Db, events: UserEvents, sendMail: (notificationId: string) => Promise<unknown>) =>
  async (userId: string, notice: Notice): Promise<void> => {
    const [row] = await db
      .insert(notifications)
      .values({ userId, ...notice })
      .onConflictDoNothing({ target: notifications.dedupeKey })
      .returning();
    if (!row) return;
    const { id, title, body, link } = row;
    await events.publish(userId, {
      type: 'notification',
      notification: { id, title, body: body ? cutText(body, 500) : null, link },
    });
    if (await wantsMail(db, userId, notice.kind)) await sendMail(id);
  };
