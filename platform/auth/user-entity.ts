/** From a row of the users table to the person that clients may see, and what is read of them by id alone. */

import { eq } from 'drizzle-orm';
import type { User } from '#common/user.ts';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';

export const toUser = (row: typeof users.$inferSelect): User => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  role: row.role,
  isActive: row.isActive,
  subscriptionPlan: row.subscriptionPlan,
  subscriptionStatus: row.subscriptionStatus,
  createdAt: row.createdAt.toISOString(),
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
  timeZone: row.timeZone,
});

/** Where somebody's clock is, as chosen in the settings. */
export async function zoneOfUser(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return row?.timeZone ?? null;
}
