/** What the bell shows, what reading it changes, and how long it remembers. */

import type { ResponseOf } from '#common/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { type Preferences, readPreferences, savePreferences } from '#platform/notifications/preferences.ts';
import type { Platform } from '#platform/platform.ts';
import { listNotifications } from '../contract.ts';
import * as repo from './notifications.repo.ts';

const SHOWN = 50;
const KEPT_DAYS = 90;

const toNotification = ({ userId: _, dedupeKey: __, readAt, createdAt, ...row }: repo.NotificationRow) => ({
  ...row,
  readAt: readAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export function createNotificationService({ db, events, settings }: Platform) {
  return {
    async list(userId: string): Promise<ResponseOf<typeof listNotifications>> {
      const [rows, unread] = await Promise.all([
        repo.listLatest(db, userId, SHOWN),
        repo.countUnread(db, userId),
      ]);
      return { unread, items: rows.map(toNotification) };
    },

    async markRead(userId: string, ids: readonly string[] | undefined): Promise<void> {
      await repo.setRead(db, userId, ids);
      await events.publish(userId, { type: 'invalidate', keys: [listNotifications.path] });
    },

    preferences: (userId: string): Promise<Preferences> => readPreferences(db, userId),

    async setPreferences(userId: string, changes: Partial<Preferences>): Promise<Preferences> {
      await savePreferences(db, userId, changes);
      return readPreferences(db, userId);
    },

    announcement: async () => ({ text: await settings.get('announcement') }),
  };
}

/** Read messages are kept for three months. */
export async function sweepNotifications(db: Db): Promise<void> {
  await repo.deleteReadBefore(db, new Date(Date.now() - KEPT_DAYS * 86_400_000));
}
