/** Rows about payments: whose customer is whose, which events were seen, which invoices exist. */

import { desc, eq } from 'drizzle-orm';
import type { PlanId } from '#common/user.ts';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { billingCustomers, billingEvents, invoices } from '../billing.table.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;

export async function findCustomerOf(db: Db, userId: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return row;
}

export const isKnownCustomer = async (db: Db, customerId: string): Promise<boolean> =>
  (await db.$count(billingCustomers, eq(billingCustomers.customerId, customerId))) > 0;

export async function lockCustomer(tx: Db, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
    .for('update');
  return row;
}

/** The first customer of a person stays theirs; a simultaneous second one is forgotten. */
export async function saveCustomer(db: Db, userId: string, customerId: string): Promise<string> {
  await db
    .insert(billingCustomers)
    .values({ userId, customerId, updatedAt: new Date(0) })
    .onConflictDoNothing();
  return (await findCustomerOf(db, userId))?.customerId ?? customerId;
}

export async function markSynced(
  tx: Db,
  userId: string,
  { subscriptionId, plan, at }: { subscriptionId: string | null; plan: PlanId | null; at: Date },
): Promise<void> {
  await tx
    .update(billingCustomers)
    .set({ subscriptionId, plan, updatedAt: at })
    .where(eq(billingCustomers.userId, userId));
}

/** The plan a person pays for now, of times when it was not remembered with the subscription. */
export async function paidPlanOf(tx: Db, userId: string): Promise<PlanId | undefined> {
  const [user] = await tx
    .select({ plan: users.subscriptionPlan, status: users.subscriptionStatus })
    .from(users)
    .where(eq(users.id, userId));
  return user?.status === 'active' && user.plan !== 'free' ? user.plan : undefined;
}

/** False when this event was acted upon before. */
export async function recordEvent(tx: Db, id: string, type: string): Promise<boolean> {
  const rows = await tx.insert(billingEvents).values({ id, type }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function setSubscription(
  tx: Db,
  userId: string,
  values: { plan: PlanId; status: 'active' | 'expired'; endsAt: Date | null },
): Promise<{ plan: PlanId; status: string } | undefined> {
  const [before] = await tx
    .select({ plan: users.subscriptionPlan, status: users.subscriptionStatus })
    .from(users)
    .where(eq(users.id, userId));
  await tx
    .update(users)
    .set({
      subscriptionPlan: values.plan,
      subscriptionStatus: values.status,
      subscriptionEndsAt: values.endsAt,
    })
    .where(eq(users.id, userId));
  return before;
}

export async function saveInvoice(tx: Db, values: typeof invoices.$inferInsert): Promise<void> {
  const { id: _, userId: __, ...changes } = values;
  await tx.insert(invoices).values(values).onConflictDoUpdate({ target: invoices.id, set: changes });
}

export const listInvoices = (db: Db, userId: string) =>
  db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.issuedAt)).limit(100);
