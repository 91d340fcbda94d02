/** HTTP for accounts: sessions begin, rotate and end here. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie } from '#platform/auth/session-cookie.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Api } from '#platform/http/api.ts';
import type { WebPages } from '#platform/http/web-pages.ts';
import type { Platform } from '#platform/platform.ts';
import * as contract from '../contract.ts';
import { anyUserExists } from './account.repo.ts';
import { beginSession } from './begin-session.ts';
import { exportDataJob } from './export-data.job.ts';
import { registerOidcRoutes } from './oidc.routes.ts';
import { editProfile, leaveForGood, replacePassword } from './profile.service.ts';
import { signIn } from './sign-in.service.ts';
import { areSignUpsClosed, signUp } from './sign-up.service.ts';

export function registerAccountRoutes(api: Api, platform: Platform, pages: WebPages): void {
  registerOidcRoutes(api, platform, pages);

  api.handle(contract.getCurrentUser, ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return user;
  });

  api.handle(contract.signInOptions, async () => {
    const firstAccount = !(await anyUserExists(platform.db));
    return {
      password: true,
      // Somebody must be able to begin, whatever the setting says.
      signUp: firstAccount || !(await areSignUpsClosed(platform)),
      oidc: platform.config.oidc !== undefined,
      firstAccount,
    };
  });

  api.handle(contract.register, async ({ body, request, reply }) => {
    const user = await signUp(platform, body, request.ip);
    await beginSession(platform, request, reply, user.id);
    return toUser(user);
  });

  api.handle(contract.login, async ({ body, request, reply }) => {
    const user = await signIn(platform, body.email, body.password, request.ip);
    await beginSession(platform, request, reply, user.id);
    return toUser(user);
  });

  api.handle(contract.logout, async ({ request, reply }) => {
    await endSession(platform, request, reply);
    return reply.redirect('/');
  });

  api.handle(contract.updateProfile, async ({ user, body }) =>
    toUser(await editProfile(platform, user, body)),
  );

  api.handle(contract.changePassword, async ({ user, body, request, reply }) => {
    await replacePassword(platform, user, body, request.ip);
    await beginSession(platform, request, reply, user.id, { isRenewal: true });
    return { success: true as const };
  });

  api.handle(contract.exportMyData, async ({ user }) => {
    const job = await platform.jobs.enqueueOnce(exportDataJob, { userId: user.id }, user.id);
    return { jobId: job.id, job };
  });

  api.handle(contract.deleteAccount, async ({ user, body, request, reply }) => {
    await leaveForGood(platform, user, body);
    clearSessionCookie(request, reply);
    return { success: true as const };
  });
}

async function endSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.sid) await platform.sessions.end(request.sid);
  clearSessionCookie(request, reply);
}
