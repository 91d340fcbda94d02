/** Which notifications a person also wants by e-mail. */

import { eq } from 'drizzle-orm';
import {
  EMAIL_BY_DEFAULT,
  NOTIFICATION_KINDS,
  type NotificationKind,
  preferenceOf,
} from '#common/notification-kinds.ts';
import type { Db } from '#platform/db/database.ts';
import { notificationPreferences } from '#platform/db/tables/usage.table.ts';

export type Preferences = Record<NotificationKind, boolean>;

export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  const chosen = new Map(rows.map((row) => [row.kind, row.byEmail]));
  return Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, chosen.get(kind) ?? EMAIL_BY_DEFAULT[kind]]),
  ) as Preferences;
}

export async function savePreferences(db: Db, userId: string, changes: Partial<Preferences>): Promise<void> {
  for (const [kind, byEmail] of Object.entries(changes)) {
    await db
      .insert(notificationPreferences)
      .values({ userId, kind, byEmail })
      .onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.kind],
        set: { byEmail },
      });
  }
}

export async function wantsMail(db: Db, userId: string, kind: string): Promise<boolean> {
  const preference = preferenceOf(kind);
  return preference !== undefined && (await readPreferences(db, userId))[preference];
}
