/** From a row of the users table to the person that clients may see. */

import type { User } from '#common/user.ts';
import type { users } from '#platform/db/tables/users.table.ts';

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
});
