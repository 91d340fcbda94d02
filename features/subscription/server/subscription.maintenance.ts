/** Ends trials and granted plans on their day, and says so before and after. */

import { and, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { said } from '#common/wording/sentence.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { Platform } from '#platform/platform.ts';
import { RENEWAL_GRACE_MS } from '#platform/usage/usage.ts';
import { planOf } from '../contract.ts';
import { billingCustomers } from './billing.table.ts';

const WARN_BEFORE_MS = 6 * 3_600_000;

export async function expireSubscriptions(platform: Platform, now: Date = new Date()): Promise<void> {
  await warnOfEndingTrials(platform, now);
  await endTrials(platform, now);
  await endGrantedPlans(platform, now);
}

async function warnOfEndingTrials({ db, notify }: Platform, now: Date): Promise<void> {
  const ending = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.subscriptionStatus, 'trial'),
        gt(users.trialEndsAt, now),
        lte(users.trialEndsAt, new Date(now.getTime() + WARN_BEFORE_MS)),
      ),
    );
  for (const { id } of ending) {
    await notify(id, {
      kind: 'trial',
      title: 'Your trial ends soon',
      body: 'Everything you made stays. Choose a plan to go on with more.',
      link: '/subscription',
      dedupeKey: `trial-ending:${id}`,
    });
  }
}

async function endTrials({ db, sessions }: Platform, now: Date): Promise<void> {
  const ended = await db
    .update(users)
    .set({ subscriptionStatus: 'expired' })
    .where(and(eq(users.subscriptionStatus, 'trial'), lte(users.trialEndsAt, now)))
    .returning({ id: users.id });
  for (const { id } of ended) await sessions.announce(id);
}

/** Granted plans end on their day; paid ones get a few days, because the renewal is told to us afterwards. */
async function endGrantedPlans({ db, notify, sessions }: Platform, now: Date): Promise<void> {
  const due = and(
    eq(users.subscriptionStatus, 'active'),
    ne(users.subscriptionPlan, 'free'),
    isNotNull(users.subscriptionEndsAt),
    or(
      and(isNull(billingCustomers.subscriptionId), lte(users.subscriptionEndsAt, now)),
      lte(users.subscriptionEndsAt, new Date(now.getTime() - RENEWAL_GRACE_MS)),
    ),
  );
  const ending = await db
    .select({ id: users.id, plan: users.subscriptionPlan, endsAt: users.subscriptionEndsAt })
    .from(users)
    .leftJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .where(due);
  for (const { id, plan, endsAt } of ending) {
    const [ended] = await db
      .update(users)
      .set({ subscriptionStatus: 'expired', subscriptionPlan: 'free' })
      .where(
        and(eq(users.id, id), eq(users.subscriptionStatus, 'active'), eq(users.subscriptionEndsAt, endsAt!)),
      )
      .returning({ id: users.id });
    if (!ended) continue;
    await sessions.announce(id);
    await notify(id, {
      kind: 'billing',
      title: said`Your ${planOf(plan).name} plan has ended`,
      body: 'You are on the free plan now. Everything you made stays.',
      link: '/subscription',
      dedupeKey: `plan-ended:${id}:${endsAt?.toISOString()}`,
    });
  }
}
