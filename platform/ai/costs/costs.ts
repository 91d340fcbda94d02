/** What paid models cost, for whom and in which month, and no more than the budgets allow, however many call at once. */

import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { said } from '#common/wording/sentence.ts';
import type { Db } from '#platform/db/database.ts';
import {
  costCounters,
  costTotals,
  modelCalls,
  modelPrices,
  personBudgets,
} from '#platform/db/tables/cost.table.ts';
import type { Notify } from '#platform/notifications/notify.ts';
import { notifyAdmins } from '#platform/notifications/notify-admins.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { monthOf, nextMonth } from '#platform/usage/month.ts';
import { billedUser } from './billing-context.ts';
import type { CallReservation, MeteredCall } from './metered-model.ts';
import { costOf, isPriced, LIST_PRICES, type Price, type Prices, priceKey, type Units } from './prices.ts';

const NEAR = 0.8;
const CALLS_FOR_MS = 400 * 86_400_000;
/** A call whose process died never tells what it cost: it gives its share back. */
const LOST_AFTER_MS = 2 * 3_600_000;

export const dollars = (micros: number): string => `$${(micros / 1_000_000).toFixed(2)}`;

interface Level {
  spent: number;
  budget: number | null;
}

export type Costs = ReturnType<typeof createCosts>;

export function createCosts(db: Db, settings: Settings, notify: Notify) {
  async function prices(): Promise<Prices> {
    const own = await db.select().from(modelPrices);
    return new Map([...LIST_PRICES, ...own].map((one) => [priceKey(one.model, one.unit), one.micros]));
  }

  const budgetIn = async (key: 'monthly_budget' | 'monthly_budget_person'): Promise<number | null> => {
    const text = await settings.get(key);
    return text === '' ? null : Math.round(Number(text) * 1_000_000);
  };

  async function personBudget(userId: string): Promise<number | null> {
    const [own] = await db.select().from(personBudgets).where(eq(personBudgets.userId, userId));
    return own ? own.micros : budgetIn('monthly_budget_person');
  }

  /** Tells those who can do something about it, once a month. */
  async function warn(
    month: string,
    who: string | null,
    { spent, budget }: Level,
    cost: number,
  ): Promise<void> {
    if (budget === null || spent < budget * NEAR || spent - cost >= budget * NEAR) return;
    const until = nextMonth(new Date()).toISOString().slice(0, 10);
    const notice = {
      kind: 'quota',
      title: who
        ? said`Most of your budget for cloud models is used`
        : said`Most of the budget for cloud models is used`,
      body: said`${dollars(spent)} of ${dollars(budget)} this month. From ${dollars(budget)} on, cloud models are refused until ${until}.`,
      link: who ? '/subscription' : '/admin?tab=costs',
      dedupeKey: `budget:${who ?? 'all'}:${month}`,
    };
    await (who ? notify(who, notice) : notifyAdmins({ db, notify }, notice));
  }

  /** A budget that cannot count a call would not be one. */
  async function unpriced(model: string): Promise<AppError> {
    await notifyAdmins(
      { db, notify },
      {
        kind: 'quota',
        title: said`${model} has no price`,
        body: 'There is a budget for cloud models, and this one cannot be counted. It is refused until you set its price, which may be 0.',
        link: '/admin?tab=costs',
        dedupeKey: `unpriced:${model}`,
      },
    );
    return new AppError(
      'quota_reached',
      `${model} has no price here, so the budget for cloud models cannot count it. An administrator can set its price under Costs.`,
    );
  }

  /** Takes a share of both budgets, or of none. */
  async function begin({ kind, id: modelId, provider, units }: MeteredCall): Promise<CallReservation> {
    const userId = billedUser();
    const month = monthOf(new Date());
    const known = await prices();
    const cost = costOf(known, modelId, units);
    const id = newId();
    const all: Level = { spent: 0, budget: await budgetIn('monthly_budget') };
    const own: Level = { spent: 0, budget: userId ? await personBudget(userId) : null };
    if ((all.budget ?? own.budget) !== null && !isPriced(known, modelId, units))
      throw await unpriced(modelId);
    await db.transaction(async (tx) => {
      all.spent = await raiseTotal(tx, month, cost, all.budget);
      if (userId) own.spent = await raisePerson(tx, userId, month, cost, own.budget);
      const model = modelId.slice(modelId.indexOf(':') + 1);
      await tx.insert(modelCalls).values({
        id,
        userId,
        month,
        provider,
        model,
        kind,
        units: units as Record<string, number>,
        micros: cost,
        status: 'running',
      });
    });
    await warn(month, null, all, cost);
    if (userId) await warn(month, userId, own, cost);
    return {
      settle: (actual?: Units) =>
        end(id, actual && { units: actual, micros: costOf(known, modelId, actual) }),
      release: () => end(id, null),
    };
  }

  /** Puts the sums right by what it turned out to be; null: it never happened. Safe to repeat. */
  async function end(id: string, actual: { units: Units; micros: number } | null | undefined): Promise<void> {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(modelCalls)
        .where(and(eq(modelCalls.id, id), eq(modelCalls.status, 'running')))
        .for('update');
      if (!row) return;
      const change = actual === undefined ? 0 : (actual?.micros ?? 0) - row.micros;
      if (change !== 0) {
        await raiseTotal(tx, row.month, change, null);
        if (row.userId) await raisePerson(tx, row.userId, row.month, change, null);
      }
      if (actual === null) await tx.delete(modelCalls).where(eq(modelCalls.id, id));
      else
        await tx
          .update(modelCalls)
          .set({
            status: 'done',
            ...(actual && { ...actual, units: actual.units as Record<string, number> }),
          })
          .where(eq(modelCalls.id, id));
    });
  }

  return {
    begin,

    async listPrices(): Promise<(Price & { isOwn: boolean })[]> {
      const own = (await db.select().from(modelPrices)) as Price[];
      const keys = new Set(own.map((one) => priceKey(one.model, one.unit)));
      const listed = LIST_PRICES.filter((one) => !keys.has(priceKey(one.model, one.unit)));
      return [
        ...own.map(({ model, unit, micros }) => ({ model, unit, micros, isOwn: true })),
        ...listed.map((one) => ({ ...one, isOwn: false })),
      ].sort((a, b) => priceKey(a.model, a.unit).localeCompare(priceKey(b.model, b.unit)));
    },

    /** Null: the list price again, or none. */
    async setPrice(model: string, unit: string, micros: number | null): Promise<void> {
      const isThis = and(eq(modelPrices.model, model), eq(modelPrices.unit, unit));
      if (micros === null) await db.delete(modelPrices).where(isThis);
      else
        await db
          .insert(modelPrices)
          .values({ model, unit, micros })
          .onConflictDoUpdate({
            target: [modelPrices.model, modelPrices.unit],
            set: { micros, updatedAt: new Date() },
          });
    },

    budgets: async () => ({
      all: await budgetIn('monthly_budget'),
      person: await budgetIn('monthly_budget_person'),
    }),

    /** Null: everybody's. */
    async setPersonBudget(userId: string, micros: number | null): Promise<void> {
      if (micros === null) await db.delete(personBudgets).where(eq(personBudgets.userId, userId));
      else
        await db
          .insert(personBudgets)
          .values({ userId, micros })
          .onConflictDoUpdate({ target: personBudgets.userId, set: { micros, updatedAt: new Date() } });
    },

    async sweep(now: number = Date.now()): Promise<void> {
      const lost = await db
        .select({ id: modelCalls.id })
        .from(modelCalls)
        .where(
          and(eq(modelCalls.status, 'running'), lt(modelCalls.createdAt, new Date(now - LOST_AFTER_MS))),
        );
      for (const { id } of lost) await end(id, null);
      // Sums by month stay; single calls are of use for a year.
      await db.delete(modelCalls).where(lt(modelCalls.createdAt, new Date(now - CALLS_FOR_MS)));
    },
  };
}

