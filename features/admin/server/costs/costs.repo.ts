/** Rows about the costs of cloud models, summed in the database. */

import { and, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { costCounters, costTotals, modelCalls, personBudgets } from '#platform/db/tables/cost.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { jobs } from '#platform/db/tables/work.table.ts';

const MAX_PEOPLE = 200;
const MAX_MODELS = 100;

export async function totalOf(db: Db, month: string): Promise<number> {
  const [row] = await db.select().from(costTotals).where(eq(costTotals.month, month));
  return row?.micros ?? 0;
}

const micros = sql<number>`sum(${modelCalls.micros})`.mapWith(Number);

export const byModel = (db: Db, month: string) =>
  db
    .select({
      provider: modelCalls.provider,
      model: modelCalls.model,
      kind: modelCalls.kind,
      calls: sql<number>`count(*)`.mapWith(Number),
      micros,
    })
    .from(modelCalls)
    .where(eq(modelCalls.month, month))
    .groupBy(modelCalls.provider, modelCalls.model, modelCalls.kind)
    .orderBy(desc(micros))
    .limit(MAX_MODELS);

export async function unitsByModel(db: Db, month: string) {
  const result = (await db.execute(sql`
    select provider, model, kind, unit.key as unit, sum(unit.value::float8) as count
    from ${modelCalls}, jsonb_each_text(units) as unit where month = ${month}
    group by provider, model, kind, unit.key
  `)) as unknown as {
    rows: { provider: string; model: string; kind: string; unit: string; count: number }[];
  };
  return result.rows;
}

export const byDay = (db: Db, since: Date) => {
  const day = sql<string>`to_char(${modelCalls.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day, provider: modelCalls.provider, micros })
    .from(modelCalls)
    .where(gte(modelCalls.createdAt, since))
    .groupBy(day, modelCalls.provider);
};

/** Whoever cost something this month, and whoever has a budget of their own. */
export const byPerson = (db: Db, month: string) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      micros: costCounters.micros,
      budget: personBudgets.micros,
    })
    .from(users)
    .leftJoin(costCounters, and(eq(costCounters.userId, users.id), eq(costCounters.month, month)))
    .leftJoin(personBudgets, eq(personBudgets.userId, users.id))
    .where(or(gte(costCounters.micros, 1), gte(personBudgets.micros, 0)))
    .orderBy(sql`${costCounters.micros} desc nulls last`, users.id)
    .limit(MAX_PEOPLE);

export async function isThere(db: Db, userId: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, userId))).length > 0;
}

/** Subscriptions of deleted accounts whose end was tried without success so far, or given up. */
export const listCancellations = (db: Db) =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.type, 'cancel-subscription'),
        or(eq(jobs.status, 'failed'), and(inArray(jobs.status, ['queued', 'running']), gt(jobs.attempts, 0))),
      ),
    )
    .orderBy(jobs.createdAt)
    .limit(MAX_PEOPLE);
