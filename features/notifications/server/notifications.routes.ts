/** HTTP for the bell: the latest messages, and marking them read. */

import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { notifications } from '#platform/db/tables/work.table.ts';
import type { Api } from '#platform/http/api.ts';
import { readPreferences, savePreferences } from '#platform/notifications/preferences.ts';
import type { Platform } from '#platform/platform.ts';
import { getAnnouncement, getPreferences, listNotifications, markRead, setPreferences } from '../contract.ts';

const SHOWN = 50;

export function registerNotificationRoutes(api: Api, { db, events, settings }: Platform): void {
  api.handle(listNotifications, async ({ user }) => {
    const mine = eq(notifications.userId, user.id);
    const [rows, [unread]] = await Promise.all([
      db.select().from(notifications).where(mine).orderBy(desc(notifications.createdAt)).limit(SHOWN),
      db
        .select({ count: count() })
        .from(notifications)
        .where(and(mine, isNull(notifications.readAt))),
    ]);
    return {
      unread: unread?.count ?? 0,
      items: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        title: row.title,
        body: row.body,
        link: row.link,
        readAt: row.readAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      })),
    };
  });

  api.handle(markRead, async ({ user, body }) => {
    const unreadOfMine = and(eq(notifications.userId, user.id), isNull(notifications.readAt));
    await db
      .update(notifications)
      .set({ readAt: new Date() })
      .where(body.ids ? and(unreadOfMine, inArray(notifications.id, body.ids)) : unreadOfMine);
    await events.publish(user.id, { type: 'invalidate', keys: ['/api/notifications'] });
    return { success: true as const };
  });

  api.handle(getPreferences, ({ user }) => readPreferences(db, user.id));

  api.handle(setPreferences, async ({ user, body }) => {
    await savePreferences(db, user.id, body);
    return readPreferences(db, user.id);
  });

  api.handle(getAnnouncement, async () => ({ text: await settings.get('announcement') }));
}

const KEPT_DAYS = 90;

/** Read messages are kept for three months. */
export async function sweepNotifications({ db }: Platform): Promise<void> {
  const old = new Date(Date.now() - KEPT_DAYS * 86_400_000);
  await db
    .delete(notifications)
    .where(and(isNotNull(notifications.readAt), lt(notifications.createdAt, old)));
}
