/** Counts every use once per month and person, and stops at the plan's limit, however many ask at the same time. */

import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import type { PlanId, User } from '#common/user.ts';
import { said } from '#common/wording/sentence.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Db } from '#platform/db/database.ts';
import { apiKeys } from '#platform/db/tables/api-keys.table.ts';
import { usageCharges, usageCounters } from '#platform/db/tables/usage.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { Notify } from '#platform/notifications/notify.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { monthOf, nextMonth } from './month.ts';

/** What the plans table says, handed in by whoever composes: the platform knows no feature. */
export interface PlanLimits {
  /** Uses a month; null is unlimited. */
  limitOf(plan: PlanId, kind: string): number | null;
  storageBytesOf(plan: PlanId): number | null;
  /** For messages: 'AI images'. */
  nounOf(kind: string): string;
  kinds: readonly string[];
}

export type ChargedUser = Pick<
  User,
  'id' | 'subscriptionPlan' | 'subscriptionStatus' | 'subscriptionEndsAt'
> & {
  /** Who calls by key brings it along: it may have a budget of its own. */
  apiKeyId?: string;
};

/** A use that is about to be counted: what could be asked in advance has been asked. */
export interface PreparedUse {
  /** In a transaction. Throws `quota_reached` when the plan's limit, or the API key's budget, is used up; the key is counted once. */
  charge(db: Db, key: string): Promise<void>;
  /** Tells a person whose plan runs low; after the transaction that counted. */
  warn(): Promise<void>;
}

/** What costs nobody anything has a counter of its own, so that it never takes a place from what the plan limits. */
const freeKind = (kind: string): string => `${kind}:free`;

const NEAR = 0.8;
const KEEP_CHARGES_MS = 100 * 86_400_000;

export type UsageMeter = ReturnType<typeof createUsageMeter>;

/** A renewal is told to us a little after the old period has ended; until then the plan goes on. */
export const RENEWAL_GRACE_MS = 3 * 86_400_000;

/** The plan that counts now: a paid plan only while its subscription is active and has not ended. */
export function effectivePlan(user: ChargedUser, now: number = Date.now()): PlanId {
  if (user.subscriptionStatus !== 'active') return 'free';
  const hasEnded =
    user.subscriptionEndsAt !== null && new Date(user.subscriptionEndsAt).getTime() + RENEWAL_GRACE_MS <= now;
  return hasEnded ? 'free' : user.subscriptionPlan;
}

export function createUsageMeter(db: Db, plans: PlanLimits, settings: Settings, notify: Notify) {
  const isEnforced = async (isMetered: boolean): Promise<boolean> => {
    const mode = await settings.get('quota_enforcement');
    return mode === 'always' || (mode === 'metered' && isMetered);
  };

  return {
    plans,
    /** Whether the plan's limit stops work like this now. */
    isEnforced,

    /** `isMetered`: a paid cloud model does the work. */
    async prepare(user: ChargedUser, kind: string, isMetered: boolean): Promise<PreparedUse> {
      const plan = effectivePlan(user);
      const limit = plans.limitOf(plan, kind);
      const isLimited = await isEnforced(isMetered);
      const stopAt = limit !== null && isLimited ? limit : null;
      const counter = isMetered || isLimited ? kind : freeKind(kind);
      const month = monthOf(new Date());
      let used = 0;
      return {
        async charge(tx, key) {
          if (user.apiKeyId) await spendBudget(tx, user.apiKeyId, month);
          const counted = await count(tx, user, counter, key, month, stopAt);
          if (counted === undefined) throw quotaReached(plans.nounOf(kind), limit!, plan);
          used = counted;
        },
        async warn() {
          if (stopAt === null || used < Math.ceil(stopAt * NEAR) || stopAt <= 1) return;
          const isAll = used >= stopAt;
          await notify(user.id, {
            kind: 'quota',
            title: `${isAll ? 'All' : 'Most'} ${plans.nounOf(kind)} of this month are used`,
            body: said`${used} of ${stopAt} used. More from ${nextMonth(new Date()).toISOString().slice(0, 10)}, or with a larger plan.`,
            link: '/subscription',
            dedupeKey: `quota:${user.id}:${kind}:${month}:${isAll ? 'all' : 'near'}`,
          });
        },
      };
    },

    /** Gives the use back when the work failed or was cancelled; safe to repeat. */
    async refund(tx: Db, key: string): Promise<void> {
      await tx.execute(sql`
        with returned as (
          update ${usageCharges} set refunded_at = now() where key = ${key} and refunded_at is null
          returning user_id, kind, month, api_key_id
        ), budget as (
          update ${apiKeys} as key set budget_used = greatest(0, key.budget_used - 1)
          from returned
          where key.id = returned.api_key_id and key.budget_month = returned.month
        )
        update ${usageCounters} as counter set used = greatest(0, counter.used - 1)
        from returned
        where counter.user_id = returned.user_id and counter.kind = returned.kind and counter.month = returned.month
      `);
    },

    /** It was charged as work of a paid model, and then our own did it. Safe to repeat. */
    async makeFree(tx: Db, key: string): Promise<void> {
      if (await isEnforced(false)) return;
      await tx.execute(sql`
        with moved as (
          update ${usageCharges} set kind = kind || ':free'
          where key = ${key} and refunded_at is null and kind not like '%:free'
          returning user_id, kind, month
        ), taken as (
          update ${usageCounters} as counter set used = greatest(0, counter.used - 1)
          from moved
          where counter.user_id = moved.user_id and counter.month = moved.month
            and counter.kind = split_part(moved.kind, ':', 1)
        )
        insert into ${usageCounters} as counter (user_id, kind, month, used)
        select user_id, kind, month, 1 from moved
        on conflict (user_id, kind, month) do update set used = counter.used + 1
      `);
    },

    /** Charges are for giving back; nobody gives back what was used months ago. */
    async sweep(now: number = Date.now()): Promise<void> {
      await db.delete(usageCharges).where(lt(usageCharges.createdAt, new Date(now - KEEP_CHARGES_MS)));
    },

    /** Everything that was made, by kind. */
    async usedThisMonth(userId: string): Promise<Map<string, number>> {
      const used = new Map<string, number>();
      for (const { kind, used: more } of await countersOf(db, userId)) {
        const [plain = kind] = kind.split(':');
        used.set(plain, (used.get(plain) ?? 0) + more);
      }
      return used;
    },

    /** What counts towards the plan's limit, by kind. */
    countedThisMonth: async (userId: string): Promise<Map<string, number>> =>
      new Map((await countersOf(db, userId)).map(({ kind, used }) => [kind, used])),

    /** Bytes that this person's plan allows; null is unlimited or not enforced. */
    async storageLimitOf(userId: string): Promise<{ bytes: number; plan: PlanId } | null> {
      if ((await settings.get('quota_enforcement')) === 'never') return null;
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      if (!row) return null;
      const plan = effectivePlan(toUser(row));
      const bytes = plans.storageBytesOf(plan);
      return bytes === null ? null : { bytes, plan };
    },
  };
}

