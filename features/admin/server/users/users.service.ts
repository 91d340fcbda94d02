/** People as administrators see them: in pages, and one in full with what they own, used and when they signed in. */

import type { QueryOf, ResponseOf } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Platform } from '#platform/platform.ts';
import { effectivePlan } from '#platform/usage/usage.ts';
import type { AdminUser, AdminUserDetail, listUsers } from '../../contract.ts';
import { createTimedCache } from '../timed-cache.ts';
import * as repo from './users.repo.ts';

/** Totals from this size on may be half a minute old; counting them each time would cost more than the page. */
const LARGE_TOTAL = 5000;
const SHOWN_SIGN_INS = 50;

const toAdminUser = (row: { user: repo.UserRow; lastSignInAt: Date | null }): AdminUser => ({
  ...toUser(row.user),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
});

export function createUserDirectory({ db, usage }: Platform) {
  const totals = createTimedCache<number>({ ttlMs: 30_000, isLarge: (total) => total > LARGE_TOTAL });

  const get = async (userId: string): Promise<AdminUser> => {
    const row = await repo.findUser(db, userId);
    if (!row) throw notFound('That person');
    return toAdminUser(row);
  };

  return {
    get,

    async list(query: QueryOf<typeof listUsers>): Promise<ResponseOf<typeof listUsers>> {
      const { page, pageSize, sort: _, ...filter } = query;
      const [rows, total] = await Promise.all([
        repo.findPage(db, query),
        totals(JSON.stringify(filter), () => repo.countUsers(db, filter)),
      ]);
      return { users: rows.map(toAdminUser), total, page, pageSize };
    },

    async detail(userId: string): Promise<AdminUserDetail> {
      const user = await get(userId);
      const [owned, used, signIns] = await Promise.all([
        repo.ownedTotals(db, user.id),
        usage.usedThisMonth(user.id),
        repo.lastSignIns(db, user.id, SHOWN_SIGN_INS),
      ]);
      const { plans } = usage;
      const plan = effectivePlan(user);
      return {
        user,
        ...owned,
        usage: plans.kinds.map((kind) => ({
          kind,
          used: used.get(kind) ?? 0,
          limit: plans.limitOf(plan, kind),
        })),
        signIns: signIns.map(({ createdAt, address, agent }) => ({
          at: createdAt.toISOString(),
          address,
          agent,
        })),
      };
    },
  };
}
