/** What a person has used this month, counted from the meter and the stored bytes. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { monthStart, nextMonth } from '#platform/usage/month.ts';
import { effectivePlan } from '#platform/usage/usage.ts';
import { getUsage } from '../calls/billing-calls.ts';

/** Made by a model of the same name alone; everything else may use any of them. */
const OWN_MODEL = new Set(['image', 'speech']);

export function registerUsageRoutes(api: Api, { assets, usage, items, models }: Platform): void {
  api.handle(getUsage, async ({ user }) => {
    const plan = effectivePlan(user);
    const [used, counted, files, rows] = await Promise.all([
      usage.usedThisMonth(user.id),
      usage.countedThisMonth(user.id),
      assets.storedBytes(user.id),
      items.rowBytes(user.id),
    ]);
    const paid = (await models.describe()).filter((one) => !one.problem && one.isCloud);
    const now = new Date();
    return {
      periodStart: monthStart(now).toISOString(),
      resetsAt: nextMonth(now).toISOString(),
      plan,
      kinds: await Promise.all(
        usage.plans.kinds.map(async (kind) => {
          const isPaid = paid.some((one) => one.kind === kind || !OWN_MODEL.has(kind));
          const isLimited = await usage.isEnforced(isPaid);
          return {
            kind,
            used: (isLimited ? counted : used).get(kind) ?? 0,
            limit: usage.plans.limitOf(plan, kind),
            isLimited,
          };
        }),
      ),
      storage: { usedBytes: files + rows, limitBytes: usage.plans.storageBytesOf(plan) },
    };
  });
}
