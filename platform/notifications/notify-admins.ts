/** Tells every administrator what only they can do something about, each of them once. */

import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { Notice, Notify } from './notify.ts';

export async function notifyAdmins(
  { db, notify }: { db: Db; notify: Notify },
  notice: Notice & { dedupeKey: string },
): Promise<void> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)));
  for (const { id } of admins) await notify(id, { ...notice, dedupeKey: `${notice.dedupeKey}:${id}` });
}
