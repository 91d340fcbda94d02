/** HTTP for the people of this installation. */

import type { FastifyRequest } from 'fastify';
import type { User } from '#common/user.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as contract from '../../contract.ts';
import { setPlan, setRole, setStatus } from './user-changes.service.ts';
import { createUserDirectory } from './users.service.ts';

const actorOf = (user: User, request: FastifyRequest) => ({ user, address: request.ip });

export function registerUserRoutes(api: Api, platform: Platform): void {
  const users = createUserDirectory(platform);

  api.handle(contract.listUsers, ({ query }) => users.list(query));
  api.handle(contract.getUserDetail, ({ params }) => users.detail(params.userId));

  api.handle(contract.setUserStatus, async ({ user, params, body, request }) => {
    await setStatus(platform, actorOf(user, request), params.userId, body.isActive);
    return users.get(params.userId);
  });

  api.handle(contract.setUserRole, async ({ user, params, body, request }) => {
    await setRole(platform, actorOf(user, request), params.userId, body.role);
    return users.get(params.userId);
  });

  api.handle(contract.setUserPlan, async ({ user, params, body, request }) => {
    const endsAt = body.endsAt ? new Date(body.endsAt) : null;
    await setPlan(platform, actorOf(user, request), params.userId, body.plan, endsAt);
    return users.get(params.userId);
  });
}
