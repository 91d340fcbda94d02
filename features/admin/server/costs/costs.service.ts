/** The month's costs for administrators, and the prices and budgets they set; changes are noted in the trail. */

import { notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { monthOf } from '#platform/usage/month.ts';
import type { CostFigures, CostPrice } from '../../calls/cost-calls.ts';
import { lastDays, startOf } from '../figures/days.ts';
import * as repo from './costs.repo.ts';

/** To a hundredth of a cent. */
const dollars = (micros: number): number => Math.round(micros / 100) / 10_000;
const orNone = (micros: number | null): number | null => (micros === null ? null : dollars(micros));
const toMicros = (amount: number | null): number | null =>
  amount === null ? null : Math.round(amount * 1_000_000);

interface Actor {
  user: User;
  address: string;
}

export function createCostService({ db, costs }: Platform) {
  async function providersByDay(days: readonly string[]): Promise<CostFigures['providers']> {
    const rows = await repo.byDay(db, startOf(days[0]!));
    const names = [...new Set(rows.map(({ provider }) => provider))].sort();
    return names.map((name) => ({
      name,
      values: days.map((day) =>
        dollars(rows.find((row) => row.day === day && row.provider === name)?.micros ?? 0),
      ),
    }));
  }

  return {
    /** What may still charge somebody who is gone. */
    cancellations: async () =>
      (await repo.listCancellations(db)).map(({ payload, status, error, createdAt }) => ({
        customerId: String((payload as { customerId?: unknown }).customerId),
        isTried: status !== 'failed',
        error,
        createdAt: createdAt.toISOString(),
      })),

    async figures(month: string = monthOf(new Date())): Promise<CostFigures> {
      const days = lastDays(new Date());
      const [budgets, total, models, units, people, providers] = await Promise.all([
        costs.budgets(),
        repo.totalOf(db, month),
        repo.byModel(db, month),
        repo.unitsByModel(db, month),
        repo.byPerson(db, month),
        providersByDay(days),
      ]);
      return {
        month,
        total: dollars(total),
        budget: orNone(budgets.all),
        budgetPerPerson: orNone(budgets.person),
        days,
        providers,
        models: models.map(({ micros, ...one }) => ({
          ...one,
          cost: dollars(micros),
          units: Object.fromEntries(
            units
              .filter(
                (row) => row.provider === one.provider && row.model === one.model && row.kind === one.kind,
              )
              .map(({ unit, count }) => [unit, Math.round(Number(count) * 100) / 100]),
          ),
        })),
        people: people.map(({ id, email, firstName, lastName, micros, budget }) => ({
          id,
          name: [firstName, lastName].filter(Boolean).join(' ') || email || id,
          cost: dollars(micros ?? 0),
          budget: orNone(budget),
        })),
      };
    },

    async prices(): Promise<CostPrice[]> {
      return (await costs.listPrices()).map(({ micros, ...one }) => ({ ...one, price: micros / 1_000_000 }));
    },

    async setPrice(
      { user, address }: Actor,
      change: Pick<CostPrice, 'model' | 'unit'> & { price: number | null },
    ) {
      const { model, unit, price } = change;
      const before =
        (await this.prices()).find((one) => one.model === model && one.unit === unit)?.price ?? null;
      await costs.setPrice(model, unit, toMicros(price));
      const details = { unit, before, after: price, address };
      await audit(db, {
        actorId: user.id,
        action: 'price_changed',
        targetType: 'model',
        targetId: model,
        details,
      });
      return { success: true as const };
    },

    async setPersonBudget({ user, address }: Actor, userId: string, budget: number | null) {
      if (!(await repo.isThere(db, userId))) throw notFound('That person');
      await costs.setPersonBudget(userId, toMicros(budget));
      const details = { after: budget, address };
      await audit(db, {
        actorId: user.id,
        action: 'budget_changed',
        targetType: 'user',
        targetId: userId,
        details,
      });
      return { success: true as const };
    },
  };
}
