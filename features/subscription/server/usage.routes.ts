/** What a person has used this month, counted from the meter and the stored bytes. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { monthStart, nextMonth } from '#platform/usage/month.ts';
import { effectivePlan } from '#platform/usage/usage.ts';
import { getUsage } from '../calls/billing-calls.ts';

export function registerUsageRoutes(api: Api, { assets, usage, items }: Platform): void {
  api.handle(getUsage, async ({ user }) => {
    const plan = effectivePlan(user);
    const [used, files, rows] = await Promise.all([
      usage.usedThisMonth(user.id),
      assets.storedBytes(user.id),
      items.rowBytes(user.id),
    ]);
    const now = new Date();
    return {
      periodStart: monthStart(now).toISOString(),
      resetsAt: nextMonth(now).toISOString(),
      plan,
      kinds: usage.plans.kinds.map((kind) => ({
        kind,
        used: used.get(kind) ?? 0,
        limit: usage.plans.limitOf(plan, kind),
      })),
      storage: { usedBytes: files + rows, limitBytes: usage.plans.storageBytesOf(plan) },
    };
  });
}
