/** HTTP for the people of this installation. */

import type { FastifyRequest } from 'fastify';
import { notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { effectivePlan } from '#platform/usage/usage.ts';
import * as contract from '../../contract.ts';
import { createRemembered } from '../remembered.ts';
import { setPlan, setRole, setStatus } from './user-changes.service.ts';
import * as repo from './users.repo.ts';

/** Totals from this size on may be half a minute old; counting them each time would cost more than the page. */
const LARGE_TOTAL = 5000;
const SHOWN_SIGN_INS = 50;

const toAdminUser = (row: { user: repo.UserRow; lastSignInAt: Date | null }): contract.AdminUser => ({
  ...toUser(row.user),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
});

const actorOf = (user: User, request: FastifyRequest) => ({ user, address: request.ip });

export function registerUserRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const totals = createRemembered<number>({ forMs: 30_000, isLarge: (total) => total > LARGE_TOTAL });

  const read = async (userId: string): Promise<contract.AdminUser> => {
    const row = await repo.findUser(db, userId);
    if (!row) throw notFound('That person');
    return toAdminUser(row);
  };

  api.handle(contract.listUsers, async ({ query }) => {
    const { page, pageSize, sort: _, ...filter } = query;
    const [rows, total] = await Promise.all([
      repo.findPage(db, query),
      totals(JSON.stringify(filter), () => repo.countUsers(db, filter)),
    ]);
    return { users: rows.map(toAdminUser), total, page, pageSize };
  });

  api.handle(contract.getUserDetail, async ({ params }) => {
    const user = await read(params.userId);
    const [possessions, used, signIns] = await Promise.all([
      repo.possessionsOf(db, user.id),
      platform.usage.usedThisMonth(user.id),
      repo.lastSignIns(db, user.id, SHOWN_SIGN_INS),
    ]);
    const { plans } = platform.usage;
    const plan = effectivePlan(user);
    return {
      user,
      ...possessions,
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
  });

  api.handle(contract.setUserStatus, async ({ user, params, body, request }) => {
    await setStatus(platform, actorOf(user, request), params.userId, body.isActive);
    return read(params.userId);
  });

  api.handle(contract.setUserRole, async ({ user, params, body, request }) => {
    await setRole(platform, actorOf(user, request), params.userId, body.role);
    return read(params.userId);
  });

  api.handle(contract.setUserPlan, async ({ user, params, body, request }) => {
    const endsAt = body.endsAt ? new Date(body.endsAt) : null;
    await setPlan(platform, actorOf(user, request), params.userId, body.plan, endsAt);
    return read(params.userId);
  });
}