const countersOf = (db: Db, userId: string) =>
  db
    .select()
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), eq(usageCounters.month, monthOf(new Date()))));

/** Raises the counter unless it stands at the limit, and notes the key, in one statement: both happen or neither. */
async function count(
  db: Db,
  { id: userId, apiKeyId }: ChargedUser,
  kind: string,
  key: string,
  month: string,
  stopAt: number | null,
): Promise<number | undefined> {
  const result = (await db.execute(sql`
    with counted as (
      insert into ${usageCounters} as counter (user_id, kind, month, used)
      select ${userId}::text, ${kind}::text, ${month}::text, 1 where ${stopAt}::int is null or ${stopAt}::int > 0
      on conflict (user_id, kind, month) do update set used = counter.used + 1
        where ${stopAt}::int is null or counter.used < ${stopAt}::int
      returning used
    ), charged as (
      insert into ${usageCharges} (key, user_id, kind, month, api_key_id)
      select ${key}::text, ${userId}::text, ${kind}::text, ${month}::text, ${apiKeyId ?? null}::text from counted
    )
    select used from counted
  `)) as unknown as { rows: { used: number }[] };
  return result.rows[0]?.used;
}

/** One more of what a key may make this month, decided by its row, however many ask at once. */
async function spendBudget(tx: Db, id: string, month: string): Promise<void> {
  const isThisMonth = sql`${apiKeys.budgetMonth} = ${month}`;
  const [spent] = await tx
    .update(apiKeys)
    .set({
      budgetMonth: month,
      budgetUsed: sql`case when ${isThisMonth} then ${apiKeys.budgetUsed} + 1 else 1 end`,
    })
    .where(
      sql`${apiKeys.id} = ${id} and (${apiKeys.monthlyBudget} is null
        or case when ${isThisMonth} then ${apiKeys.budgetUsed} else 0 end < ${apiKeys.monthlyBudget})`,
    )
    .returning({ id: apiKeys.id });
  if (spent) return;
  const [row] = await tx.select({ budget: apiKeys.monthlyBudget }).from(apiKeys).where(eq(apiKeys.id, id));
  if (!row) throw new AppError('unauthorized', 'Unauthorized');
  throw usedUp(`This API key has used its budget of ${row.budget} for this month.`, 'The budget');
}

function usedUp(told: string, what: string, more = ''): AppError {
  const resets = nextMonth(new Date());
  const seconds = Math.ceil((resets.getTime() - Date.now()) / 1000);
  return new AppError(
    'quota_reached',
    `${told} ${what} resets on ${resets.toISOString().slice(0, 10)}${more}.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

const quotaReached = (noun: string, limit: number, plan: PlanId): AppError =>
  usedUp(
    `You have used all ${limit} ${noun} of the ${plan} plan this month.`,
    'The quota',
    '; a larger plan is at /subscription',
  );