const refused = (whose: string, budget: number): AppError => {
  const resets = nextMonth(new Date());
  return new AppError(
    'quota_reached',
    `${whose} budget of ${dollars(budget)} for cloud models is used up this month. It begins anew on ${resets.toISOString().slice(0, 10)}.`,
    { headers: { 'retry-after': String(Math.ceil((resets.getTime() - Date.now()) / 1000)) } },
  );
};

/** In one statement each: the row is locked by it, so that the last cent is given once. */
async function raiseTotal(tx: Db, month: string, micros: number, budget: number | null): Promise<number> {
  const result = (await tx.execute(sql`
    insert into ${costTotals} as total (month, micros)
    select ${month}::text, ${micros}::bigint where ${budget}::bigint is null or ${micros}::bigint <= ${budget}::bigint
    on conflict (month) do update set micros = greatest(0, total.micros + ${micros}::bigint)
      where ${budget}::bigint is null or total.micros + ${micros}::bigint <= ${budget}::bigint
    returning micros
  `)) as unknown as { rows: { micros: number | string }[] };
  if (!result.rows[0]) throw refused("This installation's", budget!);
  return Number(result.rows[0].micros);
}

async function raisePerson(
  tx: Db,
  userId: string,
  month: string,
  micros: number,
  budget: number | null,
): Promise<number> {
  const result = (await tx.execute(sql`
    insert into ${costCounters} as counter (user_id, month, micros)
    select ${userId}::text, ${month}::text, ${micros}::bigint
      where ${budget}::bigint is null or ${micros}::bigint <= ${budget}::bigint
    on conflict (user_id, month) do update set micros = greatest(0, counter.micros + ${micros}::bigint)
      where ${budget}::bigint is null or counter.micros + ${micros}::bigint <= ${budget}::bigint
    returning micros
  `)) as unknown as { rows: { micros: number | string }[] };
  if (!result.rows[0]) throw refused('Your', budget!);
  return Number(result.rows[0].micros);
}
